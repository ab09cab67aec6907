#include "variants/gemstones/view/board.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::gemstones {

namespace {

constexpr qreal gap = 16;
constexpr qreal smallGap = 12;
constexpr qreal largeSheet = 1.5; // in widths of a small one

} // namespace

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    const qreal width = canvas.size.width();
    // In a tall window the sheets grow only so far.
    qreal bottom = std::min(canvas.size.height(), scale(1.2 * boardDesign.height()));
    layRoll(width);

    const int missing = tableSeats - state.seats;
    if (missing > 0) {
        const qreal height = std::max(scale(34), scale.lineHeight({bodySize}) + scale(10));
        const qreal each = (width - scale(smallGap) * (missing - 1)) / missing;
        for (int i = 0; i < missing; ++i)
            fictional.push_back({static_cast<Seat>(state.seats + i),
                                 QRectF(i * (each + scale(smallGap)), bottom - height, each, height)});
        bottom -= height + scale(smallGap);
    }

    const qreal top = roll.bottom() + scale(gap);
    const Seat large = std::clamp<Seat>(canvas.perspective, 0, static_cast<Seat>(state.seats - 1));
    if (state.solo()) {
        const qreal left = std::round(0.64 * width);
        laySheet(state, large, true, QRectF(0, top, left, bottom - top));
        evaluation = QRectF(left + scale(gap), top, width - left - scale(gap), bottom - top);
        return;
    }
    // Two sheets are alike; of more, the one looked at is wider.
    const qreal share = state.seats == 2 ? 1 : largeSheet;
    const qreal each = (width - scale(gap) * (state.seats - 1)) / (share + state.seats - 1);
    qreal left = 0;
    for (int i = 0; i < state.seats; ++i) {
        const qreal wide = i == 0 ? share * each : each;
        // Two stay where they are when one hands over to the other.
        laySheet(state, static_cast<Seat>((state.seats == 2 ? i : large + i) % state.seats),
                 i == 0 || state.seats == 2, QRectF(left, top, wide, bottom - top));
        left += wide + scale(gap);
    }
}

const SheetPlace &Board::sheet(Seat seat) const
{
    return *ranges::find(sheets, seat, &SheetPlace::seat);
}

QRectF Board::cell(Seat seat, std::size_t gem, int row) const
{
    return sheet(seat).columns[gem].rows[static_cast<std::size_t>(std::min(row, roomForRows - 1))];
}

void Board::layRoll(qreal width)
{
    roll = QRectF(0, 0, width, scale(180));
    const qreal middle = scale(150);
    rollTitle = QRectF(scale(22), scale(26), middle - scale(26),
                       std::max(scale(34), scale.lineHeight({22, false, Role::Ink, {}, true})));
    rollWords = QRectF(scale(22), rollTitle.bottom() + scale(2), middle - scale(26),
                       roll.bottom() - scale(8) - rollTitle.bottom());
    const qreal side = scale(54);
    for (int die = 0; die < dice; ++die)
        dicePlaces[static_cast<std::size_t>(die)] =
            QRectF(scale(152 + 72 * (die % diceOfAKind)), scale(die < diceOfAKind ? 28 : 102), side, side);
    const qreal left = scale(538);
    const qreal right = width - scale(18);
    const qreal restHeight = std::max(scale(26), scale.lineHeight({bodySize}));
    rest = QRectF(left, roll.bottom() - scale(8) - restHeight, right - left, restHeight);
    const qreal each = (right - left - 2 * scale(smallGap)) / pairsATurn;
    for (int pair = 0; pair < pairsATurn; ++pair)
        boxes[static_cast<std::size_t>(pair)] = QRectF(left + pair * (each + scale(smallGap)), scale(18),
                                                       each, rest.top() - scale(6) - scale(18));
}

void Board::laySheet(const State &state, Seat seat, bool large, const QRectF &panel)
{
    SheetPlace sheet;
    sheet.seat = seat;
    sheet.large = large;
    sheet.panel = panel;
    const qreal left = panel.left() + scale(large ? 19 : 14);
    const qreal right = panel.right() - scale(large ? 14 : 10);
    const qreal head = std::max(scale(32), scale.lineHeight({18, false, Role::Ink, {}, true}));
    const qreal top = panel.top() + scale(6);
    const qreal arms = scale(large ? 26 : 20);
    sheet.shield = QRectF(left, top + (head - arms) / 2, arms, arms);
    const qreal scoreWidth = (right - left) * (large ? 0.4 : 0.3);
    sheet.score = QRectF(right - scoreWidth, top, scoreWidth, head);
    sheet.title = QRectF(sheet.shield.right() + scale(8), top,
                         sheet.score.left() - sheet.shield.right() - scale(12), head);
    const qreal line = std::max(scale(20), scale.lineHeight({noteSize}) + scale(2));
    sheet.order = QRectF(left, top + head, right - left, line);

    const qreal symbols = sheet.order.bottom() + scale(4);
    const qreal symbol = scale(large ? 28 : 24);
    const qreal boxTop = symbols + symbol + scale(4);
    const qreal ranks = panel.bottom() - scale(7) - line;
    const qreal sums = ranks - std::max(scale(25), scale.lineHeight({18, true}));
    const qreal boxBottom = sums - scale(3);
    const qreal between = scale(large ? 6 : 3);
    const qreal pitch = (right - left + between) / gems;
    const int rows = state.limits().rows;
    const qreal rowHeight = (boxBottom - boxTop) / rows;
    for (std::size_t gem = 0; gem < gems; ++gem) {
        ColumnPlace &column = sheet.columns[gem];
        const qreal x = left + pitch * static_cast<qreal>(gem);
        const qreal wide = pitch - between;
        column.symbol = QRectF(x + (wide - symbol) / 2, symbols, symbol, symbol);
        column.box = QRectF(x, boxTop, wide, boxBottom - boxTop);
        for (int row = 0; row < rows; ++row)
            column.rows[static_cast<std::size_t>(row)] = QRectF(x, boxTop + row * rowHeight, wide, rowHeight);
        column.sum = QRectF(x - between / 2, sums, pitch, ranks - sums);
        column.rank = QRectF(x - between / 2, ranks, pitch, line);
        column.whole = QRectF(x - between / 2, symbols, pitch, column.rank.bottom() - symbols);
    }
    sheets.push_back(sheet);
}

} // namespace medici::gemstones
