#pragma once

#include "app/contests/table.h"
#include "engine/record/recordable.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace medici {

// Two sets of rules of one variant, tried by players of one level: each deal is played by either, with the
// same luck wherever both ask for it at the same place of the game, so that what differs comes of the rules.
// Probes tell how far these players can be trusted: the same game again, with a stronger player at one seat.
// All that happens follows from what stands here, on every machine.
struct RuleTrial {
    enum Rules : std::size_t { Before, After };

    const Recordable *variant = nullptr;
    QString id{};  // of the variant
    QString app{}; // the version of the program that plays it
    std::array<Setup, 2> rules{};
    Level level = Level::Easy;
    int playouts = 0; // for a decision; 0: as many as the level has
    int deals = 0;
    int probes = 0; // not more than deals
    Seed seed = 0;

    static constexpr int mostDeals = 1'000'000;

    int seats() const { return rules[Before].seats; }
    // Who sits among the others in a probe, with all that the level has; nothing where nobody is stronger.
    std::optional<Level> stronger() const;

    // Whether players learned by rules such as these.
    bool learned(Rules which) const;

    // The work, piece by piece: deals with the probes strewn among them, each after the deal that it is
    // about.
    struct Piece {
        bool probe = false;
        int deal = 0;

        friend auto operator<=>(const Piece &, const Piece &) = default;
    };
    int pieces() const { return deals + probes; }
    Piece piece(int number) const;
    // Where the stronger player sits in a probe.
    int seatOfProbe(int deal) const { return deal % seats(); }
};

// What one game came to.
struct TrialGame {
    std::vector<int> scores{}; // by seat
    std::vector<int> places{};
    std::vector<int> leaders{};   // after the first scoring, where there are several
    int decisions = 0;            // in which there was a choice
    int events = 0;               // with chance's
    std::map<int, int> sources{}; // points of the whole table, by the bill's sources

    double share(std::size_t seat) const; // of the win

    friend bool operator==(const TrialGame &, const TrialGame &) = default;
};

// A piece of the work: the same deal, or the same probe, by either rules.
struct TrialPair {
    int piece = 0;
    std::array<TrialGame, 2> games{};
};

// Nothing if it was stopped.
std::optional<TrialPair> playPiece(const RuleTrial &trial, int piece, const Cancellation &cancelled);

// Plays these pieces on `jobs` threads, and hands them over in their order, on the calling thread, until
// there are no more, `take` returns false, or `stopped`, which is asked now and then, returns true.
void playPieces(const RuleTrial &trial, const std::vector<int> &pieces, int jobs,
                const std::function<bool(TrialPair)> &take, const std::function<bool()> &stopped);

} // namespace medici
