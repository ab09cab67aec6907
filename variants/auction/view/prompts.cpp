#include "variants/auction/view/view.h"

#include "variants/auction/player/movevalue.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"

#include <algorithm>
#include <cmath>

namespace medici::auction {

namespace {

std::vector<Offer> selectorsOffers(const State &state, bool deckChosen)
{
    Offer another;
    another.label = Text::tr("Turn up another");
    another.description =
        Text::tr("%n card(s) left in the deck; what is turned up belongs to the group.", nullptr, state.left);
    another.key = QKeySequence(Qt::Key_T);
    another.code = draw;
    another.main = deckChosen;
    Offer enough;
    enough.label = Text::tr("Auction %n card(s)", nullptr, state.turned);
    enough.description = Text::tr("The others bid first; you bid last.");
    enough.main = !deckChosen;
    enough.key = QKeySequence(Qt::Key_A);
    enough.code = stop;
    return {another, enough};
}

std::vector<Offer> biddersOffers(const State &state)
{
    Offer pass;
    pass.label = Text::tr("Pass");
    pass.description = state.leader == nobody ? Text::tr("Do not bid on this group.")
                                              : Text::tr("Leave the group to the highest bidder.");
    pass.key = QKeySequence(Qt::Key_P);
    pass.code = state.highest;
    Offer bid;
    bid.label = Text::tr("Bid %1");
    bid.description = Text::tr("Your bid in florins");
    bid.main = true;
    bid.key = QKeySequence(Qt::Key_Return);
    for (int amount = state.highest + 1; amount <= state.house(state.mover).florins; ++amount)
        bid.amounts.push_back({amount, static_cast<Code>(amount)});
    return {pass, bid};
}

} // namespace

Heading Looks::heading(const State &before, const Players &players)
{
    const QString day = Text::tr("Day %1").arg(before.day + 1);
    if (before.phase == Phase::DrawingFirst)
        return {day, {}};
    if (before.phase == Phase::Filling)
        return {day, Text::tr("The last ship")};
    return {day, Text::tr("%1's group").arg(nameOf(before.selector, players))};
}

Sentence Looks::prompt(const State &state, const Draft &, const Players &players)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        return Text::tr("Chance decides who begins.");
    case Phase::Turning:
        return Sentence::arranged(Text::tr("%1 turns up a card."), {strongNameOf(state.selector, players)});
    case Phase::Filling:
        return Text::tr("The last ship is filled from the deck.");
    case Phase::Over:
        return Text::tr("The game is over.");
    case Phase::Selecting:
        return Sentence::arranged(Text::tr("%1: turn up another card, or auction the group as it is."),
                                  {strongNameOf(state.selector, players)});
    case Phase::Bidding:
        break;
    }
    const Sentence name = strongNameOf(state.mover, players);
    const int most = state.house(state.mover).florins;
    const Sentence range =
        Sentence::strong(most == state.highest + 1
                             ? QString::number(most)
                             : Text::tr("%1 to %2", "a range of florins").arg(state.highest + 1).arg(most));
    if (state.leader == nobody)
        return Sentence::arranged(Text::tr("Nobody has bid yet. %1 may bid %2 florins."), {name, range});
    return Sentence::arranged(
        Text::tr("%1 holds the bid at %2. %3 may bid %4 florins."),
        {strongNameOf(state.leader, players), Sentence::strong(QString::number(state.highest)), name, range});
}

std::vector<Offer> Looks::offers(const State &state, const Draft &draft)
{
    if (state.phase == Phase::Selecting)
        return selectorsOffers(state, draft.contains(region::deck));
    return state.phase == Phase::Bidding ? biddersOffers(state) : std::vector<Offer>{};
}

std::optional<Passing> Looks::passing(const State &state)
{
    if (state.phase != Phase::Bidding)
        return std::nullopt;
    return Passing{state.highest, QStringLiteral("A9")};
}

Sentence Looks::advice(const State &state, const Thought &thought, const Players &players)
{
    const MoveValue moveValue(state, netsFor(state.seats));
    if (state.phase == Phase::Selecting) {
        if (!state.hasRoom(state.selector))
            return thought.code == draw ? Text::tr("Hint: turn up another card.")
                                        : Text::tr("Hint: auction the group as it is.");
        const Seat rival = moveValue.keenest(state.leftOf(state.selector), state.selector, 0).seat;
        const auto worth = static_cast<int>(std::lround(moveValue.worth(state.selector, rival)));
        return Sentence::arranged(thought.code == draw
                                      ? Text::tr("Hint: turn up another card; so far worth about %1 to you.")
                                      : Text::tr("Hint: auction the group as it is; worth about %1 to you."),
                                  {Sentence::strong(QString::number(std::max(worth, 0)))});
    }
    const MoveValue::Bidder rival =
        moveValue.keenest(state.leftOf(state.mover), state.leftOf(state.selector), state.highest);
    const Seat otherwise = rival.seat == nobody ? state.leader : rival.seat;
    const auto worth = static_cast<int>(std::lround(moveValue.worth(state.mover, otherwise)));
    const Sentence value = Sentence::strong(QString::number(std::max(worth, 0)));
    if (thought.code == state.highest)
        return Sentence::arranged(Text::tr("Hint: pass. The group is worth about %1 to you."), {value});
    const Sentence bid = Sentence::strong(QString::number(thought.code));
    const bool wins = rival.seat == nobody || rival.limit < static_cast<float>(thought.code + 1);
    if (int{thought.code} > worth) // a price is driven, or a group kept from somebody
        return wins ? Sentence::arranged(
                   Text::tr("Hint: worth about %1 to you; better to bid %2 than leave it to others."),
                   {value, bid})
                    : Sentence::arranged(
                        Text::tr("Hint: worth about %1 to you, more to %3; bid %2 and let them pay more."),
                        {value, bid, strongNameOf(rival.seat, players)});
    return Sentence::arranged(wins ? Text::tr("Hint: worth about %1 to you; %2 should win it.")
                                   : Text::tr("Hint: worth about %1 to you; bid %2 and let others pay more."),
                              {value, bid});
}

} // namespace medici::auction
