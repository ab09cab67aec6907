#pragma once

#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/position.h"

#include <QString>

#include <optional>

namespace medici::gemstones {

using Columns = PerGem<std::vector<int>>; // numbers from the top
using Dice = std::pair<Gem, int>;         // a pair of them

// What is said of a table that is set up.
struct Told {
    std::vector<Columns> sheets; // by seat
    int round = 1;
    Seat active = anna;
    Gems shownGems = {};
    Numbers shownNumbers = {};
    std::vector<Dice> pairs = {};
    Seat toPlay = anna;
    bool kept = false;
    std::vector<bool> sorted = {}; // by seat
    Seat first = anna;
    Seat chosen = chance;         // to begin
    std::optional<Setup> by = {}; // house rules
};

inline Setup setupOf(const Told &told)
{
    Setup setup = told.by.value_or(Rules::terms().usual(static_cast<int>(told.sheets.size())));
    setup.first = told.chosen;
    return setup;
}

inline Position positionOf(const Told &told)
{
    using namespace field;
    Position position;
    const auto pieces = [&](const Field &where, const auto &things, const auto &pieceOf) {
        std::vector<int> codes;
        for (const auto &thing : things)
            codes.push_back(pieceOf(thing));
        position.put(where, codes);
    };
    position.put(of(roundKey), {told.round});
    position.put(of(firstKey), {told.first});
    position.put(of(activeKey), {told.active});
    pieces(of(gemsKey), told.shownGems, [](Gem gem) { return static_cast<int>(gem); });
    pieces(of(numbersKey), told.shownNumbers, [](int number) { return number - 1; });
    position.put(of(keptKey), {told.kept ? 1 : 0});
    pieces(of(pairsKey), told.pairs, [](const Dice &pair) { return pieceOf(pair.first, pair.second); });
    position.put(of(toPlayKey), {told.toPlay});
    for (std::size_t seat = 0; seat < told.sheets.size(); ++seat) {
        for (std::size_t gem = 0; gem < gems; ++gem)
            pieces(column(static_cast<Seat>(seat), gem), told.sheets[seat][gem],
                   [](int number) { return number - 1; });
        position.put(sorted(static_cast<Seat>(seat)),
                     {seat < told.sorted.size() && told.sorted[seat] ? 1 : 0});
    }
    return position;
}

inline Arrangement<State> arranged(const Told &told)
{
    return Rules::arrange(setupOf(told), positionOf(told));
}

// Where a field is: 'columns of red of seat 1'.
inline QString placeOf(const Field &field)
{
    const auto word = [](std::string_view key) {
        return QString::fromUtf8(key.data(), qsizetype(key.size()));
    };
    QString place = word(field.key);
    if (!field.part.empty())
        place += QStringLiteral(" of ") + word(field.part);
    if (field.seat != nobody)
        place += QStringLiteral(" of seat %1").arg(field.seat);
    return place;
}

// So many of a number in each column.
inline Columns columnsOf(const PerGem<int> &rows, int number = 1)
{
    Columns columns;
    for (std::size_t gem = 0; gem < gems; ++gem)
        columns[gem].assign(static_cast<std::size_t>(rows[gem]), number);
    return columns;
}

} // namespace medici::gemstones
