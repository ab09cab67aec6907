#pragma once

#include "app/contests/table.h"
#include "engine/record/recordable.h"

#include <QByteArrayList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace medici {

// Who meets whom, with which deals. All that happens in it follows from what stands here, on every machine,
// as long as nobody at the table looks at a clock.
struct Tournament {
    const Recordable *variant = nullptr;
    QString id{};  // of the variant
    QString app{}; // the version of the program that plays it
    Setup setup{};
    std::vector<Entrant> entrants{};
    std::optional<int> challenger{}; // who is at every table; otherwise everybody meets everybody
    int deals = 0;
    Seed seed = 0;
    Allowance allowance{};

    static constexpr int mostEntrants = 50;
    static constexpr int mostHeats = 1'000'000;
    // Each company with each deal. It is reckoned, so that more than there may be can be refused.
    qint64 heats() const;

    // Entrants at one table. Where there are fewer than seats, they sit there more than once.
    using Company = std::vector<int>;
    std::vector<Company> companies() const;

    // Who sits where: of one deal each company plays as many games as there are seats, one seat on each time,
    // and with the next deal they sit down in another order.
    static std::vector<int> seating(Company company, int deal, int game);
};

// What a game came to.
struct GameResult {
    struct Thought {
        qint64 decisions = 0;
        qint64 microseconds = 0;
        qint64 most = 0;
    };

    std::vector<int> entrants; // by seat, as all of these
    std::vector<int> scores;
    std::vector<int> places;
    std::vector<Thought> thought;
    std::vector<QString> misconduct;      // empty where there was none
    std::vector<QByteArray> complaints{}; // to standard error, where there was; not in the file

    double share(std::size_t seat) const; // of the win
};

// The games of one company with one deal: what is played, kept and counted as a whole.
struct Heat {
    int deal = 0;
    int company = 0;
    std::vector<GameResult> games{};
    QByteArrayList records{}; // of the games, where they are wanted; in the file, too
};

enum class KeepRecords : bool { No, Yes };

// Plays these heats, by deal and company, on `jobs` threads, and hands them over in their order, on the
// calling thread, until there are no more, `take` returns false, or `stopped`, which is asked now and then,
// returns true.
void playHeats(const Tournament &tournament, const std::vector<std::pair<int, int>> &heats, int jobs,
               KeepRecords keep, const std::function<bool(Heat)> &take, const std::function<bool()> &stopped);

} // namespace medici
