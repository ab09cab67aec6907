#include "variants/dice/rules/prizes.h"

#include <span>

namespace medici::dice {

namespace {

constexpr std::span valuedGoods = std::span(goodWords).first<goods>();

constexpr std::array dieKeys{"die0value0", "die0value1", "die0value2", "die0value3", "die0value4",
                             "die1value0", "die1value1", "die1value2", "die1value3", "die1value4",
                             "die2value0", "die2value1", "die2value2", "die2value3", "die2value4",
                             "die3value0", "die3value1", "die3value2", "die3value3", "die3value4",
                             "die4value0", "die4value1", "die4value2", "die4value3", "die4value4"};
constexpr std::array shipKeys{"shipPrize1", "shipPrize2", "shipPrize3", "shipPrize4"};
constexpr std::array goodKeys{"goodPrize1", "goodPrize2"};
constexpr std::array bonusKeys{"columnBonus1", "columnBonus2"};

constexpr std::int16_t mostPoints = 99;

// Where the options stand in a set-up.
constexpr std::size_t spacesAt = 0;
constexpr std::size_t roundsAt = 1;
constexpr std::size_t shipsAt = 2;
constexpr std::size_t goodsAt = shipsAt + shipKeys.size();
constexpr std::size_t bonusesAt = goodsAt + goodKeys.size();
constexpr std::size_t facesAt = bonusesAt + bonusKeys.size();
constexpr std::size_t optionCount = facesAt + dieKeys.size();
static_assert(optionCount <= mostOptions);

// What a place pays, with as many players as make such a place.
constexpr Option prize(std::string_view key, std::string_view group, const auto &table, std::size_t place)
{
    const int least = std::max(2, static_cast<int>(place) + 1);
    return {
        key,
        Option::Kind::Number,
        0,
        mostPoints,
        Usual::by(least, mostSeats, [&](int seats) { return table[static_cast<std::size_t>(seats)][place]; }),
        0,
        group};
}

constexpr auto options = [] {
    using Kind = Option::Kind;
    const auto number = [](std::string_view key, std::string_view group, int least, int most, Usual usual) {
        return Option{key,
                      Kind::Number,
                      static_cast<std::int16_t>(least),
                      static_cast<std::int16_t>(most),
                      usual,
                      static_cast<std::int16_t>(least),
                      group};
    };
    std::array<Option, optionCount> table{};
    table[spacesAt] = {"shipSpaces", Kind::Number, 5, mostSpaces, shipSpaces, shipSpaces}; // D3
    // D5; alone the ranks of D30 are for three rounds
    table[roundsAt] =
        number("rounds", "rounds", 1, mostRounds, Usual::by(2, mostSeats, [](int) { return rounds; }));
    for (std::size_t place = 0; place < shipKeys.size(); ++place)
        table[shipsAt + place] = prize(shipKeys[place], "shipPrizes", shipPrizes, place);
    for (std::size_t place = 0; place < goodKeys.size(); ++place)
        table[goodsAt + place] = prize(goodKeys[place], "goodPrizes", goodPrizes, place);
    for (std::size_t bonus = 0; bonus < bonusKeys.size(); ++bonus)
        table[bonusesAt + bonus] = number(bonusKeys[bonus], "columnBonuses", 0, mostPoints,
                                          static_cast<std::int16_t>(columnBonuses[bonus].points));
    for (std::size_t face = 0; face < dieKeys.size(); ++face)
        table[facesAt + face] = {dieKeys[face],
                                 Kind::Choice,
                                 0,
                                 goods - 1,
                                 static_cast<std::int16_t>(usualFaces[face / goods][face % goods]),
                                 0,
                                 "faces",
                                 valuedGoods};
    return table;
}();

} // namespace

SetupLimits Rules::terms()
{
    return {1, mostSeats, options};
}

Edition editionOf(const Setup &setup)
{
    const auto number = [&](std::size_t option) { return static_cast<std::uint8_t>(setup.options[option]); };
    Edition edition;
    edition.usual = !Rules::terms().house(setup);
    if (setup.seats > 1)
        edition.rounds = number(roundsAt);
    for (std::size_t place = 0; place < shipKeys.size(); ++place)
        edition.shipPrizes[place] = number(shipsAt + place);
    for (std::size_t place = 0; place < goodKeys.size(); ++place)
        edition.goodPrizes[place] = number(goodsAt + place);
    for (std::size_t bonus = 0; bonus < bonusKeys.size(); ++bonus)
        edition.columnBonuses[bonus] = number(bonusesAt + bonus);
    for (std::size_t face = 0; face < dieKeys.size(); ++face)
        edition.faces[face / goods][face % goods] = static_cast<Good>(number(facesAt + face));
    return edition;
}

} // namespace medici::dice
