#pragma once

#include "engine/view/frame.h"
#include "engine/view/motion.h"
#include "variants/dice/rules/rules.h"

#include <optional>
#include <vector>

namespace medici::dice {

// A seat's sheet, and the enemy's circles, as they would be if the seat to act took these dice.
struct SheetAfter {
    Sheet sheet;
    PerGood<std::uint8_t> circles{};
};

SheetAfter sheetAfter(const State &state, DiceSet taken);

inline constexpr Procession loading{240, 40};

// A die under way from the roll to a hold.
struct Flight {
    int die;
    int hold;
    qreal way; // 0 at the roll, 1 in the hold
};

// What one frame shows: the state between two states, taken apart for painting.
struct Scene {
    State state; // dice that have arrived are in their holds
    State since; // what has changed against this was just done
    Seat mover = nobody;
    std::vector<Flight> flights;
    std::optional<qreal> rolling; // how far a roll has come
    DiceSet draft = 0;
    std::optional<SheetAfter> would; // if the draft were the move

    explicit Scene(const Frame &frame);

    // The state with the draft as the move.
    State then() const;
    bool inFlight(int die) const;
    // The face that die shows, while it rolls a passing one.
    Face face(int die) const;
    int firstDone(Seat seat) const; // the first hold that was just loaded
};

} // namespace medici::dice
