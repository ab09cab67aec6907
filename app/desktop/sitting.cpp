#include "app/desktop/sitting.h"

#include "app/desktop/scribe.h"
#include "app/desktop/settings.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <algorithm>

namespace medici::desktop {

namespace {

// Seeds of searches, apart from the game's own chance and from each other.
Seed thoughtSeed(const Match &match)
{
    return derivedSeed(match.proposal().seed, match.session().cursor());
}

} // namespace

Sitting::Sitting(Settings &settings, Scribe &scribe, QObject *parent)
    : QObject(parent), m_settings(settings), m_scribe(scribe)
{
    connect(&scribe, &Scribe::caughtUp, this, &Sitting::caughtUp);
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, &Sitting::playThought);
    connect(&m_thinker, &Thinker::answered, this, &Sitting::answer);
}

Sitting::~Sitting() = default;

void Sitting::take(std::unique_ptr<Match> match)
{
    m_match = std::move(match);
    if (m_witness)
        m_witness(*m_match);
    m_match->session().listen([this](const Session::Change &change) { sessionChanged(change); });
}

// Off the table: whoever finds it on the disk may go on with it.
std::unique_ptr<Match> Sitting::putAside()
{
    m_match->session().silence();
    return std::move(m_match);
}

std::unique_ptr<Match> Sitting::recall(const QString &id, std::unique_ptr<Match> remembered)
{
    return m_memory ? m_memory(id, std::move(remembered)) : std::move(remembered);
}

void Sitting::begin(std::unique_ptr<Match> match)
{
    forget();
    // A game that lay beneath and is taken up again lies there no more.
    std::erase_if(m_earlier, [&](const auto &earlier) { return earlier->id() == match->id(); });
    const QString beneath = m_match ? m_match->beneath() : match->beneath();
    if (m_match && m_match->begun())
        m_earlier.push_back(putAside());
    match->setBeneath(m_earlier.empty() ? beneath : m_earlier.back()->id());
    m_match.reset();
    m_later.clear();
    m_demo = false;
    m_paused = false;
    take(std::move(match));
    emit matchChanged();
    m_awaiting = Awaiting::Nothing;
    m_playing = true;
    m_match->session().begin();
    m_playing = false;
    findUnread();
    if (m_awaiting != Awaiting::Movement || m_scored) // nothing was dealt, or it is to be read first
        attend();
}

void Sitting::restart(bool rotate)
{
    if (!m_match)
        return;
    Proposal proposal = m_match->proposal();
    proposal.seed = Match::newSeed();
    if (rotate && proposal.setup.first >= 0)
        proposal.setup.first = static_cast<Seat>((proposal.setup.first + 1) % proposal.setup.seats);
    begin(std::make_unique<Match>(Match::newId(proposal.variant), m_match->variant(), std::move(proposal)));
}

void Sitting::playOnFrom(std::size_t cursor)
{
    if (!m_match)
        return;
    const Proposal &proposal = m_match->proposal();
    auto branch = std::make_unique<Match>(Match::newId(proposal.variant), m_match->variant(), proposal,
                                          m_match->session().log().first(cursor));
    begin(std::move(branch));
    acknowledge(); // who plays on from there has seen what came before
}

void Sitting::leave()
{
    forget();
    m_earlier.clear();
    m_later.clear();
    m_match.reset();
    setAwaiting(Awaiting::Nothing);
    emit matchChanged();
}

bool Sitting::play(Code code)
{
    if (!m_match || m_lookedAt)
        return false;
    m_playing = true;
    const bool played = m_match->session().play(code);
    m_playing = false;
    return played;
}

bool Sitting::canUndo() const
{
    return m_match && (m_match->session().canUndo() || !m_earlier.empty() || !m_match->beneath().isEmpty());
}

bool Sitting::canRedo() const
{
    return m_match && (m_match->session().canRedo() || !m_later.empty());
}

void Sitting::undo()
{
    if (!canUndo())
        return;
    forget();
    setDemo(false);
    if (std::ranges::none_of(m_match->proposal().people, &Person::human))
        setPaused(true);
    if (m_match->session().undo())
        return;
    std::unique_ptr<Match> beneath = matchBeneath();
    if (beneath == nullptr) {
        attend();
        return;
    }
    m_later.push_back(putAside());
    take(std::move(beneath));
    emit matchChanged();
    attend();
}

// The game before, from this evening or an earlier one.
std::unique_ptr<Match> Sitting::matchBeneath()
{
    QString id = m_match->beneath();
    std::unique_ptr<Match> remembered;
    if (!m_earlier.empty()) {
        id = m_earlier.back()->id();
        remembered = std::move(m_earlier.back());
        m_earlier.pop_back();
    } else if (std::ranges::any_of(m_later, [&](const auto &later) { return later->id() == id; })) {
        m_match->setBeneath({}); // two that were taken up one after the other, and the other after the one
        return nullptr;
    }
    std::unique_ptr<Match> match = recall(id, std::move(remembered));
    if (match == nullptr) // somebody deleted it, or another copy of the program plays it
        m_match->setBeneath(m_earlier.empty() ? QString() : m_earlier.back()->id());
    return match;
}

void Sitting::redo()
{
    if (!canRedo())
        return;
    forget();
    if (m_match->session().redo())
        return;
    const QString id = m_later.back()->id();
    std::unique_ptr<Match> later = recall(id, std::move(m_later.back()));
    m_later.pop_back();
    if (later != nullptr) {
        m_earlier.push_back(putAside());
        take(std::move(later));
        emit matchChanged();
    }
    attend();
}

void Sitting::lookAt(std::optional<std::size_t> cursor)
{
    if (!m_match || (cursor && *cursor >= m_match->session().log().size()))
        cursor.reset();
    if (cursor == m_lookedAt)
        return;
    m_lookedAt = cursor;
    m_lookedAtGame = cursor ? m_match->session().at(*cursor) : nullptr;
    emit lookedAtChanged();
    if (!m_lookedAt)
        next();
    else if (m_awaiting == Awaiting::Computer || m_awaiting == Awaiting::Movement)
        m_pauseTimer.stop();
}

const Game &Sitting::shown() const
{
    return m_lookedAtGame ? *m_lookedAtGame : m_match->session().game();
}

void Sitting::hint()
{
    if (!m_match || m_awaiting != Awaiting::Person || m_lookedAt)
        return;
    m_question = Question::Hint;
    m_stamp = m_thinker.ask(m_match->session().game(), {Level::Hard}, thoughtSeed(*m_match));
}

void Sitting::setDemo(bool demo)
{
    if (demo == m_demo)
        return;
    m_demo = demo;
    emit demoChanged();
    if (m_awaiting == Awaiting::Person || m_awaiting == Awaiting::Computer)
        attend();
}

void Sitting::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit pausedChanged();
    if (m_awaiting == Awaiting::Computer)
        attend();
}

void Sitting::settle()
{
    if (m_awaiting == Awaiting::Movement)
        next();
}

void Sitting::acknowledge()
{
    m_scored.reset();
    if (m_awaiting == Awaiting::Reader)
        next();
}

void Sitting::sessionChanged(const Session::Change &change)
{
    forget();
    // Whoever goes on otherwise in an earlier game does not come to the later one by going forward.
    const Session &session = m_match->session();
    if (m_playing && change.kept < change.cursor && session.human(session.log()[change.from].actor))
        m_later.clear();
    if (m_playing && change.cursor > change.from)
        findScoring(change.from, change.cursor);
    m_awaiting = Awaiting::Movement;
    m_settled = false;
    thinkAhead();
    emit moved(change.from, change.cursor, m_playing);
    emit awaitingChanged();
}

// Rounds end with a decision, and chance may deal for the next one at once.
void Sitting::findScoring(std::size_t from, std::size_t to)
{
    if (!m_settings.flag(Setting::RoundScoring))
        return;
    const Session &session = m_match->session();
    std::unique_ptr<Game> before = session.at(from);
    for (std::size_t i = from; i < to; ++i) {
        std::unique_ptr<Game> after = before->clone();
        after->apply(session.log()[i].code);
        if (!m_match->variant().view()->scoring(*before, *after, m_match->players()).empty())
            m_scored = Scored{i, i + 1};
        before = std::move(after);
    }
}

// What the last decision brought, if nobody was there to read it.
void Sitting::findUnread()
{
    const Session &session = m_match->session();
    if (session.game().over() || m_scored)
        return;
    std::size_t from = session.cursor();
    while (from > 0 && session.log()[--from].actor == chance) {
    }
    findScoring(from, session.cursor());
}

// Computer players think while the board still moves, but not before what they saw is on the disk.
void Sitting::thinkAhead()
{
    if (m_scribe.idle() && !m_paused && computerDecides() && m_question != Question::Move && !m_answer)
        askComputer();
}

void Sitting::caughtUp()
{
    if (!m_match || m_awaiting != Awaiting::Movement || !m_scribe.idle())
        return;
    if (m_settled)
        next();
    else
        thinkAhead();
}

// What belonged to the moment that is over.
void Sitting::forget()
{
    m_thinker.drop();
    m_pauseTimer.stop();
    m_question = Question::None;
    m_answer.reset();
    m_scored.reset();
    if (m_hint) {
        m_hint.reset();
        emit hintChanged();
    }
    if (m_lookedAt) {
        m_lookedAt.reset();
        m_lookedAtGame.reset();
        emit lookedAtChanged();
    }
}

void Sitting::attend()
{
    m_thinker.drop();
    m_pauseTimer.stop();
    m_question = Question::None;
    m_answer.reset();
    m_awaiting = Awaiting::Movement;
    next();
}

bool Sitting::computerDecides() const
{
    const Game &game = m_match->session().game();
    return game.actor() >= 0 && (m_demo || !m_match->person(game.actor()).human);
}

void Sitting::next()
{
    if (!m_match)
        return;
    m_settled = true;
    if (m_lookedAt)
        return;
    if (!m_scribe.idle()) {
        setAwaiting(Awaiting::Movement);
        return;
    }
    const Game &game = m_match->session().game();
    if (m_scored) {
        setAwaiting(Awaiting::Reader);
    } else if (game.over()) {
        setAwaiting(Awaiting::Over);
    } else if (computerDecides()) {
        setAwaiting(Awaiting::Computer);
        if (m_paused)
            return;
        if (m_question != Question::Move && !m_answer)
            askComputer();
        else if (m_answer)
            m_pauseTimer.start(pause());
    } else if (const auto only = game.forced(); only && m_settings.flag(Setting::ForcedChoices)) {
        setAwaiting(Awaiting::Computer);
        m_answer = only;
        m_pauseTimer.start(pause());
    } else {
        setAwaiting(Awaiting::Person);
    }
}

void Sitting::askComputer()
{
    const Game &game = m_match->session().game();
    if (const auto only = game.forced()) {
        m_answer = only;
        if (m_awaiting == Awaiting::Computer)
            m_pauseTimer.start(pause());
        return;
    }
    const Person &person = m_match->person(game.actor());
    m_question = Question::Move;
    m_stamp = m_thinker.ask(game, {person.human ? Level::Hard : person.level}, thoughtSeed(*m_match));
}

void Sitting::answer(quint64 stamp, const Thought &thought)
{
    if (stamp != m_stamp || !m_match)
        return;
    const Question question = std::exchange(m_question, Question::None);
    if (question == Question::Hint) {
        m_hint = thought;
        emit hintChanged();
    } else if (question == Question::Move) {
        m_answer = thought.code;
        if (m_awaiting == Awaiting::Computer && !m_lookedAt && !m_paused)
            m_pauseTimer.start(pause());
    }
}

void Sitting::playThought()
{
    if (m_answer && !m_paused && !m_lookedAt)
        play(*std::exchange(m_answer, std::nullopt));
}

void Sitting::setAwaiting(Awaiting awaiting)
{
    if (awaiting == m_awaiting)
        return;
    m_awaiting = awaiting;
    emit awaitingChanged();
}

std::chrono::milliseconds Sitting::pause() const
{
    const QString speed = m_settings.text(Setting::Speed);
    const int ms = speed == u"none" ? 0 : speed == u"fast" ? 300 : speed == u"slow" ? 1600 : 700;
    return std::chrono::milliseconds(ms);
}

} // namespace medici::desktop
