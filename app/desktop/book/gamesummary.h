#pragma once

#include "engine/record/record.h"
#include "engine/review/reckoning.h"

#include <QByteArray>
#include <QDataStream>
#include <QString>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace medici {
class Variant;
}

namespace medici::desktop {

// A decision of a person that a review called a mistake or a blunder.
struct CostlyMoment {
    std::size_t event = 0;
    Seat seat = 0;
    double worth = 0; // what it cost, as grades go by
    QByteArray key;   // of the table and what was played: the same wherever its record lies

    friend bool operator==(const CostlyMoment &, const CostlyMoment &) = default;
};

// Luck and decisions apart, of a seat in a game that was reviewed whole.
struct SeatReview {
    int decisions = 0;
    int mistakes = 0; // and blunders
    double pointsGivenAway = 0;
    double luckPoints = 0;

    friend bool operator==(const SeatReview &, const SeatReview &) = default;
};

// One seat of a finished game.
struct SeatSummary {
    QString name;
    bool human = false;
    QString level; // a computer's
    int place = 1;
    int score = 0;
    bool helped = false;        // by a hint, by taking back, by a computer that played for it
    std::vector<int> parts;     // what the score consists of, in the columns of the game's ending
    std::map<int, int> figures; // the most that was counted in a scoring, by source of the bill
    std::optional<SeatReview> reviewed;

    friend bool operator==(const SeatSummary &, const SeatSummary &) = default;
};

// What is to be known of a finished game when many are counted. All of it follows from its record.
struct GameSummary {
    QString variant;
    QString deal; // games that share it had the same luck; empty where there is none
    bool lowestScoreWins = false;
    bool byHand = false;     // some of its luck was entered
    bool houseRules = false; // other than the usual options
    std::vector<SeatSummary> seats;
    std::vector<CostlyMoment> moments;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

// Nothing of a game that is not over.
std::optional<GameSummary> summaryOf(const Record &record, const Variant &variant);

// What stands for a decision in a game by these terms.
QByteArray keyOf(const Record &record, const SetupLimits &terms, std::size_t event);

QDataStream &operator<<(QDataStream &stream, const GameSummary &summary);
QDataStream &operator>>(QDataStream &stream, GameSummary &summary);

} // namespace medici::desktop
