#pragma once

#include "app/contests/playedtournament.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace medici::desktop {

// A tournament that was played in the window: a file that it can be gone on with from.
struct KeptTournament {
    QString file;
    QDateTime begun;
    Tournament tournament;
    qint64 games = 0; // that were played

    qint64 wanted() const;
};

// The latest first; what is no tournament is passed over.
std::vector<KeptTournament> keptTournaments(const QString &folder, const Recordables &variants);

// For another one; the folder is made.
QString newTournamentFile(const QString &folder, const QString &variant);

} // namespace medici::desktop
