#include "variants/dice/record.h"
#include "variants/dice/rules/position.h"

#include <QCoreApplication>

namespace medici::dice {

namespace {

struct Why {
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
        return Why::tr("A roll has five dice, not %1.").arg(misfit.figure);
    case Wrong::NoSuchSide:
        return Why::tr("No five dice show this: die %1 has no such side.").arg(misfit.figure);
    case Wrong::ShipOpen:
        return Why::tr("The round is over, so all %n spaces are full.", nullptr, misfit.figure);
    case Wrong::RoundOver:
        return Why::tr("All ships are full, so round %1 is over.").arg(misfit.figure);
    case Wrong::FullRolls:
        return Why::tr("Whoever has a full ship does not roll.");
    case Wrong::TakenNoDice:
        return Why::tr("No more than %n dice can be taken before others follow.", nullptr, misfit.figure);
    case Wrong::NotOnShip:
        return Why::tr("What was taken lies last on the ship of the player who rolled.");
    case Wrong::NotToPlay:
        return Why::tr("One of the others follows who still has space.");
    case Wrong::NoTurns:
        return Why::tr("No turns lead to these ships in round %1 with this player to roll.")
            .arg(misfit.figure);
    case Wrong::OtherTurn:
        return Why::tr("These ships cannot be loaded in so many turns.");
    case Wrong::OtherStart:
        return Why::tr("Somebody else was chosen to begin.");
    case Wrong::FewerCircles:
        return Why::tr("Circles stay: there were %1 in the round before.").arg(misfit.figure);
    case Wrong::NoCircles:
        return Why::tr("The dice that were left cannot have drawn these circles.");
    }
    return {};
}

} // namespace medici::dice
