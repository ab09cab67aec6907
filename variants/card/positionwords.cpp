#include "variants/card/record.h"
#include "variants/card/rules/position.h"

#include <QCoreApplication>

namespace medici::card {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(card)
};

} // namespace

QString Words::stands(const Field &field, int code) const
{
    if (field.key == field::phaseKey)
        return wordIn(phaseWords[static_cast<std::size_t>(code)]);
    return kindWord(static_cast<Kind>(code));
}

QString Words::sentence(const Misfit &misfit) const
{
    const int figure = misfit.figure;
    switch (static_cast<Reason>(misfit.reason)) {
    case Reason::TooMany:
        return Text::tr("There are only %n cards of this kind.", nullptr, figure);
    case Reason::Overloaded:
        return Text::tr("The ship has only %n spaces.", nullptr, figure);
    case Reason::TwoOpen:
        return Text::tr("The day is over, so all ships but one are full.");
    case Reason::NoTurns:
        return Text::tr("No turns of one to three cards lead to these ships on day %1.").arg(figure);
    case Reason::DayOver:
        return Text::tr("All ships are full, so the day is over.");
    case Reason::FullTurn:
        return Text::tr("Whoever has a full ship has no more turns.");
    case Reason::OtherTurn:
        return Text::tr("With what the ships have on board it cannot be this player's turn.");
    case Reason::MarketTooFull:
        return Text::tr("In the turns so far no more than %n cards can have stayed in the market.", nullptr,
                        figure);
    case Reason::NotInMarket:
        return Text::tr("There are only %n cards in the market.", nullptr, figure);
    case Reason::DeckEmpty:
        return Text::tr("The deck is empty: nothing can be turned up.");
    case Reason::AllTurned:
        return Text::tr("No more than %n cards are turned up in a turn.", nullptr, figure);
    case Reason::MarketEmpty:
        return Text::tr("The market is empty, so a card must be turned up.");
    }
    return {};
}

} // namespace medici::card
