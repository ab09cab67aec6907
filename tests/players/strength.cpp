// How strong the computer players of the dice game are:
//
//   medici_strength A B SEATS BLOCKS [SEED]
//
// plays one A among B and one B among A, because the odd one out has an edge. A block is as many games
// as there are seats: the odd player sits once on each, and the same luck comes again. With one seat A
// plays alone. Players: random, easy, normal, hard; greedy, flat1000 (any number); policy (the quick
// player of the playouts); search500 (hard with any number of simulations).

#include "tests/players/opponents.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace medici;
using State = dice::State;

namespace {

using Player = std::function<Code(const State &, const Choices &, Seed)>;

template <class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

template <class Knowledge>
Player searching(Limits limits)
{
    return [limits](const State &state, const Choices &, Seed seed) {
        return Search<dice::Rules, Knowledge>(state, seed).think(limits, {}).code;
    };
}

template <class Knowledge>
Code quickly(const State &state, const Choices &choices, Seed seed)
{
    Luck luck(seed);
    return Knowledge::choose(state, choices, luck);
}

std::optional<Player> playerNamed(std::string_view name)
{
    if (const auto level = levelNamed(name))
        return searching<dice::Player>({*level});
    if (name == "greedy")
        return quickly<dice::Greedy>;
    if (name == "policy")
        return quickly<dice::Player>;
    if (name.starts_with("flat"))
        if (const auto number = numberIn<int>(name.substr(4)))
            return searching<NoKnowledge<dice::Rules>>({Level::Hard, *number});
    if (name.starts_with("search"))
        if (const auto number = numberIn<int>(name.substr(6)))
            return searching<dice::Player>({Level::Hard, *number});
    return std::nullopt;
}

struct Contest {
    Player odd;
    Player others;
    int seats;
    Seed seed;
};

// What the odd player got, in one game or on average over a block.
struct Result {
    double share = 0; // of the win
    double place = 0;
    double score = 0;
    std::vector<double> milliseconds; // of each decision

    void add(Result &&other, double weight)
    {
        share += weight * other.share;
        place += weight * other.place;
        score += weight * other.score;
        std::ranges::move(other.milliseconds, std::back_inserter(milliseconds));
    }
};

Result playOne(const Contest &contest, Seat odd, Seed seed)
{
    using Clock = std::chrono::steady_clock;
    State state = dice::Rules::start(dice::Rules::terms().usual(contest.seats));
    Choices choices;
    Result result;
    std::uint64_t dealt = 0;
    std::uint64_t decided = 0;
    for (Seat actor = dice::Rules::actor(state); actor != nobody; actor = dice::Rules::actor(state)) {
        choices.clear();
        dice::Rules::list(state, choices);
        if (actor == chance) {
            dice::Rules::apply(state, outcome(choices, seed, dealt++));
            continue;
        }
        const Clock::time_point start = Clock::now();
        const Seed own = derivedSeed(seed, decided++);
        const Code code = (actor == odd ? contest.odd : contest.others)(state, choices, own);
        if (actor == odd)
            result.milliseconds.push_back(
                std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        dice::Rules::apply(state, code);
    }
    const PerSeat<int> places = dice::Rules::places(state);
    const auto winners = std::count(places.begin(), places.begin() + contest.seats, 1);
    result.place = places[static_cast<std::size_t>(odd)];
    result.share = places[static_cast<std::size_t>(odd)] == 1 ? 1.0 / static_cast<double>(winners) : 0;
    result.score = dice::Rules::scores(state)[static_cast<std::size_t>(odd)];
    return result;
}

std::vector<Result> playBlocks(const Contest &contest, int blocks)
{
    std::vector<Result> results(static_cast<std::size_t>(blocks));
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back([&] {
            for (std::size_t block = next++; block < results.size(); block = next++)
                for (Seat odd = 0; odd < contest.seats; ++odd)
                    results[block].add(playOne(contest, odd, derivedSeed(contest.seed, block)),
                                       1.0 / contest.seats);
        });
    threads.clear(); // waits
    return results;
}

struct Mean {
    double value;
    double half; // of the 95 % interval
};

Mean meanOf(const std::vector<Result> &results, double Result::*figure)
{
    const auto count = static_cast<double>(results.size());
    double sum = 0;
    double squares = 0;
    for (const Result &result : results) {
        sum += result.*figure;
        squares += result.*figure * result.*figure;
    }
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean);
    return {mean, count > 1 ? 1.96 * std::sqrt(variance / (count - 1)) : 0};
}

void print(std::string_view odd, std::string_view others, const Contest &contest,
           const std::vector<Result> &results)
{
    std::vector<double> times;
    for (const Result &result : results)
        std::ranges::copy(result.milliseconds, std::back_inserter(times));
    std::ranges::sort(times);
    const Mean share = meanOf(results, &Result::share);
    const Mean place = meanOf(results, &Result::place);
    const Mean score = meanOf(results, &Result::score);
    const std::string who =
        contest.seats == 1 ? std::string(odd) : "one " + std::string(odd) + " among " + std::string(others);
    std::printf("| %d | %s | %zu | %.3f ± %.3f | %.2f ± %.2f | %.1f ± %.1f | %.2f | %.1f |\n", contest.seats,
                who.c_str(), results.size() * static_cast<std::size_t>(contest.seats), share.value,
                share.half, place.value, place.half, score.value, score.half, times[times.size() / 2],
                times.back());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    const bool complete = words.size() == 4 || words.size() == 5;
    const auto a = complete ? playerNamed(words[0]) : std::nullopt;
    const auto b = complete ? playerNamed(words[1]) : std::nullopt;
    const int seats = complete ? numberIn<int>(words[2]).value_or(0) : 0;
    const int blocks = complete ? numberIn<int>(words[3]).value_or(0) : 0;
    const auto seed = words.size() == 5 ? numberIn<Seed>(words[4]) : Seed{1};
    if (!a || !b || seats < 1 || seats > dice::mostSeats || blocks < 1 || !seed) {
        std::fputs(
            "Usage: medici_strength A B SEATS BLOCKS [SEED]\n"
            "A and B are random, easy, normal, hard, greedy, policy, flatN or searchN; SEATS 1 to 4.\n",
            stderr);
        return 2;
    }
    const Contest there{*a, *b, seats, *seed};
    print(words[0], words[1], there, playBlocks(there, blocks));
    if (seats > 1 && words[0] != words[1]) {
        const Contest back{*b, *a, seats, *seed};
        print(words[1], words[0], back, playBlocks(back, blocks));
    }
    return 0;
}
