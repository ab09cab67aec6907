#pragma once

#include "engine/rules/bill.h"
#include "engine/view/note.h"
#include "engine/view/players.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// '30 + 20 = 50': what the places are paid that those take up who share them.
QString sumOfPrizes(std::span<const std::uint8_t> prizes, const Standing &standing);

// A table of figures with one row a seat; the last column is what counts.
struct Standings {
    struct Cell {
        QString text;
        Note note;                      // the sum behind it
        std::optional<int> points = {}; // what it adds to a total
    };
    struct Row {
        Seat seat = 0;
        std::vector<Cell> cells;
    };

    QStringList columns;
    std::vector<Row> rows; // in the order in which they are to be shown
    Sentence remark;
};

// The points of a round, to be shown row by row. Each cell says what a seat gets for one thing and why.
struct Scoring {
    struct Cell {
        QString caption; // '2nd place'
        QString figure;  // '17'
        int points = 0;
        QString bonus; // 'bonus +10', or nothing
        Note reason;
    };
    struct Row {
        QString symbol;          // an id of Symbols
        QString title;           // 'ship', 'grain'
        std::vector<Cell> cells; // by seat
        std::vector<Note> notes; // what is to be said of the whole row
    };

    QString title; // 'Round 2'
    std::vector<Row> rows;
    std::vector<int> before; // grand totals by seat
    std::vector<int> points;
    std::vector<int> after;

    bool empty() const { return rows.empty(); }
};

// The end of a game.
struct Result {
    struct Row {
        Seat seat = 0;
        int place = 1;
        int score = 0;
        QString remark; // a tie-break, a rank
    };

    Sentence verdict;      // 'Elena wins with 80 points, 2 ahead'
    Sentence tieBreak;     // what settled the first place among equal scores, or nothing
    QString rule;          // behind the tie-break
    QString rank;          // alone: what such a score is called
    bool won = true;       // alone a game can be lost
    std::vector<Row> rows; // by place
    Standings sources;     // where the points came from
};

// What tables and endings of several variants are made of.

Standings::Cell figure(int number, const Note &note = {});

// Where points came from: a column for what several sources of the bill brought together.
struct SourceColumn {
    QString title;
    int first;
    int last;
};
Standings sourcesOf(const Bill &bill, const std::vector<Seat> &order,
                    const std::vector<SourceColumn> &columns, const QString &total);

Scoring::Row scoringRow(const QString &symbol, const QString &title, int seats,
                        const std::function<Scoring::Cell(Seat)> &cellOf);
// What each seat had before this scoring, got and has.
void addTotals(Scoring &scoring, const Bill &bill, int seats, const std::function<int(Seat)> &pointsOf);

// The rows of an ending, by place.
Result resultOf(const PerSeat<int> &places, const PerSeat<int> &scores, int seats);
// Says beside each seat that has as many points as the one before it what put that ahead, and of the first
// place in a sentence of its own: that it is shared, or what decided (%1). Where nothing is to be said,
// nothing is.
void tellTies(Result &result, const std::function<QString(Seat ahead, Seat behind)> &settledBy,
              const QString &rule, const QString &shared, const QString &decided);
// Who has the first place, in one pattern for one and another for several.
Sentence verdictOf(const Result &result, const Players &players, const QString &one, const QString &several,
                   const Sentence &points);

} // namespace medici
