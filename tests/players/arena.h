#pragma once

#include "engine/players/search.h"
#include "engine/rules/luck.h"
#include "tests/players/blocks.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <ctime>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace medici {

template <class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    if constexpr (std::is_floating_point_v<Number>) { // older libraries have no from_chars for it
        std::istringstream words{std::string(text)};
        words >> std::noskipws >> number;
        return words && words.peek() == std::istringstream::traits_type::eof() ? std::optional(number)
                                                                               : std::nullopt;
    } else {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc() && end == text.data() + text.size();
        return whole ? std::optional(number) : std::nullopt;
    }
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

// Milliseconds that this thread has worked, where the system tells; on a busy machine others work as well.
inline double millisecondsWorked()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec worked{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
    return 1e3 * static_cast<double>(worked.tv_sec) + 1e-6 * static_cast<double>(worked.tv_nsec);
#else
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
#endif
}

// Where players of one variant meet: how often one among equals of another kind wins, and how long it thinks.
class AnyArena {
public:
    AnyArena() = default;
    AnyArena(const AnyArena &) = delete;
    AnyArena &operator=(const AnyArena &) = delete;
    virtual ~AnyArena() = default;

    virtual SetupLimits terms() const = 0;
    // Those that only this variant has.
    virtual std::vector<std::string_view> styles() const = 0;
    virtual bool knows(std::string_view player) const = 0;
    // Of a pairing of known players at seats that there are.
    virtual Block playBlock(const Pairing &pairing, std::size_t block) const = 0;
    // A number that is the same as long as a player makes the same moves. A change that shows but once in
    // many games is not noticed.
    virtual std::uint64_t fingerprintOf(std::string_view player, int seats) const = 0;

    // Nothing if there are no such players or seats.
    std::optional<std::vector<Block>> play(const Pairing &pairing) const
    {
        if (!knows(pairing.a) || !knows(pairing.b) || pairing.seats < terms().leastSeats
            || pairing.seats > terms().mostSeats)
            return std::nullopt;
        std::vector<Block> blocks(static_cast<std::size_t>(pairing.blocks));
        inParallel(pairing.threads, blocks.size(),
                   [&](std::size_t block) { blocks[block] = playBlock(pairing, block); });
        return blocks;
    }

    template <class Work>
    static void inParallel(unsigned threads, std::size_t count, Work work)
    {
        std::atomic<std::size_t> next = 0;
        std::vector<std::thread> running;
        for (unsigned i = 0; i < threads; ++i)
            running.emplace_back([&] {
                for (std::size_t number = next++; number < count; number = next++)
                    work(number);
            });
        for (std::thread &thread : running)
            thread.join();
    }
};

template <GameRules R, KnowledgeOf<R> K>
class Arena final : public AnyArena {
public:
    using State = typename R::State;
    using Player = std::function<Code(const State &, const Past<R> &, const Choices &, Seed)>;

    // A quick player by the name of its knowledge.
    template <class Knowledge>
    void add(std::string_view name)
    {
        m_opponents.emplace_back(name, quickly<Knowledge>);
    }

    SetupLimits terms() const override { return R::terms(); }

    std::vector<std::string_view> styles() const override
    {
        std::vector<std::string_view> names;
        for (const auto &[name, player] : m_opponents)
            names.push_back(name);
        return names;
    }

    bool knows(std::string_view player) const override { return playerNamed(player).has_value(); }

    Block playBlock(const Pairing &pairing, std::size_t block) const override
    {
        const Player a = *playerNamed(pairing.a);
        const Player b = *playerNamed(pairing.b);
        Block games;
        for (Seat own = 0; own < pairing.seats; ++own)
            games.push_back(
                playOne(a, b, pairing.seats, own, derivedSeed(pairing.seed, dealOf(pairing, block, own))));
        return games;
    }

    // What it would say here and there in a game of quick players.
    std::uint64_t fingerprintOf(std::string_view player, int seats) const override
    {
        constexpr std::size_t apart = 5;
        const Player asked = *playerNamed(player);
        std::uint64_t fingerprint = static_cast<std::uint64_t>(seats);
        std::size_t decided = 0;
        const Player questioned = [&](const State &state, const Past<R> &past, const Choices &choices,
                                      Seed seed) {
            if (++decided % apart == 0)
                fingerprint = derivedSeed(fingerprint, asked(state, past, choices, seed));
            return quickly<K>(state, past, choices, seed);
        };
        playOne(questioned, questioned, seats, 0, 1);
        return fingerprint;
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
        if (const auto mind = mindNamed(name)) // of those with a colon no style has the name
            return searching<K>({*mind});
        return std::nullopt;
    }

    static PlayedGame playOne(const Player &odd, const Player &others, int seats, Seat own, Seed seed)
    {
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
                const double start = millisecondsWorked();
                code = (actor == own ? odd : others)(state, {first, past}, choices,
                                                     derivedSeed(thoughts, decided++));
                played.milliseconds[static_cast<std::size_t>(actor)].push_back(millisecondsWorked() - start);
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
