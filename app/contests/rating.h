#pragma once

#include "engine/rules/chance.h"

#include <cstddef>
#include <vector>

namespace medici {

// How one player did against another with one deal: the share of games in which it was ahead, a tie being
// half.
struct Meeting {
    int deal = 0;
    int a = 0;
    int b = 0;
    double share = 0; // of a
};

// A figure, and between which two it is with 95 % certainty.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;
};

// Ratings by the model of Bradley and Terry on who is ahead of whom: 400 points more are ten to one to be
// ahead. Of two players that is Elo; at a table of more each two of them are compared. Each two who met are
// given half a win and half a loss besides what they played, so that who always won has a rating, too.
//
// How sure it is comes from a Bayesian bootstrap: a thousand times the deals are weighted by chance, all that
// was played with one deal alike, because it shares its luck, and so are those two halves, which makes it
// right even where one of two has always won. TOURNAMENT.md says more.
class Ratings {
public:
    Ratings(int players, const std::vector<Meeting> &meetings, Seed seed = 1);

    // Of a player; the mean of all is 0.
    Interval of(int player) const;
    // By how much one is above another.
    Interval difference(int player, int other) const;

private:
    std::vector<double> m_best;
    std::vector<std::vector<double>> m_samples;
};

// The chance to be ahead of somebody whose rating is less by so many points.
double chanceAhead(double points);

} // namespace medici
