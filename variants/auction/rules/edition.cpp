#include "variants/auction/rules/prizes.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace medici::auction {

namespace {

constexpr std::array shipPrizeKeys{"shipPrize1", "shipPrize2", "shipPrize3",
                                   "shipPrize4", "shipPrize5", "shipPrize6"};
constexpr std::array goodPrizeKeys{"goodPrize1", "goodPrize2"};
constexpr std::array bonusKeys{"levelBonus1", "levelBonus2", "levelBonus3", "levelBonus4",
                               "levelBonus5", "levelBonus6", "levelBonus7"};
constexpr std::array copyKeys{"copies0", "copies1", "copies2", "copies3", "copies4", "copies5"};

// Where the options stand in a set-up.
constexpr std::size_t spacesAt = 0;
constexpr std::size_t florinsAt = 1;
constexpr std::size_t dayCardsAt = 2;
constexpr std::size_t copiesAt = 3;
constexpr std::size_t goldAt = copiesAt + copyKeys.size();
constexpr std::size_t shipsAt = goldAt + 1;
constexpr std::size_t goodsAt = shipsAt + shipPrizeKeys.size();
constexpr std::size_t bonusesAt = goodsAt + goodPrizeKeys.size();
constexpr std::size_t optionCount = bonusesAt + bonusKeys.size();
static_assert(optionCount <= mostOptions);

constexpr std::int16_t mostPaid = 99;

constexpr Option figure(std::string_view key, std::string_view group, int least, int most, Usual usual)
{
    const auto lowest = static_cast<std::int16_t>(least);
    return {key, Option::Kind::Number, lowest, static_cast<std::int16_t>(most), usual, lowest, group};
}

// As a table by the number of seats has it, from so many on.
constexpr Usual bySeats(const auto &table, int least = leastSeats)
{
    return Usual::by(least, mostSeats, [&](int seats) { return table[static_cast<std::size_t>(seats)]; });
}

constexpr Usual ofPlace(const auto &table, std::size_t place, int least)
{
    return Usual::by(least, mostSeats,
                     [&](int seats) { return table[static_cast<std::size_t>(seats)][place]; });
}

constexpr auto options = [] {
    std::array<Option, optionCount> table{};
    table[spacesAt] = figure("shipSpaces", "shipSpaces", 3, mostSpaces, bySeats(shipSpaces)); // A2
    table[florinsAt] = figure("startFlorins", "startFlorins", 5, 200, bySeats(startFlorins)); // A4
    table[dayCardsAt] = figure("dayCards", "dayCards", 6, 72, bySeats(deckSizes));            // A5
    for (std::size_t value = 0; value < copyKeys.size(); ++value) { // of the best ones there is one at least
        const std::uint8_t usual = wholeDeck[Card(Good::Spice, static_cast<int>(value)).kind];
        table[copiesAt + value] = figure(copyKeys[value], "deck", value == valueCount - 1, mostCopies, usual);
    }
    table[goldAt] = figure("copiesOfGold", "deck", 0, mostCopies, wholeDeck[goldCard.kind]);
    for (std::size_t place = 0; place < shipPrizeKeys.size(); ++place)
        table[shipsAt + place] = figure(shipPrizeKeys[place], "shipPrizes", 0, mostPaid,
                                        ofPlace(shipPrizes, place, std::max(2, static_cast<int>(place) + 1)));
    for (std::size_t place = 0; place < goodPrizeKeys.size(); ++place)
        table[goodsAt + place] =
            figure(goodPrizeKeys[place], "goodPrizes", 0, mostPaid, ofPlace(goodPrizes, place, leastSeats));
    for (std::size_t level = 0; level < bonusKeys.size(); ++level)
        table[bonusesAt + level] =
            figure(bonusKeys[level], "levelBonuses", 0, mostPaid, std::int16_t{levelBonus[level + 1]});
    return table;
}();

std::uint8_t chosen(const Setup &setup, std::size_t option)
{
    return static_cast<std::uint8_t>(setup.options[option]);
}

} // namespace

SetupLimits Rules::terms()
{
    return {leastSeats, mostSeats, options};
}

std::uint8_t spacesOf(const Setup &setup)
{
    return chosen(setup, spacesAt);
}

Edition editionOf(const Setup &setup)
{
    Edition edition;
    edition.usual = !Rules::terms().house(setup);
    edition.startFlorins = chosen(setup, florinsAt);
    for (std::size_t value = 0; value < copyKeys.size(); ++value)
        for (std::size_t good = 0; good < goods; ++good)
            edition.deck[Card(static_cast<Good>(good), static_cast<int>(value)).kind] =
                chosen(setup, copiesAt + value);
    edition.deck[goldCard.kind] = chosen(setup, goldAt);
    const int cards = std::accumulate(edition.deck.begin(), edition.deck.end(), 0);
    edition.dayCards = std::min(chosen(setup, dayCardsAt), static_cast<std::uint8_t>(cards));
    for (std::size_t place = 0; place < shipPrizeKeys.size(); ++place)
        edition.shipPrizes[place] = chosen(setup, shipsAt + place);
    for (std::size_t place = 0; place < goodPrizeKeys.size(); ++place)
        edition.goodPrizes[place] = chosen(setup, goodsAt + place);
    for (std::size_t level = 0; level < bonusKeys.size(); ++level)
        edition.levelBonus[level + 1] = chosen(setup, bonusesAt + level);
    return edition;
}

} // namespace medici::auction
