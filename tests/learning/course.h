#pragma once

#include "engine/rules/chance.h"
#include "engine/rules/ranges.h"
#include "engine/rules/rules.h"
#include "tests/learning/learner.h"

#include <bit>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

// How a variant's nets learn from games that they play against themselves.
namespace medici {

// A tenth of a course's games, or several: they begin by moving at random often and end hardly doing so at
// all.
struct Stage {
    int tenths;
    float rate;
    float wander; // so often a seat moves at random
};

// How a stage went, in figures.
struct Figure {
    const char *name;
    double value;
};

using Report = std::function<void(int seats, const std::vector<Figure> &)>;

// All that there is to learn in one variant.
struct Curriculum {
    std::string_view variant;
    int leastSeats;
    int mostSeats;
    Seed (*seed)(int seats);
    long (*games)(int seats); // of a full course
    std::vector<float> (*learn)(int seats, long games, Seed seed, const Report &report);
    std::vector<float> (*learned)(); // by the program, for all numbers of seats
};

template <class Nets>
std::vector<float> weightsOf(const Nets &nets)
{
    const auto weights = std::bit_cast<std::array<float, sizeof(Nets) / sizeof(float)>>(nets);
    return {weights.begin(), weights.end()};
}

template <class Course>
std::vector<float> learn(int seats, long games, Seed seed, const Report &report)
{
    constexpr long fresh = 200; // so many games are played with nets as they were, which is quicker
    const auto course = std::make_unique<Course>(seats, seed);
    for (const Stage &stage : Course::stages) {
        const long played = games * stage.tenths / 10;
        auto nets = course->nets();
        for (long game = 0; game < played; ++game) {
            if (game % fresh == 0)
                nets = course->nets();
            course->play(nets, stage);
        }
        report(seats, course->takeFigures(played));
    }
    return weightsOf(course->nets());
}

// Plays on to the end; whoever decides moves as it is told.
template <GameRules R, class Decide, class Happened>
void playOut(typename R::State &state, PlayoutRandom &luck, Decide decide, Happened happened)
{
    Choices choices;
    for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
        choices.clear();
        R::list(state, choices);
        const typename R::State before = state;
        R::apply(state, actor == chance ? luck.pick(choices) : decide(state, choices));
        happened(before);
    }
}

template <GameRules R, class Decide>
void playOut(typename R::State &state, PlayoutRandom &luck, Decide decide)
{
    playOut<R>(state, luck, decide, [](const typename R::State &) {});
}

// Whether a seat moves at random this time.
inline bool wanders(PlayoutRandom &luck, float often)
{
    return luck.below(1000) < static_cast<unsigned>(1000 * often);
}

// What a seat has more than the others have on average; alone, what it has.
template <class Points>
float lead(int seats, Seat seat, Points points)
{
    int others = 0;
    for (Seat other = 0; other < seats; ++other)
        if (other != seat)
            others += points(other);
    const auto own = static_cast<float>(points(seat));
    return seats == 1 ? own : own - static_cast<float>(others) / static_cast<float>(seats - 1);
}

template <std::size_t A, std::size_t B>
std::array<float, A + B> joined(const std::array<float, A> &first, const std::array<float, B> &second)
{
    std::array<float, A + B> all;
    ranges::copy(second, ranges::copy(first, all.begin()));
    return all;
}

} // namespace medici
