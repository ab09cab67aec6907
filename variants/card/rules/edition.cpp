#include "variants/card/rules/prizes.h"

#include <algorithm>

namespace medici::card {

namespace {

constexpr std::array shipPrizeKeys{"shipPrize1", "shipPrize2", "shipPrize3",
                                   "shipPrize4", "shipPrize5", "shipPrize6"};
constexpr std::array goodPrizeKeys{"goodPrize1", "goodPrize2"};
constexpr std::array<std::string_view, kindsOfGood> copyKeys{"copies2", "copies3",   "copies4",
                                                             "copies5", "copies0x2", "copies0g"};
constexpr std::array<std::string_view, neutralLines.size()> neutralKeys{"copiesGreen2", "copiesBlack7"};

// Where the options stand in a set-up.
constexpr std::size_t higherAt = 0;
constexpr std::size_t spacesAt = 1;
constexpr std::size_t copiesAt = 2;
constexpr std::size_t neutralAt = copiesAt + copyKeys.size();
constexpr std::size_t shipsAt = neutralAt + neutralKeys.size();
constexpr std::size_t goodsAt = shipsAt + shipPrizeKeys.size();
constexpr std::size_t bonusAt = goodsAt + goodPrizeKeys.size();
constexpr std::size_t optionCount = bonusAt + 4;
static_assert(optionCount <= mostOptions);

constexpr int leastSeats = 2;
constexpr int mostPaid = 99;
constexpr int mostFrom = 12; // more boxes do not fit a warehouse

constexpr Option figure(std::string_view key, std::string_view group, int least, int most, Usual usual)
{
    const auto lowest = static_cast<std::int16_t>(least);
    return {key, Option::Kind::Number, lowest, static_cast<std::int16_t>(most), usual, lowest, group};
}

constexpr Usual always(int number)
{
    return static_cast<std::int16_t>(number);
}

// What differs with two players.
constexpr Usual withTwo(int two, int others)
{
    return Usual::by(leastSeats, mostSeats, [&](int seats) { return seats == 2 ? two : others; });
}

constexpr auto options = [] {
    std::array<Option, optionCount> table{};
    table[higherAt] = {"higherBonus", Option::Kind::Flag, 0, 1, 0, 0};  // C18
    table[spacesAt] = figure("shipSpaces", "shipSpaces", 3, mostSpaces, // C9
                             Usual::by(leastSeats, mostSeats, [](int seats) {
                                 return shipSpaces[static_cast<std::size_t>(seats)];
                             }));
    for (std::size_t line = 0; line < copyKeys.size(); ++line) { // C3; of the best ones there is one at least
        const DeckLine &of = linesOfEachGood[line];
        table[copiesAt + line] = figure(copyKeys[line], "deck", of.value == 5,
                                        of.value == 0 ? mostSpecialCopies : mostCopies, always(of.copies));
    }
    for (std::size_t line = 0; line < neutralKeys.size(); ++line)
        table[neutralAt + line] =
            figure(neutralKeys[line], "deck", 0, mostNeutralCopies, always(neutralLines[line].copies));
    for (std::size_t place = 0; place < shipPrizeKeys.size(); ++place)
        table[shipsAt + place] =
            figure(shipPrizeKeys[place], "shipPrizes", 0, mostPaid,
                   Usual::by(std::max(leastSeats, static_cast<int>(place) + 1), mostSeats,
                             [&](int seats) { return shipPrizes[static_cast<std::size_t>(seats)][place]; }));
    for (std::size_t place = 0; place < goodPrizeKeys.size(); ++place)
        table[goodsAt + place] =
            figure(goodPrizeKeys[place], "goodPrizes", 0, mostPaid, always(goodPrizes[place]));
    table[bonusAt] =
        figure("bonusFrom", "bonuses", 1, mostFrom, withTwo(usualBonusForTwo.from, usualBonus.from));
    table[bonusAt + 1] =
        figure("bonusFlorins", "bonuses", 0, mostPaid, withTwo(usualBonusForTwo.florins, usualBonus.florins));
    table[bonusAt + 2] =
        figure("higherBonusFrom", "bonuses", 1, mostFrom, withTwo(higherBonusForTwo.from, higherBonus.from));
    table[bonusAt + 3] = figure("higherBonusFlorins", "bonuses", 0, mostPaid,
                                withTwo(higherBonusForTwo.florins, higherBonus.florins));
    return table;
}();

} // namespace

SetupLimits Rules::terms()
{
    return {leastSeats, mostSeats, options};
}

Edition editionOf(const Setup &setup)
{
    const auto number = [&](std::size_t option) { return static_cast<std::uint8_t>(setup.options[option]); };
    Edition edition;
    edition.usual = !Rules::terms().house(setup);
    edition.spaces = number(spacesAt);
    for (std::size_t kind = 0; kind < kinds; ++kind)
        edition.deck[kind] = number(kind < goods * kindsOfGood ? copiesAt + kind % kindsOfGood
                                                               : neutralAt + kind - goods * kindsOfGood);
    for (std::size_t place = 0; place < shipPrizeKeys.size(); ++place)
        edition.shipPrizes[place] = number(shipsAt + place);
    for (std::size_t place = 0; place < goodPrizeKeys.size(); ++place)
        edition.goodPrizes[place] = number(goodsAt + place);
    edition.bonusFrom = number(bonusAt);
    edition.bonusFlorins = number(bonusAt + 1);
    edition.higherBonusFrom = number(bonusAt + 2);
    edition.higherBonusFlorins = number(bonusAt + 3);
    return edition;
}

} // namespace medici::card
