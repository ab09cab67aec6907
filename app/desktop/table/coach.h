#pragma once

#include "app/desktop/table/adviser.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace medici::desktop {

// Who looks over the shoulder of the person to move, as far as that is wanted: gives hints, a step at a time,
// and says so before a blunder is played. What it knows is what the table shows.
class Coach : public QObject {
    Q_OBJECT

public:
    // A hint says what to look at, then names a piece of the move, then the move.
    static constexpr int hintSteps = 3;

    explicit Coach(QObject *parent = nullptr);

    // How thoroughly what comes is judged.
    void arrange(int playouts) { m_adviser.arrange(playouts); }
    // Whose moves are watched is warned; thinking begins at once.
    void watch(const Game &position, Seed seed);
    // One step of the hint more.
    void hint(const Game &position, Seed seed);
    // The moment is over; whether there was a hint or a warning.
    bool forget();

    // Whether this move may be played now. If not, `cleared` or `warned` follows in a moment.
    bool clears(Code move);
    // The person thinks again: whatever was to be played is not.
    void rethink();
    // The move that was to be played, of which somebody waits to hear or was warned.
    const std::optional<Code> &move() const { return m_move; }
    // The better move is to be seen, too.
    void show() { m_shown = true; }

    // How many steps of the hint were given.
    int given() const { return m_given; }
    const Advice &advice() const { return m_advice; }
    // The blunder that is about to be played.
    const std::optional<Judgement> &warning() const { return m_warning; }
    bool shown() const { return m_shown; }
    // The move to be marked on the board.
    std::optional<Code> marked() const;

signals:
    void hinted();
    void cleared(medici::Code move);
    void warned();

private:
    void begin(const Game &position, Seed seed);
    void learn(const Advice &advice);
    void giveHint();

    Adviser m_adviser;
    QTimer m_patience;
    std::unique_ptr<Game> m_position; // that is thought about
    Advice m_advice;
    bool m_watching = false;
    int m_wanted = 0; // steps of the hint
    int m_given = 0;
    std::optional<Code> m_move;
    std::optional<Judgement> m_warning;
    bool m_shown = false;
    std::vector<Code> m_warnedOf; // by now
};

} // namespace medici::desktop
