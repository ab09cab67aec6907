#pragma once

#include "engine/players/search.h"
#include "engine/rules/luck.h"
#include "tests/players/blocks.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

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

// One A among B, on each seat once: that is a block.
struct Pairing {
    std::string_view a;
    std::string_view b;
    int seats;
    int blocks;
    Seed seed;
    unsigned threads;
    bool commonLuck = true; // in a block; otherwise each game has a deal of its own
};

// Where players of one variant meet: how often one among equals of another kind wins, and how long it thinks.
template <GameRules R, KnowledgeOf<R> K>
class Arena {
public:
    using State = typename R::State;
    using Player = std::function<Code(const State &, const Past<R> &, const Choices &, Seed)>;

    // A quick player by the name of its knowledge.
    template <class Knowledge>
    void add(std::string_view name)
    {
        m_opponents.emplace_back(name, quickly<Knowledge>);
    }

    // Nothing if there are no such players or seats.
    std::optional<std::vector<Block>> play(const Pairing &pairing) const
    {
        const auto a = playerNamed(pairing.a);
        const auto b = playerNamed(pairing.b);
        if (!a || !b || pairing.seats < R::terms().leastSeats || pairing.seats > R::terms().mostSeats)
            return std::nullopt;
        std::vector<Block> blocks(static_cast<std::size_t>(pairing.blocks));
        std::atomic<std::size_t> next = 0;
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < pairing.threads; ++i)
            threads.emplace_back([&] {
                for (std::size_t block = next++; block < blocks.size(); block = next++)
                    for (Seat own = 0; own < pairing.seats; ++own)
                        blocks[block].push_back(
                            playOne(*a, *b, pairing.seats, own,
                                    derivedSeed(pairing.seed, dealOf(pairing, block, own))));
            });
        for (std::thread &thread : threads)
            thread.join();
        return blocks;
    }

private:
    static std::uint64_t dealOf(const Pairing &pairing, std::size_t block, Seat own)
    {
        return pairing.commonLuck
            ? block
            : block * static_cast<std::size_t>(pairing.seats) + static_cast<std::size_t>(own);
    }

    template <class Knowledge>
    static Player searching(Limits limits)
    {
        return [limits](const State &state, const Past<R> &past, const Choices &, Seed seed) {
            return Search<R, Knowledge>(state, past, seed).think(limits, {}).code;
        };
    }

    template <class Knowledge>
    static Code quickly(const State &state, const Past<R> &, const Choices &choices, Seed seed)
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

    static PlayedGame playOne(const Player &odd, const Player &others, int seats, Seat own, Seed seed)
    {
        using Clock = std::chrono::steady_clock;
        const State first = R::start(R::terms().usual(seats));
        State state = first;
        std::vector<Code> past;
        Choices choices;
        PlayedGame played;
        // Luck is the same for all games of a block; what players think with is not.
        const Seed thoughts = derivedSeed(seed, static_cast<std::uint64_t>(own));
        std::uint64_t decided = 0;
        for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
            choices.clear();
            R::list(state, choices);
            Code code{};
            if (actor == chance) {
                code = drawn({0, seed}, R::place(state), choices);
            } else {
                const Clock::time_point start = Clock::now();
                code = (actor == own ? odd : others)(state, {first, past}, choices,
                                                     derivedSeed(thoughts, decided++));
                played.milliseconds[static_cast<std::size_t>(actor)].push_back(
                    std::chrono::duration<double, std::milli>(Clock::now() - start).count());
            }
            R::apply(state, code);
            past.push_back(code);
        }
        played.places = R::places(state);
        played.scores = R::scores(state);
        return played;
    }

    std::vector<std::pair<std::string_view, Player>> m_opponents;
};

} // namespace medici
