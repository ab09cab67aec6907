#include "app/desktop/table/outcomebutton.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/table/luckentry.h"
#include "engine/view/painters.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QPainter>

namespace medici::desktop {

OutcomeButton::OutcomeButton(TableController &table, LuckEntry &entry, const Appearance &look,
                             std::size_t outcome, QWidget *parent)
    : QAbstractButton(parent), m_table(table), m_entry(entry), m_look(look), m_outcome(outcome)
{
    setFocusPolicy(Qt::TabFocus); // a press leaves the keyboard where it is
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] { m_entry.enter(m_outcome); });
}

int OutcomeButton::captionHeight()
{
    return QFontMetrics(fontOf(TextKind::Note)).height();
}

void OutcomeButton::follow()
{
    const Outcome &outcome = m_entry.entry().forthcoming().outcomes[m_outcome];
    QString name = outcome.name;
    if (!m_entry.entry().canCome(m_outcome))
        name = tr("%1, can no longer come").arg(outcome.name);
    else if (outcome.of > 1)
        name = tr("%1, %n left", nullptr, outcome.left).arg(outcome.name);
    setAccessibleName(name);
    setToolTip(name);
    setAccessibleDescription(tr("Typed %1").arg(outcome.keys));
    update();
}

// It stays to be pressed when it cannot come: whoever presses it hears why.
void OutcomeButton::paintEvent(QPaintEvent *)
{
    if (!m_entry.open())
        return;
    const GameInProgress &current = *m_table.current();
    const Outcome &outcome = m_entry.entry().forthcoming().outcomes[m_outcome];
    const bool possible = m_entry.entry().canCome(m_outcome);
    Highlight look;
    look.hover = possible && underMouse();
    look.focus = hasFocus();
    look.disabled = !possible;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF picture = QRectF(rect()).adjusted(2, 2, -2, -captionHeight() - 2);
    const Canvas canvas{size(), &m_look.theme(), current.players(), 0, m_look.textScale()};
    if (!possible)
        painter.setOpacity(0.3);
    current.variant().view()->paintOutcome(painter, picture, current.session().game(), outcome, look, canvas);
    painter.setOpacity(1);
    painter.setFont(fontOf(TextKind::Note));
    painter.setPen(tint(this, possible ? Tint::Ink : Tint::Muted));
    const QRect caption(0, height() - captionHeight(), width(), captionHeight());
    const QString left = outcome.of > 1 && possible ? QStringLiteral(" ×%1").arg(outcome.left) : QString();
    painter.drawText(caption, Qt::AlignCenter, outcome.keys + left);
}

} // namespace medici::desktop
