#include "variants/card/record.h"
#include "variants/card/rules/position.h"

#include <QCoreApplication>

namespace medici::card {

namespace {

struct Why {
    Q_DECLARE_TR_FUNCTIONS(card)
};

} // namespace

QString Words::stands(const Field &field, int code) const
{
    if (field.key == field::phaseKey)
        return wordIn(phaseWords[static_cast<std::size_t>(code)]);
    return wordOf(static_cast<Kind>(code));
}

QString Words::sentence(const Misfit &misfit) const
{
    const int figure = misfit.figure;
    switch (static_cast<Wrong>(misfit.reason)) {
    case Wrong::TooMany:
        return Why::tr("There are only %n cards of this kind.", nullptr, figure);
    case Wrong::Overloaded:
        return Why::tr("The ship has only %n spaces.", nullptr, figure);
    case Wrong::TwoOpen:
        return Why::tr("The day is over, so all ships but one are full.");
    case Wrong::NoTurns:
        return Why::tr("No turns of 1 to %1 cards lead to these ships on day %2.").arg(reach).arg(figure);
    case Wrong::DayOver:
        return Why::tr("All ships are full, so the day is over.");
    case Wrong::FullTurn:
        return Why::tr("Whoever has a full ship has no more turns.");
    case Wrong::OtherTurn:
        return Why::tr("With what the ships have on board it cannot be this player's turn.");
    case Wrong::MarketTooFull:
        return Why::tr("In the turns so far no more than %n cards can have stayed in the market.", nullptr,
                       figure);
    case Wrong::NotInMarket:
        return Why::tr("There are only %n cards in the market.", nullptr, figure);
    case Wrong::DeckEmpty:
        return Why::tr("The deck is empty: nothing can be turned up.");
    case Wrong::AllTurned:
        return Why::
            tr("In this turn %n cards were turned up already, as many as there may be: only '%1' is left.",
               nullptr, figure)
                .arg(Why::tr("Cards are taken"));
    case Wrong::MarketEmpty:
        return Why::tr("The market is empty, so a card must be turned up.");
    }
    return {};
}

} // namespace medici::card
