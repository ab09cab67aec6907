#pragma once

#include "engine/players/gameof.h"
#include "engine/players/scale.h"
#include "variants/dice/player/nets.h"
#include "variants/dice/player/styles.h"

#include <bit>

namespace medici::dice {

// Values the moves of one decision. Most of what the nets read is the same for all of them and is
// summed once.
class MoveValue {
public:
    MoveValue(const State &state, const Nets &nets)
        : m_state(state), m_nets(nets), m_features(state, state.mover), m_ship(nets.ship.bias)
    {
        nets.ship.add(m_ship, shipMoves, m_features.shipRest());
        if (!state.solo())
            readColumns();
    }

    float of(DiceSet taken)
    {
        int value = 0;
        for (int die = 0; die < dice; ++die)
            if ((taken >> die & 1) != 0)
                value += m_state.face(die).value;
        if (m_state.solo()) { // what is taken decides what the enemy gets
            m_features.leave(m_state, static_cast<DiceSet>(m_state.left & ~taken));
            readColumns();
        }
        const int count = std::popcount(taken);
        PerGood<std::uint8_t> crosses{};
        countCrosses(m_state, taken, crosses);
        float worth = m_nets.ship.read(m_ship, m_features.shipMove(value, count));
        for (std::size_t good = 0; good < goods; ++good)
            worth += column(good, crosses[good], count);
        return worth;
    }

private:
    void readColumns()
    {
        for (std::size_t good = 0; good < goods; ++good) {
            m_columns[good] = m_nets.column.bias;
            m_nets.column.add(m_columns[good], columnMoves, m_features.columnRest(good));
        }
        m_known = {};
    }

    float column(std::size_t good, int crosses, int count)
    {
        // Crosses of one move and good: 0 to 10, by at most five dice.
        const std::size_t place =
            (good * 6 + static_cast<std::size_t>(count)) * 11 + static_cast<std::size_t>(crosses);
        if ((m_known[place / 64] >> place % 64 & 1) == 0) {
            m_known[place / 64] |= std::uint64_t{1} << place % 64;
            m_values[place] =
                m_nets.column.read(m_columns[good], m_features.columnMove(good, crosses, count));
        }
        return m_values[place];
    }

    const State &m_state;
    const Nets &m_nets;
    Features m_features;
    ShipNet::Units m_ship;
    PerGood<ColumnNet::Units> m_columns;
    std::array<std::uint64_t, 6> m_known{};
    std::array<float, goods * 6 * 11> m_values;
};

struct Player {
    static constexpr Skills skills{
        .shortlists = true, .trusted = true, .learns = true, .observes = true, .tastes = true};

    static bool learned(const State &state) { return state.edition.usual; }

    static constexpr auto styles = usualOf(ways);

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        return learned(state) ? best(state, choices, netsFor(state.seats)) : plainBest(state, choices);
    }

    // By what dice show, without anything learned.
    static Code plainBest(const State &state, const Choices &choices);

    static Code chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &believed);

    static Likelihoods<ways.size()> likelihoods(const State &state, Code code);

    // By what they are worth.
    static std::vector<Code> shortlist(const State &state, const Choices &choices);

    static Code best(const State &state, const Choices &choices, const Nets &nets)
    {
        return choices.size() == 1 ? choices[0] : bestBy(MoveValue(state, nets), choices);
    }

    // The first of the best in somebody's eye.
    template <class Eye>
    static Code bestBy(Eye eye, const Choices &choices)
    {
        Code best = choices[0];
        auto most = eye.of(static_cast<DiceSet>(best));
        for (std::size_t i = 1; i < choices.size(); ++i)
            if (const auto worth = eye.of(static_cast<DiceSet>(choices[i])); worth > most) {
                most = worth;
                best = choices[i];
            }
        return best;
    }

    // By medici_scale; strength.md says how sure that is.
    static constexpr std::array<StrengthStep, 5> steps{{
        {-86, 150, 0},
        {135, 60, 0},
        {390, 25, 0},
        {797, 0, 0},
        {Mind::strongest, 0, 1000},
    }};
    static constexpr StrengthScale scale{.random = -399, .easy = 699, .steps = steps};

    static Worth taste(Character character, const State &root, const State &state);

    static int simulations(Level level, int seats)
    {
        if (level == Level::Hard)
            return seats == 1 ? 8000 : 1000;
        return level == Level::Normal ? 100 : 20;
    }
};

} // namespace medici::dice

// Compiled once, in player.cpp: its search takes the compiler long.
extern template class medici::GameOf<medici::dice::Rules, medici::dice::Player>;
