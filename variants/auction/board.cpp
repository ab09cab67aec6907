#include "variants/auction/board.h"

#include "engine/view/cards.h"
#include "variants/auction/telling.h"

#include <algorithm>
#include <cmath>

namespace medici::auction {

namespace {

// What the board was designed for; everything follows from how much larger or smaller it is.
constexpr QSizeF design(960, 648);
constexpr qreal gap = 14;
constexpr qreal houseGap = 10;

Scale scaleOf(const Canvas &canvas)
{
    const qreal length =
        std::min(canvas.size.width() / design.width(), canvas.size.height() / design.height());
    return Scale(std::clamp(length, 0.4, 6.0), canvas.textScale);
}

} // namespace

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    const qreal width = canvas.size.width();
    const qreal height = std::min(canvas.size.height(), scale(1.2 * design.height()));
    const qreal right = std::round((state.seats == 2 ? 0.36 : 0.31) * width);
    const qreal left = width - right - scale(gap);
    layAuction(state, QRectF(0, 0, left, scale(206)));
    market = QRectF(0, auction.bottom() + scale(gap), left, height - auction.bottom() - scale(gap));
    layMoney();
    layTracks();
    layHouses(state, QRectF(width - right, 0, right, height));
}

void Board::layAuction(const State &state, const QRectF &panel)
{
    auction = panel;
    const qreal left = panel.left() + scale(18);
    const qreal top = panel.top() + scale(46);
    const qreal cardWidth = scale(86);
    const qreal cardHeight = cardWidth * cardRatio;
    const qreal deckWidth = scale(64);
    deck = QRectF(left, top + scale(4), deckWidth, deckWidth * cardRatio);
    deckWords = QRectF(left - scale(8), deck.bottom() + scale(8), deckWidth + scale(16),
                       panel.bottom() - scale(8) - deck.bottom() - scale(8));
    title = QRectF(left, panel.top() + scale(8), scale(376), scale(34));
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = QRectF(left + deckWidth + scale(20) + static_cast<qreal>(i) * (cardWidth + scale(10)), top,
                          cardWidth, cardHeight);
    divider = cards.back().right() + scale(16);

    const qreal listLeft = divider + scale(14);
    biddingTitle = QRectF(listLeft, title.top(), panel.right() - scale(12) - listLeft, title.height());
    const qreal room = panel.bottom() - scale(10) - top + scale(4);
    const qreal pitch = std::min(room / state.seats, scale(32));
    Seat seat = state.selector < 0 ? Seat{0} : state.leftOf(state.selector);
    for (int i = 0; i < state.seats; ++i, seat = state.leftOf(seat)) {
        BidderPlace place;
        place.seat = seat;
        place.row = QRectF(listLeft - scale(4), top - scale(4) + i * pitch,
                           panel.right() - scale(10) - listLeft + scale(4), pitch);
        const qreal shield = std::min(scale(20), pitch - 2);
        place.shield = QRectF(listLeft + scale(4), place.row.center().y() - shield / 2, shield, shield);
        const qreal nameLeft = place.shield.right() + scale(8);
        const qreal nameWidth = 0.42 * (place.row.right() - nameLeft);
        place.name = QRectF(nameLeft, place.row.top(), nameWidth, pitch);
        place.words = QRectF(place.name.right() + scale(6), place.row.top(),
                             place.row.right() - place.name.right() - scale(8), pitch);
        bidders.push_back(place);
    }
}

// A hundred spaces round the edge, clockwise from the upper left corner.
void Board::layMoney()
{
    const QRectF ring = market.adjusted(scale(5), scale(5), -scale(5), -scale(5));
    const qreal deep = std::max(scale(21), 16.0);
    const qreal sides = ring.width() + ring.height() - 2 * deep;
    const int across =
        std::clamp(static_cast<int>(std::round(moneySpaces / 2.0 * ring.width() / sides)), 10, 45);
    const int down = moneySpaces / 2 - across;
    const qreal wide = ring.width() / across;
    const qreal high = (ring.height() - 2 * deep) / down;
    for (int i = 0; i < moneySpaces; ++i) {
        QRectF &space = money[static_cast<std::size_t>(i)];
        if (i < across)
            space = QRectF(ring.left() + i * wide, ring.top(), wide, deep);
        else if (i < across + down)
            space = QRectF(ring.right() - deep, ring.top() + deep + (i - across) * high, deep, high);
        else if (i < 2 * across + down)
            space = QRectF(ring.right() - (i - across - down + 1) * wide, ring.bottom() - deep, wide, deep);
        else
            space =
                QRectF(ring.left(), ring.bottom() - deep - (i - 2 * across - down + 1) * high, deep, high);
    }
}

void Board::layTracks()
{
    const QRectF inside = market.adjusted(scale(36), scale(32), -scale(34), -scale(32));
    const qreal head =
        std::max(scale(52), scale.lineHeight({bodySize}) + scale.lineHeight({noteSize}) + scale(8));
    const qreal labels =
        std::max(scale(58), scale.width(QStringLiteral("7  +20"), {bodySize, true}) + scale(8));
    steps = inside.adjusted(0, head, 0, 0);
    const qreal side = head - scale(4);
    crest = QRectF(inside.left() + (labels - scale(6) - side) / 2, inside.top() - scale(2), side, side);
    const qreal row = steps.height() / static_cast<qreal>(rows.size());
    for (std::size_t level = 0; level < rows.size(); ++level)
        rows[level] =
            QRectF(steps.left(), steps.bottom() - static_cast<qreal>(level + 1) * row, steps.width(), row);
    const qreal pitch = (steps.width() - labels) / goods;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        TrackPlace &track = tracks[i];
        track.good = allGoods[i];
        const qreal x = steps.left() + labels + pitch * static_cast<qreal>(i);
        track.whole = QRectF(x, inside.top(), pitch, inside.height());
        const qreal symbol = scale(30);
        track.symbol = QRectF(x + scale(6), inside.top() + (head - symbol) / 2 - scale(2), symbol, symbol);
        const qreal words = track.symbol.right() + scale(6);
        const qreal line = (head - scale(4)) / 2;
        track.name = QRectF(words, inside.top(), x + pitch - words - 2, line);
        track.unseen = QRectF(words, inside.top() + line, x + pitch - words - 2, line);
        for (std::size_t level = 0; level < rows.size(); ++level)
            track.levels[level] = QRectF(x, rows[level].top(), pitch, row);
    }
}

void Board::layHouses(const State &state, const QRectF &column)
{
    const qreal space = scale(houseGap);
    const qreal each = std::min((column.height() - space * (state.seats - 1)) / state.seats,
                                scale(state.seats == 2 ? 200 : 190));
    const qreal header = std::clamp(0.32 * each, scale(31), scale(40));
    const qreal inset = scale(14);
    const qreal worth =
        std::max(scale(40), scale.width(QStringLiteral("28→35"), {bodySize, true}) + scale(4));
    const qreal purse = scale.width(QStringLiteral("288"), {18, true}) + 2;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        HousePlace place;
        place.seat = seat;
        place.panel = QRectF(column.left(), column.top() + seat * (each + space), column.width(), each);
        const qreal left = place.panel.left() + inset;
        const qreal right = place.panel.right() - inset;
        const qreal middle = place.panel.top() + scale(2) + header / 2;
        const qreal shield = scale(20);
        place.shield = QRectF(left, middle - shield / 2, shield, shield);
        place.purse = QRectF(right - purse, middle - header / 2, purse, header);
        const qreal coin = scale(18);
        place.coin = QRectF(place.purse.left() - coin - scale(4), middle - coin / 2, coin, coin);
        place.title = QRectF(place.shield.right() + scale(8), middle - header / 2,
                             place.coin.left() - scale(8) - place.shield.right() - scale(8), header);
        const qreal top = place.panel.top() + header + scale(2);
        const QRectF below(left - scale(4), top, right - left + scale(4),
                           place.panel.bottom() - scale(8) - top);
        place.ship = ShipShape::in(below.adjusted(0, 0, -worth - scale(6), 0), state.spaces, scale(6));
        place.value = QRectF(right - worth, below.top(), worth, below.height());
        houses.push_back(std::move(place));
    }
}

QPointF Board::counter(std::size_t good, qreal level, std::size_t place, std::size_t of, qreal size) const
{
    const TrackPlace &track = tracks[good];
    const QRectF &lowest = track.levels.front();
    const qreal inset = scale(6);
    const qreal room = lowest.width() - 2 * inset - size;
    const qreal step = of < 2 ? 0 : std::min(size + scale(3), room / static_cast<qreal>(of - 1));
    return {lowest.left() + inset + step * static_cast<qreal>(place) + size / 2,
            lowest.center().y() - level * lowest.height()};
}

} // namespace medici::auction
