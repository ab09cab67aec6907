#pragma once

#include "app/contests/playedtrial.h"
#include "engine/players/average.h"

#include <array>
#include <optional>
#include <vector>

namespace medici {

// One thing that was measured by both sets of rules.
struct RuleFigure {
    enum class Kind : std::uint8_t {
        Wins,      // of a seat, the first being the one that begins: a share
        Score,     // of a seat, on average
        Lead,      // of the winner, over who comes next
        Spread,    // from the best score to the worst
        Ties,      // games with a shared first place: a share
        Leader,    // that who leads after the first round wins: a share
        Decisions, // in which there was a choice
        Events,    // with chance's
        Source,    // points of a seat that come from it, on average
    };

    Kind kind = Kind::Score;
    int of = 0; // the seat, or the source of the bill
    std::array<std::optional<Estimate>, 2> rules{};
    std::optional<Estimate> change{}; // of the same deals
    // Whether the change is more than chance would make on one page in twenty, somewhere among all figures.
    bool sure = false;

    bool share() const { return kind == Kind::Wins || kind == Kind::Ties || kind == Kind::Leader; }
};

// How far the players can be trusted: what it is worth at one seat to be a level stronger than the others.
struct RuleTrust {
    int probes = 0;
    bool alone = false; // then it is counted in points, otherwise in the share of wins
    std::array<Estimate, 2> gain{};
    Estimate change{};
    bool sure = false; // that it is not the same
};

// What another set of rules changes, as far as was played.
struct RuleChange {
    int deals = 0;
    std::vector<RuleFigure> figures{};
    std::optional<RuleTrust> trust{};

    const RuleFigure *find(RuleFigure::Kind kind, int of = 0) const;
};

RuleChange changeIn(const PlayedTrial &played);

// How many times half a 95 % interval a figure must be away from nothing, if of so many figures none is to be
// away so far by chance in 19 of 20 cases.
double reachAmong(std::size_t figures);

} // namespace medici
