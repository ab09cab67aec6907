#pragma once

#include "app/contests/shard.h"

#include <QByteArray>

#include <map>

namespace medici {

// What a variant's computer players learned, and the parts in which it was learned: for each number of seats
// there is a course of its own, which asks nothing of the others. A part is JSON Lines, of which the first
// says what is learned; the whole is the text that stands in variants/VARIANT/player/nets.txt.
struct NetsParts {
    struct Course {
        qint64 games = 0;
        quint64 seed = 0;
        QByteArray lines{}; // of weights

        friend bool operator==(const Course &, const Course &) = default;
    };

    QByteArray variant{};
    QByteArray commit{}; // that the program was built from
    qint64 games = 0;    // of every course; 0: as many as it takes
    int leastSeats = 1;
    int mostSeats = 1;
    Shard shard{};
    std::map<int, Course> courses{}; // by seats

    int wanted() const { return mostSeats - leastSeats + 1; }
    int seatsOf(int piece) const { return leastSeats + piece; }
    std::vector<int> missing() const; // pieces
};

bool isNets(const QByteArray &head);
QByteArray partOf(const NetsParts &nets);
QByteArray textOf(const NetsParts &nets);

// Throw a Fault for what is none, and for two files that are not parts of the same.
NetsParts readNets(const QByteArray &text, const QString &name);
void add(NetsParts &all, const NetsParts &part, const QString &name);

} // namespace medici
