#pragma once

#include "engine/rules/game.h"

#include <QCborMap>
#include <QJsonObject>

#include <optional>
#include <span>
#include <vector>

namespace medici {

// Thrown by Words for a line of a record that says something impossible; what() is a sentence.
class Fault;

// A variant's words in the record: codes to JSON and back. Maps keep the order in which a person reads.
class Words {
public:
    virtual ~Words() = default;

    // How many chance events in a row make up one line of the record: a roll of five dice is one line.
    virtual int chanceLength(const Game &before) const = 0;
    virtual QCborMap chance(const Game &before, std::span<const Code> outcomes) const = 0;
    virtual std::vector<Code> readChance(const Game &before, const QJsonObject &words) const = 0;

    virtual QCborMap move(const Game &before, Code code) const = 0;
    virtual Code readMove(const Game &before, const QJsonObject &words) const = 0;

    // The scoring of a round or day that the last event brought about.
    virtual std::optional<QCborMap> scored(const Game &before, const Game &after) const = 0;
    virtual QCborMap result(const Game &over) const = 0;
};

} // namespace medici
