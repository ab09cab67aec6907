#include "app/desktop/table/tablecontroller.h"

#include "app/desktop/storage/autosave.h"
#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/settings.h"
#include "app/desktop/table/awaiting.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <utility>

namespace medici::desktop {

namespace {

// Seeds of searches, apart from each other; they have nothing to do with what is dealt.
Seed thoughtSeed(const GameInProgress &game)
{
    return derivedSeed(game.proposal().thinking, game.session().cursor());
}

// Whether chance has been met since the decision that undo goes back to.
bool chanceSinceDecision(const Session &session)
{
    for (std::size_t at = session.cursor(); at-- > 0;) {
        const Seat actor = session.log()[at].actor;
        if (actor == chance)
            return true;
        if (session.human(actor) && !session.at(at)->forced())
            return false;
    }
    return false;
}

} // namespace

TableController::TableController(Settings &settings, GameStore &store, const DiskWriter &diskWriter,
                                 QObject *parent)
    : QObject(parent), m_settings(settings), m_diskWriter(diskWriter), m_games(store), m_computer(settings),
      m_guests(settings)
{
    connect(&diskWriter, &DiskWriter::caughtUp, this, &TableController::written);
    connect(&m_computer, &ComputerPlayer::decided, this, [this](Code move) {
        const Game &game = current()->session().game();
        const bool demo = current()->session().human(game.actor()) && m_demo;
        if (demo || (!m_guests.absence(game.actor()).isEmpty() && !game.forced()))
            current()->remark(QStringLiteral("computer"));
        play(move);
    });
    connect(&m_guests, &Guests::decided, &m_computer, &ComputerPlayer::say);
    connect(&m_guests, &Guests::introduced, this,
            [this](Seat seat, const QString &title) { current()->nameProgram(seat, title); });
    connect(&m_guests, &Guests::failed, this, &TableController::askAnother);
    connect(&m_coach, &Coach::hinted, this, [this] {
        current()->remark(QStringLiteral("hint"));
        m_news.hint = true;
        happen({});
    });
    connect(&m_coach, &Coach::cleared, this, &TableController::play);
    connect(&m_coach, &Coach::warned, this, [this] {
        current()->remark(QStringLiteral("warning"));
        m_news.warning = true;
        happen({});
    });
}

// What a listener does while he hears of one thing waits until everybody has heard of it.
void TableController::happen(std::optional<Happening> what, const std::optional<Session::Change> &change)
{
    m_steps.push_back({what, change});
    if (m_steps.size() > 1)
        return;
    while (!m_steps.empty()) {
        const Step &step = m_steps.front();
        const bool led = step.what && follow(*step.what);
        tell(step.change, led);
        m_steps.pop_front();
    }
}

// Whether it leads anywhere, be it to where it was. While somebody looks back, nobody comes next.
bool TableController::follow(Happening what)
{
    const Course course = courseFrom(m_awaiting, what);
    if (course == Course::Stay || (course == Course::Next && lookedAt()))
        return false;
    m_awaiting = course == Course::Show ? Awaiting::Board
        : course == Course::End         ? Awaiting::Nothing
                                        : nextIn(situation());
    if (m_awaiting == Awaiting::Board)
        thinkAhead();
    if (m_awaiting == Awaiting::Person)
        watch();
    if (m_awaiting == Awaiting::Over)
        m_guests.tellEnd(*current());
    if (m_awaiting == Awaiting::Computer && !m_paused) {
        if (!m_computer.asked())
            askComputer();
        m_computer.release();
    }
    return true;
}

void TableController::tell(const std::optional<Session::Change> &change, bool awaiting)
{
    const News news = std::exchange(m_news, {});
    emit telling();
    if (news.game)
        emit gameChanged();
    if (change)
        emit moved(*change);
    if (news.lookedAt)
        emit lookedAtChanged();
    if (news.hint)
        emit hintChanged();
    if (news.warning)
        emit warningChanged();
    if (news.correction)
        emit correctionChanged();
    if (news.guests)
        emit guestsChanged();
    if (news.demo)
        emit demoChanged();
    if (news.paused)
        emit pausedChanged();
    if (awaiting)
        emit awaitingChanged();
    emit told();
}

Situation TableController::situation() const
{
    const Game &game = current()->session().game();
    const bool byItself = !m_correction && m_settings.flag(Setting::ForcedChoices) && game.forced();
    return {.written = m_diskWriter.idle(),
            .unread = m_scored.has_value(),
            .over = game.over(),
            .luck = game.actor() == chance,
            .computer = computerDecides() || byItself};
}

Circumstances TableController::circumstances() const
{
    return {.awaiting = current() == nullptr ? Awaiting::Nothing : m_awaiting,
            .lookingBack = lookedAt().has_value(),
            .correcting = corrected() ? Correcting::Confirming
                : m_correction        ? Correcting::Entering
                                      : Correcting::No,
            .coaching = m_coach.warning() ? Coaching::Warning
                : m_coach.move()          ? Coaching::Thinking
                                          : Coaching::Nothing,
            .demo = m_demo,
            .paused = m_paused};
}

void TableController::begin(std::unique_ptr<GameInProgress> game)
{
    abandonCorrection();
    forget();
    setSwitches(false, false);
    m_games.put(std::move(game));
    const std::optional<Session::Change> dealt = current()->begin();
    const Session &session = current()->session();
    if (dealt)
        m_scored = scoredBy(*dealt);
    // What the last decision brought, if nobody was there to read it.
    if (!m_scored && !session.game().over() && m_settings.flag(Setting::RoundScoring))
        m_scored = justScored(session);
    placed(dealt);
}

void TableController::restart(bool rotate)
{
    if (!current())
        return;
    Proposal proposal = current()->proposal();
    proposal.luck = current()->otherLuck();
    proposal.thinking = GameInProgress::newThinking();
    if (m_settled)
        m_settled(proposal);
    if (rotate && proposal.setup.first >= 0 && !proposal.position)
        proposal.setup.first = static_cast<Seat>((proposal.setup.first + 1) % proposal.setup.seats);
    begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant), current()->variant(),
                                           std::move(proposal)));
}

void TableController::playOnFrom(std::size_t cursor, const std::optional<Code> &move)
{
    if (current())
        branch(cursor, move, current()->isTrial());
}

void TableController::tryFrom(std::size_t cursor, const std::optional<Code> &move)
{
    if (current())
        branch(cursor, move, true);
}

void TableController::branch(std::size_t cursor, const std::optional<Code> &move, bool trial)
{
    const Proposal &proposal = current()->proposal();
    const auto before = current()->session().log().first(cursor);
    std::vector<Event> events(before.begin(), before.end());
    if (move)
        events.push_back({current()->session().at(cursor)->actor(), *move});
    auto branch = std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant),
                                                   current()->variant(), proposal, events);
    branch->takeRemarks(recordOf(*current()));
    branch->setTrial(trial);
    begin(std::move(branch));
    acknowledge(); // who plays on from there has seen what came before
}

void TableController::leave()
{
    abandonCorrection();
    forget();
    m_guests.leave();
    m_games.clear();
    m_news.game = true;
    happen(Happening::Left);
}

// Another game lies on the table. What was dealt is shown, unless there is something to read first.
void TableController::placed(const std::optional<Session::Change> &dealt)
{
    m_guests.leave();
    m_news.game = true;
    happen(dealt && !m_scored ? Happening::Moved : Happening::Placed, dealt);
}

bool TableController::play(Code code)
{
    if (!current() || lookedAt())
        return false;
    if (m_correction)
        return noteCorrection({&code, 1});
    const std::optional<Session::Change> change = current()->play(code);
    if (change)
        changed(*change);
    return change.has_value();
}

bool TableController::canUndo() const
{
    if (!current() || m_correction)
        return m_correction.has_value();
    if (m_settings.flag(Setting::UndoToLuck) && !current()->byHand()) // what was mistyped is no peeking
        return current()->session().canUndo() && !chanceSinceDecision(current()->session());
    return current()->session().canUndo() || m_games.canGoBack();
}

bool TableController::undoLeavesGame() const
{
    return canUndo() && !m_correction && !current()->session().canUndo();
}

bool TableController::canRedo() const
{
    return current() && !m_correction && (current()->session().canRedo() || m_games.canGoForward());
}

void TableController::undo()
{
    if (m_correction) {
        abandonCorrection();
        return;
    }
    if (!canUndo())
        return;
    forget();
    const bool nobodyElse = ranges::none_of(current()->proposal().people, &Person::human);
    setSwitches(false, m_paused || nobodyElse);
    if (const auto change = current()->undo())
        changed(*change);
    else if (m_games.goBack())
        placed(current()->begin());
    else
        happen(Happening::Returned);
}

void TableController::redo()
{
    if (!canRedo())
        return;
    forget();
    if (const auto change = current()->redo())
        changed(*change);
    else if (m_games.goForward())
        placed(current()->begin());
    else
        happen(Happening::Returned);
}

void TableController::changed(const Session::Change &change)
{
    forget();
    if (change.cause == Session::Cause::Played) {
        // Whoever goes on otherwise in an earlier game does not come to the later one by going forward.
        const Session &session = current()->session();
        const Seat actor = session.log()[change.from].actor;
        if (change.kept < change.cursor && (actor == chance || session.human(actor)))
            m_games.forgetLater();
        m_scored = scoredBy(change);
    }
    happen(Happening::Moved, change);
}

std::optional<ScoredStep> TableController::scoredBy(const Session::Change &change) const
{
    return m_settings.flag(Setting::RoundScoring)
        ? lastScored(current()->session(), change.from, change.cursor)
        : std::nullopt;
}

void TableController::lookAt(std::optional<std::size_t> cursor)
{
    if (m_correction)
        abandonCorrection();
    if (!current() || (cursor && *cursor >= current()->session().log().size()))
        cursor.reset();
    if (cursor == lookedAt())
        return;
    m_news.lookedAt = true;
    withdrawMove();
    if (cursor) {
        m_lookBack.to(current()->session(), *cursor);
        m_computer.hold();
        happen({});
    } else {
        m_lookBack.end();
        happen(Happening::Returned);
    }
}

const Game &TableController::shown() const
{
    return lookedAt() ? *m_lookBack.game() : current()->session().game();
}

void TableController::setDemo(bool demo)
{
    if (demo == m_demo)
        return;
    forgetAdvice();
    setSwitches(demo, m_paused);
    happen(Happening::Seated);
}

void TableController::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    setSwitches(m_demo, paused);
    happen(Happening::Paused);
}

// What a computer player thought before that is for nobody any more.
void TableController::setSwitches(bool demo, bool paused)
{
    stopComputer();
    m_news.demo = m_news.demo || demo != m_demo;
    m_news.paused = m_news.paused || paused != m_paused;
    m_demo = demo;
    m_paused = paused;
}

void TableController::acknowledge()
{
    m_scored.reset();
    happen(Happening::Read);
}

void TableController::written()
{
    if (!m_diskWriter.idle())
        return;
    if (m_awaiting == Awaiting::Board)
        thinkAhead();
    happen(Happening::Written);
}

// What belonged to the moment that is over.
void TableController::forget()
{
    stopComputer();
    m_scored.reset();
    forgetAdvice();
    m_news.lookedAt = m_news.lookedAt || lookedAt();
    m_lookBack.end();
}

bool TableController::computerDecides() const
{
    const Game &game = current()->session().game();
    return game.actor() >= 0 && !m_correction && (m_demo || !current()->person(game.actor()).human);
}

// While the board still moves, but not before what the computer player saw is on the disk.
void TableController::thinkAhead()
{
    if (m_diskWriter.idle() && !m_paused && computerDecides() && !m_computer.asked())
        askComputer();
}

void TableController::askComputer()
{
    if (const std::optional<Code> move = m_told ? m_told(*current()) : std::nullopt) {
        m_computer.tell(*move);
        return;
    }
    const Game &game = current()->session().game();
    const Person &person = current()->person(game.actor());
    m_computer.wait();
    if (game.forced() || !m_guests.ask(*current()))
        m_computer.ask(game, person.human ? Level::Hard : m_guests.mind(person), thoughtSeed(*current()));
}

void TableController::stopComputer()
{
    m_computer.drop();
    m_guests.drop();
}

// The program that was asked plays no longer, or another one could be asked now.
void TableController::askAnother()
{
    const bool asked = m_computer.asked();
    stopComputer();
    m_news.guests = true;
    happen(asked ? std::optional(Happening::Seated) : std::nullopt);
}

void TableController::invite(Seat seat)
{
    m_guests.invite(seat);
    askAnother();
}

} // namespace medici::desktop
