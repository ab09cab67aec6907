#pragma once

#include "engine/record/header.h"

#include <QByteArray>

namespace medici {

// Whether a record also says what follows from its events: points and results, or all, legal moves as well.
enum class Annotated : std::uint8_t { No, Consequences, Yes };

// The text of a record, line by line as the game goes on: a file of it only needs to grow.
class Writer {
public:
    Writer(const Header &header, const Recordable &variant, Annotated annotated = Annotated::No,
           RecordVersion version = RecordVersion::Two);

    // What stands before the first event.
    QByteArray begin() const;

    // What the next event adds: nothing while a line of several chance events is incomplete. `how` says how
    // it came about; of a line of several the first one's counts.
    QByteArray add(const Event &event, const QStringList &how = {});
    // What the events of a record from this one on add, with what is said beside them.
    QByteArray add(const Record &record, std::size_t from);

private:
    QByteArray lineFor(QCborMap words) const;
    QByteArray notesAt(const Record &record, std::size_t number) const;
    QByteArray annotationsAfter(const Game *before) const;

    Header m_header;
    const Recordable &m_variant;
    Annotated m_annotated;
    RecordVersion m_version;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Game> m_lineStart; // while a line of several chance events is incomplete
    std::vector<Code> m_outcomes;
    QStringList m_how; // of the line
};

// The whole record.
QByteArray textOf(const Record &record, const Recordable &variant, Annotated annotated = Annotated::No,
                  RecordVersion version = RecordVersion::Two);

} // namespace medici
