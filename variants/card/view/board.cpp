#include "variants/card/view/board.h"

#include "engine/rules/ranges.h"
#include "engine/view/cards.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/eventtext.h"

#include <algorithm>

namespace medici::card {

namespace {

constexpr qreal gap = 16;
constexpr qreal cardWidth = 84;
constexpr qreal olderWidth = 72;
constexpr qreal cardGap = 14;
constexpr qreal lower = 12; // how much cards of this turn are set lower
constexpr qreal leastEdge = 20;

const TextStyle titleStyle{22, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};

} // namespace

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    const qreal width = canvas.size.width();
    // In a tall window things grow only so far.
    const qreal height = std::min(canvas.size.height(), scale(1.25 * boardDesign.height()));
    const qreal right = std::round(0.345 * width);
    const qreal left = width - right - scale(gap);
    // Words stand below the cards.
    const qreal larger = std::max(0.0, scale.lineHeight({noteSize}) - scale(20));
    market = QRectF(0, 0, left, scale(252) + larger);
    layMarket(state);
    warehouses = QRectF(0, market.bottom() + scale(gap), left, height - market.bottom() - scale(gap));
    layWarehouses(state);

    const qreal between = scale(state.seats > 4 ? 8 : 12);
    const qreal each = (height - between * (state.seats - 1)) / state.seats;
    for (Seat seat = 0; seat < state.seats; ++seat)
        layHouse(state, seat, QRectF(width - right, seat * (each + between), right, each));
}

const MarketPlace *Board::card(int fromEnd) const
{
    const auto found = ranges::find(cards, fromEnd, &MarketPlace::fromEnd);
    return found == cards.end() ? nullptr : &*found;
}

void Board::layMarket(const State &state)
{
    const qreal x = scale(20);
    const QString title = Text::tr("Market");
    marketTitle = QRectF(scale(122), scale(6), scale.width(title, titleStyle) + scale(4),
                         std::max(scale(34), scale.lineHeight(titleStyle)));
    marketWords = QRectF(marketTitle.right() + scale(10), marketTitle.top(),
                         market.right() - scale(16) - marketTitle.right() - scale(10), marketTitle.height());
    deck = QRectF(x, scale(60), scale(82), scale(82 * cardRatio));
    deckWords = QRectF(scale(8), deck.bottom() + scale(12), scale(106), scale.lineHeight({noteSize}));
    layCards(state);
    layLeft();
}

void Board::layCards(const State &state)
{
    const int within = std::min<int>(state.marketSize, reach);
    const int older = state.marketSize - within;
    const qreal left = scale(124);
    const qreal right = market.right() - scale(22);
    const qreal taking = reach * scale(cardWidth) + (reach - 1) * scale(cardGap);
    const qreal before = right - taking - scale(22) - left; // room for older cards
    const qreal top = scale(54);

    qreal x = left;
    if (older > 0) {
        const qreal width = scale(olderWidth);
        const int most = 1 + static_cast<int>((before - width) / scale(leastEdge));
        int shown = std::min(older, most);
        if (shown < older) {
            hidden = older - shown + 1;
            --shown;
            covered = QRectF(left, top + scale(8), scale(30), scale(olderWidth * cardRatio));
        }
        const qreal begin = hidden > 0 ? covered.right() + scale(4) : left;
        const qreal pitch = shown < 2
            ? 0
            : std::min(width + scale(8), (left + before - width - begin) / static_cast<qreal>(shown - 1));
        for (int i = 0; i < shown; ++i) {
            MarketPlace place;
            place.fromEnd = within + shown - 1 - i;
            place.card = QRectF(begin + pitch * i, top + scale(8), width, width * cardRatio);
            place.seen = place.card;
            if (i + 1 < shown && pitch < width)
                place.seen.setWidth(pitch);
            cards.push_back(place);
        }
        divider = cards.empty() ? covered.right() + scale(11) : cards.back().card.right() + scale(11);
        x = divider + scale(11);
    }
    for (int place = within - 1; place >= 0; --place) {
        const bool thisTurn = place < state.turned;
        const QRectF card(x, top + (thisTurn ? scale(lower) : 0), scale(cardWidth),
                          scale(cardWidth * cardRatio));
        cards.push_back({place, card, card});
        x += scale(cardWidth + cardGap);
    }
    const QSizeF tag = tagSize(scale, Text::tr("last: must be taken"));
    const qreal centre = cards.empty() ? 0 : cards.back().card.center().x();
    lastTag = QRectF(
        std::clamp(centre - tag.width() / 2, left, std::max(left, market.right() - scale(12) - tag.width())),
        top + scale(lower + cardWidth * cardRatio + 8), tag.width(), tag.height());
}

// What is still in the deck, along the lower edge.
void Board::layLeft()
{
    const qreal height = std::max(scale(22), scale.lineHeight({noteSize}));
    const qreal top = market.bottom() - scale(8) - height;
    const qreal wide = scale.width(Text::tr("In the deck:"), {noteSize}) + scale(6);
    const qreal begin = scale(20);
    inDeckTitle = QRectF(begin, top, wide, height);
    const qreal room = market.right() - scale(16) - inDeckTitle.right();
    const qreal pitch = std::min(room / static_cast<qreal>(inDeck.size() + 1), scale(72));
    for (std::size_t i = 0; i < inDeck.size(); ++i) {
        LeftPlace &place = inDeck[i];
        place.good = static_cast<Good>(i);
        place.whole =
            QRectF(inDeckTitle.right() + scale(4) + pitch * static_cast<qreal>(i), top,
                   (place.good == Good::None ? 2 : 1) * pitch - 2, height); // the neutral ones: two colours
        place.symbol =
            QRectF(place.whole.left() + 2, place.whole.center().y() - scale(9), scale(18), scale(18));
        place.count = QRectF(QPointF(place.symbol.right() + scale(4), top), place.whole.bottomRight());
    }
}

void Board::layWarehouses(const State &state)
{
    const QRectF &panel = warehouses;
    const qreal left = panel.left() + scale(20);
    const qreal right = panel.right() - scale(16);
    const QString title = Text::tr("Warehouses");
    warehousesTitle = QRectF(left, panel.top() + scale(6), scale.width(title, titleStyle) + scale(4),
                             std::max(scale(34), scale.lineHeight(titleStyle)));
    warehousesWords = QRectF(warehousesTitle.right() + scale(10), warehousesTitle.top(),
                             right - warehousesTitle.right() - scale(10), warehousesTitle.height());
    const qreal words = std::max(scale(22), scale.lineHeight({noteSize}) + scale(4));
    legend = QRectF(left, panel.bottom() - words - scale(6), right - left, words);

    const qreal head = std::max(scale(30), scale.lineHeight({bodySize, true}));
    const qreal top = warehousesTitle.bottom() + scale(2);
    const qreal first = top + head;
    const qreal row = (legend.top() - scale(2) - first) / goods;

    // Names of goods only where they leave the seats enough.
    qreal named = 0;
    for (const Good good : allGoods)
        named = std::max(named, scale.width(nameOf(good), {bodySize}));
    const qreal bare = scale(40);
    const qreal withNames = bare + named + scale(8);
    const bool spelled = (right - left - withNames) / state.seats >= scale(96);
    const qreal label = spelled ? withNames : bare;
    const qreal each = (right - left - label) / state.seats;
    boxes = state.higherBonus ? std::max(state.edition.higherBonusFrom, state.edition.bonusFrom) + 1
                              : state.edition.bonusFrom + 2;

    for (std::size_t good = 0; good < goods; ++good) {
        const qreal y = first + row * static_cast<qreal>(good);
        symbols[good] = QRectF(left, y + row / 2 - scale(14), scale(28), scale(28));
        if (spelled)
            names[good] = QRectF(left + scale(34), y, named + scale(4), row);
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        SeatColumn column;
        column.seat = seat;
        const qreal x = left + label + each * seat;
        column.shield = QRectF(x + scale(8), top + head / 2 - scale(10), scale(20), scale(20));
        column.name = QRectF(x + scale(33), top, each - scale(36), head);
        for (std::size_t good = 0; good < goods; ++good) {
            Cell &cell = column.cells[good];
            cell.whole = QRectF(x, first + row * static_cast<qreal>(good), each, row);
            const QRectF inner = cell.whole.adjusted(scale(8), scale(5), -scale(6), -scale(6));
            const qreal bar = std::min(scale(15), 0.34 * inner.height());
            const qreal line = inner.height() - bar - scale(3);
            cell.count = QRectF(inner.left(), inner.top(), 0.55 * inner.width(), line);
            cell.florins =
                QRectF(inner.left() + 0.45 * inner.width(), inner.top(), 0.55 * inner.width(), line);
            const qreal pitch = std::min(scale(15), inner.width() / boxes);
            for (int box = 0; box < boxes; ++box)
                cell.boxes.emplace_back(inner.left() + pitch * box, inner.bottom() - bar,
                                        pitch - std::max(1.5, 0.16 * pitch), bar);
        }
        columns.push_back(std::move(column));
    }
}

void Board::layHouse(const State &state, Seat seat, const QRectF &panel)
{
    HousePlace house;
    house.seat = seat;
    house.panel = panel;
    const bool compact = panel.height() < scale(120);
    const qreal left = panel.left() + scale(16);
    const qreal right = panel.right() - scale(14);
    const qreal head = scale(compact ? 30 : 38);
    house.shield = QRectF(left, panel.top() + head / 2 - scale(9), scale(21), scale(21));
    const TextStyle figure{18, true};
    const qreal figures = std::max(scale(30), scale.width(QStringLiteral("000"), figure) + scale(2));
    house.florins = QRectF(right - figures, panel.top() + scale(2), figures, head - scale(3));
    house.coin =
        QRectF(house.florins.left() - scale(22), house.florins.center().y() - scale(9), scale(18), scale(18));
    house.title = QRectF(left + scale(29), panel.top() + scale(2),
                         house.coin.left() - scale(6) - left - scale(29), head);

    const qreal words = std::max(scale(compact ? 18 : 22), scale.lineHeight({noteSize}));
    const qreal wordsTop = panel.bottom() - words - scale(compact ? 3 : 8);
    const qreal half = left + 0.56 * (right - left);
    house.value = QRectF(left, wordsTop, half - left, words);
    house.spaces = QRectF(half, wordsTop, right - half, words);

    const qreal top = panel.top() + head;
    const qreal room = wordsTop - top;
    const qreal keel = scale(8); // the hull below the holds
    if (panel.height() < scale(190)) {
        // The cards without space lie beside the ship.
        const qreal most = std::min(room, scale(110));
        const qreal width = 0.8 * (right - left);
        house.ship = ShipShape::in(QRectF(left - scale(4), top + (room - most) / 2, width, most),
                                   state.spaces(), keel);
        house.flagged = QRectF(house.ship.place.right() + scale(4), house.ship.holds.front().top(),
                               right - house.ship.place.right() - scale(4), house.ship.side);
    } else {
        // In a high panel they lie below it, and what the days have paid below them.
        // What is still left over in a very high one, above and below the ship.
        const qreal spare = std::max(0.0, room - scale(240));
        house.ship = ShipShape::in(
            QRectF(left, top + scale(4) + 0.4 * spare, right - left, std::min(0.43 * room, scale(84))),
            state.spaces(), keel);
        const qreal side = house.ship.side;
        house.flagged = QRectF(house.ship.holds.front().left(), house.ship.place.bottom() + scale(6),
                               right - house.ship.holds.front().left(), 0.72 * side);
        house.bills =
            QRectF(QPointF(left, house.flagged.bottom() + scale(4)), QPointF(right, wordsTop - scale(4)));
    }
    houses.push_back(std::move(house));
}

} // namespace medici::card
