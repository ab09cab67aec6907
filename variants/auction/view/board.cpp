#include "variants/auction/view/board.h"

#include "engine/rules/ranges.h"
#include "engine/view/cards.h"
#include "variants/auction/view/eventtext.h"

#include <algorithm>
#include <cmath>

namespace medici::auction {

namespace {

constexpr qreal gap = 14;
constexpr qreal houseGap = 10;
constexpr std::array everything{Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth, Good::Gold};

} // namespace

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    const qreal width = canvas.size.width();
    const qreal height = std::min(canvas.size.height(), scale(1.2 * boardDesign.height()));
    const qreal right = std::round((state.seats == 2 ? 0.36 : 0.31) * width);
    const qreal left = width - right - scale(gap);
    layAuction(state, canvas.players, QRectF(0, 0, left, scale(206)));
    market = QRectF(0, auction.bottom() + scale(gap), left, height - auction.bottom() - scale(gap));
    layMoney();
    layTracks();
    layHouses(state, QRectF(width - right, 0, right, height));
}

void Board::layAuction(const State &state, const Players &players, const QRectF &panel)
{
    auction = panel;
    const qreal left = panel.left() + scale(18);
    const qreal top = panel.top() + scale(46);
    const qreal cardWidth = scale(86);
    const qreal cardHeight = cardWidth * cardRatio;
    const qreal deckWidth = scale(64);
    deck = QRectF(left, top + scale(4), deckWidth, deckWidth * cardRatio);
    deckWords = QRectF(left - scale(8), deck.bottom() + scale(12), deckWidth + scale(16),
                       panel.bottom() - scale(8) - deck.bottom() - scale(12));
    title = QRectF(left, panel.top() + scale(8), scale(376), scale(34));
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = QRectF(left + deckWidth + scale(20) + static_cast<qreal>(i) * (cardWidth + scale(10)), top,
                          cardWidth, cardHeight);
    divider = cards.back().right() + scale(16);
    const qreal under = cards.front().bottom() + scale(6);
    legend = QRectF(cards.front().left(), under, cards.back().right() - cards.front().left(),
                    panel.bottom() - scale(4) - under);

    const qreal listLeft = divider + scale(14);
    biddingTitle = QRectF(listLeft, title.top(), panel.right() - scale(12) - listLeft, title.height());
    const qreal room = panel.bottom() - scale(10) - top + scale(4);
    const qreal pitch = std::min(room / state.seats, scale(32));
    qreal widest = 0;
    for (const medici::Player &player : players)
        widest = std::max(widest, scale.width(player.name, {bodySize, true}) + 2);
    Seat seat = state.selector < 0 ? Seat{0} : state.leftOf(state.selector);
    for (int i = 0; i < state.seats; ++i, seat = state.leftOf(seat)) {
        BidderPlace place;
        place.seat = seat;
        place.row = QRectF(listLeft - scale(4), top - scale(4) + i * pitch,
                           panel.right() - scale(10) - listLeft + scale(4), pitch);
        const qreal shield = std::min(scale(20), pitch - 2);
        place.shield = QRectF(listLeft + scale(4), place.row.center().y() - shield / 2, shield, shield);
        const qreal nameLeft = place.shield.right() + scale(8);
        const qreal wide = place.row.right() - nameLeft;
        const qreal nameWidth = std::clamp(widest, 0.3 * wide, 0.46 * wide);
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
        const qreal symbol = scale(25);
        const qreal below = std::max(scale(20), scale.lineHeight({noteSize}));
        const qreal line = head - scale(4) - below;
        track.symbol = QRectF(x + scale(4), inside.top() + (line - symbol) / 2, symbol, symbol);
        const qreal words = track.symbol.right() + scale(3);
        track.name = QRectF(words, inside.top(), x + pitch - words - 1, line);
        track.unseen = QRectF(x + scale(4), inside.top() + line, pitch - scale(4) - 2, below);
        for (std::size_t level = 0; level < rows.size(); ++level)
            track.levels[level] = QRectF(x, rows[level].top(), pitch, row);
    }
    // All names alike: as large as the longest allows.
    const auto fits = [&](const TextStyle &style) {
        return ranges::all_of(tracks, [&](const TrackPlace &track) {
            return scale.width(nameOf(track.good), style) <= track.name.width();
        });
    };
    const TextStyle style = fits({bodySize}) ? TextStyle{bodySize} : TextStyle{noteSize};
    for (TrackPlace &track : tracks)
        track.nameStyle = style;
}

void Board::layHouses(const State &state, const QRectF &column)
{
    const qreal space = scale(houseGap);
    qreal height = column.height();
    if (state.seats == 2) {
        const qreal lower = scale(46) + (goods + 1) * std::max(scale(25), scale.lineHeight({bodySize}));
        height -= lower + space;
        layUnseen(QRectF(column.left(), column.top() + height + space, column.width(), lower));
    }
    const qreal each = std::min((height - space * (state.seats - 1)) / state.seats, scale(240));
    const qreal header = std::clamp(0.32 * each, scale(31), scale(40));
    const qreal inset = scale(14);
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
        layShip(state, place,
                QRectF(left - scale(4), top, right - left + scale(4), place.panel.bottom() - scale(8) - top));
        houses.push_back(std::move(place));
    }
}

void Board::layShip(const State &state, HousePlace &place, const QRectF &below)
{
    const qreal keel = scale(6); // the hull below the holds
    const qreal worth =
        std::max(scale(40), scale.width(QStringLiteral("28→35"), {bodySize, true}) + scale(4));
    const auto beside = ShipShape::in(below.adjusted(0, 0, -worth - scale(6), 0), state.spaces, keel);
    const qreal words = std::max(scale(22), scale.lineHeight({bodySize}) + 2);
    const qreal room = below.height() - words;
    const auto above =
        ShipShape::in(QRectF(below.topLeft(), QSizeF(below.width(), room)), state.spaces, keel);
    place.beneath = above.side > beside.side;
    if (!place.beneath) {
        place.ship = beside;
        place.value = QRectF(below.right() - worth, below.top(), worth, below.height());
        return;
    }
    const qreal line = std::max(scale(21), scale.lineHeight({bodySize, true}) + scale(2));
    const qreal spare = room - above.place.height() - scale(4);
    const qreal paid = line * std::clamp(std::floor(spare / line), 0.0, static_cast<qreal>(days));
    place.ship =
        ShipShape::in(QRectF(below.left(), below.top(), below.width(), room - paid), state.spaces, keel);
    const QRectF row(below.left() + scale(4), below.bottom() - paid - words, below.width() - scale(4), words);
    place.value = QRectF(row.left(), row.top(), 0.62 * row.width(), words);
    place.spaces = QRectF(place.value.right(), row.top(), row.right() - place.value.right(), words);
    place.bills = QRectF(row.left(), row.bottom(), row.width(), paid);
}

void Board::layUnseen(const QRectF &panel)
{
    unseen = panel;
    const qreal left = panel.left() + scale(14);
    const qreal right = panel.right() - scale(14);
    unseenTitle = QRectF(left, panel.top() + scale(4), right - left, scale(34));
    const qreal row = (panel.bottom() - scale(8) - unseenTitle.bottom()) / (goods + 1);
    qreal words = 0;
    for (const Good good : everything)
        words = std::max(words, scale.width(nameOf(good), {bodySize}));
    for (std::size_t i = 0; i < everything.size(); ++i) {
        UnseenPlace place;
        place.good = everything[i];
        const qreal top = unseenTitle.bottom() + row * static_cast<qreal>(i);
        const qreal symbol = std::min(scale(20), row - 2);
        place.symbol = QRectF(left, top + (row - symbol) / 2, symbol, symbol);
        place.name = QRectF(place.symbol.right() + scale(8), top, words + 2, row);
        place.values =
            QRectF(place.name.right() + scale(12), top, right - place.name.right() - scale(12), row);
        unseenRows.push_back(place);
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

QRectF Board::purse(int florins, std::size_t place, std::size_t of) const
{
    const auto space = static_cast<std::size_t>(florins % moneySpaces);
    const QRectF &at = money[space];
    const bool upright = at.left() < steps.left() - 2 || at.right() > steps.right() + 2;
    const bool side = upright && at.top() > money.front().bottom() - 1
        && at.bottom() < market.bottom() - money.front().height();
    const qreal whole = std::min(at.width(), at.height()) - 1;
    const qreal size = of == 1 ? whole : of == 2 ? 0.8 * whole : 0.64 * whole;
    const std::size_t files = of > 2 ? 2 : 1;
    const std::size_t rank = place / files;
    const std::size_t last = (of - 1) / files;
    const auto ranks = static_cast<qreal>(last + 1);
    qreal along = (static_cast<qreal>(rank) - (ranks - 1) / 2) * size;
    const qreal across = (static_cast<qreal>(place % files) - static_cast<qreal>(files - 1) / 2) * size;
    const QPointF middle = at.center();
    const qreal reach = ranks * size / 2;
    const QRectF ring = market.adjusted(scale(3), scale(3), -scale(3), -scale(3));
    // In a corner they move along until all of them are on the board.
    const qreal from = side ? ring.top() - middle.y() : ring.left() - middle.x();
    const qreal to = side ? ring.bottom() - middle.y() : ring.right() - middle.x();
    along += std::max(0.0, from + reach) + std::min(0.0, to - reach);
    const QPointF centre = middle + (side ? QPointF(across, along) : QPointF(along, across));
    return {centre.x() - size / 2, centre.y() - size / 2, size, size};
}

} // namespace medici::auction
