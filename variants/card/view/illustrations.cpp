#include "variants/card/view/view.h"

#include "engine/view/cards.h"
#include "engine/view/goods.h"
#include "variants/card/rules/prizes.h"
#include "variants/card/view/eventtext.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::card {

QString wordInFigures(Kind kind)
{
    const Card &card = cardOf(kind);
    QString word = numbered(
        card.neutral() ? (card.flag() ? "green" : "black") : goodWords[indexOf(card.good)], card.value);
    if (!card.neutral())
        word += card.symbols == 2 ? u"x2"_s : card.flag() ? u"g"_s : QString();
    return word;
}

namespace {

constexpr qreal figureCard = 52;
constexpr qreal figureGap = 12;
constexpr qreal deckColumn = 78;
constexpr qreal deckRow = 62;
constexpr qreal deckCard = 36;

Kind kindNamed(const QString &word)
{
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (wordInFigures(static_cast<Kind>(kind)) == word)
            return static_cast<Kind>(kind);
    return 0;
}

std::vector<Kind> kindsIn(const Figure &figure)
{
    std::vector<Kind> found;
    for (const QString &word : figure.list())
        found.push_back(kindNamed(word));
    return found;
}

void paintShipFigure(BoardPainter &pencil, const QRectF &place, const std::vector<Kind> &cargo)
{
    const QRectF hull(place.left(), place.top(), 0.78 * place.width(), place.height());
    const ShipShape ship = ShipShape::in(hull, shipSpaces[4], 0);
    paintHull(pencil, ship, 0);
    std::size_t hold = 0;
    qreal x = ship.place.right() + 0.2 * ship.side;
    for (const Kind kind : cargo) {
        if (!cardOf(kind).flag() && hold < ship.holds.size()) {
            paintCardCargo(pencil, ship.holds[hold++], faceOf(kind), {});
            continue;
        }
        paintCardCargo(pencil, {x, ship.holds[0].top(), ship.side, ship.side}, faceOf(kind), {});
        x += 1.15 * ship.side;
    }
    for (; hold < ship.holds.size(); ++hold)
        paintEmptyHold(pencil, ship.holds[hold]);
}

// A row a good, and one for the neutral cards.
void paintDeckFigure(BoardPainter &pencil, const QRectF &place)
{
    const qreal height = pencil(deckCard * cardRatio);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const std::size_t row = kind / kindsOfGood;
        const std::size_t column = kind % kindsOfGood;
        const QPointF corner(place.left() + pencil(2 + deckColumn * static_cast<qreal>(column)),
                             place.top() + pencil(3 + deckRow * static_cast<qreal>(row)));
        paintCard(pencil, {corner, QSizeF(pencil(deckCard), height)}, faceOf(static_cast<Kind>(kind)), {});
        pencil.write({corner + QPointF(pencil(deckCard + 6), 0), QSizeF(pencil(34), height)},
                     Text::tr("× %1", "so many cards").arg(fullDeck[kind]), {15, true});
    }
}

} // namespace

void Looks::paintThumbnail(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal height = 0.94 * std::min(place.width(), place.height());
    BoardPainter pencil(painter, theme, Scale(height / 118));
    const qreal width = height / cardRatio;
    const QRectF at(place.center().x() - width / 2, place.center().y() - height / 2, width, height);
    if (state.marketSize == 0)
        paintCardBack(pencil, at);
    else
        paintCard(pencil, at, faceOf(state.fromEnd(0)), {});
}

QSize Looks::figureSize(const Figure &figure)
{
    const auto count = static_cast<int>(kindsIn(figure).size());
    if (figure.kind == u"cards"_s || figure.kind == u"market"_s)
        return {static_cast<int>(std::max(1, count) * (figureCard + figureGap)),
                static_cast<int>(figureCard * cardRatio + 14)};
    if (figure.kind == u"ship"_s)
        return {400, 62};
    if (figure.kind == u"deck"_s)
        return {static_cast<int>(deckColumn * kindsOfGood), static_cast<int>(deckRow * (goods + 1))};
    return {};
}

void Looks::paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure)
{
    const std::vector<Kind> shown = kindsIn(figure);
    if (figure.kind == u"deck"_s) {
        paintDeckFigure(pencil, place);
        return;
    }
    if (figure.kind == u"ship"_s) {
        paintShipFigure(pencil, place, shown);
        return;
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        Highlight look;
        look.open = figure.kind == u"market"_s && i + reach >= shown.size();
        paintCard(pencil,
                  {place.left() + pencil(6 + (figureCard + figureGap) * static_cast<qreal>(i)),
                   place.top() + pencil(6), pencil(figureCard), pencil(figureCard * cardRatio)},
                  faceOf(shown[i]), look);
    }
}

} // namespace medici::card
