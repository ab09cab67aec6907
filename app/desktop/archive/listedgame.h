#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace medici::desktop {

struct GameSummary;
class People;

// A game in the list of all, with what it is found by and put in order by.
struct ListedGame {
    QString path;
    QString id{}; // of an interrupted one, under which it goes on
    QDateTime when{};
    QString variant{};
    QString deal{};
    QString game{}; // what it is called
    int seats = 0;
    QString outcome{}; // how it ended or where it stands, or why it cannot be read
    QString people{};
    QString words{}; // all that somebody might type, as simplified() has it
    int rank = 0;    // by the score of whoever won: the less, the better
    bool finished = false;
    bool mistakes = false; // a review has found some

    bool interrupted() const { return !id.isEmpty(); }
};

enum class GameOrder { Latest, Oldest, People, Game, Score };
inline constexpr int gameOrders = 5;

// Which games, and in which order.
struct GameQuestion {
    QString words; // each of them is to be found
    GameOrder order = GameOrder::Latest;
    bool interrupted = false; // only these
    bool mistakes = false;
};

// As it is typed by people in a hurry: small letters, without marks above and below.
QString simplified(const QString &text);

// Fills in what follows from the rest: the words that it is found by. Who is known goes by the name of today,
// and is found by what stands in the record, too.
void describe(ListedGame &game);
void describe(ListedGame &game, const GameSummary &summary, const People &known);

// The numbers of those that are asked for.
std::vector<std::size_t> chosen(const std::vector<ListedGame> &games, const GameQuestion &question);

} // namespace medici::desktop
