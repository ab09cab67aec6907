#pragma once

#include "engine/view/frame.h"
#include "variants/gemstones/rules/rules.h"

#include <chrono>
#include <optional>

namespace medici::gemstones {

inline constexpr std::chrono::milliseconds rollTime{400};
inline constexpr std::chrono::milliseconds flightTime{280};

// What a draft of a pair says so far.
struct PairDraft {
    std::optional<int> gemDie;
    std::optional<int> numberDie;

    std::optional<Pair> pair() const;
};

PairDraft pairIn(DiceSet draft);

bool choosingPair(const State &state);

// Whether the column of this colour can take no more, so that a pair is only set aside.
bool setsAside(const State &state, Pair pair);

// What one frame shows: the state between two states, taken apart for painting.
struct Scene {
    State state;
    State since; // what has changed against this was just done
    Seat mover = nobody;
    DiceSet draft = 0;
    std::optional<Pair> flying; // a pair on its way to the sheet
    qreal way = 0;              // how far it is
    std::optional<qreal> rolling;
    DiceSet rolled = 0; // the dice that are rolling

    explicit Scene(const Frame &frame);

    // The dice on the table, and what each of them shows; while it rolls a passing side.
    DiceSet onTable() const;
    int side(int die) const;
};

} // namespace medici::gemstones
