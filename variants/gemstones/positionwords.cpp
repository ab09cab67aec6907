#include "variants/gemstones/record.h"
#include "variants/gemstones/rules/position.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

struct Why {
    Q_DECLARE_TR_FUNCTIONS(gemstones)
};

} // namespace

QString Words::stands(const Field &field, int code) const
{
    if (field.key == field::gemsKey)
        return wordIn(gemKeys[static_cast<std::size_t>(code)]);
    if (field.key == field::pairsKey)
        return wordIn(gemKeys[static_cast<std::size_t>(code / sides)]) + QString::number(code % sides + 1);
    if (field.key == field::keptKey || field.key == field::sortedKey)
        return code == 0 ? u"no"_s : u"yes"_s;
    return QString::number(code + 1);
}

QString Words::sentence(const Misfit &misfit) const
{
    const int figure = misfit.figure;
    switch (static_cast<Wrong>(misfit.reason)) {
    case Wrong::WrongDice:
        return Why::tr("%n dice of each kind are rolled.", nullptr, figure);
    case Wrong::NoSuchPair:
        return Why::tr("The dice do not show these pairs.");
    case Wrong::NotWritten:
        return Why::tr("The pairs of this turn stand at the end of their columns.");
    case Wrong::MayNotPair:
        return Why::tr("These pairs were not allowed, because a column was blocked or full.");
    case Wrong::NotToPlay:
        return Why::tr("This player cannot be asked for a pair now.");
    case Wrong::Numbers:
        return Why::tr("By now %n numbers stand on this sheet.", nullptr, figure);
    case Wrong::NotSorted:
        return Why::tr("These columns were not sorted at the end of the player's last turn.");
    case Wrong::Sorted:
        return Why::tr("These columns were sorted at the end of the player's last turn.");
    case Wrong::OtherStart:
        return Why::tr("Somebody else was chosen to begin.");
    case Wrong::GameOver:
        return Why::tr("With %n numbers in every column the game was over in the round before.", nullptr,
                       figure);
    case Wrong::NoTurns:
        return Why::tr("No turns lead to this sheet.");
    case Wrong::OtherDice:
        return Why::tr("No turns lead to this sheet beside those before: all who write after somebody's roll "
                       "choose from the same four dice.");
    }
    return {};
}

} // namespace medici::gemstones
