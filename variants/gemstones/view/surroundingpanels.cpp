#include "variants/gemstones/view/surroundingpanels.h"

#include "engine/view/painters.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"

#include <algorithm>

namespace medici::gemstones {

namespace {

const TextStyle muted{noteSize, false, Role::Muted};

} // namespace

void paintFictional(BoardPainter &pencil, const Board &board, const State &state, const Frame &frame)
{
    for (const FictionalPlace &place : board.fictional) {
        const bool active =
            state.active == place.seat && state.phase != Phase::Over && state.phase != Phase::DrawingFirst;
        paintPanel(pencil, place.panel, active);
        const qreal size = std::min(pencil(18), place.panel.height() - 4);
        const qreal left = place.panel.left() + pencil(14);
        pencil.sign(QStringLiteral("sign-ghost"),
                    QRectF(left, place.panel.center().y() - size / 2, size, size), Role::Muted);
        const QString name = nameOfSeat(state, place.seat, {});
        const TextStyle style{bodySize, active, Role::Ink};
        const qreal width = pencil.width(name, style) + 2;
        const QRectF at(left + size + pencil(8), place.panel.top(), width, place.panel.height());
        pencil.write(at, name, style);
        QRectF rest = at;
        rest.setLeft(at.right() + pencil(12));
        rest.setRight(place.panel.right() - pencil(12));
        TextStyle words = muted;
        words.align = Qt::AlignRight | Qt::AlignVCenter;
        pencil.writeFitting(
            rest,
            active
                ? QStringList{Text::tr("current turn: one pair for everybody"), Text::tr("current turn"), {}}
                : QStringList{Text::tr("two gems, two numbers"), {}},
            words);
        if (frame.focus == region::fictional(place.seat))
            paintFocusWithin(pencil, place.panel, 4, 4);
    }
}

void paintEvaluation(BoardPainter &pencil, const QRectF &place, const State &state, const Frame &frame)
{
    paintPanel(pencil, place);
    const Sheet &sheet = state.sheet(0);
    const PerGem<int> ranks = ranksOf(sheet);
    const qreal left = place.left() + pencil(18);
    const qreal right = place.right() - pencil(18);
    const TextStyle title{18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};
    const qreal head = std::max(pencil(34), pencil.lineHeight(title));
    pencil.writeFitting(
        QRectF(left, place.top() + pencil(6), right - left, head),
        {state.phase == Phase::Over ? Text::tr("Final scoring") : Text::tr("If it ended now"), {}}, title);

    const qreal top = place.top() + pencil(6) + head;
    const qreal foot = 3 * std::max(pencil(18), pencil.lineHeight(muted)) + pencil(14);
    const qreal line = std::min((place.bottom() - foot - top) / (gems + 2), pencil(36));
    const std::array columns{left + 0.36 * (right - left), left + 0.68 * (right - left), right};
    const auto cell = [&](int column, int row) {
        const qreal from =
            column == 0 ? left + 0.12 * (right - left) : columns[static_cast<std::size_t>(column) - 1];
        return QRectF(from, top + row * line, columns[static_cast<std::size_t>(column)] - from, line);
    };
    TextStyle heading = muted;
    heading.align = Qt::AlignRight | Qt::AlignVCenter;
    pencil.writeFitting(cell(0, 0), {Text::tr("sum"), {}}, heading);
    pencil.writeFitting(cell(1, 0), {Text::tr("its place"), Text::tr("place"), {}}, heading);
    pencil.writeFitting(cell(2, 0), {Text::tr("off by"), Text::tr("off"), {}}, heading);
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const int row = static_cast<int>(gem) + 1;
        const qreal size = std::min(pencil(24), line - 2);
        pencil.symbol(symbolOf(static_cast<Gem>(gem)),
                      QRectF(left, top + row * line + (line - size) / 2, size, size));
        const int away = distanceOf(ranks, gem);
        const TextStyle figure{15, false, Role::Ink, Qt::AlignRight | Qt::AlignVCenter};
        const TextStyle wrong{15, true, away == 0 ? Role::Good : Role::Danger,
                              Qt::AlignRight | Qt::AlignVCenter};
        pencil.write(cell(0, row), QString::number(sheet.columns[gem].sum()), figure);
        pencil.write(cell(1, row), QString::number(ranks[gem]), figure);
        pencil.write(cell(2, row), QString::number(away), wrong);
    }
    const QRectF total(left, top + (gems + 1) * line, right - left, line);
    pencil.line(total.topLeft(), total.topRight(), Role::Line);
    pencil.writeFitting(total, {Text::tr("disorder"), {}}, {15});
    pencil.write(total, QString::number(scoreOf(sheet)),
                 {18, true, Role::Ink, Qt::AlignRight | Qt::AlignVCenter});
    pencil.writeLines(QRectF(left, total.bottom() + pencil(4), right - left,
                             place.bottom() - pencil(8) - total.bottom() - pencil(4)),
                      Text::tr("Being sorted at the end of two turns in a row wins and counts 0. The round "
                               "in which all columns have %n numbers is the last.",
                               nullptr, sheet.limits.enough),
                      {noteSize, false, Role::Muted, Qt::AlignLeft | Qt::AlignTop}, true);
    if (frame.focus == region::evaluation)
        paintFocusWithin(pencil, place, 4, 4);
}

} // namespace medici::gemstones
