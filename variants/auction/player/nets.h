#pragma once

#include "engine/players/net.h"
#include "variants/auction/rules/rules.h"

#include <algorithm>
#include <functional>
#include <span>

// What a computer player thinks of a table between two auctions: the florins still to come to a seat, less
// what the others get on average. Learned from games against itself (tests/learning).
namespace medici::auction {

inline constexpr std::size_t columnInputs = 18;
inline constexpr std::size_t shipInputs = 22;

using ColumnNet = Net<columnInputs, 16>;
using ShipNet = Net<shipInputs, 16>;

// A table in the numbers that matter, with whatever groups somebody is imagined to have bought.
class Prospects {
public:
    explicit Prospects(const State &state);

    int seats() const { return m_seats; }
    void load(Seat seat, std::span<const Card> group);
    // What is turned up is no longer to come.
    void turnUp(Card card);

    // What becomes of a good from now on to the end of the game.
    std::array<float, columnInputs> column(Seat seat, std::size_t good) const;
    // What the ship is paid today, less what is still spent today.
    std::array<float, shipInputs> ship(Seat seat) const;

private:
    struct Holder {
        float value = 0; // of the ship
        float free = 0;
        float florins = 0;
        PerGood<float> levels{}; // with what is on board
    };

    void reckonUnseen();

    int m_seats;
    int m_day;
    Unseen m_unseen;
    float m_left;
    float m_mean = 0; // value of a card to come
    float m_gold = 0; // the chance that gold is to come
    PerGood<float> m_coming{};
    PerSeat<Holder> m_holders{};
};

struct Nets {
    ColumnNet column;
    ShipNet ship;

    float of(const Prospects &prospects, Seat seat) const
    {
        float sum = ship.read(ship.bias, prospects.ship(seat));
        for (std::size_t good = 0; good < goods; ++good)
            sum += column.read(column.bias, prospects.column(seat, good));
        return sum;
    }
};

// One for each number of seats, from two on.
using LearnedNets = std::array<Nets, mostSeats - leastSeats + 1>;
extern const LearnedNets learnedNets; // in nets.txt

inline const Nets &netsFor(int seats)
{
    return learnedNets[static_cast<std::size_t>(seats - leastSeats)];
}

} // namespace medici::auction
