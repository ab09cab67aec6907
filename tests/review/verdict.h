#pragma once

#include "engine/review/grade.h"
#include "engine/rules/think.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

namespace medici {

// What came of looking again at what a review says of a decision.
struct Verdict {
    std::string variant;
    int seats = 0;
    Seed deal = 0;
    std::size_t event = 0;
    int free = 0; // decisions of this game
    Level level = Level::Random;
    bool among = false; // players of the same level
    Grade grade = Grade::Best;
    bool exact = false;
    bool same = false;       // the best move was played
    double milliseconds = 0; // of the processor, for judging it
    double cost = 0;         // on the scale of grades
    double error = 0;
    bool addsUp = false;

    // By so many times the playouts on other luck; 0 if it was not compared again.
    double times = 0;
    double truth = 0;
    double truthError = 0;
    bool confirmed = false; // that it is what it was called, or worse
    double points = 0;      // the cost in points, as it was said and as it was found again
    double pointsError = 0;
    double truePoints = 0;
    double truePointsError = 0;
    bool costHolds = false; // intervals that hold
    bool pointsHold = false;
    bool winsHold = false;
    int linesHold = 0;
    int lines = 0;
};

// A best move beside the exact one, where the rest of the game can be looked through.
struct EndingVerdict {
    std::string variant;
    int seats = 0;
    Seed deal = 0;
    std::size_t event = 0;
    bool itself = false; // the review looked it through as well
    double lost = 0;     // points, or percent to win, whichever is more; nothing where it is worth the same
};

struct Verdicts {
    std::vector<Verdict> decisions;
    std::vector<EndingVerdict> endings;

    bool contains(const std::string &variant, int seats, Seed deal, std::size_t event) const;
};

// A line each.
void write(std::ostream &out, const Verdict &verdict);
void write(std::ostream &out, const EndingVerdict &verdict);
// A last line that was not written whole is left out.
Verdicts readVerdicts(std::istream &in);

// The tables of tests/bench/README.md: by game and number of seats, and by level.
void printTables(const Verdicts &verdicts);

} // namespace medici
