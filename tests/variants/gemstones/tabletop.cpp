#include "tests/variants/gemstones/tabletop.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::gemstones {

Column columnOf(const std::vector<int> &sums)
{
    Column column;
    for (const int sum : sums)
        column.write(sum - column.sum());
    return column;
}

Sheet sheetOf(const std::vector<std::vector<int>> &columns)
{
    Sheet sheet;
    ranges::transform(columns, sheet.columns.begin(), columnOf);
    return sheet;
}

Sheet sheetOfRows(const PerGem<int> &rows)
{
    Sheet sheet;
    for (std::size_t gem = 0; gem < gems; ++gem)
        for (int row = 0; row < rows[gem]; ++row)
            sheet.columns[gem].write(2);
    return sheet;
}

Sheet sheetOfSums(const PerGem<int> &sums, int rows)
{
    Sheet sheet;
    for (std::size_t gem = 0; gem < gems; ++gem)
        for (int row = 0; row < rows; ++row)
            sheet.columns[gem].write(sums[gem] / rows + (row < sums[gem] % rows));
    return sheet;
}

Sheet exampleSheet()
{
    return sheetOf({{3, 4, 8, 11, 17, 18},
                    {2, 7, 12, 15, 19},
                    {6, 10, 12, 18, 19},
                    {3, 5, 6, 9, 15, 21},
                    {6, 12, 13, 18, 22},
                    {4, 9, 15, 21, 24, 29}});
}

Tabletop::Tabletop(int seats, Seat first)
{
    Setup setup = Rules::terms().usual(seats);
    setup.first = first;
    state = Rules::start(setup);
}

std::vector<Code> Tabletop::legal() const
{
    Choices choices;
    Rules::list(state, choices);
    std::vector<Code> codes;
    for (const Choice &choice : choices)
        codes.push_back(choice.code);
    ranges::sort(codes);
    return codes;
}

Written Tabletop::offered() const
{
    Written written;
    for (const Code code : legal())
        written.emplace(state.gemOf(pairOf(code)), state.numberOf(pairOf(code)));
    return written;
}

bool Tabletop::roll(const Gems &colours, const Numbers &numbers)
{
    if (colours.size() + numbers.size() != static_cast<std::size_t>(std::popcount(state.rolling)))
        return false;
    for (const Gem gem : colours)
        if (!contains(gemDice, std::countr_zero(state.rolling)) || !apply(chance, static_cast<Code>(gem)))
            return false;
    for (const int number : numbers)
        if (!contains(numberDice, std::countr_zero(state.rolling))
            || !apply(chance, static_cast<Code>(number - 1)))
            return false;
    return true;
}

bool Tabletop::keepRoll(Seat seat)
{
    return apply(seat, keep);
}

bool Tabletop::reroll(Seat seat, std::initializer_list<int> coloured, std::initializer_list<int> numbered)
{
    unsigned set = 0;
    for (const int die : coloured)
        set |= 1U << die;
    for (const int die : numbered)
        set |= 1U << (die + diceOfAKind);
    return apply(seat, static_cast<Code>(set));
}

bool Tabletop::pair(Seat seat, int gemDie, int numberDie)
{
    return apply(seat, codeOfPair(gemDie, numberDie + diceOfAKind));
}

bool Tabletop::write(Seat seat, Gem gem, int number)
{
    for (const Code code : legal())
        if (state.gemOf(pairOf(code)) == gem && state.numberOf(pairOf(code)) == number)
            return apply(seat, code);
    return false;
}

void Tabletop::finishTurn(const Preference &prefers)
{
    const Seat active = state.active;
    const std::uint8_t round = state.round;
    while (actor() >= 0 && state.active == active && state.round == round) {
        const std::vector<Code> codes = legal();
        Code chosen = codes.front();
        if (prefers && chosen >= firstPair)
            for (const Code code : codes)
                if (prefers(actor(), state.gemOf(pairOf(code)), state.numberOf(pairOf(code)))) {
                    chosen = code;
                    break;
                }
        Rules::apply(state, chosen);
    }
}

void Tabletop::playTurn()
{
    if (state.real(state.active))
        roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5});
    else
        roll({brown, red}, {1, 2});
    finishTurn();
}

void Tabletop::playOnes()
{
    const bool full = state.real(state.active);
    roll(full ? Gems{green, green, blue, yellow, white} : Gems{green, yellow},
         full ? Numbers{1, 1, 2, 1, 1} : Numbers{1, 1});
    finishTurn([](Seat, Gem, int number) { return number == 1; });
}

void Tabletop::playAtRandom(Seed seed, const std::function<void(const State &before)> &after)
{
    PlayoutRandom luck(seed);
    Choices choices;
    while (actor() != nobody) {
        const State before = state;
        choices.clear();
        Rules::list(before, choices);
        Rules::apply(state, luck.pick(choices));
        if (after)
            after(before);
    }
}

bool Tabletop::apply(Seat actor, Code code)
{
    if (this->actor() != actor || !ranges::binary_search(legal(), code))
        return false;
    Rules::apply(state, code);
    return true;
}

} // namespace medici::gemstones
