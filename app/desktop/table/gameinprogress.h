#pragma once

#include "engine/record/deal.h"
#include "engine/rules/session.h"
#include "engine/view/frame.h"

#include <QDate>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace medici {
class Variant;
}

namespace medici::desktop {

class Autosave;
class Correction;

// Who sits at a seat.
struct Person {
    QString name;
    bool human = true;
    Mind level = Level::Normal;
    int arms = 0;        // which of the six coats of arms
    QString program{};   // another program plays here, that is called so; the level plays on for it
    bool warned = false; // wishes to be told before a blunder is played
    bool even = false;   // as strong as the people at the table are, before each game anew

    friend bool operator==(const Person &, const Person &) = default;
};

// All there is to say before a game begins.
struct Proposal {
    QString variant;
    Setup setup;
    std::vector<Person> people;
    LuckSource luck = LuckSource::ofDeal({});
    bool hints = true; // whether everybody agreed that there are any
    Seed thinking = 0; // what computer players start from: nothing that they do tells of the luck to come
    std::optional<Position> position{}; // that was set up, which it begins with instead of the usual table
};

// One game on the table: its people, the session in which it is played, and what writes it down. Whatever
// changes it comes by here, and is on its way to the disk before anybody hears of it.
class GameInProgress {
public:
    GameInProgress(QString id, const Variant &variant, Proposal proposal);
    // One that is already under way.
    GameInProgress(QString id, const Variant &variant, Proposal proposal, std::span<const Event> events);
    ~GameInProgress();
    GameInProgress(const GameInProgress &) = delete;
    GameInProgress &operator=(const GameInProgress &) = delete;

    // Its name on disk: when it began, what it is.
    const QString &id() const { return m_id; }
    const Variant &variant() const { return m_variant; }
    const Proposal &proposal() const { return m_proposal; }
    const Person &person(Seat seat) const { return m_proposal.people[static_cast<std::size_t>(seat)]; }
    const Session &session() const { return m_session; }
    Players players() const;
    // What it is played with, once that may be told: when it is over, or earlier where it was known before it
    // began. Nothing if that is no deal.
    std::optional<Deal> deal() const;

    // As the session's.
    std::optional<Session::Change> begin() { return kept(m_session.begin()); }
    std::optional<Session::Change> play(Code code);
    // Several, one after the other: all of them are possible.
    std::optional<Session::Change> play(std::span<const Code> codes);
    // What chance brought at the table, or what the program rolled for people who have dice of their own.
    std::optional<Session::Change> bring(std::span<const Code> outcomes);
    std::optional<Session::Change> undo();
    // As it was at an earlier moment, for whoever corrects something there; on the disk nothing changes yet.
    std::optional<Session::Change> revisit(std::size_t cursor) { return m_session.goTo(cursor); }
    // What was entered wrongly is as it should have been. What is gone by that stands in a note, and undo
    // brings it back.
    Session::Change correct(const Correction &correction);
    std::optional<Session::Change> redo() { return kept(m_session.redo()); }

    // A first game that teaches. It is not kept once it is over.
    void makeLesson();
    bool isLesson() const;

    // How a game that was reviewed might have gone on. It is kept nowhere, unless it becomes a game like any
    // other.
    void setTrial(bool trial) { m_trial = trial; }
    bool isTrial() const { return m_trial; }

    // Whether whoever sits there is warned: a person who wishes it, where everybody agreed that there are
    // hints.
    bool warned(Seat seat) const;
    void setWarned(Seat seat, bool warned); // in this game

    // What the program that plays there calls itself.
    void nameProgram(Seat seat, const QString &title);

    // What the record says of the next decision besides what it is: that there was a hint, say.
    void remark(const QString &how);
    // What a record that the game comes from says besides its events.
    void takeRemarks(const Record &record);
    // How events came about, by their number, and what was noted between them.
    const std::map<std::size_t, QStringList> &how() const { return m_how; }
    const std::map<std::size_t, std::vector<QCborMap>> &notes() const { return m_notes; }

    // From now on it is written down, until it is let go of.
    void keep(std::unique_ptr<Autosave> autosave);
    void letGo();

    // The id of the game that lay on the table before this one, or nothing.
    const QString &beneath() const { return m_beneath; }
    void setBeneath(const QString &id) { m_beneath = id; }

    // Whether people enter what chance brings.
    bool byHand() const { return m_proposal.luck.scheme == LuckSource::Scheme::Hand; }

    // Whether anything was decided or entered in it that somebody might miss.
    bool begun() const;

    static QString newId(const QString &variant);
    // The day its id tells; a record from elsewhere may be called anything.
    std::optional<QDate> begunOn() const;
    // Of a game like this one.
    LuckSource otherLuck() const { return byHand() ? LuckSource::byHand() : newLuck(); }
    static LuckSource newLuck();
    static Seed newThinking();

private:
    // How it was before something was corrected.
    struct Uncorrected {
        std::vector<Event> log;
        std::size_t cursor;
        std::map<std::size_t, QStringList> how;
        std::map<std::size_t, std::vector<QCborMap>> notes;
        std::vector<Event> corrected; // while nothing else has happened
    };

    void takeDown(const Session::Change &change);
    QCborMap noteOfWarned() const;
    void takeWarned();
    std::optional<Session::Change> kept(const std::optional<Session::Change> &change);

    QString m_id;
    QString m_beneath;
    const Variant &m_variant;
    Proposal m_proposal;
    Session m_session;
    std::map<std::size_t, QStringList> m_how;
    std::map<std::size_t, std::vector<QCborMap>> m_notes;
    QStringList m_remarks;    // on the next decision
    PerSeat<bool> m_spared{}; // wanted no more warnings in this game
    bool m_trial = false;
    bool m_unnoted = false; // who is warned has changed: to be noted with it
    std::vector<Uncorrected> m_uncorrected;
    std::unique_ptr<Autosave> m_autosave;
};

} // namespace medici::desktop
