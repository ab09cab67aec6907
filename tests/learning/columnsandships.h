#pragma once

#include "tests/learning/course.h"

#include <type_traits>

namespace medici {

// The two nets of a variant in which goods are collected in columns and ships are loaded. At a moment of the
// game all columns and the ship of a seat are noted; when the game is over, what they brought is learned.
template <class Nets, std::size_t Goods>
class ColumnsAndShips {
    template <std::size_t Inputs, std::size_t Units>
    static Learner<Inputs, Units> learnerOf(const Net<Inputs, Units> &);

    using Columns = decltype(learnerOf(Nets::column));
    using Ships = decltype(learnerOf(Nets::ship));

public:
    struct Sample {
        Seat seat;
        std::size_t day;
        std::array<typename Columns::Input, Goods> columns;
        typename Ships::Input ship;
    };

    explicit ColumnsAndShips(Seed seed) : m_columns(seed + 1), m_ships(seed + 2) {}

    Nets nets() const { return {m_columns.net(), m_ships.net()}; }

    template <class OfColumn>
    void learn(const Sample &sample, OfColumn ofColumn, float ofShip, float rate)
    {
        for (std::size_t good = 0; good < Goods; ++good)
            m_columns.learn(sample.columns[good], ofColumn(good), rate);
        m_ships.learn(sample.ship, ofShip, rate);
    }

    std::vector<Figure> takeErrors()
    {
        return {{"column error", m_columns.takeError()}, {"ship error", m_ships.takeError()}};
    }

private:
    Columns m_columns;
    Ships m_ships;
};

// The stages of a course in which every seat plays to win.
inline constexpr std::array usualStages{Stage{1, 0.003F, 0.5F}, Stage{6, 0.002F, 0.1F},
                                        Stage{1, 0.001F, 0.05F}, Stage{1, 0.0005F, 0.05F},
                                        Stage{2, 0.0002F, 0.02F}};

} // namespace medici
