#include "variants/dice/view/board.h"

#include "engine/rules/ranges.h"
#include "variants/dice/view/eventtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::dice {

namespace {

constexpr qreal gap = 16;
constexpr qreal smallGap = 12;

} // namespace

void paintDie(BoardPainter &pencil, const QRectF &place, Face face, const Highlight &look)
{
    medici::paintDie(pencil, place, {symbolOf(face.good), QString::number(face.value)}, look);
}

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    // In a tall window the sheets grow only so far; in a very wide one the board stays in the middle.
    const qreal height = std::min(canvas.size.height(), scale(1.2 * boardDesign.height()));
    const qreal width = std::min(canvas.size.width(), scale(1.3 * boardDesign.width()));
    const qreal margin = std::floor((canvas.size.width() - width) / 2);
    layRoll(margin, width);

    const qreal top = roll.bottom() + scale(gap);
    const qreal left = std::round(margin + 0.598 * width);
    const Seat large = std::clamp<Seat>(canvas.perspective, 0, static_cast<Seat>(state.seats - 1));
    layLarge(state, large, QRectF(margin, top, left - margin, height - top));

    const QRectF right(left + scale(gap), top, margin + width - left - scale(gap), height - top);
    if (state.solo()) {
        laySolo(right);
        return;
    }
    const int others = state.seats - 1;
    const qreal each = (right.height() - scale(smallGap) * (others - 1)) / others;
    for (int i = 0; i < others; ++i) {
        const Seat seat = static_cast<Seat>((large + 1 + i) % state.seats);
        const qreal y = right.top() + i * (each + scale(smallGap));
        laySmall(state, seat, QRectF(right.left(), y, right.width(), each));
    }
}

const SheetPlace &Board::sheet(Seat seat) const
{
    return *ranges::find(sheets, seat, &SheetPlace::seat);
}

void Board::layRoll(qreal left, qreal width)
{
    roll = QRectF(left, 0, width, scale(132));
    const qreal title = left + scale(25);
    const qreal middle = title + scale(140);
    rollTitle = QRectF(title, scale(24), middle - title,
                       std::max(scale(30), scale.lineHeight({22, false, Role::Ink, {}, true})));
    rollWords =
        QRectF(title, rollTitle.bottom(), middle - title, roll.bottom() - scale(10) - rollTitle.bottom());
    const qreal side = scale(74);
    for (int die = 0; die < dice; ++die)
        dicePlaces[static_cast<std::size_t>(die)] =
            QRectF(left + scale(184 + 95 * die), scale(33), side, side);
    const qreal words = left + scale(682);
    preview = QRectF(words, scale(22), roll.right() - words - scale(16), scale(92));
}

// The boxes of a column, set apart where another bonus begins (D4, D21).
void Board::layBoxes(ColumnPlace &column, qreal top, qreal bottom, qreal width) const
{
    const qreal step = scale(6);
    const qreal pitch = std::min((bottom - top - columnBonuses.size() * step) / boxes, scale(30));
    const qreal height = pitch - std::clamp(0.16 * pitch, 2.0, scale(4));
    for (int i = 0; i < boxes; ++i) {
        const qreal y = top + i * pitch + bonusesReached(i + 1) * step;
        column.boxes.emplace_back(column.symbol.left(), y, width, height);
    }
}

void Board::layLarge(const State &state, Seat seat, const QRectF &panel)
{
    SheetPlace sheet;
    sheet.seat = seat;
    sheet.large = true;
    sheet.panel = panel;
    const qreal left = panel.left() + scale(25);
    const qreal right = panel.right() - scale(16);
    const qreal y = panel.top();
    sheet.shield = QRectF(left, y + scale(13), scale(26), scale(26));
    const qreal half = left + scale(250);
    sheet.title = QRectF(left + scale(37), y + scale(8), half - left - scale(37), scale(36));
    sheet.value = QRectF(half + scale(8), y + scale(8), right - scale(4) - half - scale(8), scale(36));

    const qreal totals = std::max(scale(17), scale.lineHeight({noteSize}));
    sheet.ship = ShipShape::in(QRectF(left, y + scale(48), right - left, scale(84)), state.spaces, totals);

    const qreal header = y + scale(142);
    const qreal boxTop = y + scale(192);
    const qreal boxBottom = panel.bottom() - scale(14);
    const qreal roundsWidth = scale(132);
    const TextStyle bonus{bodySize, true};
    const qreal bracketWidth = std::max(
        scale(44),
        scale(20) + scale.width(Text::tr("+%1").arg(ranges::max(state.edition.columnBonuses)), bonus));
    const qreal pitch = std::min((right - roundsWidth - bracketWidth - left) / goods, scale(120));
    for (std::size_t i = 0; i < goods; ++i) {
        ColumnPlace &column = sheet.columns[i];
        column.good = columnOrder[i];
        const qreal x = left + pitch * static_cast<qreal>(i);
        column.whole =
            QRectF(x - scale(3), header - scale(2), pitch - scale(3), boxBottom - header + scale(4));
        column.symbol = QRectF(x, header, scale(26), scale(26));
        column.count = QRectF(x + scale(29), header, pitch - scale(30), scale(26));
        column.name = QRectF(x, header + scale(27), pitch - scale(10), scale(18));
        layBoxes(column, boxTop, boxBottom, scale(26));
        column.lane = x + scale(29);
        column.laneEnd = x + pitch - scale(3);
    }
    const ColumnPlace &first = sheet.columns[0];
    const qreal bracket = left + pitch * goods - scale(4);
    for (std::size_t i = 0; i < columnBonuses.size(); ++i) {
        const auto [from, to] = boxesOfBonus(i);
        sheet.bonuses[i] = QRectF(QPointF(bracket, first.boxes[from].top()),
                                  QPointF(bracket + scale(6), first.boxes[to].bottom()));
    }
    sheet.bonusWords = QRectF(bracket + scale(11), sheet.bonuses[0].top(), bracketWidth - scale(8), 0);

    const qreal between = scale(8);
    const int rounds = state.edition.rounds;
    const qreal each = (boxBottom - header - (rounds - 1) * between) / rounds;
    for (int round = 0; round < rounds; ++round)
        sheet.rounds.emplace_back(right - roundsWidth, header + round * (each + between), roundsWidth, each);
    sheets.push_back(std::move(sheet));
}

void Board::laySmall(const State &state, Seat seat, const QRectF &panel)
{
    SheetPlace sheet;
    sheet.seat = seat;
    sheet.panel = panel;
    const qreal left = panel.left() + scale(16);
    const qreal right = panel.right() - scale(14);
    const qreal header = scale(40);
    sheet.shield = QRectF(left, panel.top() + scale(9), scale(22), scale(22));
    const qreal valueWidth = scale(96);
    sheet.title = QRectF(left + scale(30), panel.top() + scale(4), right - valueWidth - left - scale(34),
                         header - scale(8));
    sheet.value = QRectF(right - valueWidth, sheet.title.top(), valueWidth, sheet.title.height());

    const qreal totals = std::max(scale(17), scale.lineHeight({noteSize}));
    const qreal hold = scale(40);
    const qreal shipHeight = 1.14 * hold + totals + 2;
    const qreal counts = scale(32);
    const qreal roundsHeight = scale(46);
    const qreal room = panel.height() - header - shipHeight;
    const bool withBoxes = room >= scale(300);
    const bool withRounds = room >= counts + roundsHeight + scale(20);
    // What is left over is shared out above and below the ship.
    const qreal used = withBoxes ? 0 : counts + (withRounds ? roundsHeight + scale(14) : 0);
    const qreal spare = withBoxes ? scale(8) : std::max(0.0, room - used) / 2;
    const qreal shipTop = panel.top() + header + 0.7 * spare;
    sheet.ship = ShipShape::in(QRectF(left - scale(4), shipTop, right - left + scale(8), shipHeight),
                               state.spaces, totals);

    const qreal roundsTop = panel.bottom() - roundsHeight - scale(12);
    const qreal countsTop = sheet.ship.place.bottom() + (withBoxes ? scale(10) : 0.6 * spare);
    const qreal pitch = (right - left) / goods;
    for (std::size_t i = 0; i < goods; ++i) {
        ColumnPlace &column = sheet.columns[i];
        column.good = columnOrder[i];
        const qreal x = left + pitch * static_cast<qreal>(i);
        column.symbol = QRectF(x, countsTop + scale(4), scale(22), scale(22));
        column.count = QRectF(x + scale(26), countsTop, pitch - scale(28), scale(30));
        column.whole = QRectF(x - scale(3), countsTop, pitch - scale(3), scale(30));
        if (withBoxes) {
            layBoxes(column, countsTop + scale(34), roundsTop - scale(14), scale(24));
            column.lane = x + scale(27);
            column.laneEnd = x + pitch - scale(3);
            column.whole.setBottom(column.boxes.back().bottom() + scale(3));
        }
    }
    if (withRounds) {
        const qreal between = scale(8);
        const int rounds = state.edition.rounds;
        const qreal each = (right - left - (rounds - 1) * between) / rounds;
        for (int round = 0; round < rounds; ++round)
            sheet.rounds.emplace_back(left + round * (each + between), roundsTop, each, roundsHeight);
    }
    sheets.push_back(std::move(sheet));
}

void Board::laySolo(const QRectF &place)
{
    const qreal between = scale(smallGap);
    const qreal height = place.height() - 2 * between;
    enemy = QRectF(place.left(), place.top(), place.width(), std::round(0.32 * height));
    shipPay = QRectF(place.left(), enemy.bottom() + between, place.width(), std::round(0.22 * height));
    ranks = QRectF(QPointF(place.left(), shipPay.bottom() + between), place.bottomRight());
}

} // namespace medici::dice
