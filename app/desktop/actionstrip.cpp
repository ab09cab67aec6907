#include "app/desktop/actionstrip.h"

#include "app/desktop/tints.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace medici::desktop {

ActionStrip::ActionStrip(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    space();
}

void ActionStrip::setWords(QWidget *words)
{
    m_row->insertWidget(0, words, 1);
}

void ActionStrip::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

void ActionStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tint(this, Tint::Panel));
    painter.fillRect(0, 0, width(), 1, tint(this, Tint::Line));
}

void ActionStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        space();
    QWidget::changeEvent(event);
}

void ActionStrip::space()
{
    m_row->setContentsMargins(px(16), px(12), px(16), px(12));
    m_row->setSpacing(px(12));
    setMinimumHeight(px(72));
}

} // namespace medici::desktop
