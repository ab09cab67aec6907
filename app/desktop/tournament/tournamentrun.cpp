#include "app/desktop/tournament/tournamentrun.h"

#include "app/contests/resultsfile.h"
#include "app/desktop/storage/locks.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <utility>

namespace medici::desktop {

TournamentRun::~TournamentRun()
{
    halt();
}

void TournamentRun::halt()
{
    stop();
    if (m_thread.joinable())
        m_thread.join();
}

void TournamentRun::prepare(const Tournament &tournament, const QString &file)
{
    close();
    m_played = {tournament};
    m_file = file;
}

void TournamentRun::open(const QString &file, const Recordables &variants)
{
    close();
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly))
        throw Fault(device.errorString()).at(QFileInfo(file).fileName(), 0);
    m_played = readTournament(device, QFileInfo(file).fileName(), variants);
    m_file = file;
    if (!m_played.heats.empty())
        m_standings = standingsOf(m_played);
}

void TournamentRun::close()
{
    halt();
    ++m_number;
    m_played = {};
    m_standings = {};
    m_file.clear();
    m_fault.clear();
}

void TournamentRun::equip(const std::function<void(Entrant &)> &program)
{
    for (Entrant &entrant : m_played.tournament.entrants)
        if (!entrant.title.isEmpty())
            program(entrant);
}

bool TournamentRun::complete() const
{
    return playedGames() == wantedGames();
}

int TournamentRun::wantedGames() const
{
    return static_cast<int>(m_played.wanted().size()) * m_played.tournament.setup.seats;
}

int TournamentRun::playedGames() const
{
    return static_cast<int>(m_played.heats.size()) * m_played.tournament.setup.seats;
}

void TournamentRun::start(int jobs)
{
    if (running() || complete())
        return;
    Numbers missing;
    for (const PlayedTournament::Number &number : m_played.wanted())
        if (!m_played.heats.contains(number))
            missing.push_back(number);
    m_stopped = false;
    m_fault.clear();
    m_thread = std::thread([this, file = m_file, played = m_played, missing, jobs]() mutable {
        play(file, std::move(played), missing, jobs);
    });
}

void TournamentRun::stop()
{
    m_stopped = true;
}

// In the thread: what comes of it goes to the window's. How sure ratings are takes a moment to work out,
// which is why it is not done after each heat, and not there.
void TournamentRun::play(const QString &file, PlayedTournament played, const Numbers &missing, int jobs)
{
    const int number = m_number; // is changed only after the thread has ended
    qint64 patience = 0;         // milliseconds
    QElapsedTimer clock;
    Ending ending;
    std::vector<Heat> news;
    const auto tell = [&] {
        clock.start();
        const TournamentStandings standings = standingsOf(played);
        patience = std::max<qint64>(500, 4 * clock.elapsed());
        QMetaObject::invokeMethod(
            this,
            [this, number, standings, heats = std::exchange(news, {})] {
                if (number != m_number)
                    return;
                for (const Heat &heat : heats)
                    m_played.heats.insert_or_assign({heat.deal, heat.company}, heat);
                m_standings = standings;
                emit advanced();
            },
            Qt::QueuedConnection);
    };
    ResultsFile results;
    const auto take = [&](Heat heat) {
        results.append(lineOf(heat));
        news.push_back(heat);
        heat.records.clear();
        played.heats.insert_or_assign({heat.deal, heat.company}, std::move(heat));
        if (!clock.isValid() || clock.elapsed() > patience)
            tell();
        return true;
    };
    try {
        removeUnowned(file + QStringLiteral(".lock"));
        QLockFile lock(file + QStringLiteral(".lock"));
        lock.setStaleLockTime(0);
        ending.elsewhere = !lock.tryLock(0);
        if (!ending.elsewhere) {
            results.goOn(file, lineOf(played.tournament));
            playHeats(played.tournament, missing, jobs, KeepRecords::Yes, take,
                      [this] { return m_stopped.load(); });
        }
    } catch (const Fault &wrong) {
        ending.fault = wrong;
    }
    if (!news.empty())
        tell();
    QMetaObject::invokeMethod(
        this,
        [this, number, ending] {
            if (number == m_number)
                end(ending);
        },
        Qt::QueuedConnection);
}

// The sentence is made here, by the thread whose language it is in.
void TournamentRun::end(const Ending &ending)
{
    m_thread.join(); // has nothing left to do
    m_fault = ending.elsewhere ? tr("Another copy of the program is playing this tournament.")
        : ending.fault         ? ending.fault->sentence()
                               : QString();
    emit advanced();
}

} // namespace medici::desktop
