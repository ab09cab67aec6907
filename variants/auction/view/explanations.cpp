#include "variants/auction/view/explanations.h"

#include "engine/rules/ranges.h"
#include "variants/auction/rules/bill.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

QString bonusWords(const BillLine &bonus)
{
    return bonus.points == 0 ? QString()
                             : u' ' + Text::tr("Level %1: bonus %2.").arg(bonus.figure).arg(bonus.points);
}

QString ruleOf(const BillLine &line)
{
    return u'A' + QString::number(line.rule);
}

// How high the bids were before it was this seat's turn.
int highestBefore(const State &state, Seat seat)
{
    int highest = 0;
    for (Seat other = state.leftOf(state.selector); other != seat; other = state.leftOf(other))
        highest = std::max(highest, int{state.bids[static_cast<std::size_t>(other)]});
    return highest;
}

Note deckNote(const State &state)
{
    QStringList lines{Text::tr("%n card(s) left in the deck", nullptr, state.left)};
    int unseen = 0;
    state.unseen.forEach([&](Card, int count) { unseen += count; });
    lines << Text::tr("%n card(s) not seen today, set aside or in the deck:", nullptr, unseen);
    const auto list = [&](Good good) {
        const QString values = unseenValues(state, good);
        lines << summand(nameOf(good), values.isEmpty() ? u"–"_s : values);
    };
    ranges::for_each(allGoods, list);
    list(Good::Gold);
    return {lines.join(u'\n'), u"A18"_s};
}

Note goodNote(const State &state, std::size_t good, const Players &players)
{
    const Bill bill = Rules::billNow(state);
    const int round = Rules::round(state);
    QStringList lines;
    if (state.phase != Phase::Over)
        lines << Text::tr("If the day ended now:");
    for (Seat seat = 0; seat < state.seats; ++seat)
        lines << summand(Text::tr("%1, level %2", "a player")
                             .arg(nameOf(seat, players))
                             .arg(bill.line(seat, round, source::award(good)).figure),
                         goodPoints(bill, seat, round, good));
    return {lines.join(u'\n'), u"A22"_s};
}

Note houseNote(const State &state, Seat seat)
{
    const Ship &ship = state.ship(seat);
    const House &house = state.house(seat);
    QStringList lines;
    for (std::size_t hold = 0; hold < ship.loaded; ++hold)
        lines << summand(nameOf(ship.holds[hold]), ship.holds[hold].value());
    lines << summand(Text::tr("ship"), ship.value);
    lines << Text::tr("%n free space(s)", nullptr, state.free(seat));
    lines << summand(Text::tr("florins"), house.florins);
    if (state.phase != Phase::Over)
        lines << summand(Text::tr("if the day ended now"),
                         Text::tr("+%1").arg(income(Rules::billNow(state), seat, Rules::round(state))));
    return {lines.join(u'\n'), u"A19"_s};
}

Note florinsNote(const State &state, const Players &players)
{
    QStringList lines;
    for (Seat seat = 0; seat < state.seats; ++seat)
        lines << summand(nameOf(seat, players), state.house(seat).florins);
    return {lines.join(u'\n'), u"A4"_s};
}

Note crestNote(const State &state)
{
    return {Text::tr("Day %1 of %2. The five roundels are the goods: each turns when its good is scored.")
                .arg(state.day + 1)
                .arg(days),
            u"A27"_s};
}

Note bidNote(const State &state, Seat seat, const Players &players)
{
    const QString name = nameOf(seat, players);
    if (const QString why = hindrance(state, seat); !why.isEmpty() && state.turned > 0)
        return {Text::tr("%1 is passed over: %2.").arg(name, why), u"A11"_s};
    if (seat == state.selector)
        return {Text::tr("%1 chose the group and bids last.").arg(name), u"A9"_s};
    return {Text::tr("One round of bidding, clockwise; everybody bids or passes once."), u"A9"_s};
}

} // namespace

QString placeName(const Standing &standing)
{
    return standing.shared() ? Text::tr("places %1–%2").arg(standing.place()).arg(standing.last())
                             : medici::placeName(standing.place());
}

Note shipReason(const Bill &bill, Seat seat, int round, const State &state)
{
    const BillLine ship = bill.line(seat, round, source::ship);
    if (!ship.standing.shared())
        return {Text::tr("%1, ship worth %2: %3.", "a place")
                    .arg(medici::placeName(ship.standing.place()))
                    .arg(ship.figure)
                    .arg(florins(ship.points)),
                ruleOf(ship)};
    return {Text::tr("Ships worth %1 tie for %2: %3; split %4 ways and rounded down, %5 each.")
                .arg(ship.figure)
                .arg(placeName(ship.standing), sumOfPrizes(state.edition.shipPrizes, ship.standing))
                .arg(ship.standing.level)
                .arg(ship.points),
            ruleOf(ship)};
}

Note goodReason(const Bill &bill, Seat seat, int round, std::size_t good, const State &state)
{
    const Prizes &prizes = state.edition.goodPrizes;
    const BillLine award = bill.line(seat, round, source::award(good));
    const BillLine bonus = bill.line(seat, round, source::bonus(good));
    const Standing &standing = award.standing;
    const QString rule = ruleOf(bonus.points == 0 ? award : bonus);
    QString words =
        award.placed ? QString() : Text::tr("%n player(s) are higher: no award.", nullptr, standing.ahead);
    if (award.placed && standing.shared())
        words = (standing.ahead == 0
                     ? Text::tr("%n tied for the highest level: %1; split and rounded down, %2 each.",
                                nullptr, standing.level)
                     : Text::tr("%n tied for second: %1; split and rounded down, %2 each.", nullptr,
                                standing.level))
                    .arg(sumOfPrizes(prizes, standing))
                    .arg(award.points);
    else if (award.placed)
        words = (standing.ahead == 0 ? Text::tr("Highest: %1.") : Text::tr("Second highest: %1."))
                    .arg(award.points);
    return {words + bonusWords(bonus), rule};
}

QString unseenValues(const State &state, Good good)
{
    if (good == Good::Gold)
        return state.unseen.count(goldCard) > 0 ? QString::number(goldCard.value()) : QString();
    QStringList values;
    for (int value = 0; value < valueCount; ++value)
        for (int n = state.unseen.count(Card(good, value)); n > 0; --n)
            values << QString::number(value);
    return values.join(u' ');
}

QString hindrance(const State &state, Seat seat)
{
    const int free = state.free(seat);
    if (free == 0)
        return Text::tr("ship full", "why a seat does not bid");
    if (free < state.turned)
        return Text::tr("room for %1", "why a seat does not bid").arg(free);
    if (state.phase != Phase::Bidding)
        return {};
    const int purse = state.house(seat).florins;
    // Whoever has spoken could do so; whoever has not may still be outbid.
    const bool said = state.bids[static_cast<std::size_t>(seat)] > 0;
    if (!said && purse <= highestBefore(state, seat))
        return purse == 0 ? Text::tr("no florins", "why a seat does not bid")
                          : Text::tr("only %n florin(s)", "why a seat does not bid", purse);
    return {};
}

Note Looks::tooltip(const State &state, RegionId region, const Players &players)
{
    if (region == region::deck)
        return deckNote(state);
    if (region == region::crest)
        return crestNote(state);
    if (region == region::money)
        return florinsNote(state, players);
    if (region >= region::card(0) && region < region::card(mostTurned)) {
        const std::size_t place = region - region::card(0);
        if (place >= state.turned)
            return {};
        return {
            Text::tr("%1: %2 on the ship").arg(nameOf(state.group[place])).arg(state.group[place].value()),
            state.group[place] == goldCard ? u"A1"_s : u"A12"_s};
    }
    if (region >= region::good(0) && region < region::good(goods))
        return goodNote(state, region - region::good(0), players);
    if (region >= region::bidder(0) && region < region::bidder(mostSeats))
        return bidNote(state, static_cast<Seat>(region - region::bidder(0)), players);
    return houseNote(state, static_cast<Seat>(region - region::house(0)));
}

Note Looks::whyNot(const State &state, const Draft &, RegionId region)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), u"A27"_s};
    if (region == region::deck)
        return state.phase == Phase::Bidding
            ? Note{Text::tr("The group is being auctioned; no more cards are turned up."), u"A7"_s}
            : Note{Text::tr("The selector turns up cards by the buttons below."), u"A7"_s};
    if (region >= region::card(0) && region < region::card(mostTurned))
        return {Text::tr("A group is bought as a whole or not at all."), u"A12"_s};
    return {};
}

} // namespace medici::auction
