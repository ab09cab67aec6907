#pragma once

#include "engine/record/recordable.h"
#include "engine/rules/session.h"

#include <QString>

#include <optional>
#include <vector>

namespace medici {

struct Participant {
    QString name;
    bool human = false;
    QString level; // a computer's, or empty if it is not known

    friend bool operator==(const Participant &, const Participant &) = default;
};

// The first line of a record: all that was decided before the game began.
struct Header {
    QString variant;
    std::vector<Participant> players; // by seat
    Setup setup;
    QString seed; // information only: chance is in the events
    QString app;  // the version of the program that wrote it

    friend bool operator==(const Header &, const Header &) = default;
};

// A game: everything else follows from replaying it.
struct Record {
    Header header;
    std::vector<Event> events;

    friend bool operator==(const Record &, const Record &) = default;
};

// The seed as a number, if it is one.
std::optional<Seed> seedOf(const Header &header);

// The recorded game, ready to go on after its last event: people sit where the header says so. Chance
// that is still to come is dealt from the record's seed or, if it has none of ours, from `otherwise`.
Session sessionOf(const Record &record, const Recordable &variant, Seed otherwise);

} // namespace medici
