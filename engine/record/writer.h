#pragma once

#include "engine/record/record.h"

#include <QByteArray>

namespace medici {

// Whether a record also says what follows from its events.
enum class Annotated : bool { No, Yes };

// The text of a record, line by line as the game goes on: a file of it only needs to grow.
class Writer {
public:
    Writer(const Header &header, const Recordable &variant, Annotated annotated = Annotated::No);

    // What stands before the first event.
    QByteArray begin() const;

    // What the next event adds: nothing while a line of several chance events is incomplete.
    QByteArray add(const Event &event);

private:
    QByteArray annotationsAfter(const Game *before) const;

    Header m_header;
    const Recordable &m_variant;
    Annotated m_annotated;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Game> m_lineStart; // while a line of several chance events is incomplete
    std::vector<Code> m_outcomes;
};

// The whole record.
QByteArray textOf(const Record &record, const Recordable &variant, Annotated annotated = Annotated::No);

} // namespace medici
