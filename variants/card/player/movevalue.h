#pragma once

#include "variants/card/player/nets.h"
#include "variants/card/rules/prizes.h"

#include <algorithm>
#include <span>

namespace medici::card {

// Values what a seat might load. Most of what the nets read is the same for all of it and is summed once,
// and each net is asked only once for the same move.
class MoveValue {
public:
    MoveValue(const State &state, Seat seat, const Nets &nets)
        : m_free(state.free(seat)), m_nets(nets), m_features(state, seat), m_ship(nets.ship.bias)
    {
        nets.ship.add(m_ship, shipMoves, m_features.shipRest());
        for (std::size_t good = 0; good < goods; ++good) {
            m_columns[good] = nets.column.bias;
            nets.column.add(m_columns[good], columnMoves, m_features.columnRest(good));
        }
    }

    float of(const Cargo &cargo)
    {
        const int free = m_free - cargo.space;
        float worth = ship(cargo.value, free) + unchanged(free);
        for (std::size_t good = 0; good < goods; ++good)
            if (cargo.symbols[good] > 0)
                worth += column(good, cargo.symbols[good], free) - column(good, 0, free);
        return worth;
    }

    // What all goods are worth as they are.
    float ofGoods() { return unchanged(m_free); }

    // The best that can be taken of these last cards of a market, the last one first.
    float ofBestTake(std::span<const Kind> last)
    {
        float best = -1e9F;
        for (unsigned taken = 1; taken < 1U << last.size(); taken += 2) {
            Cargo cargo;
            for (std::size_t place = 0; place < last.size(); ++place)
                if (contains(taken, place))
                    cargo.add(cardOf(last[place]));
            if (cargo.space <= m_free)
                best = std::max(best, of(cargo));
        }
        return best;
    }

private:
    static constexpr std::size_t frees = shipSpaces[2] + 1; // others were not learned
    static constexpr std::size_t mostValue = 3 * 7;
    static constexpr std::size_t mostSymbols = 3 * 2;

    template <std::size_t Places>
    class Memory {
    public:
        template <class Work>
        float at(std::size_t place, Work work)
        {
            const std::uint64_t bit = std::uint64_t{1} << place % 64;
            if ((m_known[place / 64] & bit) == 0) {
                m_known[place / 64] |= bit;
                m_values[place] = work();
            }
            return m_values[place];
        }

    private:
        std::array<std::uint64_t, (Places + 63) / 64> m_known{};
        std::array<float, Places> m_values;
    };

    float ship(int value, int free)
    {
        const std::size_t place = static_cast<std::size_t>(value) * frees + static_cast<std::size_t>(free);
        return m_shipValues.at(place,
                               [&] { return m_nets.ship.read(m_ship, m_features.shipMove(value, free)); });
    }

    float column(std::size_t good, int more, int free)
    {
        const std::size_t place = (good * (mostSymbols + 1) + static_cast<std::size_t>(more)) * frees
            + static_cast<std::size_t>(free);
        return m_columnValues.at(place, [&] {
            return m_nets.column.read(m_columns[good], m_features.columnMove(good, more, free));
        });
    }

    // All goods as they are.
    float unchanged(int free)
    {
        return m_unchanged.at(static_cast<std::size_t>(free), [&] {
            float sum = 0;
            for (std::size_t good = 0; good < goods; ++good)
                sum += column(good, 0, free);
            return sum;
        });
    }

    int m_free;
    const Nets &m_nets;
    Features m_features;
    ShipNet::Units m_ship;
    PerGood<ColumnNet::Units> m_columns;
    Memory<(mostValue + 1) * frees> m_shipValues;
    Memory<goods *(mostSymbols + 1) * frees> m_columnValues;
    Memory<frees> m_unchanged;
};

} // namespace medici::card
