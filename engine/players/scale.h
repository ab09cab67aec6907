#pragma once

#include "engine/rules/mind.h"

#include <algorithm>
#include <span>

namespace medici {

// What makes somebody play less well than thinking can.
struct Effort {
    int playouts = 0;
    int slips = 0; // how often another move than the best is made (slips.h)
};

// A strength, and what it takes in this game. Between two of them it is in between.
struct StrengthStep {
    int strength = 0;
    int slips = 0;
    int playouts = 0; // in thousandths of the way from `normal` to `hard`
};

// How strong players of a game can be, as it was measured (medici_scale): who is a hundred stronger wins 64
// of 100 games of two.
struct StrengthScale {
    int random = 0;
    int easy = 0;
    // Ascending to `hard`. Below the first of them any plausible move is as good as another, and nobody who
    // does not play at random is weaker.
    std::span<const StrengthStep> steps;

    constexpr int weakest() const { return steps.front().strength; }

    constexpr int strengthOf(const Mind &mind) const
    {
        if (mind.strength)
            return std::clamp(*mind.strength, weakest(), Mind::strongest);
        switch (mind.level) {
        case Level::Random:
            return random;
        case Level::Easy:
            return easy;
        case Level::Normal:
            break;
        case Level::Hard:
            return Mind::strongest;
        }
        int normal = weakest(); // the first that makes no slips
        for (const StrengthStep &step : steps)
            if (normal = step.strength; step.slips == 0)
                break;
        return normal;
    }

    // Of somebody so strong, where `normal` and `hard` have so many playouts.
    constexpr Effort effortOf(int strength, int normal, int hard) const
    {
        const auto between = [](int from, int to, int part, int whole) {
            return from + (to - from) * part / std::max(whole, 1);
        };
        std::size_t next = 1;
        while (next + 1 < steps.size() && steps[next].strength < strength)
            ++next;
        const StrengthStep &below = steps[next - 1];
        const StrengthStep &above = steps[next];
        const int whole = above.strength - below.strength;
        const int part = std::clamp(strength - below.strength, 0, whole);
        return {between(normal, hard, between(below.playouts, above.playouts, part, whole), 1000),
                between(below.slips, above.slips, part, whole)};
    }
};

// As far as can be said of a game in which nothing was measured.
inline constexpr StrengthStep unmeasuredSteps[] = {{200, 400, 0}, {350, 150, 0}, {500, 60, 0},
                                                   {600, 25, 0},  {700, 0, 0},   {Mind::strongest, 0, 1000}};

template <class K>
constexpr StrengthScale scaleOf()
{
    if constexpr (requires { K::scale; })
        return K::scale;
    else
        return {.random = 0, .easy = 600, .steps = unmeasuredSteps};
}

} // namespace medici
