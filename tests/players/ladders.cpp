// Plays every contest of every variant (contests.h), a little of each and then more, and says how strong the
// players are:
//
//   medici_ladder FOLDER [VARIANT...] [--seats N,M...] [--games N] [--margin M] [--jobs N] [--players A,B...]
//
// The games go to FOLDER/VARIANT.txt, block by block: whoever stops it loses one block, and another call goes
// on from there. The table goes to FOLDER/VARIANT.md. With --games 0 it is made of what was played before.
// With --players only these meet.

#include "engine/rules/ranges.h"
#include "tests/players/arenas.h"
#include "tests/players/ladder.h"

#include <cstdio>
#include <exception>
#include <fstream>

using namespace medici;

namespace {

struct Wanted {
    std::filesystem::path folder;
    std::vector<std::string_view> variants;
    std::vector<int> seats;                // none: all
    std::vector<std::string_view> players; // none: all
    Goal goal{600, 0.03, std::max(1U, std::thread::hardware_concurrency())};
};

std::vector<std::string_view> partsOf(std::string_view list)
{
    std::vector<std::string_view> parts;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = list.find(',');
        parts.push_back(list.substr(0, comma));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
    return parts;
}

template <class Number>
bool set(Number &number, std::string_view text)
{
    const auto read = numberIn<Number>(text);
    number = read.value_or(Number{});
    return read && *read >= Number{};
}

bool setOption(Wanted &wanted, std::string_view option, std::string_view value)
{
    if (option == "--seats")
        return ranges::all_of(partsOf(value),
                              [&](std::string_view part) { return set(wanted.seats.emplace_back(), part); });
    if (option == "--players")
        wanted.players = partsOf(value);
    return option == "--players" || (option == "--games" && set(wanted.goal.games, value))
        || (option == "--margin" && set(wanted.goal.margin, value))
        || (option == "--jobs" && set(wanted.goal.threads, value) && wanted.goal.threads > 0);
}

std::optional<Wanted> wantedBy(const std::vector<std::string_view> &words)
{
    Wanted wanted;
    if (words.empty())
        return std::nullopt;
    wanted.folder = words.front();
    for (std::size_t word = 1; word < words.size(); ++word) {
        if (words[word].starts_with("--")) {
            if (word + 1 == words.size() || !setOption(wanted, words[word], words[word + 1]))
                return std::nullopt;
            ++word;
        } else if (ranges::find(variantsWithPlayers, words[word]) == variantsWithPlayers.end()) {
            return std::nullopt;
        } else {
            wanted.variants.push_back(words[word]);
        }
    }
    if (wanted.variants.empty())
        wanted.variants.assign(variantsWithPlayers.begin(), variantsWithPlayers.end());
    return wanted;
}

void climb(const Wanted &wanted, std::string_view variant)
{
    const std::unique_ptr<AnyArena> arena = arenaOf(variant);
    const std::string name(variant);
    Ladder ladder(*arena, wanted.folder / (name + ".txt"));
    std::vector<int> seats;
    for (int count = arena->terms().leastSeats; count <= arena->terms().mostSeats; ++count)
        if (wanted.seats.empty() || ranges::find(wanted.seats, count) != wanted.seats.end())
            seats.push_back(count);
    std::vector<Contest> contests;
    ranges::copy_if(contestsOf(*arena, seats), std::back_inserter(contests), [&](const Contest &contest) {
        const auto meets = [&](const std::string &player) {
            return ranges::find(wanted.players, player) != wanted.players.end();
        };
        return wanted.players.empty() || (meets(contest.a) && meets(contest.b));
    });
    if (wanted.goal.games > 0)
        ladder.play(contests, wanted.goal);
    std::ofstream table(wanted.folder / (name + ".md"));
    for (const int count : seats)
        ladder.print(count, table);
}

} // namespace

int main(int argc, char **argv)
{
    const auto wanted = wantedBy({argv + 1, argv + argc});
    if (!wanted) {
        std::fputs("Usage: medici_ladder FOLDER [VARIANT...] [--seats N,M...] [--games N] [--margin M] "
                   "[--jobs N] [--players A,B...]\n",
                   stderr);
        return 2;
    }
    try {
        std::filesystem::create_directories(wanted->folder);
        for (const std::string_view variant : wanted->variants)
            climb(*wanted, variant);
    } catch (const std::exception &fault) {
        std::fprintf(stderr, "medici_ladder: %s\n", fault.what());
        return 1;
    }
    return 0;
}
