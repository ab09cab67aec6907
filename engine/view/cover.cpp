#include "engine/view/cover.h"

#include "engine/view/cards.h"
#include "engine/view/dice.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPainter>

#include <algorithm>

namespace medici {

namespace {

CardFace readCard(const QJsonObject &card)
{
    const QString crate = card.value("crate").toString();
    return {card.value("value").toString(), card.value("symbol").toString(), card.value("symbols").toInt(1),
            crate == QLatin1String("green")       ? Crate::Green
                : crate == QLatin1String("black") ? Crate::Black
                                                  : Crate::None,
            card.value("flag").toBool()};
}

DieFace readDie(const QJsonObject &die)
{
    return {die.value("symbol").toString(), die.value("value").toString(), die.value("pips").toInt()};
}

std::optional<Cover::Piece> readPiece(const QJsonObject &object)
{
    const QJsonArray at = object.value("at").toArray();
    const bool card = object.value("cardFace").isObject();
    if (!at.at(0).isDouble() || !at.at(1).isDouble() || card == object.value("dieFace").isObject())
        return {};
    Cover::Piece piece{{at.at(0).toDouble(), at.at(1).toDouble()}, object.value("angle").toDouble(), {}};
    if (card)
        piece.face = readCard(object.value("cardFace").toObject());
    else
        piece.face = readDie(object.value("dieFace").toObject());
    return piece;
}

} // namespace

std::optional<Cover> readCover(const QJsonObject &object)
{
    Cover cover{object.value("width").toDouble(), {}};
    for (const QJsonValue value : object.value("pieces").toArray()) {
        const std::optional<Cover::Piece> piece = readPiece(value.toObject());
        if (!piece)
            return {};
        cover.pieces.push_back(*piece);
    }
    if (cover.width <= 0 || cover.pieces.empty())
        return {};
    return cover;
}

void paintCover(QPainter &painter, const QRectF &place, const Theme &theme, const Cover &cover)
{
    const qreal unit = std::min(place.width() / 454, place.height() / 214);
    BoardPainter pencil(painter, theme, Scale(unit));
    painter.fillRect(place, theme.ultramarine());
    painter.setPen(QPen(theme.color(Role::Gunwale), 1.5 * unit));
    painter.drawRoundedRect(place.adjusted(10 * unit, 10 * unit, -10 * unit, -10 * unit), 8 * unit, 8 * unit);
    const qreal width = pencil(cover.width);
    for (const Cover::Piece &piece : cover.pieces) {
        painter.save();
        painter.translate(place.left() + piece.at.x() * place.width(),
                          place.top() + piece.at.y() * place.height());
        painter.rotate(piece.angle);
        const auto sized = [&](qreal height) { return QRectF(-width / 2, -height / 2, width, height); };
        if (const auto *card = std::get_if<CardFace>(&piece.face))
            paintCard(pencil, sized(cardRatio * width), *card, {});
        else
            paintDie(pencil, sized(width), std::get<DieFace>(piece.face));
        painter.restore();
    }
}

} // namespace medici
