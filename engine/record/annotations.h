#pragma once

#include "engine/record/words.h"

#include <QCborArray>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace medici {

// The lines of a record that say what follows from its events: `scored`, `result` and `legal`.
bool isAnnotation(const QJsonObject &line);

// What may be decided on this table: of moves that come to the same, one.
QCborArray legalMoves(const Words &words, const Game &table);

// What the event between the two tables brought about: `scored`, `result`.
std::vector<QCborMap> consequences(const Words &words, const Game &before, const Game &after);

// All that stands after the event between the two tables; `before` is null at the start of a game.
std::vector<QCborMap> annotations(const Words &words, const Game *before, const Game &after);

// Compares the annotations of a record with what is right.
class Annotations {
public:
    explicit Annotations(const Words &words) : m_words(words) {}

    // The next event follows on this table.
    void expectEvent(const Game &before);

    // Throws a Fault naming the first thing wrong with a line that stands after the last event.
    void check(const QJsonObject &line, const Game &after);

private:
    void checkScored(const QJsonValue &said, const Game &after) const;
    void checkResult(const QJsonValue &said, const Game &after) const;
    void checkLegal(const QJsonValue &said, const Game &after) const;

    const Words &m_words;
    std::unique_ptr<Game> m_before;
    std::vector<QString> m_seen; // since the last event
};

} // namespace medici
