#include "variants/auction/view/view.h"

#include "engine/view/goods.h"
#include "engine/view/painters.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/pieces.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

// 'fur3' is fur with the value 3.
std::vector<Card> cardsIn(const Figure &figure)
{
    std::vector<Card> cards;
    for (const QString &word : figure.list())
        for (int kind = 0; kind < cardKinds; ++kind) {
            const Card card(kind);
            if (word == numbered(goodWords[indexOf(card.good())], card.value()))
                cards.push_back(card);
        }
    return cards;
}

constexpr int cardWidth = 60;
constexpr int cardHeight = 86;
constexpr int figureGap = 12;
constexpr int levelHeight = 25;

void paintTrack(BoardPainter &pencil, const QRectF &place, const QStringList &levels)
{
    const qreal row = pencil(levelHeight);
    for (int level = 0; level <= topLevel; ++level) {
        const QRectF at(place.left(), place.bottom() - (level + 1) * row, place.width(), row);
        const int bonus = levelBonus[static_cast<std::size_t>(level)];
        if (bonus != 0)
            pencil.painter().fillRect(at, pencil.color(Role::GiltWash));
        pencil.line(at.topLeft(), at.topRight(), Role::Line);
        pencil.write(at.adjusted(pencil(6), 0, 0, 0), QString::number(level), {bodySize, true});
        if (bonus != 0)
            pencil.write(at.adjusted(pencil(24), 0, 0, 0), Text::tr("+%1").arg(bonus), {noteSize});
        int nth = 0;
        for (int seat = 0; seat < levels.size(); ++seat)
            if (levels[seat].toInt() == level)
                paintShield(pencil,
                            QRectF(at.left() + pencil(66) + pencil(24) * nth++, at.top() + pencil(2),
                                   row - pencil(4), row - pencil(4)),
                            seat);
    }
    pencil.line(place.bottomLeft(), place.bottomRight(), Role::Line);
}

} // namespace

void Looks::paintThumbnail(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal height = 0.96 * std::min(place.height(), place.width() * 1.42);
    const qreal width = height / 1.42;
    BoardPainter pencil(painter, theme, Scale(height / 124));
    const Card card = state.turned > 0 ? state.group[state.turned - 1U] : goldCard;
    paintCard(pencil, QRectF(place.center().x() - width / 2, place.center().y() - height / 2, width, height),
              card);
}

QSize Looks::figureSize(const Figure &figure)
{
    const int count = static_cast<int>(cardsIn(figure).size());
    if (figure.kind == u"cards"_s)
        return {std::max(1, count) * (cardWidth + figureGap), cardHeight + figureGap};
    if (figure.kind == u"ship"_s)
        return {330, 66};
    if (figure.kind == u"track"_s)
        return {230, levelHeight * (topLevel + 1) + 2};
    if (figure.kind == u"crest"_s)
        return {72, 76};
    return {};
}

void Looks::paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure)
{
    const std::vector<Card> cards = cardsIn(figure);
    if (figure.kind == u"cards"_s) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            paintCard(pencil,
                      QRectF(place.left() + pencil(4 + static_cast<qreal>(i) * (cardWidth + figureGap)),
                             place.top() + pencil(4), pencil(cardWidth), pencil(cardHeight)),
                      cards[i]);
    } else if (figure.kind == u"ship"_s) {
        const ShipShape ship = ShipShape::in(place, 5, pencil(6));
        paintHull(pencil, ship, 0);
        std::vector<Cargo> cargo;
        for (const Card card : cards)
            cargo.push_back({symbolOf(card.good()), card.value()});
        paintHolds(pencil, ship, cargo);
    } else if (figure.kind == u"track"_s) {
        paintTrack(pencil, QRectF(place.topLeft(), QSizeF(figureSize(figure)) * pencil(1)), figure.list());
    } else {
        paintCrest(pencil, QRectF(place.left() + pencil(2), place.top() + pencil(2), pencil(66), pencil(70)),
                   1, 2);
    }
}

} // namespace medici::auction
