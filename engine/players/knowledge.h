#pragma once

#include "engine/players/beliefs.h"
#include "engine/players/worth.h"
#include "engine/rules/rules.h"
#include "engine/rules/think.h"

#include <optional>
#include <vector>

namespace medici {

// What a computer player's knowledge has beside the moves of a quick player.
struct Skills {
    // `estimate`: what a table is worth to who decides at the root, once the playout has come far enough to
    // be judged rather than played out.
    bool estimates = false;
    // `shortlist`: of many moves, those worth comparing, the most promising first.
    bool shortlists = false;
    // A move that falls surely behind is dropped at once. That saves half the time, but alone at the dice
    // game it cost a point of 172.
    bool decisive = false;
    // `choose` is so good that another move is made only for a reason.
    bool trusted = false;
    // `learned`: whether a table is played by rules that what it learned is good for. Where it is not,
    // nothing else of it may ask what was learned.
    bool learns = false;
    // `styles`, `likelihoods` and `chooseAs`: how others may play, and how to tell (beliefs.h).
    bool observes = false;
    // `taste`: what a table is worth besides to somebody of a character.
    bool tastes = false;
};

// clang-format off
template <class K, class R>
concept Foresight = requires(const typename R::State &root, const typename R::State &state) {
    { K::estimate(root, state) } -> std::same_as<std::optional<Worth>>;
};

template <class K, class R>
concept Shortlisting = requires(const typename R::State &root, const Choices &choices) {
    { K::shortlist(root, choices) } -> std::same_as<std::vector<Code>>;
};

template <class K, class R>
concept Learning = requires(const typename R::State &state) {
    { K::learned(state) } -> std::same_as<bool>;
};

template <class K, class R>
concept Tasting = requires(Character character, const typename R::State &root, const typename R::State &state) {
    { K::taste(character, root, state) } -> std::same_as<Worth>;
};

// What a computer player knows of a variant:
// - `choose`: the move a quick player makes, for playouts;
// - `simulations`: how many playouts a level takes for one decision, at a number of seats;
// - `scale`: what strengths between the levels take, where it was measured (scale.h);
// - `skills`: what else there is. A function with a slip in its name would be one that nobody asks, so what
//   is there and what is said to be there must be the same.
template <class K, class R>
concept KnowledgeOf = requires(const typename R::State &state, const Choices &choices, PlayoutRandom &luck, Level level) {
    { K::choose(state, choices, luck) } -> std::same_as<Code>;
    { K::simulations(level, 4) } -> std::same_as<int>;
    { K::skills } -> std::same_as<const Skills &>;
} && K::skills.estimates == Foresight<K, R> && K::skills.shortlists == Shortlisting<K, R>
    && K::skills.observes == Observing<K, R> && K::skills.learns == Learning<K, R>
    && K::skills.tastes == Tasting<K, R>;
// clang-format on

// Knows nothing but the rules: playouts at random.
template <class R>
struct NoKnowledge {
    static constexpr Skills skills{};

    static Code choose(const typename R::State &, const Choices &choices, PlayoutRandom &luck)
    {
        return luck.pick(choices);
    }

    static int simulations(Level level, int)
    {
        return level == Level::Hard ? 1000 : level == Level::Normal ? 100 : 20;
    }
};

} // namespace medici
