#pragma once

#include "engine/record/words.h"
#include "engine/view/view.h"

#include <functional>
#include <memory>
#include <optional>

namespace medici {

// How often each side of some dice came up: dice that are alike count together.
struct FallenDice {
    struct Side {
        Outcome outcome;
        int fell = 0;
    };

    std::vector<Side> sides;

    int throws() const;
    double expected() const { return static_cast<double>(throws()) / static_cast<double>(sides.size()); }
};

// How the dice of a game fell, where it has any.
struct Fairness {
    std::vector<FallenDice> dice;
    std::shared_ptr<const Game> game; // a table at which they are rolled, to be painted by

    // How likely fair dice are to fall at least so unevenly; nothing if they were thrown too seldom to say.
    std::optional<double> likelihood() const;
};

// Of all throws that count: those of the people and not those of a program, say.
Fairness fairnessOf(const View &view, const Words &words, const Game &start, std::span<const Event> log,
                    const Players &players, const std::function<bool(std::size_t event)> &counts);

} // namespace medici
