#pragma once

#include "engine/players/worth.h"
#include "engine/rules/choices.h"
#include "engine/rules/ranges.h"
#include "engine/rules/rules.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace medici {

// Rules that know which tables lead to the same: those with the same essence, a number that is well mixed.
template <class R>
concept WithEssence = requires(const typename R::State &state)
{
    {
        R::essence(state)
        } -> std::same_as<std::uint64_t>;
};

// The end of a game, looked through whole: where chance decides, the mean of all that can come; where a seat
// does, what is best for itself, the first of equals. What it may take is counted in tables and never in
// time, so that the same endings are solved on every machine.
template <class R>
class Endgame {
public:
    using State = typename R::State;
    using Values = PerSeat<double>; // in worths (worth.h)

    struct Move {
        Code code;
        Values values;
    };

    explicit Endgame(std::int64_t mostTables) : m_most(mostTables) {}

    // What each move is worth to everybody; nothing if it takes too many tables to say.
    std::optional<std::vector<Move>> movesOf(const State &root)
    {
        Choices choices;
        R::list(root, choices);
        std::vector<Move> moves;
        for (const Choice &choice : choices)
            if (R::canonical(root, choice.code) == choice.code)
                moves.push_back({choice.code, {}});
        for (Move &move : moves) {
            const auto values = valuesOf(after(root, move.code), 1 / static_cast<double>(moves.size()), 0);
            if (!values)
                return std::nullopt;
            move.values = *values;
        }
        return moves;
    }

    // What it is worth to everybody; nothing if it takes too many tables to say.
    std::optional<Values> valuesOf(const State &state) { return valuesOf(state, 1, 0); }

    static const Move &bestOf(const std::vector<Move> &moves, Seat seat)
    {
        return *ranges::max_element(
            moves, {}, [&](const Move &move) { return move.values[static_cast<std::size_t>(seat)]; });
    }

    // Calls end(state, share) for every way in which a table that was looked through may end if everybody
    // plays their best moves; the shares add up to the one given.
    template <class End>
    void follow(const State &state, double share, const End &end)
    {
        const Seat actor = R::actor(state);
        if (actor == nobody) {
            end(state, share);
        } else if (actor == chance) {
            Choices choices;
            R::list(state, choices);
            for (const Choice &choice : choices)
                follow(after(state, choice.code), share * choice.weight / choices.weight(), end);
        } else {
            m_tables = 0; // it has been found to be within bounds
            m_seen = 1;
            follow(after(state, bestOf(*movesOf(state), actor).code), share, end);
        }
    }

private:
    // Every level of the search takes some room on the stack of its thread.
    static constexpr int deepest = 48;
    // It is given up early where at the pace so far it would take several times as many tables.
    static constexpr std::int64_t firstLook = 256;
    static constexpr double patience = 8;

    static State after(const State &state, Code code)
    {
        State next = state;
        R::apply(next, code);
        return next;
    }

    std::optional<Values> valuesOf(const State &state, double share, int depth)
    {
        if (++m_tables > m_most || depth > deepest || hopeless())
            return std::nullopt;
        const Seat actor = R::actor(state);
        if (actor == nobody)
            return atTheEnd(state, share);
        if (actor == chance)
            return mean(state, share, depth);
        if constexpr (WithEssence<R>) {
            const std::uint64_t essence = R::essence(state);
            if (const auto known = m_known.find(essence); known != m_known.end()) {
                m_seen += share;
                return known->second;
            }
            const std::optional<Values> values = best(state, actor, share, depth);
            if (values)
                m_known.emplace(essence, *values);
            return values;
        } else {
            return best(state, actor, share, depth);
        }
    }

    // By the share of all ways to the end that were seen.
    bool hopeless() const
    {
        return m_tables >= firstLook && std::has_single_bit(static_cast<std::uint64_t>(m_tables))
            && m_seen * static_cast<double>(m_most) * patience < static_cast<double>(m_tables);
    }

    Values atTheEnd(const State &state, double share)
    {
        m_seen += share;
        const PerSeat<Worth> worths = worthOf<R>(state);
        Values values{};
        ranges::copy(worths, values.begin());
        return values;
    }

    std::optional<Values> mean(const State &state, double share, int depth)
    {
        Choices choices;
        R::list(state, choices);
        Values sum{};
        for (const Choice &choice : choices) {
            const double part = static_cast<double>(choice.weight) / choices.weight();
            const auto values = valuesOf(after(state, choice.code), share * part, depth + 1);
            if (!values)
                return std::nullopt;
            for (std::size_t seat = 0; seat < sum.size(); ++seat)
                sum[seat] += part * (*values)[seat];
        }
        return sum;
    }

    std::optional<Values> best(const State &state, Seat actor, double share, int depth)
    {
        const auto own = static_cast<std::size_t>(actor);
        Choices choices;
        R::list(state, choices);
        const double part = share / static_cast<double>(choices.size());
        std::optional<Values> best;
        for (const Choice &choice : choices) {
            if (R::canonical(state, choice.code) != choice.code) {
                m_seen += part; // with the move that is the same
                continue;
            }
            const auto values = valuesOf(after(state, choice.code), part, depth + 1);
            if (!values)
                return std::nullopt;
            if (!best || (*values)[own] > (*best)[own])
                best = values;
        }
        return best;
    }

    std::int64_t m_most;
    std::int64_t m_tables = 0;
    double m_seen = 0;
    std::unordered_map<std::uint64_t, Values> m_known; // by essence
};

} // namespace medici
