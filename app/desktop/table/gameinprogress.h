#pragma once

#include "engine/record/lucksource.h"
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

// Who sits at a seat.
struct Person {
    QString name;
    bool human = true;
    Level level = Level::Normal;
    int arms = 0; // which of the six coats of arms

    friend bool operator==(const Person &, const Person &) = default;
};

// All there is to say before a game begins.
struct Proposal {
    QString variant;
    Setup setup;
    std::vector<Person> people;
    LuckSource luck;
    Seed thinking = 0; // what computer players start from: nothing that they do tells of the luck to come
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

    // As the session's.
    std::optional<Session::Change> begin() { return kept(m_session.begin()); }
    std::optional<Session::Change> play(Code code) { return kept(m_session.play(code)); }
    std::optional<Session::Change> undo() { return kept(m_session.undo()); }
    std::optional<Session::Change> redo() { return kept(m_session.redo()); }

    // From now on it is written down, until it is let go of.
    void keep(std::unique_ptr<Autosave> autosave);
    void letGo();

    // The id of the game that lay on the table before this one, or nothing.
    const QString &beneath() const { return m_beneath; }
    void setBeneath(const QString &id) { m_beneath = id; }

    // Whether anything was decided in it that somebody might miss.
    bool begun() const;

    static QString newId(const QString &variant);
    // The day its id tells; a record from elsewhere may be called anything.
    std::optional<QDate> begunOn() const;
    // From the system's own source of chance.
    static LuckSource newLuck();
    static Seed newThinking();

private:
    std::optional<Session::Change> kept(const std::optional<Session::Change> &change);

    QString m_id;
    QString m_beneath;
    const Variant &m_variant;
    Proposal m_proposal;
    Session m_session;
    std::unique_ptr<Autosave> m_autosave;
};

} // namespace medici::desktop
