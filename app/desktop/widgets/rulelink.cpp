#include "app/desktop/widgets/rulelink.h"

#include "app/desktop/look/tints.h"

#include <QPainter>

namespace medici::desktop {

RuleLink::RuleLink(const QString &rule, QWidget *parent) : QAbstractButton(parent)
{
    setText(rule);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(tr("Why? Read rule %1").arg(rule));
    setAccessibleName(toolTip());
}

QSize RuleLink::sizeHint() const
{
    return {QFontMetrics(fontOf(TextKind::Note)).horizontalAdvance(text()) + px(16), px(24)};
}

void RuleLink::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tint(this, underMouse() ? Tint::Accent : Tint::Edge), 1));
    painter.setBrush(tint(this, Tint::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), height() / 2.0, height() / 2.0);
    painter.setPen(tint(this, Tint::Accent));
    painter.setFont(fontOf(TextKind::Note));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace medici::desktop
