#include "variants/card/view/marketpanel.h"

#include "engine/view/cards.h"
#include "variants/card/view/eventtext.h"

#include <algorithm>

namespace medici::card {

namespace {

const TextStyle muted{noteSize, false, Role::Muted};

bool hinted(const State &state, const Frame &frame, RegionId id)
{
    if (!frame.hint)
        return false;
    if (state.phase == Phase::Deciding)
        return id == region::deck && *frame.hint == turnUp;
    if (state.phase == Phase::Taking)
        for (int place = 0; place < reach; ++place)
            if (id == region::market(place))
                return contains(*frame.hint, place);
    return false;
}

// The card comes over the deck on its side and lies down in its place.
void paintTurning(BoardPainter &pencil, const QRectF &from, const QRectF &to, Kind kind, qreal way)
{
    const qreal width = between(from.width(), to.width(), way);
    const qreal shown = std::max(0.04, std::abs(1 - 2 * way)) * width;
    const QPointF centre(between(from.center().x(), to.center().x(), way),
                         between(from.center().y(), to.center().y(), way));
    const QRectF at(centre.x() - shown / 2, centre.y() - width * cardRatio / 2, shown, width * cardRatio);
    QPainter &painter = pencil.painter();
    painter.save();
    painter.translate(at.center());
    painter.scale(shown / width, 1);
    const QRectF flat(-width / 2, -at.height() / 2, width, at.height());
    if (way < 0.5)
        paintCardBack(pencil, flat);
    else
        paintCard(pencil, flat, faceOf(kind), {});
    painter.restore();
}

// Of an older card that others cover only the left edge: its value, and its good below.
void paintEdge(BoardPainter &pencil, const MarketPlace &place, const CardFace &face, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place.card, 0.085 * place.card.width(), look);
    const qreal edge = place.seen.width();
    QPainter &painter = pencil.painter();
    painter.save();
    if (look.disabled)
        painter.setOpacity(0.5);
    pencil.writeFigure({at.left(), at.top() + 0.05 * at.height(), edge, 0.25 * at.height()}, face.value,
                       std::min(0.3 * at.width(), 0.9 * edge), pencil.color(Role::Ink));
    const qreal side = std::min(edge - 3, pencil(24));
    for (int i = 0; i < face.symbols; ++i) {
        const QRectF thing(at.left() + (edge - side) / 2 + 1, at.top() + 0.36 * at.height() + i * (side + 2),
                           side, side);
        if (face.crate != Crate::None)
            paintCrate(pencil, thing, face.crate);
        else
            pencil.symbol(face.symbol, thing);
    }
    if (face.flag)
        paintPennant(
            pencil,
            {at.left() + (edge - 0.7 * side) / 2 + 1, at.top() + 0.68 * at.height(), 0.7 * side, 0.8 * side});
    painter.restore();
}

void paintRow(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const State &state = scene.state;
    const bool still = scene.flights.empty() && !scene.turning;
    if (board.hidden > 0) {
        Highlight look;
        look.disabled = true;
        look.focus = frame.focus == region::covered;
        paintPiece(pencil, board.covered, pencil(6), look);
        pencil.writeFigure(board.covered, Text::tr("+%1").arg(board.hidden), pencil(14),
                           pencil.color(Role::Muted));
    }
    if (board.divider > 0)
        pencil.line({board.divider, board.deck.top()}, {board.divider, board.deck.bottom() + pencil(6)},
                    Role::Gilt, std::max(1.0, pencil(1.5)));
    for (const MarketPlace &place : board.cards) {
        const RegionId id = region::market(place.fromEnd);
        if (scene.flying(place.fromEnd) || frame.dragged == id || (scene.turning && place.fromEnd == 0))
            continue;
        Highlight look = highlightOf(frame, id);
        look.open = look.open && still;
        look.hint = still && hinted(state, frame, id);
        look.disabled = place.fromEnd >= reach || state.phase == Phase::Over;
        const CardFace face = faceOf(state.fromEnd(place.fromEnd));
        if (place.seen.width() < place.card.width() - 1)
            paintEdge(pencil, place, face, look);
        else
            paintCard(pencil, place.card, face, look);
    }
    if (scene.turning && !board.cards.empty())
        paintTurning(pencil, board.deck, board.cards.back().card, state.fromEnd(0), *scene.turning);
    const bool tagged = state.phase == Phase::Deciding || state.phase == Phase::Taking;
    if (tagged && still && state.marketSize > 0)
        paintTag(pencil, board.lastTag, Text::tr("last: must be taken"), TagKind::Gilt);
}

QStringList marketWords(const State &state)
{
    constexpr int before = reach - 1; // the last one
    switch (state.phase) {
    case Phase::Taking:
    case Phase::Deciding:
        return {Text::tr("The last card must be taken; any of the %n before it may be.", nullptr, before),
                Text::tr("The last must be taken, the %n before it may be.", nullptr, before),
                Text::tr("The last, and any of the %n before.", nullptr, before),
                {}};
    case Phase::Over:
        return {Text::tr("End of the game"), {}};
    case Phase::DrawingFirst:
        return {Text::tr("Who begins?"), {}};
    case Phase::TurningUp:
        break;
    }
    return {QString()};
}

void paintLeft(BoardPainter &pencil, const Board &board, const State &state, const Frame &frame)
{
    pencil.line({board.market.left() + pencil(16), board.inDeckTitle.top() - pencil(5)},
                {board.market.right() - pencil(16), board.inDeckTitle.top() - pencil(5)}, Role::Line);
    pencil.write(board.inDeckTitle, Text::tr("In the deck:"), muted);
    for (const LeftPlace &place : board.inDeck) {
        const auto count = [&](auto counted) {
            int cards = 0;
            for (std::size_t kind = 0; kind < kinds; ++kind)
                if (card::cards[kind].good == place.good && counted(card::cards[kind]))
                    cards += state.deck[kind];
            return QString::number(cards);
        };
        const TextStyle figure{bodySize - 1, true};
        if (place.good == Good::None) {
            const qreal next = place.whole.width() / 2;
            paintCrate(pencil, place.symbol, Crate::Green);
            pencil.write(place.count, count([](const auto &card) { return card.space == 0; }), figure);
            paintCrate(pencil, place.symbol.translated(next, 0), Crate::Black);
            pencil.write(place.count.translated(next, 0),
                         count([](const auto &card) { return card.space != 0; }), figure);
        } else {
            pencil.symbol(symbolOf(place.good), place.symbol);
            pencil.write(place.count, count([](const auto &) { return true; }), figure);
        }
        if (frame.focus == region::left(place.good))
            paintFocusWithin(pencil, place.whole, 4, 3);
    }
}

} // namespace

void paintMarket(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    paintPanel(pencil, board.market);
    pencil.write(board.marketTitle, Text::tr("Market"),
                 {22, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true});
    pencil.writeFitting(board.marketWords, marketWords(scene.state),
                        {noteSize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter});
    Highlight deck = highlightOf(frame, region::deck);
    deck.hint = hinted(scene.state, frame, region::deck);
    deck.open = deck.open && scene.flights.empty() && !scene.turning;
    paintDeck(pencil, board.deck, scene.state.deckLeft, deck);
    const QString count = QString::number(scene.state.deckLeft);
    const TextStyle centred{noteSize, false, Role::Muted, Qt::AlignCenter};
    const Sentence words =
        Sentence::arranged(Text::tr("deck: %1", "cards left in it"), {Sentence::strong(count)});
    pencil.write(board.deckWords,
                 pencil.width(words, centred) <= board.deckWords.width() ? words : Sentence::strong(count),
                 centred);
    paintRow(pencil, board, scene, frame);
    paintLeft(pencil, board, scene.state, frame);
}

} // namespace medici::card
