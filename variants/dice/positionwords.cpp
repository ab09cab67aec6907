#include "variants/dice/record.h"
#include "variants/dice/rules/position.h"

#include <QCoreApplication>

namespace medici::dice {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(dice)
};

} // namespace

QString Words::stands(const Field &field, int code) const
{
    if (field.key == field::takenKey)
        return QString::number(code);
    const Face face = faceOfPiece(code);
    return wordIn(goodWords[static_cast<std::size_t>(face.good)]) + QString::number(face.value);
}

QString Words::sentence(const Misfit &misfit) const
{
    switch (static_cast<Wrong>(misfit.reason)) {
    case Wrong::NotFive:
        return Text::tr("A roll has five dice, not %1.").arg(misfit.figure);
    case Wrong::NoSuchSide:
        return Text::tr("No five dice show this: die %1 has no such side.").arg(misfit.figure);
    case Wrong::ShipOpen:
        return Text::tr("The round is over, so all %n spaces are full.", nullptr, misfit.figure);
    case Wrong::RoundOver:
        return Text::tr("All ships are full, so round %1 is over.").arg(misfit.figure);
    case Wrong::FullRolls:
        return Text::tr("Whoever has a full ship does not roll.");
    case Wrong::TakenNoDice:
        return Text::tr("No more than %n dice can be taken before others follow.", nullptr, misfit.figure);
    case Wrong::NotOnShip:
        return Text::tr("What was taken lies last on the ship of the player who rolled.");
    case Wrong::NotToPlay:
        return Text::tr("One of the others follows who still has space.");
    case Wrong::NoTurns:
        return Text::tr("No turns lead to these ships in round %1 with this player to roll.")
            .arg(misfit.figure);
    case Wrong::OtherTurn:
        return Text::tr("These ships cannot be loaded in so many turns.");
    case Wrong::OtherStart:
        return Text::tr("Somebody else was chosen to begin.");
    case Wrong::FewerCircles:
        return Text::tr("Circles stay: there were %1 in the round before.").arg(misfit.figure);
    case Wrong::NoCircles:
        return Text::tr("The dice that were left cannot have drawn these circles.");
    }
    return {};
}

} // namespace medici::dice
