#include "app/desktop/tournament/kepttournaments.h"

#include "app/desktop/table/gameinprogress.h"
#include "engine/record/fault.h"

#include <QBuffer>
#include <QDir>

namespace medici::desktop {

namespace {

constexpr qint64 longestLine = 1024 * 1024 + 1; // as whoever plays on reads them
const QString tournamentEnding = QStringLiteral(".tournament");

// Only its first line is read, and how many there are: that is quick with thousands of games.
std::optional<KeptTournament> keptTournamentIn(const QFileInfo &info, const Recordables &variants)
{
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray head = file.readLine(longestLine);
    qint64 heats = 0;
    while (!file.atEnd())
        heats += file.readLine(longestLine).endsWith('\n') ? 1 : 0;
    QBuffer buffer(&head);
    buffer.open(QIODevice::ReadOnly);
    try {
        KeptTournament kept{
            info.filePath(),
            QDateTime::fromString(info.fileName().left(15), QStringLiteral("yyyyMMdd-hhmmss")),
            readTournament(buffer, info.fileName(), variants).tournament};
        kept.games = heats * kept.tournament.setup.seats;
        return kept;
    } catch (const Fault &) {
        return std::nullopt;
    }
}

} // namespace

qint64 KeptTournament::wanted() const
{
    return tournament.heats() * tournament.setup.seats;
}

std::vector<KeptTournament> keptTournaments(const QString &folder, const Recordables &variants)
{
    std::vector<KeptTournament> kept;
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({u'*' + tournamentEnding}, QDir::Files, QDir::Name | QDir::Reversed))
        if (std::optional<KeptTournament> one = keptTournamentIn(info, variants))
            kept.push_back(*std::move(one));
    return kept;
}

QString newTournamentFile(const QString &folder, const QString &variant)
{
    QDir().mkpath(folder);
    return folder + u'/' + GameInProgress::newId(variant) + tournamentEnding;
}

} // namespace medici::desktop
