#include "app/desktop/table/fallendiceview.h"

#include "app/desktop/appservices.h"
#include "app/desktop/look/tints.h"
#include "engine/view/painters.h"
#include "engine/view/variant.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace medici::desktop {

FallenDiceView::FallenDiceView(AppServices &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void FallenDiceView::show(Fairness fairness)
{
    m_fairness = std::move(fairness);
    QStringList lines;
    for (const FallenDice &dice : m_fairness.dice) {
        QStringList sides;
        for (const FallenDice::Side &side : dice.sides)
            sides << tr("%1: %2", "a side of a die, and how often it came up")
                         .arg(side.outcome.name, QLocale().toString(side.fell));
        lines << sides.join(QStringLiteral(", "));
    }
    setAccessibleDescription(lines.join(u'\n'));
    updateGeometry();
    update();
}

QSize FallenDiceView::cell() const
{
    return {px(46), px(26)};
}

QSize FallenDiceView::sizeHint() const
{
    std::size_t most = 0;
    for (const FallenDice &dice : m_fairness.dice)
        most = std::max(most, dice.sides.size());
    return {static_cast<int>(most) * cell().width(),
            static_cast<int>(m_fairness.dice.size()) * cell().height()};
}

void FallenDiceView::paintEvent(QPaintEvent *)
{
    if (!m_fairness.game || m_services.table.current() == nullptr)
        return;
    const GameInProgress &current = *m_services.table.current();
    const Canvas canvas{size(), &m_services.look.theme(), current.players(), 0, 1};
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(TextKind::Note));
    painter.setPen(tint(this, Tint::Ink));
    const int side = cell().height() - px(4);
    QPoint at;
    for (const FallenDice &dice : m_fairness.dice) {
        for (const FallenDice::Side &each : dice.sides) {
            painter.save();
            current.variant().view()->paintOutcome(painter, QRectF(at.x() + 1, at.y() + 1, side, side),
                                                   *m_fairness.game, each.outcome, {}, canvas);
            painter.restore();
            painter.drawText(QRect(at.x() + side + px(4), at.y(), cell().width() - side, cell().height()),
                             Qt::AlignVCenter | Qt::AlignLeft, QLocale().toString(each.fell));
            at.rx() += cell().width();
        }
        at = {0, at.y() + cell().height()};
    }
}

void FallenDiceView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
