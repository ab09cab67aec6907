#include "app/desktop/pages/gamelink.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/plaintip.h"

#include <QPainter>

namespace medici::desktop {

GameLink::GameLink(const QString &game, const QString &players, const QString &result, QWidget *parent)
    : QAbstractButton(parent), m_players(players), m_result(result)
{
    setText(game);
    setAccessibleName(game + QStringLiteral(": ") + result);
    setToolTip(plainTip(m_result));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize GameLink::sizeHint() const
{
    const int lines =
        QFontMetrics(fontOf(TextKind::Body)).height() + QFontMetrics(fontOf(TextKind::Note)).height();
    return {px(200), lines + room(14)};
}

QSize GameLink::minimumSizeHint() const
{
    return {px(120), sizeHint().height()};
}

void GameLink::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(0, 0, width(), 1, tint(this, Tint::Line));
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(this, Tint::Raised));
        painter.drawRoundedRect(rect().adjusted(0, 2, 0, 0), px(4), px(4));
    }
    const QRect inside = rect().adjusted(px(4), room(7), -px(4), -room(7));
    const QFontMetrics note(fontOf(TextKind::Note));
    const QFontMetrics body(fontOf(TextKind::Body));
    const int players = note.horizontalAdvance(m_players);
    const bool both = body.horizontalAdvance(text()) + players + px(8) <= inside.width();
    painter.setPen(tint(this, Tint::Ink));
    painter.setFont(fontOf(TextKind::Body));
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop,
                     body.elidedText(text(), Qt::ElideRight, inside.width()));
    painter.setPen(tint(this, Tint::Muted));
    painter.setFont(fontOf(TextKind::Note));
    if (both)
        painter.drawText(inside.adjusted(0, body.ascent() - note.ascent(), 0, 0),
                         Qt::AlignRight | Qt::AlignTop, m_players);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom,
                     note.elidedText(m_result, Qt::ElideRight, inside.width()));
}

} // namespace medici::desktop
