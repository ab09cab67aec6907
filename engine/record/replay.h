#pragma once

#include "engine/record/annotations.h"
#include "engine/record/header.h"

#include <QJsonObject>

namespace medici {

// What a reader does with the lines that say what follows from the events.
enum class OnAnnotations { Skip, Compare };

// Plays a game from the lines of its record, and so finds out whether it is one.
class Replay {
public:
    Replay(const Header &header, RecordVersion version, const Recordable &variant,
           OnAnnotations onAnnotations);

    // Throws a Fault for a line that cannot follow.
    void follow(const QJsonObject &line);

    const Record &record() const { return m_record; }

private:
    void readHow(const QJsonObject &line);
    void readChance(const QJsonObject &line);
    void readMove(const QJsonObject &line);
    void enter(const Event &event);

    Record m_record;
    RecordVersion m_version;
    const Words &m_words;
    std::unique_ptr<Game> m_game;
    std::optional<Annotations> m_annotations;
};

} // namespace medici
