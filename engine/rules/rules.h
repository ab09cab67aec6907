#pragma once

#include "engine/rules/bill.h"
#include "engine/rules/choices.h"
#include "engine/rules/count.h"
#include "engine/rules/place.h"
#include "engine/rules/setup.h"

#include <concepts>
#include <type_traits>

namespace medici {

// What every game is to the engine: static functions over a plain state.
//
// - A state is a value: copied by assignment, compared by ==, and complete. Decks are counts per kind,
//   never an order, so nothing that reads a state can know future chance.
// - `list` gives every legal code, or at chance every outcome with its weight; `apply` takes one of
//   those and is the only way to change a state.
// - `place` says where chance decides, when it is chance's turn (place.h). Like all the rest it is a function
//   of the state; luck itself, a deal's number, is nowhere in a state.
// - Two moves that differ only in which of two equal things they use have the same `canonical` code.
// - `round` counts from 1 and stays at the last one when the game is over; `scorings` says how often points
//   have been counted up: after each round, or once at the end. `scores` and `places` hold for any state,
//   places with shared ones (1, 1, 3).
// - `bill` says line by line what the scores consist of, and adds up to them in every state; `billNow`, what
//   they would consist of if points were counted up now. A line's round is the scoring that it belongs to:
//   those up to `scorings` stay as they are for the rest of the game. That a round was scored between two
//   states is seen by the rising of `scorings`, which costs no more than reading a number.
// - `counts` and `countUp`, where people have sheets on which they count things up: what is counted on a
// seat's
//   when points are counted up next, each within what the earlier figures leave possible, and the table after
//   that was done. Nothing is counted when the game is over.
// - `essence`, where a game has it, is one number, well mixed, of all that the rest of the game depends on:
//   tables that differ only in how they came about have the same one.
// - `lowestScoreWins` where fewer points are better.
// clang-format off
template <class R>
concept GameRules = std::is_trivially_copyable_v<typename R::State> && std::equality_comparable<typename R::State>
    && requires(const Setup &setup, const typename R::State &state, typename R::State &changing, Choices &out,
                Code code) {
           { R::lowestScoreWins } -> std::same_as<const bool &>;
           { R::terms() } -> std::same_as<SetupLimits>;
           { R::start(setup) } -> std::same_as<typename R::State>;
           { R::seats(state) } -> std::same_as<int>;
           { R::actor(state) } -> std::same_as<Seat>;
           { R::round(state) } -> std::same_as<int>;
           { R::scorings(state) } -> std::same_as<int>;
           R::list(state, out);
           { R::place(state) } -> std::same_as<Place>;
           { R::canonical(state, code) } -> std::same_as<Code>;
           R::apply(changing, code);
           { R::scores(state) } -> std::same_as<PerSeat<int>>;
           { R::places(state) } -> std::same_as<PerSeat<int>>;
           { R::bill(state) } -> std::same_as<Bill>;
           { R::billNow(state) } -> std::same_as<Bill>;
       };
// clang-format on

} // namespace medici
