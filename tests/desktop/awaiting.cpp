#include "app/desktop/table/awaiting.h"
#include "engine/rules/ranges.h"

#include "app/desktop/appservices.h"
#include "app/desktop/storage/autosave.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QRandomGenerator>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const std::map<Awaiting, const char *> states{
    {Awaiting::Nothing, "nothing"}, {Awaiting::Board, "board"},   {Awaiting::Disk, "disk"},
    {Awaiting::Reader, "reader"},   {Awaiting::Person, "person"}, {Awaiting::Computer, "computer"},
    {Awaiting::Luck, "luck"},       {Awaiting::Over, "over"},
};

const std::map<Happening, const char *> happenings{
    {Happening::Placed, "placed"},   {Happening::Moved, "moved"},       {Happening::Settled, "settled"},
    {Happening::Written, "written"}, {Happening::Read, "read"},         {Happening::Seated, "seated"},
    {Happening::Paused, "paused"},   {Happening::Returned, "returned"}, {Happening::Left, "left"},
};

// A table that nobody looks at: the board has shown what happened when the test says so.
struct Table {
    Table() : services(Folders::under(folder.path())) {}
    ~Table() { disk.release(blocked); }

    std::unique_ptr<GameInProgress> game(const QString &seats, std::span<const Event> events = {},
                                         const LuckSource &luck = LuckSource::ofDeal({0, 42}))
    {
        const Variant &variant = *services.variants.find(u"dice"_s);
        Proposal proposal;
        proposal.variant = u"dice"_s;
        proposal.setup = variant.terms().usual(static_cast<int>(seats.size()));
        proposal.luck = luck;
        proposal.thinking = 42;
        for (int seat = 0; seat < seats.size(); ++seat)
            proposal.people.push_back(
                {QString(QChar(u'A' + seat)), seats[seat] == u'H', Level::Random, seat});
        return std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant), variant,
                                                std::move(proposal), events);
    }

    // All that happens in a game of two, if each does the first thing he can.
    std::vector<Event> course()
    {
        const std::unique_ptr<GameInProgress> whole = game(u"HH"_s);
        whole->begin();
        Choices choices;
        while (!whole->session().game().over()) {
            whole->session().game().list(choices);
            whole->play(choices[0]);
        }
        return {whole->session().log().begin(), whole->session().log().end()};
    }

    // The same, until somebody has to decide.
    std::vector<Event> dealt()
    {
        std::vector<Event> events = course();
        events.erase(ranges::find_if(events, [](const Event &event) { return event.actor != chance; }),
                     events.end());
        return events;
    }

    // The same, until the dice are to be rolled a second time.
    std::vector<Event> untilRolledAgain()
    {
        std::vector<Event> events = course();
        const auto decision =
            ranges::find_if(events, [](const Event &event) { return event.actor != chance; });
        events.erase(
            std::find_if(decision, events.end(), [](const Event &event) { return event.actor == chance; }),
            events.end());
        return events;
    }

    // The same, until a round was scored.
    std::vector<Event> untilScored()
    {
        std::vector<Event> events = course();
        const std::unique_ptr<Game> game = this->game(u"HH"_s)->session().start().clone();
        std::size_t count = 0;
        while (game->scorings() == 0)
            game->apply(events[count++].code);
        events.resize(count);
        return events;
    }

    void block()
    {
        ++blocked;
        services.diskWriter.write([this] { disk.acquire(); });
    }

    void unblock()
    {
        disk.release(std::exchange(blocked, 0));
        services.diskWriter.finish();
    }

    bool bringTo(Awaiting state)
    {
        if (state == Awaiting::Nothing)
            table.leave();
        else if (state == Awaiting::Reader)
            table.begin(game(u"HH"_s, untilScored()));
        else if (state == Awaiting::Over)
            table.begin(game(u"HH"_s, course()));
        else if (state == Awaiting::Luck)
            table.begin(game(u"HH"_s, untilRolledAgain(), LuckSource::byHand()));
        else
            table.begin(game(state == Awaiting::Computer ? u"RR"_s : u"HH"_s));
        if (state == Awaiting::Computer)
            table.setPaused(true);
        if (state == Awaiting::Disk)
            block();
        if (state != Awaiting::Board)
            table.settle();
        return QTest::qWaitFor([&] { return table.awaiting() == state; }, 120'000);
    }

    void bringAbout(Happening happening)
    {
        switch (happening) {
        case Happening::Placed:
            table.begin(game(u"HH"_s, dealt()));
            return;
        case Happening::Moved:
            if (table.current() == nullptr || table.current()->session().game().over())
                table.begin(game(u"HH"_s));
            else if (table.awaiting() == Awaiting::Luck)
                table.roll();
            else
                table.play(firstOf(table.current()->session().game()));
            return;
        case Happening::Settled:
            table.settle();
            return;
        case Happening::Written:
            unblock();
            emit services.diskWriter.caughtUp();
            return;
        case Happening::Read:
            table.acknowledge();
            return;
        case Happening::Seated:
            table.setDemo(!table.demo());
            return;
        case Happening::Paused:
            table.setPaused(!table.paused());
            return;
        case Happening::Returned:
            table.lookAt(0);
            table.lookAt(std::nullopt);
            return;
        case Happening::Left:
            table.leave();
            return;
        }
    }

    static Code firstOf(const Game &game)
    {
        Choices choices;
        game.list(choices);
        return choices[0];
    }

    // Whoever comes next once all is written, as a person would say it.
    Awaiting next() const
    {
        const Game &game = table.current()->session().game();
        if (table.scored())
            return Awaiting::Reader;
        if (game.over())
            return Awaiting::Over;
        if (game.actor() == chance)
            return Awaiting::Luck;
        return table.demo() || !table.current()->person(game.actor()).human ? Awaiting::Computer
                                                                            : Awaiting::Person;
    }

    QTemporaryDir folder;
    QSemaphore disk; // outlives who waits for it
    int blocked = 0;
    AppServices services;
    TableController &table = services.table;
};

} // namespace

class AwaitingTest : public QObject {
    Q_OBJECT

private slots:
    void whoComesNextFollowsFromTheSituation();
    void everyHappeningLeadsWhereTheTableSays_data();
    void everyHappeningLeadsWhereTheTableSays();
    void whoeverLooksBackHoldsTheTable();
    void aListenerIsHeardAfterEverybodyHasHeard();
    void theTableHasChangedBeforeItTells();
    void everyMoveSaysItsCause();
    void theProgramMayEndInEveryState_data();
    void theProgramMayEndInEveryState();
    void aGameMayGoBeforeWhatWritesItDown();
    void roundsAreScoredWhereTheViewShowsThem();
};

void AwaitingTest::whoComesNextFollowsFromTheSituation()
{
    for (int n = 0; n < 32; ++n) {
        const Situation situation{(n & 16) == 0, (n & 8) != 0, (n & 4) != 0, (n & 2) != 0, (n & 1) != 0};
        const Awaiting expected = n >= 16 ? Awaiting::Disk
            : n >= 8                      ? Awaiting::Reader
            : n >= 4                      ? Awaiting::Over
            : n >= 2                      ? Awaiting::Luck
            : n == 1                      ? Awaiting::Computer
                                          : Awaiting::Person;
        QCOMPARE(nextIn(situation), expected);
    }
}

void AwaitingTest::everyHappeningLeadsWhereTheTableSays_data()
{
    QCOMPARE(states.size(), courses.size());
    QCOMPARE(happenings.size(), courses.front().size());
    QTest::addColumn<Awaiting>("state");
    QTest::addColumn<Happening>("happening");
    for (const auto &[state, stateName] : states)
        for (const auto &[happening, name] : happenings)
            QTest::addRow("%s, %s", stateName, name) << state << happening;
}

void AwaitingTest::everyHappeningLeadsWhereTheTableSays()
{
    QFETCH(Awaiting, state);
    QFETCH(Happening, happening);
    Table at;
    QVERIFY(at.bringTo(state));
    if (state != Awaiting::Disk)
        at.services.diskWriter.finish();
    const QSignalSpy told(&at.table, &TableController::awaitingChanged);
    at.bringAbout(happening);
    switch (courseFrom(state, happening)) {
    case Course::Stay:
        QCOMPARE(at.table.awaiting(), state);
        QCOMPARE(told.count(), 0);
        return;
    case Course::Show:
        QCOMPARE(at.table.awaiting(), Awaiting::Board);
        break;
    case Course::End:
        QCOMPARE(at.table.awaiting(), Awaiting::Nothing);
        break;
    case Course::Next:
        if (!at.services.diskWriter.idle() && at.blocked > 0) {
            QCOMPARE(at.table.awaiting(), Awaiting::Disk);
            at.unblock();
        }
        QTRY_COMPARE(at.table.awaiting(), at.next());
        break;
    }
    QVERIFY(told.count() > 0);
}

void AwaitingTest::whoeverLooksBackHoldsTheTable()
{
    Table at;
    QVERIFY(at.bringTo(Awaiting::Board));
    at.services.diskWriter.finish();
    at.table.lookAt(0);
    at.table.settle();
    QCOMPARE(at.table.awaiting(), Awaiting::Board);
    at.table.lookAt(std::nullopt);
    QCOMPARE(at.table.awaiting(), Awaiting::Person);
}

void AwaitingTest::aListenerIsHeardAfterEverybodyHasHeard()
{
    Table at;
    TableController &table = at.table;
    QStringList heard;
    // The first to hear does something at once, as a board on which nothing moves.
    connect(&table, &TableController::moved, this, [&] {
        heard << u"moved"_s;
        table.settle();
        heard << u"settled"_s;
    });
    connect(&table, &TableController::moved, this, [&] {
        heard << u"moved, too"_s;
        QCOMPARE(table.awaiting(), Awaiting::Board);
    });
    connect(&table, &TableController::awaitingChanged, this,
            [&] { heard << QString::fromLatin1(states.at(table.awaiting())); });
    table.begin(at.game(u"HH"_s));
    QTRY_COMPARE(table.awaiting(), Awaiting::Person);
    heard.removeAll(u"disk"_s); // as fast as it is
    QCOMPARE(heard, (QStringList{u"moved"_s, u"settled"_s, u"moved, too"_s, u"board"_s, u"person"_s}));
}

void AwaitingTest::theTableHasChangedBeforeItTells()
{
    Table at;
    TableController &table = at.table;
    QVERIFY(at.bringTo(Awaiting::Person));
    table.lookAt(0);
    table.setDemo(true);
    int told = 0;
    const auto changed = [&] {
        ++told;
        QVERIFY(!table.lookedAt());
        QVERIFY(!table.demo());
        QCOMPARE(table.awaiting(), Awaiting::Board);
        QVERIFY(table.current()->session().cursor() > 0);
    };
    connect(&table, &TableController::gameChanged, this, changed);
    connect(&table, &TableController::lookedAtChanged, this, changed);
    connect(&table, &TableController::demoChanged, this, changed);
    connect(&table, &TableController::moved, this, changed);
    connect(&table, &TableController::awaitingChanged, this, changed);
    table.begin(at.game(u"HH"_s));
    QCOMPARE(told, 5);
}

void AwaitingTest::everyMoveSaysItsCause()
{
    Table at;
    TableController &table = at.table;
    std::vector<Session::Cause> causes;
    connect(&table, &TableController::moved, this,
            [&](const Session::Change &change) { causes.push_back(change.cause); });
    QVERIFY(at.bringTo(Awaiting::Person));
    table.play(Table::firstOf(table.current()->session().game()));
    table.undo();
    table.redo();
    using enum Session::Cause;
    QVERIFY(causes == (std::vector{Played, Played, Undone, Redone}));
}

void AwaitingTest::theProgramMayEndInEveryState_data()
{
    QTest::addColumn<Awaiting>("state");
    QTest::addColumn<bool>("lookingBack");
    for (const auto &[state, name] : states)
        for (const bool back : {false, true})
            QTest::addRow("%s%s", name, back ? ", looking back" : "") << state << back;
}

void AwaitingTest::theProgramMayEndInEveryState()
{
    QFETCH(Awaiting, state);
    QFETCH(bool, lookingBack);
    Folders folders;
    {
        Table at;
        at.folder.setAutoRemove(false);
        folders = at.services.folders;
        QVERIFY(at.bringTo(Awaiting::Person));
        at.table.play(Table::firstOf(at.table.current()->session().game()));
        at.table.settle();
        QVERIFY(at.bringTo(state)); // with another game beneath
        if (lookingBack)
            at.table.lookAt(0);
    }
    AppServices again(folders);
    // Whatever was decided is there, free for everybody, and can be read.
    const QStringList files = again.store.interruptedFiles();
    const bool decidedBefore = state == Awaiting::Reader || state == Awaiting::Luck;
    QCOMPARE(files.size(), decidedBefore ? 2 : 1);
    for (const QString &file : files)
        QVERIFY(again.store.open(file)->begun());
    QVERIFY(QDir(QFileInfo(folders.state).path()).removeRecursively());
}

// The table goes with its game while the disk is still busy with it.
void AwaitingTest::aGameMayGoBeforeWhatWritesItDown()
{
    Table at;
    std::unique_ptr<GameInProgress> game = at.game(u"HH"_s);
    const QString id = game->id();
    at.services.store.keep(*game);
    at.block();
    game->begin();
    game->play(Table::firstOf(game->session().game()));
    const auto events = game->session().log().size();
    game.reset();
    QVERIFY(at.services.store.interruptedFiles().isEmpty());
    at.unblock();
    QCOMPARE(at.services.store.latest()->game->id(), id);
    QCOMPARE(at.services.store.latest()->game->session().log().size(), events);
}

void AwaitingTest::roundsAreScoredWhereTheViewShowsThem()
{
    Table at;
    QRandomGenerator random(14);
    for (const PluginMetadata &listed : at.services.playable()) {
        const Variant &variant = *at.services.variants.find(listed.id);
        const int seats = variant.terms().leastSeats + 1;
        Players players;
        for (int seat = 0; seat < seats; ++seat)
            players.push_back({QString(QChar(u'A' + seat)), seat});
        Session session(variant.newGame(variant.terms().usual(seats)), 7, {});
        session.begin();
        Choices choices;
        while (!session.game().over()) {
            session.game().list(choices);
            session.play(choices[static_cast<std::size_t>(random.bounded(static_cast<int>(choices.size())))]);
        }
        int scorings = 0;
        for (std::size_t i = 0; i < session.log().size(); ++i) {
            const auto before = session.at(i);
            const auto after = session.at(i + 1);
            const bool scored = after->scorings() > before->scorings();
            scorings += scored;
            QCOMPARE(scored, !variant.view()->scoring(*before, *after, players).empty());
        }
        QVERIFY(scorings > 0);
        QCOMPARE(session.game().scorings(), scorings);
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::AwaitingTest)
#include "awaiting.moc"
