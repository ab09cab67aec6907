#include "variants/auction/view/explanations.h"

#include "engine/rules/ranges.h"
#include "variants/auction/rules/scoring.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

QString summand(const QString &what, int figure)
{
    return what + u'\t' + QString::number(figure);
}

QString summand(const QString &what, const QString &figure)
{
    return what + u'\t' + figure;
}

template <class Figure>
Places placesOf(const State &state, Seat seat, Figure figure)
{
    Places places{1, 0};
    for (Seat other = 0; other < state.seats; ++other) {
        places.first += figure(other) > figure(seat);
        places.last += figure(other) >= figure(seat);
    }
    return places;
}

// '10 + 5 = 15': what the places taken up are paid.
QString sumWords(const auction::Prizes &prizes, Places places)
{
    QStringList summands;
    int sum = 0;
    for (int place = places.first; place <= places.last; ++place) {
        const int prize = prizes[static_cast<std::size_t>(place) - 1];
        summands << QString::number(prize);
        sum += prize;
    }
    return summands.join(u" + "_s) + u" = "_s + QString::number(sum);
}

QString bonusWords(int level)
{
    const int bonus = levelBonus[static_cast<std::size_t>(level)];
    return bonus == 0 ? QString() : u' ' + Text::tr("Level %1: bonus %2.").arg(level).arg(bonus);
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
    const State now = state.phase == Phase::Over ? state : scoredNow(state);
    QStringList lines;
    if (state.phase != Phase::Over)
        lines << Text::tr("If the day ended now:");
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship &ship = now.ship(seat);
        lines << summand(Text::tr("%1, level %2", "a player")
                             .arg(players[static_cast<std::size_t>(seat)].name)
                             .arg(now.house(seat).levels[good]),
                         ship.awards[good] + ship.bonus[good]);
    }
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
    if (state.phase != Phase::Over) {
        const Ship now = scoredNow(state).ship(seat);
        lines << summand(Text::tr("if the day ended now"), Text::tr("+%1").arg(now.income()));
    }
    return {lines.join(u'\n'), u"A19"_s};
}

Note florinsNote(const State &state, const Players &players)
{
    QStringList lines;
    for (Seat seat = 0; seat < state.seats; ++seat)
        lines << summand(players[static_cast<std::size_t>(seat)].name, state.house(seat).florins);
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
    const QString name = players[static_cast<std::size_t>(seat)].name;
    if (const QString why = hindrance(state, seat); !why.isEmpty() && state.turned > 0)
        return {Text::tr("%1 is passed over: %2.").arg(name, why), u"A11"_s};
    if (seat == state.selector)
        return {Text::tr("%1 chose the group and speaks last.").arg(name), u"A9"_s};
    return {Text::tr("One round of bidding, clockwise; everybody speaks once."), u"A9"_s};
}

} // namespace

QString placeName(int first, int last)
{
    if (first != last)
        return Text::tr("places %1–%2").arg(first).arg(last);
    switch (first) {
    case 1:
        return Text::tr("1st place");
    case 2:
        return Text::tr("2nd place");
    case 3:
        return Text::tr("3rd place");
    default:
        return Text::tr("%1th place").arg(first);
    }
}

Places shipPlaces(const State &scored, std::size_t day, Seat seat)
{
    return placesOf(scored, seat, [&](Seat other) { return scored.house(other).ships[day].value; });
}

Places goodPlaces(const State &scored, std::size_t good, Seat seat)
{
    return placesOf(scored, seat, [&](Seat other) { return scored.house(other).levels[good]; });
}

Note shipReason(const State &scored, std::size_t day, Seat seat)
{
    const Ship &ship = scored.house(seat).ships[day];
    const Places places = shipPlaces(scored, day, seat);
    if (places.shared() == 1)
        return {Text::tr("A ship of %1 in place %2: %3.")
                    .arg(ship.value)
                    .arg(places.first)
                    .arg(florins(ship.payment)),
                u"A19"_s};
    return {Text::tr("Ships of %1 share %2: %3, for each of %4 rounded down %5.")
                .arg(ship.value)
                .arg(placeName(places.first, places.last), sumWords(shipPrizes[scored.seats], places))
                .arg(places.shared())
                .arg(ship.payment),
            u"A20"_s};
}

Note goodReason(const State &scored, std::size_t day, std::size_t good, Seat seat)
{
    const int level = scored.house(seat).levels[good];
    const int award = scored.house(seat).ships[day].awards[good];
    const Places places = goodPlaces(scored, good, seat);
    const QString bonus = bonusWords(level);
    const auto ruled = [&](const QString &rule) { return bonus.isEmpty() ? rule : u"A24"_s; };
    const bool second = scored.seats > 2;
    if (places.shared() == 1 && places.first == 1)
        return {Text::tr("Highest: 10.") + bonus, ruled(u"A22"_s)};
    if (places.shared() == 1 && places.first == 2 && second)
        return {Text::tr("Second highest: 5.") + bonus, ruled(u"A22"_s)};
    if (places.first <= (second ? 2 : 1))
        return {
            (places.first == 1
                 ? Text::tr("%n share the highest level: %1, rounded down %2 each.", nullptr, places.shared())
                 : Text::tr("%n share the second level: %1, rounded down %2 each.", nullptr, places.shared()))
                    .arg(sumWords(goodPrizes[scored.seats], places))
                    .arg(award)
                + bonus,
            level == 0 ? u"A23"_s : ruled(u"A22"_s)};
    const QString none = Text::tr("%n player(s) stand higher: no award.", nullptr, places.first - 1);
    return {none + bonus, ruled(u"A22"_s)};
}

State scoredNow(const State &state)
{
    State scored = state;
    scoreDay(scored);
    return scored;
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

Note tooltipOf(const State &state, RegionId id, const Players &players)
{
    if (id == region::deck)
        return deckNote(state);
    if (id == region::crest)
        return crestNote(state);
    if (id == region::money)
        return florinsNote(state, players);
    if (id >= region::card(0) && id < region::card(mostTurned)) {
        const std::size_t place = id - region::card(0);
        if (place >= state.turned)
            return {};
        return {
            Text::tr("%1: %2 on the ship").arg(nameOf(state.group[place])).arg(state.group[place].value()),
            state.group[place] == goldCard ? u"A1"_s : u"A12"_s};
    }
    if (id >= region::good(0) && id < region::good(goods))
        return goodNote(state, id - region::good(0), players);
    if (id >= region::bidder(0) && id < region::bidder(mostSeats))
        return bidNote(state, static_cast<Seat>(id - region::bidder(0)), players);
    return houseNote(state, static_cast<Seat>(id - region::house(0)));
}

Note refusal(const State &state, RegionId id)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), u"A27"_s};
    if (id == region::deck)
        return state.phase == Phase::Bidding
            ? Note{Text::tr("The group is being auctioned; no more cards are turned up."), u"A7"_s}
            : Note{Text::tr("The selector turns up cards by the buttons below."), u"A7"_s};
    if (id >= region::card(0) && id < region::card(mostTurned))
        return {Text::tr("A group is bought as a whole or not at all."), u"A12"_s};
    return {};
}

} // namespace medici::auction
