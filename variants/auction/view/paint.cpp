#include "variants/auction/view/view.h"

#include "engine/view/motion.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"
#include "variants/auction/view/housepanels.h"
#include "variants/auction/view/marketpanel.h"
#include "variants/auction/view/pieces.h"
#include "variants/auction/view/scene.h"

#include <algorithm>

namespace medici::auction {

namespace {

int valueOf(const State &state)
{
    int value = 0;
    for (std::size_t card = 0; card < state.turned; ++card)
        value += state.group[card].value();
    return value;
}

QString titleOf(const State &state, const Players &players)
{
    switch (state.phase) {
    case Phase::Over:
        return Text::tr("End of the game");
    case Phase::DrawingFirst:
        return Text::tr("Who begins?");
    case Phase::Filling:
        return Text::tr("The last ship is filled for nothing");
    case Phase::Turning:
    case Phase::Selecting:
    case Phase::Bidding:
        break;
    }
    return Text::tr("%1's group").arg(nameOf(state.selector, players));
}

void paintTitle(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const State &state = scene.state;
    QRectF at = board.title;
    if (state.selector >= 0 && state.phase != Phase::Over && state.phase != Phase::Filling) {
        const qreal shield = pencil(22);
        paintShield(pencil, QRectF(at.left(), at.center().y() - shield / 2, shield, shield),
                    frame.canvas.players[static_cast<std::size_t>(state.selector)].arms);
        at.setLeft(at.left() + shield + pencil(9));
    }
    const QString title = titleOf(state, frame.canvas.players);
    const TextStyle heading{18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};
    if (state.turned == 0) {
        pencil.writeName(at, title, heading);
        return;
    }
    const Sentence value = Sentence::arranged(Text::tr("value %1", "of a group"),
                                              {Sentence::strong(QString::number(valueOf(state)))});
    const TextStyle words{bodySize, false, Role::Muted};
    const qreal taken = pencil.width(value, words);
    const qreal room = at.width() - taken - pencil(12);
    const qreal width = std::min(room, pencil.width(title, heading) + 2);
    pencil.writeName(QRectF(at.left(), at.top(), width, at.height()), title, heading);
    pencil.write(QRectF(at.left() + width + pencil(12), at.top() + pencil(2), taken + 2, at.height()), value,
                 words);
}

void paintDeck(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const int left = scene.state.phase == Phase::Over ? 0 : scene.state.left;
    Highlight look = highlightOf(frame, region::deck);
    look.hint = frame.hint == draw && scene.state.phase == Phase::Selecting;
    medici::paintDeck(pencil, board.deck, left, look);
    const qreal line = pencil.lineHeight({noteSize});
    const Sentence number = Sentence::strong(QString::number(left));
    const Sentence words = Sentence::arranged(Text::tr("%1 left", "cards of the deck"), {number});
    const TextStyle note{noteSize, false, Role::Muted, Qt::AlignCenter};
    QRectF at = board.deckWords;
    at.setHeight(line);
    pencil.write(at, pencil.width(words, note) <= at.width() ? words : number, note);
    if (frame.focus == region::deck)
        paintFocus(pencil, board.deck, pencil(5));
    if (board.deckWords.height() < 2 * line || scene.state.unseen.count(goldCard) == 0)
        return;
    // Gold has no track of its own: whether it may still come is said here.
    const TextStyle style{noteSize, false, Role::Muted};
    const QString gold = Text::tr("unseen", "gold");
    const qreal coin = pencil(15);
    const qreal width = coin + pencil(4) + pencil.width(gold, style);
    if (width > board.deckWords.width() + pencil(8))
        return;
    const qreal x = board.deckWords.center().x() - width / 2;
    const qreal y = at.bottom() + pencil(2);
    pencil.symbol(symbolOf(Good::Gold), QRectF(x, y + (line - coin) / 2, coin, coin));
    pencil.write(QRectF(x + coin + pencil(4), y, width, line), gold, style);
}

void paintGroup(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    QPainter &painter = pencil.painter();
    for (std::size_t i = 0; i < board.cards.size(); ++i) {
        const QRectF &place = board.cards[i];
        if (i >= scene.state.turned) {
            paintBlankCard(pencil, place);
            continue;
        }
        const Card card = scene.state.group[i];
        if (scene.turning && i + 1 == scene.state.turned) {
            const qreal way = *scene.turning;
            paintBlankCard(pencil, place);
            paintTurning(pencil, between(board.deck, place, way), card, way);
            continue;
        }
        Highlight look;
        look.focus = frame.focus == region::card(i);
        painter.save();
        painter.setOpacity(scene.fading);
        paintCard(pencil, place, card, look);
        painter.restore();
    }
}

// What the dashed counters mean.
void paintLegend(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    if (!scene.would)
        return;
    const QString &name = nameOf(scene.mover, frame.canvas.players);
    pencil.writeLines(board.legend, Text::tr("Dashed: %1 at the day's end with this group").arg(name),
                      {noteSize, false, Role::Muted, Qt::AlignLeft | Qt::AlignTop}, true);
}

struct BidWords {
    QStringList ways; // the longest first
    bool strong = false;
    bool tag = false;
};

BidWords bidWords(const Scene &scene, Seat seat, bool spoken)
{
    const State &state = scene.state;
    const int bid = state.bids[static_cast<std::size_t>(seat)];
    if (bid > 0)
        return {{florins(bid), QString::number(bid)}, state.leader == seat};
    if (state.phase == Phase::Bidding && scene.mover == seat && scene.flights.empty())
        return {{Text::tr("bids now", "the seat to act")}, false, true};
    if (const QString why = hindrance(state, seat); !why.isEmpty() && state.turned > 0)
        return {{why, {}}};
    if (spoken && state.phase == Phase::Bidding)
        return {{Text::tr("pass", "what a seat said"), {}}};
    if (state.selector == seat && state.phase != Phase::Over)
        return {{Text::tr("bids last", "the selector"), {}}};
    return {};
}

void paintBidding(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const State &state = scene.state;
    pencil.line({board.divider, board.auction.top() + pencil(12)},
                {board.divider, board.auction.bottom() - pencil(12)}, Role::Line);
    pencil.writeName(board.biddingTitle, Text::tr("Bidding"),
                     {18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true});
    bool spoken = state.phase == Phase::Bidding;
    for (const BidderPlace &place : board.bidders) {
        spoken = spoken && place.seat != scene.mover;
        BidWords said = bidWords(scene, place.seat, spoken);
        const bool leads = state.turned > 0 && state.leader == place.seat;
        if (leads)
            paintDone(pencil, place.row.adjusted(0, pencil(1), 0, -pencil(1)), pencil(4));
        const medici::Player &player = frame.canvas.players[static_cast<std::size_t>(place.seat)];
        paintShield(pencil, place.shield, player.arms);
        pencil.writeName(place.name, player.name,
                         {bodySize, place.seat == scene.mover && state.phase == Phase::Bidding});
        if (said.tag) {
            const QSizeF size = tagSize(pencil, said.ways.front());
            paintTag(pencil,
                     QRectF(QPointF(place.words.left(), place.row.center().y() - size.height() / 2), size),
                     said.ways.front(), TagKind::Filled);
        } else if (!said.ways.isEmpty()) {
            TextStyle style{bodySize, said.strong, said.strong ? Role::Ink : Role::Muted};
            if (pencil.width(said.ways.front(), style) > place.words.width())
                style.size = noteSize;
            pencil.writeFitting(place.words, said.ways, style);
        }
        if (frame.focus == region::bidder(place.seat))
            paintFocus(pencil, place.row.adjusted(pencil(5), pencil(5), -pencil(5), -pencil(5)), pencil(3));
    }
}

void paintFlights(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    for (const Flight &flight : scene.flights) {
        const QRectF &from = flight.place ? board.cards[*flight.place] : board.deck;
        const QRectF &to = board.houses[static_cast<std::size_t>(flight.seat)].ship.holds[flight.hold];
        paintCard(pencil, between(from, to, flight.way), flight.card);
    }
}

} // namespace

void Looks::paint(QPainter &painter, const Frame &frame)
{
    const Scene scene(frame);
    const Board board(scene.state, frame.canvas);
    BoardPainter pencil(painter, *frame.canvas.theme, board.scale, frame.elided);
    paintPanel(pencil, board.auction);
    paintTitle(pencil, board, scene, frame);
    paintDeck(pencil, board, scene, frame);
    paintGroup(pencil, board, scene, frame);
    paintLegend(pencil, board, scene, frame);
    paintBidding(pencil, board, scene, frame);
    paintMarket(pencil, board, scene, frame);
    for (const HousePlace &house : board.houses)
        paintHouse(pencil, house, scene, frame);
    paintUnseen(pencil, board, scene.state);
    paintFlights(pencil, board, scene);
}

} // namespace medici::auction
