#pragma once

#include "engine/rules/chance.h"
#include "engine/rules/rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace medici {

// One of the ways to play that a variant knows of, by its number.
using Style = std::uint8_t;
// The first is one's own.
inline constexpr Style self = 0;

// How likely something is, in whole parts of `certain`: sums of them are the same on every machine.
using Likelihood = std::uint32_t;
inline constexpr Likelihood certain = 1U << 16;

template <std::size_t Count>
using Likelihoods = std::array<Likelihood, Count>;

// With likelihoods in these ways that add up to `certain`, in the proportions that they are written down in;
// what rounding leaves is one's own.
template <class Ways>
constexpr Ways inProportion(Ways ways)
{
    Likelihood all = 0;
    for (const auto &way : ways)
        all += way.usual;
    Likelihood rest = certain;
    for (auto &way : ways) {
        way.usual = way.usual * certain / all;
        rest -= way.usual;
    }
    ways[self].usual += rest;
    return ways;
}

template <class Ways>
constexpr auto usualOf(const Ways &ways)
{
    Likelihoods<std::tuple_size_v<Ways>> usual{};
    for (std::size_t way = 0; way < ways.size(); ++way)
        usual[way] = ways[way].usual;
    return usual;
}

// What everybody at a table has seen: how it was when the game began, and all that happened since, chance
// included.
template <class R>
struct Past {
    const typename R::State &start;
    std::span<const Code> codes;
};

// Knows ways to play:
// - `styles`: how likely each is of somebody of whom nothing is known; they add up to `certain`;
// - `likelihoods`: how likely each makes this move here, up to a factor common to all;
// - `chooseAs`: what the seat to act plays in a playout, if these are the seats' styles; the first is also
// the
//   style of the seat that thinks.
// clang-format off
template <class K, class R>
concept Observing = requires(const typename R::State &state, Code code, const Choices &choices, PlayoutRandom &luck,
                             const PerSeat<Style> &styles) {
    { K::likelihoods(state, code) } -> std::same_as<Likelihoods<K::styles.size()>>;
    { K::chooseAs(state, choices, luck, styles) } -> std::same_as<Code>;
};
// clang-format on

// What the moves of a game tell of who plays how, by Bayes' rule: of each seat for itself, beginning anew
// with every game. Only what everybody saw goes into it, never who or what sits there.
template <class R, class K>
class Beliefs {
public:
    static constexpr std::size_t styles = K::styles.size();

    Beliefs() { m_weights.fill(prior()); }

    explicit Beliefs(const Past<R> &past) : Beliefs()
    {
        typename R::State state = past.start;
        for (const Code code : past.codes)
            see(state, code);
    }

    // What happens next, which is then applied to the table.
    void see(typename R::State &state, Code code)
    {
        if (const Seat actor = R::actor(state); actor >= 0)
            watch(actor, K::likelihoods(state, code));
        R::apply(state, code);
    }

    // In parts of `certain`, about.
    Likelihood of(Seat seat, Style style) const
    {
        return static_cast<Likelihood>(m_weights[static_cast<std::size_t>(seat)][style] >> finer);
    }

    // A style for each of so many seats, each as often as it is believed in.
    PerSeat<Style> draw(PlayoutRandom &luck, int seats) const
    {
        PerSeat<Style> drawn{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            drawn[seat] = pick(m_weights[seat], luck);
        return drawn;
    }

private:
    // Weights are that much finer than likelihoods: even what is hardly believed keeps some bits.
    static constexpr int finer = 14;
    // People change their mind, and no style is quite theirs: of each belief one part in so many returns to
    // what it was at first, and no move is less likely than that.
    static constexpr std::uint64_t forgetting = 64;
    static constexpr Likelihood doubt = certain / 100;

    using Weights = std::array<std::uint64_t, styles>; // their sum is about certain << finer

    static constexpr Weights prior()
    {
        Weights weights{};
        for (std::size_t style = 0; style < styles; ++style)
            weights[style] = std::uint64_t{K::styles[style]} << finer;
        return weights;
    }

    void watch(Seat seat, const Likelihoods<styles> &likelihoods)
    {
        Weights &weights = m_weights[static_cast<std::size_t>(seat)];
        std::uint64_t sum = 0;
        for (std::size_t style = 0; style < styles; ++style) {
            weights[style] *= likelihoods[style] + doubt;
            sum += weights[style];
        }
        const std::uint64_t unit = (sum >> (16 + finer)) + 1;
        for (std::size_t style = 0; style < styles; ++style) {
            const std::uint64_t weight = weights[style] / unit;
            weights[style] = weight - weight / forgetting + prior()[style] / forgetting;
        }
    }

    static Style pick(const Weights &weights, PlayoutRandom &luck)
    {
        std::uint64_t sum = 0;
        for (const std::uint64_t weight : weights)
            sum += weight;
        std::uint64_t point = luck.below(certain) * (sum >> 16);
        std::size_t style = 0;
        while (style + 1 < styles && point >= weights[style])
            point -= weights[style++];
        return static_cast<Style>(style);
    }

    PerSeat<Weights> m_weights;
};

// Beliefs that go on with their game: nothing is watched twice. A copy has seen nothing, because what is
// copied may be thought about in another thread.
template <class R, class K>
class Watcher {
public:
    Watcher() = default;
    Watcher(const Watcher &) : Watcher() {}
    Watcher &operator=(const Watcher &) = delete;
    ~Watcher() = default;

    // Of the same past as before, or what has become of it.
    const Beliefs<R, K> &beliefs(const Past<R> &past)
    {
        if (!m_seen)
            m_seen = std::make_unique<Seen>(past.start);
        for (; m_seen->codes < past.codes.size(); ++m_seen->codes)
            m_seen->beliefs.see(m_seen->state, past.codes[m_seen->codes]);
        return m_seen->beliefs;
    }

private:
    struct Seen {
        explicit Seen(const typename R::State &start) : state(start) {}

        typename R::State state;
        std::size_t codes = 0;
        Beliefs<R, K> beliefs;
    };

    std::unique_ptr<Seen> m_seen; // few games are thought about
};

} // namespace medici
