#include "variants/auction/record.h"
#include "variants/auction/rules/position.h"

#include <QCoreApplication>

namespace medici::auction {

namespace {

struct Text {
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
    switch (static_cast<Reason>(misfit.reason)) {
    case Reason::TooMany:
        return Text::tr("There are only %n cards of this kind.", nullptr, figure);
    case Reason::DeckTooSmall:
        return Text::tr("That is more than the day's deck, which has %n cards.", nullptr, figure);
    case Reason::NothingPaid:
        return Text::tr("Such a ship has cost at least %n florins.", nullptr, figure);
    case Reason::PaidForNothing:
        return Text::tr("An empty ship has cost nothing.");
    case Reason::TooDear:
        return Text::tr("There were only %n florins to pay with.", nullptr, figure);
    case Reason::DayOver:
        return Text::tr("All %n cards of the day have been turned up, so the day is over.", nullptr, figure);
    case Reason::OneOpen:
        return Text::tr("Only one ship has space, so it is filled and nothing is auctioned.");
    case Reason::NotOneOpen:
        return Text::tr("A ship is filled when it is the only one with space.");
    case Reason::SelectorFull:
        return Text::tr("Whoever has a full ship does not select.");
    case Reason::OtherSelector:
        return Text::tr("The auctions of this day do not lead to this selector.");
    case Reason::NoGroup:
        return Text::tr("At this point a group has at least one card, where bids are waited for, and at most %1.")
            .arg(figure);
    case Reason::GroupTooLarge:
        return Text::tr("No ship has space for more than %n cards.", nullptr, figure);
    case Reason::CannotBid:
        return Text::tr("This player has no space for the group or too few florins, and is passed over.");
    case Reason::BidTooLow:
        return Text::tr("This player cannot have bid that: the bid before was %1.").arg(figure);
    case Reason::BidTooEarly:
        return Text::tr("This player has not been asked yet.");
    }
    return {};
}

} // namespace medici::auction
