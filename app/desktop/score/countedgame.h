#pragma once

#include "engine/rules/count.h"
#include "engine/rules/setup.h"
#include "engine/view/players.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace medici::desktop {

// A game that is played on a real table, with what was counted there round by round.
struct CountedGame {
    QString id; // of its file
    QString variant;
    Setup setup;
    Players players;
    QDate date;
    std::vector<Figures> rounds;
};

// As its file has it; nothing if that is none.
std::optional<CountedGame> countedGameIn(const QByteArray &text, const QString &id);
QByteArray textOf(const CountedGame &game);

// Its set-up as these terms have it: files of before there were house rules know nothing of them.
Setup setupOf(const CountedGame &game, const SetupLimits &terms);

// Their files, one for each.
class CountedGames {
public:
    explicit CountedGames(QString folder) : m_folder(std::move(folder)) {}

    // The latest first; what cannot be read is left out, and where it is.
    std::vector<CountedGame> all() const;
    // Throws a Fault if it cannot be written.
    void keep(const CountedGame &game) const;
    // Into the recycle bin.
    void remove(const QString &id) const;

private:
    QString fileOf(const QString &id) const;

    QString m_folder;
};

} // namespace medici::desktop
