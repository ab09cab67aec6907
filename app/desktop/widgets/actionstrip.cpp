#include "app/desktop/widgets/actionstrip.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <vector>

namespace medici::desktop {

ActionStrip::ActionStrip(QWidget *parent)
    : QWidget(parent), m_whole(new QHBoxLayout(this)), m_row(new QHBoxLayout)
{
    m_row->addStretch();
    m_whole->addLayout(m_row);
    space();
}

void ActionStrip::setWords(QWidget *words)
{
    m_whole->insertWidget(0, words, 1);
}

void ActionStrip::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

void ActionStrip::removeButton(QWidget *button)
{
    m_row->removeWidget(button);
}

bool ActionStrip::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void ActionStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ActionStrip::arrange()
{
    int buttons = 0;
    std::vector<KeyButton *> withKeys;
    for (int i = 0; i < m_row->count(); ++i) {
        QWidget *widget = m_row->itemAt(i)->widget();
        auto *button = qobject_cast<KeyButton *>(widget);
        if (button != nullptr)
            withKeys.push_back(button); // a hidden one is to have its width when it is shown
        if (widget != nullptr && !widget->isHidden())
            buttons +=
                m_row->spacing() + (button == nullptr ? widget->sizeHint() : button->wholeSize()).width();
    }
    const int inside = width() - 2 * room(16);
    for (KeyButton *button : withKeys)
        button->setCompact(buttons > inside);
    const bool narrow = buttons > inside - px(m_leastWords);
    m_whole->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
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
    m_whole->setContentsMargins(room(16), room(12), room(16), room(12));
    m_whole->setSpacing(room(12));
    m_row->setSpacing(room(12));
    setMinimumHeight(control(40) + 2 * room(16));
}

} // namespace medici::desktop
