#pragma once

#include "app/programs/process.h"
#include "engine/record/protocol.h"

#include <memory>
#include <optional>

namespace medici {

// Another program as a player, by engine/record/PROTOCOL.md. It is started when it is first needed and plays
// game after game until it is dismissed; who misbehaves is dismissed at once, and started again for the next
// game. All of it belongs to one thread.
class ProgramPlayer {
public:
    ProgramPlayer(const Command &command, const Allowance &allowance, const QString &app);
    ~ProgramPlayer();
    ProgramPlayer(const ProgramPlayer &) = delete;
    ProgramPlayer &operator=(const ProgramPlayer &) = delete;

    // All of these throw Misconduct, and NotWanted when they are cancelled.

    // Starts it, if it is not running.
    const Introduction &introduction(const Cancellation &cancelled = {});
    // From here on it is told another game, or the same one from its beginning.
    void begin(const Header &header, const Recordable &variant, Seat seat, std::uint32_t seed,
               const Cancellation &cancelled = {});
    void hear(const Event &event);
    // Of the game it was told, at a decision of its own.
    Reply decide(const Game &game, const Cancellation &cancelled = {});

    // It is told that it is over, if it still runs.
    void dismiss();
    bool running() const { return m_process != nullptr; }

    // The end of what it wrote to standard error since it was last started.
    const QByteArray &complaints() const { return running() ? m_process->complaints() : m_complaints; }

private:
    Reply reply(const Game &game, const Cancellation &cancelled);
    // Whatever goes wrong in `talk` ends the program.
    template <class Talk>
    auto guarded(Talk talk);
    void abandon();

    Command m_command;
    Allowance m_allowance;
    QString m_app;
    std::unique_ptr<Process> m_process;
    std::optional<Introduction> m_introduction;
    std::optional<Telling> m_telling;
    qint64 m_question = 0;
    QByteArray m_complaints;
};

} // namespace medici
