#pragma once

#include "engine/record/lucksource.h"
#include "engine/record/recordable.h"

#include <QCborMap>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace medici {

struct Participant {
    QString name;
    bool human = false;
    QString level;     // a computer's, or empty if it is not known
    QString program{}; // another program that plays here, by its name

    friend bool operator==(const Participant &, const Participant &) = default;
};

// The first line of a record: all that was decided before the game began.
struct Header {
    QString variant;
    std::vector<Participant> players; // by seat
    Setup setup;
    LuckSource luck;                    // of what is still to come; what has come is in the events
    QString app;                        // the version of the program that wrote it
    std::optional<Position> position{}; // that it begins with, where that is not the usual one

    friend bool operator==(const Header &, const Header &) = default;
};

// A game: everything else follows from replaying it.
struct Record {
    Header header;
    std::vector<Event> events;

    // How an event came about, by its number, in words: what help was given ("hint"), who moved instead
    // ("computer"), luck that was not dealt ("hand").
    std::map<std::size_t, QStringList> how{};
    // What is said after so many events that no replay needs.
    std::map<std::size_t, std::vector<QCborMap>> notes{};

    friend bool operator==(const Record &, const Record &) = default;
};

// The table as the game begins.
std::unique_ptr<Game> startOf(const Header &header, const Recordable &variant);

} // namespace medici
