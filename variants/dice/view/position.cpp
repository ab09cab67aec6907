#include "variants/dice/rules/position.h"

#include "engine/view/goods.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/view.h"

namespace medici::dice {

QString Looks::nameOfField(const Field &field)
{
    if (field.key == field::roundKey)
        return Text::tr("Round");
    if (field.key == field::activeKey)
        return Text::tr("Rolls");
    if (field.key == field::turnKey)
        return Text::tr("Turn of the round");
    if (field.key == field::rollKey)
        return Text::tr("Dice on the table");
    if (field.key == field::takenKey)
        return Text::tr("Taken: dice from 1 to 5");
    if (field.key == field::toPlayKey)
        return Text::tr("Takes next");
    if (field.key == field::circlesKey && !field.part.empty())
        return Text::tr("Circles in round %1: %2", "%2 is a good")
            .arg(field.round)
            .arg(nameOfGood(field.part));
    return field.key == field::circlesKey ? Text::tr("Circles in round %1").arg(field.round)
                                          : Text::tr("Ship of round %1").arg(field.round);
}

QString Looks::nameOfStanding(const Field &field, int code)
{
    return field.key == field::takenKey ? QString::number(code + 1) : nameOf(faceOfPiece(code));
}

QString Looks::figureOf(const Field &field, int code)
{
    if (field.key == field::takenKey)
        return {};
    const Face face = faceOfPiece(code);
    return QStringLiteral("dice:") + numbered(goodWords[static_cast<std::size_t>(face.good)], face.value);
}

} // namespace medici::dice
