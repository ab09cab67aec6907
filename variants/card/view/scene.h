#pragma once

#include "engine/view/frame.h"
#include "engine/view/motion.h"
#include "variants/card/rules/rules.h"

#include <chrono>
#include <optional>
#include <vector>

namespace medici::card {

// What the draft of a decision is: whether the deck is chosen, and which cards of the market.
struct Plan {
    bool deck = false;
    PlaceSet places = 0;
};
Plan planOf(const Draft &draft);
bool isMove(const State &state, const Plan &plan);

inline constexpr std::chrono::milliseconds turningTime{240};
inline constexpr Procession loading{240, 60};

// A card under way from the market to the ship.
struct Flight {
    int fromEnd;
    qreal way; // 0 in the market, 1 on the ship
};

// What one frame shows: the state between two states, taken apart for painting.
struct Scene {
    State state;
    State since; // what has changed against this was just done
    std::vector<Flight> flights;
    std::optional<qreal> turning; // how far the last card has been turned up
    Plan plan;
    std::optional<State> would; // if the plan were the move

    explicit Scene(const Frame &frame);

    bool flying(int fromEnd) const;
    // Whose ship it is as it would be, or as it is.
    const State &shown() const { return would ? *would : state; }
    static int aboard(const State &state, Seat seat, Good good);
    bool just(Seat seat, std::size_t card) const; // loaded by what was just done
};

} // namespace medici::card
