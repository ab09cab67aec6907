#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#ifndef Q_MOC_RUN
#include "app/programs/command.h"
#include "engine/record/protocol.h"
#include "engine/record/record.h"
#include "engine/rules/cancellation.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#endif

namespace medici::desktop {

class GameInProgress;

// Another program, in a thread of its own, so that the window never waits for it. It is started when it is
// first asked for something, and hears of the game what it needs for the question: whatever was taken back
// meanwhile, it is told the game as it stands.
class Guest : public QObject {
    Q_OBJECT

public:
    Guest(const Command &command, const Allowance &allowance, QObject *parent = nullptr);
    // Ends it, at once if it is thinking.
    ~Guest() override;

    // Its name.
    void introduce();
    // For its move in the game; the same question once more is answered by what it says to the first.
    void ask(const GameInProgress &game);
    // It hears how the game ended.
    void tellEnd(const GameInProgress &game, Seat seat);
    // Nobody waits for its move just now. It may go on thinking, until it is asked for another one.
    void drop() { m_wanted = false; }
    // It is told that it is over, and when it has ended this is deleted.
    void dismiss();

    // The end of what it had written to standard error when it was heard last.
    const QByteArray &complaints() const { return m_complaints; }
    // What it said with its last move that it expects of the game; nothing where it said none.
    const Forecast &forecast() const { return m_forecast; }

signals:
    void introduced(const QString &title);
    void decided(medici::Code move);
    // For this reason it has been ended.
    void failed(const QString &sentence);

private:
    // What it is told and asked.
    struct Errand {
        Header header{};
        const Recordable *variant = nullptr; // null: only its name is asked
        Seat seat = nobody;
        std::uint32_t seed = 0;
        std::vector<Event> log{};
        std::unique_ptr<Game> decision{}; // null: the game is over
        Cancellation cancelled{};
    };
    // What came of it.
    struct Outcome {
        std::optional<Code> move{};
        Forecast forecast{};
        QString title{};
        QString misconduct{};
        QByteArray complaints{};
    };

    struct Conversation;

    static std::shared_ptr<Errand> errandIn(const GameInProgress &game, Seat seat);
    static Outcome run(const Errand &errand, Conversation &conversation);
    void send(std::shared_ptr<Errand> errand);
    void serve(const Command &command, const Allowance &allowance);
    void take(const Errand *errand, const Outcome &outcome);

    std::shared_ptr<Errand> m_asked; // last
    std::optional<Code> m_answer;    // to that
    bool m_wanted = false;
    QByteArray m_complaints;
    Forecast m_forecast;

    std::mutex m_mutex;
    std::condition_variable m_woken;
    std::deque<std::shared_ptr<Errand>> m_errands; // guarded by the mutex, as is what follows
    bool m_dismissed = false;
    std::thread m_thread;
};

} // namespace medici::desktop
