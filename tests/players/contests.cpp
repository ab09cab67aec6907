#include "tests/players/contests.h"

#include "engine/rules/ranges.h"

namespace medici {

namespace {

// About how many playouts a game takes.
int dearness(const Contest &contest)
{
    const auto ofPlayer = [](const std::string &player) {
        if (player == "hard")
            return 800;
        if (player == "normal")
            return 80;
        return player == "easy" ? 20 : player.starts_with("flat") ? 40 : 1;
    };
    return contest.seats * (ofPlayer(contest.a) + (contest.seats - 1) * ofPlayer(contest.b));
}

} // namespace

std::vector<std::string> stylesOf(const AnyArena &arena)
{
    std::vector<std::string> styles{"policy", "flat200"};
    for (const std::string_view style : arena.styles())
        styles.emplace_back(style);
    return styles;
}

std::vector<Contest> contestsOf(const AnyArena &arena, std::span<const int> seats)
{
    std::vector<Contest> contests;
    for (const int count : seats) {
        const auto meet = [&](std::string_view a, std::string_view b) {
            contests.push_back({std::string(a), std::string(b), count});
            if (count > 2) // of two either is the odd one
                contests.push_back({std::string(b), std::string(a), count});
        };
        for (std::size_t level = 0; level < levelNames.size(); ++level) {
            if (count == 1) {
                contests.push_back({std::string(levelNames[level]), std::string(levelNames[level]), 1});
                continue;
            }
            for (std::size_t lower = 0; lower < level; ++lower)
                meet(levelNames[level], levelNames[lower]);
            if (static_cast<Level>(level) != Level::Random)
                for (const std::string &style : stylesOf(arena))
                    meet(levelNames[level], style);
        }
    }
    ranges::stable_sort(contests, {}, dearness);
    return contests;
}

} // namespace medici
