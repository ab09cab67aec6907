#pragma once

#include "engine/players/gameof.h"
#include "engine/players/search.h"
#include "engine/rules/luck.h"
#include "engine/rules/ranges.h"

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
#include <utility>
#include <vector>

// Where players of one variant meet: how often one among equals of another kind wins, and how long it thinks.
namespace medici {

template <class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

struct Pairing {
    std::string_view a;
    std::string_view b;
    int seats;
    int blocks;
    Seed seed;
    unsigned threads;
};

template <GameRules R, KnowledgeOf<R> K>
class Arena {
public:
    using State = typename R::State;
    using Player = std::function<Code(const State &, const Choices &, Seed)>;

    // A quick player by the name of its knowledge.
    template <class Knowledge>
    void add(std::string_view name)
    {
        m_opponents.emplace_back(name, quickly<Knowledge>);
    }

    // One A among B and one B among A; false if there are no such players or seats.
    bool play(const Pairing &pairing) const
    {
        const auto a = playerNamed(pairing.a);
        const auto b = playerNamed(pairing.b);
        if (!a || !b || pairing.seats < R::terms().leastSeats || pairing.seats > R::terms().mostSeats)
            return false;
        print(pairing.a, pairing.b, pairing.seats, playBlocks(pairing, *a, *b));
        if (pairing.seats > 1 && pairing.a != pairing.b)
            print(pairing.b, pairing.a, pairing.seats, playBlocks(pairing, *b, *a));
        return true;
    }

private:
    // What the odd player got, in one game or on average over a block.
    struct Result {
        double share = 0; // of the win
        double place = 0;
        double score = 0;
        double others = 0;                // their mean score
        std::vector<double> milliseconds; // of each decision

        void add(Result &&other, double weight)
        {
            share += weight * other.share;
            place += weight * other.place;
            score += weight * other.score;
            others += weight * other.others;
            ranges::copy(other.milliseconds, std::back_inserter(milliseconds));
        }
    };

    struct Mean {
        double value;
        double half; // of the 95 % interval
    };

    template <class Knowledge>
    static Player searching(Limits limits)
    {
        return [limits](const State &state, const Choices &, Seed seed) {
            return Search<R, Knowledge>(state, seed).think(limits, {}).code;
        };
    }

    template <class Knowledge>
    static Code quickly(const State &state, const Choices &choices, Seed seed)
    {
        PlayoutRandom luck(seed);
        return Knowledge::choose(state, choices, luck);
    }

    std::optional<Player> playerNamed(std::string_view name) const
    {
        if (const auto level = levelNamed(name))
            return searching<K>({*level});
        if (name == "policy")
            return quickly<K>;
        if (name.starts_with("flat"))
            if (const auto number = numberIn<int>(name.substr(4)))
                return searching<NoKnowledge<R>>({Level::Hard, *number});
        if (name.starts_with("search"))
            if (const auto number = numberIn<int>(name.substr(6)))
                return searching<K>({Level::Hard, *number});
        for (const auto &[known, player] : m_opponents)
            if (known == name)
                return player;
        return std::nullopt;
    }

    static Result playOne(const Player &odd, const Player &others, int seats, Seat own, Seed seed)
    {
        using Clock = std::chrono::steady_clock;
        State state = R::start(R::terms().usual(seats));
        Choices choices;
        Result result;
        std::uint64_t decided = 0;
        for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
            choices.clear();
            R::list(state, choices);
            if (actor == chance) {
                R::apply(state, drawn({0, seed}, R::place(state), choices));
                continue;
            }
            const Clock::time_point start = Clock::now();
            const Code code = (actor == own ? odd : others)(state, choices, derivedSeed(seed, decided++));
            if (actor == own)
                result.milliseconds.push_back(
                    std::chrono::duration<double, std::milli>(Clock::now() - start).count());
            R::apply(state, code);
        }
        const PerSeat<int> places = R::places(state);
        const PerSeat<int> scores = R::scores(state);
        const auto winners = std::count(places.begin(), places.begin() + seats, 1);
        const auto seat = static_cast<std::size_t>(own);
        result.place = places[seat];
        result.share = places[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0;
        result.score = scores[seat];
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != seat)
                result.others += scores[other] / static_cast<double>(seats - 1);
        return result;
    }

    static std::vector<Result> playBlocks(const Pairing &pairing, const Player &odd, const Player &others)
    {
        std::vector<Result> results(static_cast<std::size_t>(pairing.blocks));
        std::atomic<std::size_t> next = 0;
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < pairing.threads; ++i)
            threads.emplace_back([&] {
                for (std::size_t block = next++; block < results.size(); block = next++)
                    for (Seat own = 0; own < pairing.seats; ++own)
                        results[block].add(
                            playOne(odd, others, pairing.seats, own, derivedSeed(pairing.seed, block)),
                            1.0 / pairing.seats);
            });
        for (std::thread &thread : threads)
            thread.join();
        return results;
    }

    static Mean meanOf(const std::vector<Result> &results, double Result::*figure)
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

    static void print(std::string_view odd, std::string_view others, int seats,
                      const std::vector<Result> &results)
    {
        std::vector<double> times;
        for (const Result &result : results)
            ranges::copy(result.milliseconds, std::back_inserter(times));
        ranges::sort(times);
        const Mean share = meanOf(results, &Result::share);
        const Mean place = meanOf(results, &Result::place);
        const Mean score = meanOf(results, &Result::score);
        const Mean theirs = meanOf(results, &Result::others);
        const std::string who =
            seats == 1 ? std::string(odd) : "one " + std::string(odd) + " among " + std::string(others);
        std::printf("| %d | %s | %zu | %.3f ± %.3f | %.2f ± %.2f | %.1f ± %.1f | %.1f | %.2f | %.1f |\n",
                    seats, who.c_str(), results.size() * static_cast<std::size_t>(seats), share.value,
                    share.half, place.value, place.half, score.value, score.half, theirs.value,
                    times[times.size() / 2], times.back());
        std::fflush(stdout);
    }

    std::vector<std::pair<std::string_view, Player>> m_opponents;
};

} // namespace medici
