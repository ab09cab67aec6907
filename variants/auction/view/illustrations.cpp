#include "variants/auction/view/illustrations.h"

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

struct Tilted {
    qreal x; // of the centre, in widths
    qreal y; // in heights
    qreal angle;
    Card card;
};

// 'fur3' is fur with the value 3.
std::vector<Card> cardsIn(const QString &words)
{
    std::vector<Card> cards;
    for (const QString &word : words.split(u',', Qt::SkipEmptyParts))
        for (int kind = 0; kind < cardKinds; ++kind) {
            const Card card(kind);
            if (word == symbolOf(card.good()).section(u'-', 1) + QString::number(card.value()))
                cards.push_back(card);
        }
    return cards;
}

constexpr int cardWidth = 60;
constexpr int cardHeight = 86;
constexpr int figureGap = 12;
constexpr int levelHeight = 25;

void paintTrack(BoardPainter &pencil, const QRectF &place, qreal unit, const QStringList &levels)
{
    const qreal row = levelHeight * unit;
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

void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme)
{
    const qreal unit = std::min(place.width() / 454, place.height() / 214);
    BoardPainter pencil(painter, theme, Scale(unit));
    // The ground is the same by day and by night, like the cover of a book.
    const QColor ultramarine = theme.contrast() ? QColor(0x00, 0x24, 0x7D) : QColor(0x24, 0x41, 0x8E);
    painter.fillRect(place, ultramarine);
    painter.setPen(QPen(theme.color(Role::Gunwale), 1.5 * unit));
    painter.drawRoundedRect(place.adjusted(10 * unit, 10 * unit, -10 * unit, -10 * unit), 8 * unit, 8 * unit);
    const std::array cards{Tilted{0.3, 0.52, -7, {Good::Cloth, 5}}, Tilted{0.5, 0.48, 1, goldCard},
                           Tilted{0.7, 0.53, 8, {Good::Spice, 2}}};
    for (const Tilted &card : cards) {
        painter.save();
        painter.translate(place.left() + card.x * place.width(), place.top() + card.y * place.height());
        painter.rotate(card.angle);
        const qreal width = 96 * unit;
        paintCard(pencil, QRectF(-width / 2, -0.71 * width, width, 1.42 * width), card.card);
        painter.restore();
    }
}

void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal height = 0.96 * std::min(place.height(), place.width() * 1.42);
    const qreal width = height / 1.42;
    BoardPainter pencil(painter, theme, Scale(height / 124));
    const Card card = state.turned > 0 ? state.group[state.turned - 1U] : goldCard;
    paintCard(pencil, QRectF(place.center().x() - width / 2, place.center().y() - height / 2, width, height),
              card);
}

QSize sizeOfFigure(const QString &figure)
{
    const QString kind = figure.section(u':', 0, 0);
    const int count = static_cast<int>(cardsIn(figure.section(u':', 1)).size());
    if (kind == u"cards"_s)
        return {std::max(1, count) * (cardWidth + figureGap), cardHeight + figureGap};
    if (kind == u"ship"_s)
        return {330, 66};
    if (kind == u"track"_s)
        return {230, levelHeight * (topLevel + 1) + 2};
    if (kind == u"crest"_s)
        return {72, 76};
    return {};
}

void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme)
{
    const QSize size = sizeOfFigure(figure);
    if (size.isEmpty())
        return;
    const qreal unit = std::min(place.width() / size.width(), place.height() / size.height());
    BoardPainter pencil(painter, theme, Scale(unit));
    const QString kind = figure.section(u':', 0, 0);
    const std::vector<Card> cards = cardsIn(figure.section(u':', 1));
    if (kind == u"cards"_s) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            paintCard(pencil,
                      QRectF(place.left() + unit * (4 + static_cast<qreal>(i) * (cardWidth + figureGap)),
                             place.top() + 4 * unit, unit * cardWidth, unit * cardHeight),
                      cards[i]);
    } else if (kind == u"ship"_s) {
        const ShipShape ship = ShipShape::in(place, 5, unit * 6);
        paintHull(pencil, ship, 0);
        for (std::size_t hold = 0; hold < ship.holds.size(); ++hold)
            if (hold < cards.size())
                paintCargo(pencil, ship.holds[hold], symbolOf(cards[hold].good()),
                           QString::number(cards[hold].value()), {});
            else
                paintEmptyHold(pencil, ship.holds[hold]);
    } else if (kind == u"track"_s) {
        paintTrack(pencil, QRectF(place.topLeft(), QSizeF(size) * unit), unit,
                   figure.section(u':', 1).split(u','));
    } else {
        paintCrest(pencil, QRectF(place.left() + 2 * unit, place.top() + 2 * unit, 66 * unit, 70 * unit), 1,
                   2);
    }
}

} // namespace medici::auction
