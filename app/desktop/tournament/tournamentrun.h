#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "app/contests/standings.h"
#include "engine/record/fault.h"

#include <atomic>
#include <functional>
#include <optional>
#include <thread>
#endif

namespace medici::desktop {

// A tournament that is played in threads beside the window. It can be stopped and gone on with: what it comes
// to is the same.
class TournamentRun : public QObject {
    Q_OBJECT

public:
    explicit TournamentRun(QObject *parent = nullptr) : QObject(parent) {}
    ~TournamentRun() override;

    // Another one, which is kept in this file. If one is being played, that is stopped first, as by opening
    // and closing.
    void prepare(const Tournament &tournament, const QString &file);
    // One that was kept there, and perhaps has still games to be played. Throws a Fault if it cannot be read.
    void open(const QString &file, const Recordables &variants);
    // None any more.
    void close();
    const QString &file() const { return m_file; }
    // Programs are known by their names only; those that are to play on are given here.
    void equip(const std::function<void(Entrant &)> &program);
    // Plays what is missing.
    void start(int jobs);
    void stop();

    bool running() const { return m_thread.joinable(); }
    bool complete() const; // or none
    // With the record of each game.
    const PlayedTournament &played() const { return m_played; }
    const TournamentStandings &standings() const { return m_standings; }
    int wantedGames() const;
    int playedGames() const;
    // What is wrong, if it could not be played.
    const QString &fault() const { return m_fault; }

signals:
    void advanced();

private:
    // Why no more is played.
    struct Ending {
        bool elsewhere = false; // another copy of the program plays it
        std::optional<Fault> fault{};
    };
    using Numbers = std::vector<PlayedTournament::Number>;

    void play(const QString &file, PlayedTournament played, const Numbers &missing, int jobs);
    void halt();
    void end(const Ending &ending);

    PlayedTournament m_played;
    QString m_file;
    TournamentStandings m_standings;
    QString m_fault;
    int m_number = 0; // of what is played; what comes of another one is not wanted
    std::atomic<bool> m_stopped = false;
    std::thread m_thread;
};

} // namespace medici::desktop
