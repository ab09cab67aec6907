#include "app/desktop/widgets/panel.h"

#include "app/desktop/widgets/styledlabel.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace medici::desktop {

Panel::Panel(QWidget *parent)
    : QFrame(parent), m_title(new StyledLabel(TextKind::Subheading, this)), m_body(new QVBoxLayout(this))
{
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_title->hide();
    m_body->addWidget(m_title);
    space();
}

void Panel::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void Panel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(tint(this, Tint::Panel));
    painter.setPen(QPen(tint(this, Tint::Line), px(1)));
    const double inset = px(1) / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), px(8), px(8));
}

void Panel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        space();
    QFrame::changeEvent(event);
}

void Panel::space()
{
    m_body->setContentsMargins(room(16), room(12), room(16), room(12));
    m_body->setSpacing(room(8));
}

Divider::Divider(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(1);
}

void Divider::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tint(this, Tint::Line));
}

} // namespace medici::desktop
