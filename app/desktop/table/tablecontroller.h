#pragma once

#include "app/desktop/table/awaiting.h"
#include "app/desktop/table/coach.h"
#include "app/desktop/table/computerplayer.h"
#include "app/desktop/table/correction.h"
#include "app/desktop/table/gamestack.h"
#include "app/desktop/table/guests.h"
#include "app/desktop/table/lookback.h"
#include "app/desktop/table/scoredstep.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace medici::desktop {

class DiskWriter;
class Settings;

// An evening at the table: whatever happens there comes by here, one thing after the other. What it then
// waits for stands in awaiting.h; computer players are asked on the way, and forced choices made. Whoever
// listens hears of a thing once it has happened, and what he does thereupon comes after it.
class TableController : public QObject {
    Q_OBJECT

public:
    TableController(Settings &settings, GameStore &store, const DiskWriter &diskWriter,
                    QObject *parent = nullptr);

    // What somebody is bound to do in a game, as the others do in a lesson.
    using Told = std::function<std::optional<Code>(const GameInProgress &)>;
    void setTold(Told told) { m_told = std::move(told); }
    // Looks over who sits at the table when the same people play again.
    void setSettled(std::function<void(Proposal &)> settled) { m_settled = std::move(settled); }

    GameInProgress *current() const { return m_games.current(); }
    Awaiting awaiting() const { return m_awaiting; }
    Circumstances circumstances() const;
    // What a person may do just now stands in awaiting.h, too.
    bool may(Deed deed) const { return desktop::may(deed, circumstances()); }

    // Puts a game on the table. The one before stays beneath: undo brings it back.
    void begin(std::unique_ptr<GameInProgress> game);
    // The same people and options with other luck.
    void restart(bool rotate = false);
    // A copy of the game up to there, to go on otherwise; the whole game stays beneath.
    void playOnFrom(std::size_t cursor, const std::optional<Code> &move = {});
    // The same as a trial, which is not kept among the games unless that is wanted.
    void tryFrom(std::size_t cursor, const std::optional<Code> &move = {});
    void keepTrial() { m_games.keepTrial(); }
    void leave();

    bool play(Code code);
    // As a person decides: whoever wants it is warned of a blunder first. The move follows in a moment then,
    // or the warning does.
    bool decide(Code code);
    // Those before this seat pass, or all do for nobody; false, and nothing happens, if it would not come to
    // that. A computer player among them decides by itself.
    bool passTo(Seat speaker);
    // What came at the table, where people have dice or cards of their own; or what the program rolls for
    // them.
    bool bring(std::span<const Code> outcomes);
    void roll();
    bool canUndo() const;
    // Whether nothing of this game is left to take back, so that undo would bring back the one beneath.
    bool undoLeavesGame() const;
    bool canRedo() const;
    void undo();
    void redo();

    // The table as it was before event number `cursor`; nothing: as it is. A move that the coach has not let
    // pass is not played then.
    void lookAt(std::optional<std::size_t> cursor);
    const std::optional<std::size_t> &lookedAt() const { return m_lookBack.cursor(); }
    const Game &shown() const;

    // Whether what led to the moment that is looked at can be corrected: people enter what happens.
    bool canCorrect() const;
    // Goes there, to have entered what it should have been; then says what would become of the rest.
    void correct();
    const std::optional<Correction> &correction() const { return m_correction; }
    // Whether it is only to be confirmed.
    bool corrected() const { return m_correction && m_correction->ready(); }
    void confirmCorrection();
    void abandonCorrection();

    // How thoroughly the coach judges.
    void arrange(int playouts) { m_coach.arrange(playouts); }
    // A step of the hint more.
    void hint();
    const Coach &coach() const { return m_coach; }
    // The blunder that somebody is warned of: it is not to be played after all, or the better move is to be
    // seen, or it is to be played.
    void rethink();
    void showBetter();
    void playAnyway();
    // Whose warnings can be turned on and off just now: who is to act, or the only person.
    std::optional<Seat> warnable() const;
    void setWarned(Seat seat, bool warned);
    void setDemo(bool demo);
    bool demo() const { return m_demo; }
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    // Whether it is a computer player's turn, or the computer plays for a person.
    bool computerDecides() const;

    // The other programs that play, and one that failed gets another chance.
    const Guests &guests() const { return m_guests; }
    void invite(Seat seat);

    // The board has shown what happened; the scoring of a round has been read.
    void settle() { happen(Happening::Settled); }
    void acknowledge();
    // The scoring that is to be read.
    const std::optional<ScoredStep> &scored() const { return m_scored; }

signals:
    // Before all that is told at a time and after it, for what has to be settled first, as the language in
    // which it is told, and for what must wait until everybody has heard. The others may come in any order.
    void telling();
    void told();
    void gameChanged();
    void moved(const medici::Session::Change &change);
    void lookedAtChanged();
    void hintChanged();
    void warningChanged();
    void correctionChanged();
    void guestsChanged();
    void demoChanged();
    void pausedChanged();
    void awaitingChanged();

private:
    void branch(std::size_t cursor, const std::optional<Code> &move, bool trial);
    // What is to be told of, besides what is waited for.
    struct News {
        bool game = false;
        bool lookedAt = false;
        bool hint = false;
        bool warning = false;
        bool correction = false;
        bool guests = false;
        bool demo = false;
        bool paused = false;
    };
    // One thing that happened, if it is more than news, and what changed in the game.
    struct Step {
        std::optional<Happening> what;
        std::optional<Session::Change> change;
    };

    void happen(std::optional<Happening> what, const std::optional<Session::Change> &change = {});
    bool follow(Happening what);
    void tell(const std::optional<Session::Change> &change, bool awaiting);
    Situation situation() const;
    void changed(const Session::Change &change);
    void placed(const std::optional<Session::Change> &dealt);
    void written();
    void forget();
    bool noteCorrection(std::span<const Code> codes);
    void setSwitches(bool demo, bool paused);
    std::optional<ScoredStep> scoredBy(const Session::Change &change) const;
    void thinkAhead();
    void watch();
    void forgetAdvice();
    void withdrawMove();
    void askComputer();
    void stopComputer();
    void askAnother();

    const Settings &m_settings;
    const DiskWriter &m_diskWriter;
    GameStack m_games;
    Awaiting m_awaiting = Awaiting::Nothing;
    LookBack m_lookBack;
    ComputerPlayer m_computer;
    Guests m_guests;
    Told m_told;
    std::function<void(Proposal &)> m_settled;
    Coach m_coach;
    std::optional<Correction> m_correction;
    std::optional<ScoredStep> m_scored;
    bool m_demo = false;
    bool m_paused = false;
    News m_news;
    std::deque<Step> m_steps; // the first is being told of
};

} // namespace medici::desktop
