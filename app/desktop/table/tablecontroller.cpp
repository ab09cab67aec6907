#include "app/desktop/table/tablecontroller.h"

#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/settings.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <algorithm>

namespace medici::desktop {

namespace {

// Seeds of searches, apart from the game's own chance and from each other.
Seed thoughtSeed(const GameInProgress &game)
{
    return derivedSeed(game.proposal().seed, game.session().cursor());
}

} // namespace

TableController::TableController(Settings &settings, DiskWriter &diskWriter, QObject *parent)
    : QObject(parent), m_settings(settings), m_diskWriter(diskWriter)
{
    connect(&diskWriter, &DiskWriter::caughtUp, this, &TableController::caughtUp);
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, &TableController::playThought);
    connect(&m_thinker, &Thinker::answered, this, &TableController::answer);
}

TableController::~TableController() = default;

void TableController::take(std::unique_ptr<GameInProgress> game)
{
    m_current = std::move(game);
    if (m_witness)
        m_witness(*m_current);
    m_current->session().listen([this](const Session::Change &change) { sessionChanged(change); });
}

// Off the table: whoever finds it on the disk may go on with it.
std::unique_ptr<GameInProgress> TableController::putAside()
{
    m_current->session().silence();
    return std::move(m_current);
}

std::unique_ptr<GameInProgress> TableController::recall(const QString &id,
                                                        std::unique_ptr<GameInProgress> remembered)
{
    return m_memory ? m_memory(id, std::move(remembered)) : std::move(remembered);
}

void TableController::begin(std::unique_ptr<GameInProgress> game)
{
    forget();
    // A game that lay beneath and is taken up again lies there no more.
    std::erase_if(m_earlier, [&](const auto &earlier) { return earlier->id() == game->id(); });
    const QString beneath = m_current ? m_current->beneath() : game->beneath();
    if (m_current && m_current->begun())
        m_earlier.push_back(putAside());
    game->setBeneath(m_earlier.empty() ? beneath : m_earlier.back()->id());
    m_current.reset();
    m_later.clear();
    m_demo = false;
    m_paused = false;
    take(std::move(game));
    emit gameChanged();
    m_awaiting = Awaiting::Nothing;
    m_playing = true;
    m_current->session().begin();
    m_playing = false;
    findUnread();
    if (m_awaiting != Awaiting::Movement || m_scored) // nothing was dealt, or it is to be read first
        attend();
}

void TableController::restart(bool rotate)
{
    if (!m_current)
        return;
    Proposal proposal = m_current->proposal();
    proposal.seed = GameInProgress::newSeed();
    if (rotate && proposal.setup.first >= 0)
        proposal.setup.first = static_cast<Seat>((proposal.setup.first + 1) % proposal.setup.seats);
    begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant), m_current->variant(),
                                           std::move(proposal)));
}

void TableController::playOnFrom(std::size_t cursor)
{
    if (!m_current)
        return;
    const Proposal &proposal = m_current->proposal();
    auto branch =
        std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant), m_current->variant(),
                                         proposal, m_current->session().log().first(cursor));
    begin(std::move(branch));
    acknowledge(); // who plays on from there has seen what came before
}

void TableController::leave()
{
    forget();
    m_earlier.clear();
    m_later.clear();
    m_current.reset();
    setAwaiting(Awaiting::Nothing);
    emit gameChanged();
}

bool TableController::play(Code code)
{
    if (!m_current || m_lookedAt)
        return false;
    m_playing = true;
    const bool played = m_current->session().play(code);
    m_playing = false;
    return played;
}

bool TableController::canUndo() const
{
    return m_current
        && (m_current->session().canUndo() || !m_earlier.empty() || !m_current->beneath().isEmpty());
}

bool TableController::canRedo() const
{
    return m_current && (m_current->session().canRedo() || !m_later.empty());
}

void TableController::undo()
{
    if (!canUndo())
        return;
    forget();
    setDemo(false);
    if (std::ranges::none_of(m_current->proposal().people, &Person::human))
        setPaused(true);
    if (m_current->session().undo())
        return;
    std::unique_ptr<GameInProgress> beneath = previousGame();
    if (beneath == nullptr) {
        attend();
        return;
    }
    m_later.push_back(putAside());
    take(std::move(beneath));
    emit gameChanged();
    attend();
}

// The game before, from this evening or an earlier one.
std::unique_ptr<GameInProgress> TableController::previousGame()
{
    QString id = m_current->beneath();
    std::unique_ptr<GameInProgress> remembered;
    if (!m_earlier.empty()) {
        id = m_earlier.back()->id();
        remembered = std::move(m_earlier.back());
        m_earlier.pop_back();
    } else if (std::ranges::any_of(m_later, [&](const auto &later) { return later->id() == id; })) {
        m_current->setBeneath({}); // two that were taken up one after the other, and the other after the one
        return nullptr;
    }
    std::unique_ptr<GameInProgress> game = recall(id, std::move(remembered));
    if (game == nullptr) // somebody deleted it, or another copy of the program plays it
        m_current->setBeneath(m_earlier.empty() ? QString() : m_earlier.back()->id());
    return game;
}

void TableController::redo()
{
    if (!canRedo())
        return;
    forget();
    if (m_current->session().redo())
        return;
    const QString id = m_later.back()->id();
    std::unique_ptr<GameInProgress> later = recall(id, std::move(m_later.back()));
    m_later.pop_back();
    if (later != nullptr) {
        m_earlier.push_back(putAside());
        take(std::move(later));
        emit gameChanged();
    }
    attend();
}

void TableController::lookAt(std::optional<std::size_t> cursor)
{
    if (!m_current || (cursor && *cursor >= m_current->session().log().size()))
        cursor.reset();
    if (cursor == m_lookedAt)
        return;
    m_lookedAt = cursor;
    m_lookedAtGame = cursor ? m_current->session().at(*cursor) : nullptr;
    emit lookedAtChanged();
    if (!m_lookedAt)
        next();
    else if (m_awaiting == Awaiting::Computer || m_awaiting == Awaiting::Movement)
        m_pauseTimer.stop();
}

const Game &TableController::shown() const
{
    return m_lookedAtGame ? *m_lookedAtGame : m_current->session().game();
}

void TableController::hint()
{
    if (!m_current || m_awaiting != Awaiting::Person || m_lookedAt)
        return;
    m_question = Question::Hint;
    m_stamp = m_thinker.ask(m_current->session().game(), {Level::Hard}, thoughtSeed(*m_current));
}

void TableController::setDemo(bool demo)
{
    if (demo == m_demo)
        return;
    m_demo = demo;
    emit demoChanged();
    if (m_awaiting == Awaiting::Person || m_awaiting == Awaiting::Computer)
        attend();
}

void TableController::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit pausedChanged();
    if (m_awaiting == Awaiting::Computer)
        attend();
}

void TableController::settle()
{
    if (m_awaiting == Awaiting::Movement)
        next();
}

void TableController::acknowledge()
{
    m_scored.reset();
    if (m_awaiting == Awaiting::Reader)
        next();
}

void TableController::sessionChanged(const Session::Change &change)
{
    forget();
    // Whoever goes on otherwise in an earlier game does not come to the later one by going forward.
    const Session &session = m_current->session();
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
void TableController::findScoring(std::size_t from, std::size_t to)
{
    if (!m_settings.flag(Setting::RoundScoring))
        return;
    const Session &session = m_current->session();
    std::unique_ptr<Game> before = session.at(from);
    for (std::size_t i = from; i < to; ++i) {
        std::unique_ptr<Game> after = before->clone();
        after->apply(session.log()[i].code);
        if (!m_current->variant().view()->scoring(*before, *after, m_current->players()).empty())
            m_scored = Scored{i, i + 1};
        before = std::move(after);
    }
}

// What the last decision brought, if nobody was there to read it.
void TableController::findUnread()
{
    const Session &session = m_current->session();
    if (session.game().over() || m_scored)
        return;
    std::size_t from = session.cursor();
    while (from > 0 && session.log()[--from].actor == chance) {
    }
    findScoring(from, session.cursor());
}

// Computer players think while the board still moves, but not before what they saw is on the disk.
void TableController::thinkAhead()
{
    if (m_diskWriter.idle() && !m_paused && computerDecides() && m_question != Question::Move && !m_answer)
        askComputer();
}

void TableController::caughtUp()
{
    if (!m_current || m_awaiting != Awaiting::Movement || !m_diskWriter.idle())
        return;
    if (m_settled)
        next();
    else
        thinkAhead();
}

// What belonged to the moment that is over.
void TableController::forget()
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

void TableController::attend()
{
    m_thinker.drop();
    m_pauseTimer.stop();
    m_question = Question::None;
    m_answer.reset();
    m_awaiting = Awaiting::Movement;
    next();
}

bool TableController::computerDecides() const
{
    const Game &game = m_current->session().game();
    return game.actor() >= 0 && (m_demo || !m_current->person(game.actor()).human);
}

void TableController::next()
{
    if (!m_current)
        return;
    m_settled = true;
    if (m_lookedAt)
        return;
    if (!m_diskWriter.idle()) {
        setAwaiting(Awaiting::Movement);
        return;
    }
    const Game &game = m_current->session().game();
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

void TableController::askComputer()
{
    const Game &game = m_current->session().game();
    if (const auto only = game.forced()) {
        m_answer = only;
        if (m_awaiting == Awaiting::Computer)
            m_pauseTimer.start(pause());
        return;
    }
    const Person &person = m_current->person(game.actor());
    m_question = Question::Move;
    m_stamp = m_thinker.ask(game, {person.human ? Level::Hard : person.level}, thoughtSeed(*m_current));
}

void TableController::answer(quint64 stamp, const Thought &thought)
{
    if (stamp != m_stamp || !m_current)
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

void TableController::playThought()
{
    if (m_answer && !m_paused && !m_lookedAt)
        play(*std::exchange(m_answer, std::nullopt));
}

void TableController::setAwaiting(Awaiting awaiting)
{
    if (awaiting == m_awaiting)
        return;
    m_awaiting = awaiting;
    emit awaitingChanged();
}

std::chrono::milliseconds TableController::pause() const
{
    const QString speed = m_settings.text(Setting::Speed);
    const int ms = speed == u"none" ? 0 : speed == u"fast" ? 300 : speed == u"slow" ? 1600 : 700;
    return std::chrono::milliseconds(ms);
}

} // namespace medici::desktop
