#pragma once

#include "engine/review/grade.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace medici {

// How much better one thing is than another for a seat.
struct Gain {
    Expected worth;  // in percent of a won game, or points where one plays alone: what grades go by
    Expected points; // of one's own score
    Expected wins;   // of one's own chance to win
};

// A move that was not played, and what it would have brought beyond the one that was.
struct Alternative {
    Code code = 0;
    Gain gain;
};

// With the best move a seat would more often be among the first so many with a source, in a round: the
// chances with either move, and who is there instead most of the time, if that is somebody.
struct Lead {
    int source = 0;
    int round = 0;
    int places = 1;
    double best = 0;
    double played = 0;
    std::optional<Seat> instead;
};

// What is found of a decision in which there was a choice. What the best move is was searched for with other
// luck than it was compared on with the one that was played: what happens to look best looks too good.
struct Judgement {
    std::size_t event = 0; // its number in the game
    Seat seat = 0;
    Code played = 0;
    Code best = 0;
    Grade grade = Grade::Best;
    int playouts = 0;   // of each move, where it was looked at closely
    bool exact = false; // the cost is: everything that could still happen was looked at

    // What the best move would have brought, against opponents who play as `hard` would.
    Gain cost;
    // Where that comes from: what was played less what was best, by source. One's own lines add up to the
    // points of the cost; of the others' there are those that are beyond doubt.
    std::vector<ExpectedLine> bill;
    // The places that it cost, if that is beyond doubt and often enough to be spoken of.
    std::vector<Lead> leads;
    // The same cost against the opponents as they were, or had shown themselves to be, where that is another:
    // asked where the first one has a name.
    std::optional<Gain> costAsItWas;
    // Other moves worth thinking of.
    std::vector<Alternative> others;

    PerSeat<Expected> wins{};     // with what was played
    PerSeat<Expected> bestWins{}; // with the best move
    // What the decision changed for everybody, beside what a quick player would have done.
    PerSeat<Expected> pointsMoved{};
    PerSeat<Expected> winsMoved{};
};

// What could be expected before anything had happened.
struct Outset {
    int playouts = 0;
    PerSeat<Expected> scores{};
    PerSeat<Expected> wins{};
};

// All that a review has found so far.
struct Findings {
    std::optional<Outset> outset;
    std::map<std::size_t, Judgement> judgements; // by the event
};

} // namespace medici
