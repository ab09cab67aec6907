#pragma once

#include "app/desktop/book/gameindex.h"
#include "engine/players/average.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace medici::desktop {

class People;

// Who the others at a table were.
enum class Others { Random, Easy, Normal, Hard, People, Mixed };
inline constexpr int kindsOfOthers = 6;

// Which games of a person are counted.
struct BookQuestion {
    QString person;
    QString variant;
    int seats = 0;                  // 0: any number from two on
    std::optional<Others> others{}; // nothing: whoever they were
    // What stands apart unless it is to be counted, too.
    bool helped = false;     // with hints or takings-back
    bool byHand = false;     // with dice or cards of one's own
    bool houseRules = false; // with other than the usual options
};

// The most, or where less is better the least, of something, and the first game that had it.
struct BookRecord {
    int figure = 0;
    const GameIndex::Entry *game = nullptr;
};

// One game of the course over time.
struct BookGame {
    QDateTime when;
    int score = 0;
    int place = 1;
    int seats = 1;
};

// What reviews found, a game.
struct BookReviews {
    int games = 0;
    double mistakes = 0;
    double pointsGivenAway = 0;
    double luckPoints = 0;
};

// What becomes of them.
struct BookChapter {
    int games = 0;
    // Not counted, although the rest of the question would fit.
    int helped = 0;
    int byHand = 0;
    int houseRules = 0;

    std::array<int, mostSeats> places{}; // how often the first, the second …
    Estimate wins;                       // their share; who shares the first place wins in part
    double fairShare = 0;                // what it would be if all were equal
    double meanScore = 0;
    std::optional<BookRecord> bestScore;
    std::vector<double> parts;         // what the scores consisted of, in the columns of the game's ending
    std::map<int, BookRecord> figures; // the most that was counted in a scoring, by source of the bill
    std::vector<BookGame> course;      // in the order of time
    std::optional<BookReviews> reviewed;
};

// The book of all games: of whom there is something in it, and what.
class Book {
public:
    // Who is known goes by the name of today, whatever stands in a record.
    explicit Book(const std::vector<GameIndex::Entry> &entries, const People *known = nullptr);

    // In the order of how many games they have; a name counts as the same however it is spaced or
    // capitalised.
    QStringList people() const;
    int gamesOf(const QString &person) const;
    // In which both of them sat at the table.
    int gamesTogether(const QString &person, const QString &other) const;
    // What a person has played: variants by number of games, then numbers of seats, and who the others were.
    QStringList variantsOf(const QString &person) const;
    std::vector<int> seatsOf(const QString &person, const QString &variant) const;
    std::vector<Others> othersOf(const QString &person, const QString &variant, int seats) const;

    BookChapter chapter(const BookQuestion &question) const;

private:
    struct Sitting {
        const GameIndex::Entry *entry;
        std::size_t seat;
    };

    template <class Take>
    void visit(const QString &person, const QString &variant, Take take) const;

    const People *m_known;
    QHash<QString, std::vector<Sitting>> m_sittings; // of each person, in the order of the games
};

// The best that somebody made of a game alone, of what counts in the book without being asked for; not of the
// game in this file.
std::optional<BookRecord> bestAlone(const std::vector<GameIndex::Entry> &entries, const People &known,
                                    const QString &person, const QString &variant, const QString &except);

// When a game began, as its name tells, or else when it was written.
QDateTime whenOf(const GameIndex::Entry &entry);

} // namespace medici::desktop
