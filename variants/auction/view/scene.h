#pragma once

#include "engine/view/frame.h"
#include "variants/auction/rules/rules.h"

#include <chrono>
#include <optional>
#include <vector>

namespace medici::auction {

// How long the way from a state to the next is shown.
std::chrono::milliseconds wayOf(const State &before, Code code);

// A card under way from the block, or from the deck, to a hold.
struct Flight {
    Card card;
    std::optional<std::size_t> place; // in the group; none: from the deck
    Seat seat = 0;
    std::size_t hold = 0;
    qreal way = 0;
};

// What one frame shows: the state between two states, taken apart for painting.
struct Scene {
    State state;
    State since; // what has changed against this was just done
    Seat mover = nobody;
    std::optional<State> would; // if the seat to act had bought the group
    std::vector<Flight> flights;
    std::optional<qreal> turning; // how far the last card of the group is turned up
    qreal fading = 1;             // of a group nobody wanted
    int scored = 0;               // goods of the day that have been paid
    PerSeat<PerGood<qreal>> levels{};
    PerSeat<int> florins{};

    explicit Scene(const Frame &frame);

    // The first hold that was just loaded.
    int firstDone(Seat seat) const;
    bool counterMoved(Seat seat, std::size_t good) const;

private:
    void show(const State &shown);
    void showEvent(const State &before, const State &after, Code code, qreal t);
    void showScoring(const State &after, std::size_t day, qreal beat);
};

} // namespace medici::auction
