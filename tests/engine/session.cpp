#include "engine/rules/session.h"
#include "engine/rules/ranges.h"
#include "tests/engine/coinpath.h"

#include <QTest>

namespace medici {

using Cause = Session::Cause;
using Change = std::optional<Session::Change>;

constexpr Change changeOf(Cause cause, std::size_t kept, std::size_t from, std::size_t cursor)
{
    return Session::Change{cause, kept, from, cursor};
}

// In the coin game event 2t is the coin of turn t and event 2t + 1 its decision; in turns 2 and 5 the
// decision is forced.
class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void beginDealsUntilSomebodyMustDecide();
    void aMoveIsLoggedAppliedAndFollowedByChance();
    void illegalMovesChangeNothing();
    void nothingIsPossibleAfterTheEnd();
    void chanceIsTheDealsAndItsPlaces();
    void everyCallSaysWhatItDidAndWhy();

    void undoReturnsToTheLastDecisionOfAPerson();
    void undoPassesOverForcedDecisions();
    void undoPassesOverComputerPlayers();
    void undoCrossesRoundsAndTheEndOfTheGame();
    void undoStopsAtAnyDecisionWhereNoPersonPlays();
    void redoGoesForwardAsFar();
    void theSameChanceComesAgain();
    void anotherMoveMeetsTheSameChance();
    void anotherMoveDropsTheFuture();
    void theSameMoveKeepsTheFuture();

    void goToAnyEvent();
    void atLooksWithoutMoving();

    void enterTakesChanceAsGiven();
    void enterRefusesWhatIsNotToCome();
    void withoutLuckWhatComesIsEntered();
    void whatWasEnteredIsTakenBack();
    void recallDealsNothing();
    void recallStopsAtTheFirstImpossibleEvent();
    void recallOfNothingPossibleChangesNothing();
    void recallOfTheSameKeepsTheFuture();
    void aPlayedGameIsRecalledWhole();

private:
    void restart(std::vector<bool> humans);
    bool play(std::initializer_list<Code> codes);
    void playToTheEnd();
    const CoinPath::State &state() const { return stateOf<CoinPath>(m_session->game()); }

    std::unique_ptr<Session> m_session;
};

constexpr Seed seed = 42;

std::unique_ptr<Game> coinGame()
{
    return std::make_unique<CoinGame>(CoinPath::start(CoinPath::terms().usual(2)));
}

// How the coin of a turn falls in the deal with this number.
Code coin(std::size_t turn)
{
    CoinPath::State state;
    state.turn = static_cast<std::uint8_t>(turn);
    Choices choices;
    CoinPath::list(state, choices);
    return drawn({0, seed}, CoinPath::place(state), choices);
}

std::vector<Event> events(const Session &session)
{
    return {session.log().begin(), session.log().end()};
}

void SessionTest::init()
{
    restart({true, true});
}

void SessionTest::restart(std::vector<bool> humans)
{
    m_session = std::make_unique<Session>(coinGame(), seed, std::move(humans));
    m_session->begin();
}

bool SessionTest::play(std::initializer_list<Code> codes)
{
    return ranges::all_of(codes, [this](Code code) { return m_session->play(code).has_value(); });
}

void SessionTest::playToTheEnd()
{
    while (!m_session->game().over())
        QVERIFY(m_session->play(0));
}

void SessionTest::beginDealsUntilSomebodyMustDecide()
{
    Session session(coinGame(), seed, {true, true});
    QCOMPARE(session.game().actor(), chance);
    QCOMPARE(session.begin(), changeOf(Cause::Played, 0, 0, 1));
    QCOMPARE(session.game().actor(), Seat{0});
    QCOMPARE(events(session), (std::vector<Event>{{chance, coin(0)}}));
    QCOMPARE(session.cursor(), 1U);

    QCOMPARE(session.begin(), Change()); // there is nothing to deal now
    QCOMPARE(session.cursor(), 1U);
}

void SessionTest::aMoveIsLoggedAppliedAndFollowedByChance()
{
    QVERIFY(m_session->play(2));
    QCOMPARE(events(*m_session), (std::vector<Event>{{chance, coin(0)}, {0, 2}, {chance, coin(1)}}));
    QCOMPARE(m_session->cursor(), 3U);
    QCOMPARE(m_session->game().actor(), Seat{1});
    QCOMPARE(state().course, ((4ULL + coin(0)) * 4 + 2) * 4 + coin(1));
}

void SessionTest::illegalMovesChangeNothing()
{
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->play(1));
    const std::vector<Event> before = events(*m_session);
    const CoinPath::State table = state();

    QVERIFY(!m_session->play(1)); // turn 2 is forced
    QVERIFY(!m_session->play(3));
    QVERIFY(!m_session->play(65535));
    QVERIFY(!m_session->enter({1, 0})); // it is seat 0's turn
    QVERIFY(!m_session->enter({chance, 0}));

    QCOMPARE(events(*m_session), before);
    QCOMPARE(state(), table);
}

void SessionTest::nothingIsPossibleAfterTheEnd()
{
    playToTheEnd();
    const std::vector<Event> before = events(*m_session);
    QCOMPARE(before.size(), 16U);
    QVERIFY(!m_session->play(0));
    QVERIFY(!m_session->enter({nobody, 0}));
    QVERIFY(!m_session->enter({0, 0}));
    m_session->begin();
    QCOMPARE(events(*m_session), before);
}

void SessionTest::chanceIsTheDealsAndItsPlaces()
{
    playToTheEnd();
    for (std::size_t turn = 0; turn < CoinPath::turns; ++turn)
        QCOMPARE(m_session->log()[2 * turn], (Event{chance, coin(turn)}));
}

void SessionTest::everyCallSaysWhatItDidAndWhy()
{
    QCOMPARE(m_session->play(1), changeOf(Cause::Played, 1, 1, 3)); // the event and the coin after it
    QCOMPARE(m_session->play(1), changeOf(Cause::Played, 3, 3, 5));
    QCOMPARE(m_session->undo(), changeOf(Cause::Undone, 5, 5, 3));
    QCOMPARE(m_session->play(1), changeOf(Cause::Played, 5, 3, 5)); // as before: the log is what it was
    QCOMPARE(m_session->undo(), changeOf(Cause::Undone, 5, 5, 3));
    QCOMPARE(m_session->redo(), changeOf(Cause::Redone, 5, 3, 5));
    QCOMPARE(m_session->redo(), Change());
    QCOMPARE(m_session->undo(), changeOf(Cause::Undone, 5, 5, 3));
    QCOMPARE(m_session->play(2), changeOf(Cause::Played, 3, 3, 5)); // another: new from event 3 on
    QCOMPARE(m_session->goTo(0), changeOf(Cause::Undone, 5, 5, 0));
    QCOMPARE(m_session->goTo(0), Change());
    QCOMPARE(m_session->begin(), changeOf(Cause::Played, 5, 0, 1)); // what was dealt is dealt again
    QCOMPARE(m_session->goTo(99), changeOf(Cause::Redone, 5, 1, 5));
}

void SessionTest::undoReturnsToTheLastDecisionOfAPerson()
{
    QVERIFY(!m_session->canUndo());
    QVERIFY(!m_session->undo());
    const CoinPath::State first = state();
    QVERIFY(m_session->play(1));
    const CoinPath::State second = state();
    QVERIFY(m_session->play(2));

    QVERIFY(m_session->canUndo());
    QVERIFY(m_session->undo());
    QCOMPARE(state(), second);
    QCOMPARE(m_session->cursor(), 3U);
    QVERIFY(m_session->undo());
    QCOMPARE(state(), first);
    QVERIFY(!m_session->canUndo());
    QVERIFY(!m_session->undo());
    QCOMPARE(m_session->log().size(), 5U); // to go forward again
}

void SessionTest::undoPassesOverForcedDecisions()
{
    QVERIFY(play({1, 1, 0, 1})); // turn 2 is forced
    QVERIFY(m_session->undo());
    QCOMPARE(m_session->cursor(), 7U); // turn 3
    QVERIFY(m_session->undo());
    QCOMPARE(m_session->cursor(), 3U); // turn 1
}

void SessionTest::undoPassesOverComputerPlayers()
{
    restart({true, false});
    QVERIFY(m_session->human(0) && !m_session->human(1));
    QVERIFY(!m_session->human(chance) && !m_session->human(nobody));
    QVERIFY(play({1, 1, 0, 1})); // seat 0 decides in turns 0 and 2, and 2 is forced
    QVERIFY(m_session->undo());
    QCOMPARE(m_session->cursor(), 1U);
    QVERIFY(!m_session->canUndo());
}

void SessionTest::undoCrossesRoundsAndTheEndOfTheGame()
{
    playToTheEnd();
    std::vector<std::size_t> stops;
    while (m_session->undo())
        stops.push_back(m_session->cursor());
    QCOMPARE(stops, (std::vector<std::size_t>{15, 13, 9, 7, 3, 1}));
    QCOMPARE(m_session->game().round(), 1);
}

void SessionTest::undoStopsAtAnyDecisionWhereNoPersonPlays()
{
    restart({false, false});
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->undo());
    QCOMPARE(m_session->cursor(), 3U);
}

void SessionTest::redoGoesForwardAsFar()
{
    playToTheEnd();
    const CoinPath::State end = state();
    while (m_session->undo()) {
    }
    std::vector<std::size_t> stops;
    while (m_session->canRedo()) {
        QVERIFY(m_session->redo());
        stops.push_back(m_session->cursor());
    }
    QCOMPARE(stops, (std::vector<std::size_t>{3, 7, 9, 13, 15, 16}));
    QVERIFY(!m_session->redo());
    QCOMPARE(state(), end);
}

void SessionTest::theSameChanceComesAgain()
{
    playToTheEnd();
    const std::vector<Event> before = events(*m_session);
    m_session->goTo(1);
    QVERIFY(m_session->play(1)); // drops the future
    m_session->goTo(1);
    playToTheEnd();
    QCOMPARE(events(*m_session), before);
}

void SessionTest::anotherMoveMeetsTheSameChance()
{
    playToTheEnd();
    m_session->goTo(1);
    QVERIFY(play({2, 1, 0, 2}));
    for (std::size_t turn = 0; turn < 5; ++turn)
        QCOMPARE(m_session->log()[2 * turn], (Event{chance, coin(turn)}));
}

void SessionTest::anotherMoveDropsTheFuture()
{
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->play(1));
    m_session->goTo(1);
    QVERIFY(m_session->play(2));
    QCOMPARE(m_session->log().size(), 3U);
    QVERIFY(!m_session->canRedo());
}

void SessionTest::theSameMoveKeepsTheFuture()
{
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->play(1));
    const std::vector<Event> before = events(*m_session);
    m_session->goTo(1);
    QVERIFY(m_session->play(1));
    QCOMPARE(events(*m_session), before);
    QCOMPARE(m_session->cursor(), 3U);
    QVERIFY(m_session->canRedo());
}

void SessionTest::goToAnyEvent()
{
    playToTheEnd();
    const std::vector<Event> before = events(*m_session);
    for (std::size_t cursor = 0; cursor <= before.size(); ++cursor) {
        CoinPath::State expected;
        for (std::size_t i = 0; i < cursor; ++i)
            CoinPath::apply(expected, before[i].code);
        m_session->goTo(cursor);
        QCOMPARE(m_session->cursor(), cursor);
        QCOMPARE(state(), expected);
    }
    m_session->goTo(99);
    QCOMPARE(m_session->cursor(), before.size());
    QCOMPARE(events(*m_session), before);
}

void SessionTest::atLooksWithoutMoving()
{
    QVERIFY(m_session->play(1));
    QVERIFY(m_session->at(0)->equals(*coinGame()));
    QVERIFY(m_session->at(0)->equals(m_session->start()));
    QVERIFY(m_session->at(3)->equals(m_session->game()));
    QVERIFY(m_session->at(99)->equals(m_session->game()));
    QVERIFY(!m_session->at(2)->equals(m_session->game()));
    QCOMPARE(m_session->cursor(), 3U);
}

void SessionTest::enterTakesChanceAsGiven()
{
    // Given a coin that a person tossed by hand,
    Session session(coinGame(), seed, {true, true});
    QVERIFY(session.enter({chance, 0}));
    QCOMPARE(session.cursor(), 1U);
    QCOMPARE(session.game().actor(), Seat{0});
    // when the game goes on, then the next one is that of its turn.
    QVERIFY(session.play(0));
    QCOMPARE(session.log()[2], (Event{chance, coin(1)}));
}

void SessionTest::enterRefusesWhatIsNotToCome()
{
    Session session(coinGame(), seed, {true, true});
    QVERIFY(!session.enter({0, 0}));
    QVERIFY(!session.enter({chance, 2}));
    QVERIFY(!session.play(0)); // nobody decides before the coin has fallen
    QVERIFY(session.log().empty());
}

void SessionTest::withoutLuckWhatComesIsEntered()
{
    Session session(coinGame(), std::nullopt, {true, true});
    QCOMPARE(session.begin(), Change());
    QCOMPARE(session.bring(std::vector<Code>{2}), Change());    // no coin falls so
    QCOMPARE(session.bring(std::vector<Code>{0, 0}), Change()); // it is somebody's turn after the first
    QVERIFY(session.log().empty());
    QCOMPARE(session.bring(std::vector<Code>{1}), changeOf(Cause::Played, 0, 0, 1));
    QCOMPARE(session.play(0), changeOf(Cause::Played, 1, 1, 2));
    QCOMPARE(session.game().actor(), chance);
    QCOMPARE(session.play(0), Change());
}

void SessionTest::whatWasEnteredIsTakenBack()
{
    for (const std::vector<bool> &humans : {std::vector{true, true}, std::vector{false, false}}) {
        Session session(coinGame(), std::nullopt, humans);
        session.bring(std::vector<Code>{1});
        session.play(0);
        session.bring(std::vector<Code>{0});
        QCOMPARE(session.cursor(), 3U);
        session.undo();
        QCOMPARE(session.cursor(), 2U);
        session.undo();
        QCOMPARE(session.cursor(), 1U);
        session.undo();
        QCOMPARE(session.cursor(), 0U);
        QVERIFY(!session.canUndo());
        session.redo();
        QCOMPARE(session.cursor(), 1U);
        session.redo();
        QCOMPARE(session.bring(std::vector<Code>{0}), changeOf(Cause::Played, 3, 2, 3)); // the same
        session.undo();
        QCOMPARE(session.bring(std::vector<Code>{1}), changeOf(Cause::Played, 2, 2, 3));
    }
}

void SessionTest::recallDealsNothing()
{
    Session session(coinGame(), seed, {true, true});
    const std::vector<Event> past{{chance, 0}, {0, 2}};
    QCOMPARE(session.recall(past), changeOf(Cause::Recalled, 0, 0, 2));
    QCOMPARE(events(session), past);
    QCOMPARE(session.game().actor(), chance);
    QCOMPARE(session.begin(), changeOf(Cause::Played, 2, 2, 3));
    QCOMPARE(session.log()[2], (Event{chance, coin(1)}));
}

void SessionTest::recallStopsAtTheFirstImpossibleEvent()
{
    Session session(coinGame(), seed, {true, true});
    const std::vector<Event> past{{chance, 0}, {0, 2}, {0, 2}, {chance, 0}};
    QCOMPARE(session.recall(past), changeOf(Cause::Recalled, 0, 0, 2));
    QCOMPARE(events(session), (std::vector<Event>{{chance, 0}, {0, 2}}));
}

void SessionTest::recallOfNothingPossibleChangesNothing()
{
    QVERIFY(m_session->play(1));
    const std::vector<Event> before = events(*m_session);
    m_session->goTo(1);
    QCOMPARE(m_session->recall(std::vector<Event>{{1, 0}}), Change());
    QCOMPARE(events(*m_session), before);
}

void SessionTest::recallOfTheSameKeepsTheFuture()
{
    playToTheEnd();
    const std::vector<Event> before = events(*m_session);
    m_session->goTo(0);
    QCOMPARE(m_session->recall(std::span(before).first(5)), changeOf(Cause::Recalled, 16, 0, 5));
    QCOMPARE(events(*m_session), before);
    // Another one is where the log changes.
    const std::vector<Event> other{before[5], {chance, static_cast<Code>(1 - before[6].code)}};
    QCOMPARE(m_session->recall(other), changeOf(Cause::Recalled, 6, 5, 7));
    QCOMPARE(m_session->log().size(), 7U);
}

void SessionTest::aPlayedGameIsRecalledWhole()
{
    playToTheEnd();
    Session session(coinGame(), seed, {true, true});
    QVERIFY(session.recall(m_session->log()));
    QVERIFY(session.game().equals(m_session->game()));
    QVERIFY(session.undo());
    QCOMPARE(session.cursor(), 15U);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::SessionTest)
#include "session.moc"
