#include "app/desktop/widgets/textlink.h"

#include <QEvent>
#include <QPainter>

namespace medici::desktop {

TextLink::TextLink(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize TextLink::sizeHint() const
{
    return {QFontMetrics(fontOf(TextKind::Body)).horizontalAdvance(text()) + 2, control(28)};
}

void TextLink::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont font = fontOf(TextKind::Body);
    font.setUnderline(underMouse());
    painter.setFont(font);
    painter.setPen(tint(this, Tint::Accent));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
}

void TextLink::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace medici::desktop
