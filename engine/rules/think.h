#pragma once

#include "engine/rules/chance.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace medici {

enum class Level : std::uint8_t { Random, Easy, Normal, Hard };

inline constexpr std::array<std::string_view, 4> levelNames{"random", "easy", "normal", "hard"};

constexpr std::string_view nameOf(Level level)
{
    return levelNames[static_cast<std::size_t>(level)];
}

constexpr std::optional<Level> levelNamed(std::string_view name)
{
    for (std::size_t i = 0; i < levelNames.size(); ++i)
        if (levelNames[i] == name)
            return static_cast<Level>(i);
    return std::nullopt;
}

// How long to think. A level alone stands for its own number of simulations, which makes the answer
// the same on every machine; a time limit cuts that short.
struct Limits {
    Level level = Level::Hard;
    int simulations = 0;               // 0: as many as the level has
    std::chrono::milliseconds time{0}; // 0: no limit
    bool exactly = true;               // where the end of the game can be looked through whole, to do so
};

// The answer: a legal code, and what it is expected to lead to.
struct Thought {
    Code code = 0;
    int simulations = 0;
    PerSeat<double> scores{}; // expected final scores, if any simulation was played to its end, or exactly
    bool exact = false;
};

} // namespace medici
