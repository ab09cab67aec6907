#include "variants/auction/record.h"
#include "variants/auction/rules/position.h"

#include <QCoreApplication>

namespace medici::auction {

namespace {

struct Why {
    Q_DECLARE_TR_FUNCTIONS(auction)
};

} // namespace

QString Words::stands(const Field &field, int code) const
{
    if (field.key == field::phaseKey)
        return wordIn(phaseWords[static_cast<std::size_t>(code)]);
    const Card card(code);
    return wordIn(goodWords[static_cast<std::size_t>(card.good())]) + QString::number(card.value());
}

QString Words::sentence(const Misfit &misfit) const
{
    const int figure = misfit.figure;
    switch (static_cast<Wrong>(misfit.reason)) {
    case Wrong::TooMany:
        return Why::tr("There are only %n cards of this kind.", nullptr, figure);
    case Wrong::DeckTooSmall:
        return Why::tr("That is more than the day's deck, which has %n cards.", nullptr, figure);
    case Wrong::NothingPaid:
        return Why::tr("Such a ship has cost at least %n florins.", nullptr, figure);
    case Wrong::PaidForNothing:
        return Why::tr("An empty ship has cost nothing.");
    case Wrong::TooDear:
        return Why::tr("There were only %n florins to pay with.", nullptr, figure);
    case Wrong::DayOver:
        return Why::tr("All %n cards of the day have been turned up, so the day is over.", nullptr, figure);
    case Wrong::OneOpen:
        return Why::tr("Only one ship has space, so it is filled and nothing is auctioned.");
    case Wrong::NotOneOpen:
        return Why::tr("A ship is filled when it is the only one with space.");
    case Wrong::SelectorFull:
        return Why::tr("Whoever has a full ship does not select.");
    case Wrong::OtherSelector:
        return Why::tr("The auctions of this day do not lead to this selector.");
    case Wrong::NoGroup:
        return Why::tr("Here the group has at most %n cards, and at least one for bids.", nullptr, figure);
    case Wrong::GroupTooLarge:
        return Why::tr("No ship has space for more than %n cards.", nullptr, figure);
    case Wrong::CannotBid:
        return Why::tr("This player has no space for the group or too few florins, and is passed over.");
    case Wrong::BidTooLow:
        return Why::tr("This player cannot have bid that: the bid before was %1.").arg(figure);
    case Wrong::BidTooEarly:
        return Why::tr("This player has not been asked yet.");
    }
    return {};
}

} // namespace medici::auction
