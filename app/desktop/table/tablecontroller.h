#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "app/desktop/table/thinker.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace medici::desktop {

class DiskWriter;
class Settings;

// What the table waits for.
enum class Awaiting { Nothing, Movement, Person, Computer, Reader, Over };

// An evening at the table: one game after another, each of which can be taken back, and who decides
// next. Computer players are asked here, and forced choices made; the widgets only show and choose.
class TableController : public QObject {
    Q_OBJECT

public:
    TableController(Settings &settings, DiskWriter &diskWriter, QObject *parent = nullptr);
    ~TableController() override;

    GameInProgress *current() const { return m_current.get(); }
    Awaiting awaiting() const { return m_awaiting; }

    // Puts a game on the table. The one before stays beneath: undo brings it back.
    void begin(std::unique_ptr<GameInProgress> game);
    // The same people and options with other luck.
    void restart(bool rotate = false);
    // A copy of the game up to there, to go on otherwise; the whole game stays beneath.
    void playOnFrom(std::size_t cursor);
    void leave();

    bool play(Code code);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    // The table as it was before event number `cursor`; nothing: as it is.
    void lookAt(std::optional<std::size_t> cursor);
    std::optional<std::size_t> lookedAt() const { return m_lookedAt; }
    const Game &shown() const;

    void hint();
    const std::optional<Thought> &hinted() const { return m_hint; }
    void setDemo(bool demo);
    bool demo() const { return m_demo; }
    void setPaused(bool paused);
    bool paused() const { return m_paused; }

    // The board has shown what happened; the scoring of a round has been read.
    void settle();
    void acknowledge();
    // The scoring that is to be read: between the two ends of the last step that brought one.
    struct Scored {
        std::size_t before;
        std::size_t after;
    };
    const std::optional<Scored> &scored() const { return m_scored; }

    // Called with every game that comes onto the table, before anything happens in it. Whoever listens to its
    // session then does so until it leaves the table.
    void setWitness(std::function<void(GameInProgress &)> witness) { m_witness = std::move(witness); }
    // Finds a game by its id, if nobody else plays it: as it stands now, or as it was when it left the
    // table, if it did and has not changed.
    using Memory = std::function<std::unique_ptr<GameInProgress>(const QString &id,
                                                                 std::unique_ptr<GameInProgress> remembered)>;
    void setMemory(Memory memory) { m_memory = std::move(memory); }

signals:
    void gameChanged();
    // Events up to `from` were shown before; `played` if they came about just now.
    void moved(std::size_t from, std::size_t to, bool played);
    void awaitingChanged();
    void lookedAtChanged();
    void hintChanged();
    void demoChanged();
    void pausedChanged();

private:
    void take(std::unique_ptr<GameInProgress> game);
    std::unique_ptr<GameInProgress> putAside();
    std::unique_ptr<GameInProgress> recall(const QString &id,
                                           std::unique_ptr<GameInProgress> remembered = nullptr);
    void attend();
    void sessionChanged(const Session::Change &change);
    void findScoring(std::size_t from, std::size_t to);
    void findUnread();
    void thinkAhead();
    void caughtUp();
    std::unique_ptr<GameInProgress> previousGame();
    void forget();
    void next();
    void askComputer();
    void answer(quint64 stamp, const Thought &thought);
    void playThought();
    void setAwaiting(Awaiting awaiting);
    bool computerDecides() const;
    std::chrono::milliseconds pause() const;

    Settings &m_settings;
    DiskWriter &m_diskWriter;
    std::unique_ptr<GameInProgress> m_current;
    std::vector<std::unique_ptr<GameInProgress>> m_earlier;
    std::vector<std::unique_ptr<GameInProgress>> m_later;
    std::function<void(GameInProgress &)> m_witness;
    Memory m_memory;
    Awaiting m_awaiting = Awaiting::Nothing;
    std::optional<std::size_t> m_lookedAt;
    std::unique_ptr<Game> m_lookedAtGame;
    std::optional<Scored> m_scored;
    std::optional<Thought> m_hint;
    std::optional<Code> m_answer; // thought, but not played before it can be followed
    bool m_demo = false;
    bool m_paused = false;
    bool m_settled = true;  // the board has shown what happened
    bool m_playing = false; // this very change is a move, not a step back or forward

    enum class Question { None, Move, Hint };
    Question m_question = Question::None;
    quint64 m_stamp = 0;
    Thinker m_thinker;
    QTimer m_pauseTimer;
};

} // namespace medici::desktop
