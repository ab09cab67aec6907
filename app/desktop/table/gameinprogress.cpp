#include "app/desktop/table/gameinprogress.h"

#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/correction.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QCborArray>
#include <QCborMap>
#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>

namespace medici::desktop {

namespace {

std::vector<bool> humansOf(const std::vector<Person> &people)
{
    std::vector<bool> humans;
    for (const Person &person : people)
        humans.push_back(person.human);
    return humans;
}

std::unique_ptr<Game> tableOf(const Variant &variant, const Proposal &proposal)
{
    Header header;
    header.setup = proposal.setup;
    header.position = proposal.position;
    return startOf(header, variant);
}

// What a game that is entered by hand says of itself, if everybody wanted hints.
const QCborMap agreedOnHints{{QStringLiteral("hints"), QStringLiteral("agreed")}};

// And what a lesson says.
const QCborMap firstLesson{{QStringLiteral("lesson"), QStringLiteral("first")}};

// What a record says of the seats that are warned before blunders, from there on.
const QString warnedSeats = QStringLiteral("warned");

} // namespace

GameInProgress::GameInProgress(QString id, const Variant &variant, Proposal proposal)
    : m_id(std::move(id)), m_variant(variant), m_proposal(std::move(proposal)),
      m_session(tableOf(variant, m_proposal), luckOf(m_proposal.luck), humansOf(m_proposal.people))
{
    if (byHand() && m_proposal.hints)
        m_notes[0].push_back(agreedOnHints);
    if (const QCborMap note = noteOfWarned(); !note[warnedSeats].toArray().isEmpty())
        m_notes[0].push_back(note);
}

GameInProgress::GameInProgress(QString id, const Variant &variant, Proposal proposal,
                               std::span<const Event> events)
    : GameInProgress(std::move(id), variant, std::move(proposal))
{
    m_session.recall(events);
}

GameInProgress::~GameInProgress() = default;

std::optional<Session::Change> GameInProgress::play(std::span<const Code> codes)
{
    std::optional<Session::Change> whole;
    for (const Code code : codes)
        if (const std::optional<Session::Change> change = play(code))
            whole = whole ? Session::Change{change->cause, std::min(whole->kept, change->kept), whole->from,
                                            change->cursor}
                          : *change;
    return whole;
}

std::optional<Session::Change> GameInProgress::play(Code code)
{
    const bool otherwise = m_session.canRedo() && m_session.human(m_session.game().actor());
    const std::optional<Session::Change> change = m_session.play(code);
    if (change && change->kept <= change->from && otherwise)
        remark(QStringLiteral("taken back"));
    if (change)
        takeDown(*change);
    m_remarks.clear();
    return kept(change);
}

std::optional<Session::Change> GameInProgress::bring(std::span<const Code> outcomes)
{
    const std::optional<Session::Change> change = m_session.bring(outcomes);
    if (change)
        takeDown(*change);
    m_remarks.clear();
    return kept(change);
}

Session::Change GameInProgress::correct(const Correction &correction)
{
    Uncorrected before{correction.whole(), correction.cursor(), m_how, m_notes, correction.corrected()};
    const std::size_t left = correction.corrected().size();
    m_how.erase(m_how.lower_bound(left), m_how.end());
    m_notes.erase(m_notes.upper_bound(left), m_notes.end());
    m_how[correction.from()] = {QStringLiteral("corrected")};
    m_notes[correction.from()].push_back(correction.note(*this));
    m_session.goTo(correction.cursor());
    const Session::Change change = m_session.replace(correction.corrected());
    m_uncorrected.push_back(std::move(before));
    kept(change);
    return change;
}

// Back to how it was before a correction, or to the last thing that people did.
std::optional<Session::Change> GameInProgress::undo()
{
    if (m_uncorrected.empty() || m_session.cursor() != m_session.log().size()
        || !ranges::equal(m_session.log(), m_uncorrected.back().corrected))
        return kept(m_session.undo());
    Uncorrected before = std::move(m_uncorrected.back());
    m_uncorrected.pop_back();
    Session::Change change = m_session.replace(before.log);
    m_session.goTo(before.cursor);
    change.cursor = before.cursor;
    m_how = std::move(before.how);
    m_notes = std::move(before.notes);
    return kept(change);
}

// The very event that stands there keeps what is said of it.
void GameInProgress::takeDown(const Session::Change &change)
{
    if (change.kept > change.from)
        return;
    m_how.erase(m_how.lower_bound(change.from), m_how.end());
    m_notes.erase(m_notes.upper_bound(change.from), m_notes.end());
    if (!m_remarks.isEmpty())
        m_how[change.from] = m_remarks;
    if (std::exchange(m_unnoted, false))
        m_notes[change.from + 1].push_back(noteOfWarned());
}

bool GameInProgress::warned(Seat seat) const
{
    return m_proposal.hints && person(seat).human && person(seat).warned
        && !m_spared[static_cast<std::size_t>(seat)];
}

void GameInProgress::setWarned(Seat seat, bool warned)
{
    Person &person = m_proposal.people[static_cast<std::size_t>(seat)];
    person.warned = person.warned || warned;
    m_spared[static_cast<std::size_t>(seat)] = !warned;
    m_unnoted = true;
}

QCborMap GameInProgress::noteOfWarned() const
{
    QCborArray seats;
    for (Seat seat = 0; seat < static_cast<Seat>(m_proposal.people.size()); ++seat)
        if (warned(seat))
            seats.append(int{seat});
    return {{warnedSeats, seats}};
}

void GameInProgress::takeWarned()
{
    for (const auto &[number, notes] : m_notes)
        for (const QCborMap &note : notes)
            if (const QCborValue seats = note[warnedSeats]; seats.isArray())
                for (std::size_t seat = 0; seat < m_proposal.people.size(); ++seat)
                    m_proposal.people[seat].warned = seats.toArray().contains(qint64(seat));
}

void GameInProgress::nameProgram(Seat seat, const QString &title)
{
    QString &program = m_proposal.people[static_cast<std::size_t>(seat)].program;
    if (std::exchange(program, title) != title && m_autosave)
        m_autosave->rewrite(*this);
}

void GameInProgress::remark(const QString &how)
{
    if (!m_remarks.contains(how))
        m_remarks << how;
}

void GameInProgress::takeRemarks(const Record &record)
{
    m_how = record.how;
    m_notes = record.notes;
    takeWarned();
    if (byHand())
        m_proposal.hints = ranges::find(m_notes[0], agreedOnHints) != m_notes[0].end();
    if (m_notes[0].empty())
        m_notes.erase(0);
}

void GameInProgress::makeLesson()
{
    m_notes[0].push_back(firstLesson);
}

bool GameInProgress::isLesson() const
{
    const auto notes = m_notes.find(0);
    return notes != m_notes.end() && ranges::find(notes->second, firstLesson) != notes->second.end();
}

void GameInProgress::keep(std::unique_ptr<Autosave> autosave)
{
    m_autosave = std::move(autosave);
}

void GameInProgress::letGo()
{
    m_autosave.reset();
}

std::optional<Session::Change> GameInProgress::kept(const std::optional<Session::Change> &change)
{
    if (change && change->cause != Session::Cause::Played)
        m_remarks.clear();
    if (change && m_autosave)
        m_autosave->follow(*this, *change);
    return change;
}

Players GameInProgress::players() const
{
    Players players;
    for (const Person &person : m_proposal.people)
        players.push_back({person.name, person.arms});
    return players;
}

std::optional<Deal> GameInProgress::deal() const
{
    return toldDeal(recordOf(*this), m_session.game().over());
}

bool GameInProgress::begun() const
{
    return ranges::any_of(m_session.log().first(m_session.cursor()),
                          [&](const Event &event) { return byHand() || event.actor != chance; });
}

QString GameInProgress::newId(const QString &variant)
{
    return QStringLiteral("%1-%2-%3")
        .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss")), variant,
             QString::number(QRandomGenerator::system()->generate() & 0xffff, 16));
}

std::optional<QDate> GameInProgress::begunOn() const
{
    const QDate day = QDate::fromString(m_id.left(8), QStringLiteral("yyyyMMdd"));
    return day.isValid() ? std::optional(day) : std::nullopt;
}

LuckSource GameInProgress::newLuck()
{
    return LuckSource::ofDeal(newDealNumber());
}

Seed GameInProgress::newThinking()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace medici::desktop
