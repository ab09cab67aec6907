#include "app/desktop/table/awaiting.h"

#include "tests/desktop/robot.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const std::map<Deed, const char *> deeds{
    {Deed::Return, "return"},   {Deed::Read, "read"},       {Deed::Confirm, "confirm"},
    {Deed::Abandon, "abandon"}, {Deed::Choose, "choose"},   {Deed::PassOn, "pass on"},
    {Deed::Consult, "consult"}, {Deed::Rethink, "rethink"}, {Deed::Answer, "answer"},
    {Deed::Enter, "enter"},     {Deed::Roll, "roll"},       {Deed::Watch, "watch"},
    {Deed::Resume, "resume"},   {Deed::Pause, "pause"},
};

// All that a person may do, in the order of the deeds.
QString permitted(const Circumstances &now)
{
    QStringList permitted;
    for (const auto &[deed, name] : deeds)
        if (may(deed, now))
            permitted << QString::fromLatin1(name);
    return permitted.join(u", "_s);
}

// All circumstances that can be thought of.
std::vector<Circumstances> allCircumstances()
{
    std::vector<Circumstances> all;
    for (const Awaiting state : {Awaiting::Nothing, Awaiting::Board, Awaiting::Disk, Awaiting::Reader,
                                 Awaiting::Person, Awaiting::Computer, Awaiting::Luck, Awaiting::Over})
        for (const bool back : {false, true})
            for (const auto correcting : {Correcting::No, Correcting::Entering, Correcting::Confirming})
                for (const auto coaching : {Coaching::Nothing, Coaching::Thinking, Coaching::Warning})
                    for (const bool demo : {false, true})
                        for (const bool paused : {false, true})
                            all.push_back({state, back, correcting, coaching, demo, paused});
    return all;
}

} // namespace

// What a person may do at the table.
class CircumstancesTest : public QObject {
    Q_OBJECT

private slots:
    void whatAPersonMayDoFollowsFromThem_data();
    void whatAPersonMayDoFollowsFromThem();
    void nobodyIsAskedForTwoThingsAtOnce();
    void whoChoosesMayLookBackAndHaveTheComputerPlay();
    void whoEntersMayCorrect();
    void whoReadsMayOnlyGoOn();
};

void CircumstancesTest::whatAPersonMayDoFollowsFromThem_data()
{
    QTest::addColumn<Circumstances>("now");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Circumstances &now, const char *expected) {
        QTest::newRow(name) << now << QString::fromLatin1(expected);
    };
    using enum Awaiting;
    const auto amending = [](Awaiting awaiting, Correcting correcting) {
        return Circumstances{.awaiting = awaiting, .correcting = correcting};
    };
    const auto warned = [](Coaching coaching) {
        return Circumstances{.awaiting = Person, .coaching = coaching};
    };
    row("no game", {.awaiting = Nothing}, "");
    row("it shows", {.awaiting = Board}, "pause");
    row("it writes", {.awaiting = Disk}, "pause");
    row("a scoring", {.awaiting = Reader}, "read, pause");
    row("a move", {.awaiting = Person}, "choose, pass on, consult");
    row("the coach thinks", warned(Coaching::Thinking), "choose, pass on, consult, rethink");
    row("a warning", warned(Coaching::Warning), "choose, pass on, consult, rethink, answer");
    row("luck", {.awaiting = Luck}, "enter, roll, pause");
    row("the computer", {.awaiting = Computer}, "watch, pause");
    row("it is paused", {.awaiting = Computer, .paused = true}, "watch, resume, pause");
    row("for a person", {.awaiting = Board, .demo = true}, "watch, pause");
    row("the end", {.awaiting = Over}, "pause");
    row("what should have been decided", amending(Person, Correcting::Entering), "abandon, choose");
    row("what should have come", amending(Luck, Correcting::Entering), "abandon, enter, pause");
    row("a correction of a move", amending(Person, Correcting::Confirming), "confirm, abandon");
    row("a correction of luck", amending(Luck, Correcting::Confirming), "confirm, abandon, pause");
    row("an earlier moment", {.awaiting = Person, .lookingBack = true}, "return");
    row("from the end", {.awaiting = Over, .lookingBack = true}, "return, pause");
}

void CircumstancesTest::whatAPersonMayDoFollowsFromThem()
{
    QFETCH(Circumstances, now);
    QTEST(permitted(now), "expected");
}

void CircumstancesTest::nobodyIsAskedForTwoThingsAtOnce()
{
    for (const Circumstances &now : allCircumstances()) {
        const auto may = [&](Deed deed) { return desktop::may(deed, now); };
        const QByteArray all = permitted(now).toLatin1();
        int asked = 0;
        for (const Deed deed :
             {Deed::Return, Deed::Read, Deed::Confirm, Deed::Choose, Deed::Enter, Deed::Watch})
            asked += may(deed);
        QVERIFY2(asked <= 1, all);
        QCOMPARE(may(Deed::Return), now.lookingBack);
        QCOMPARE(may(Deed::Abandon), now.correcting != Correcting::No);
        // What goes with choosing and entering is there with them alone.
        for (const Deed deed : {Deed::PassOn, Deed::Consult, Deed::Rethink, Deed::Answer})
            QVERIFY2(!may(deed) || (may(Deed::Choose) && !may(Deed::Abandon)), all);
        QVERIFY2(!may(Deed::Roll) || (may(Deed::Enter) && !may(Deed::Abandon)), all);
        QVERIFY2(!may(Deed::Answer) || may(Deed::Rethink), all);
        QVERIFY2(!may(Deed::Resume) || (may(Deed::Watch) && now.paused), all);
        // The coach takes nothing from anybody, and a pause nothing from people.
        for (const auto &[deed, name] : deeds) {
            Circumstances otherwise = now;
            otherwise.coaching = Coaching::Nothing;
            otherwise.paused = false;
            QVERIFY2(may(deed) || !desktop::may(deed, otherwise), name);
        }
    }
}

void CircumstancesTest::whoChoosesMayLookBackAndHaveTheComputerPlay()
{
    Stage stage;
    TableController &table = stage.services.table;
    const auto permits = [&] { return permitted(table.circumstances()); };
    QCOMPARE(permits(), QString());
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    QCOMPARE(permits(), u"choose, pass on, consult"_s);
    table.setWarned(table.current()->session().game().actor(), true);
    QVERIFY(table.decide(firstOf(table.current()->session().game())));
    QCOMPARE(permits(), u"choose, pass on, consult, rethink"_s);
    table.lookAt(0);
    QCOMPARE(permits(), u"return"_s);
    table.lookAt(std::nullopt);
    QCOMPARE(permits(), u"choose, pass on, consult"_s);
    table.setDemo(true);
    QCOMPARE(permits(), u"watch, pause"_s);
    table.setPaused(true);
    QCOMPARE(permits(), u"watch, resume, pause"_s);
    table.setDemo(false);
    QCOMPARE(permits(), u"choose, pass on, consult"_s);
}

void CircumstancesTest::whoEntersMayCorrect()
{
    Stage stage;
    TableController &table = stage.services.table;
    const auto permits = [&] { return permitted(table.circumstances()); };
    beginByHand(stage, usualGame(), u"HH"_s);
    QCOMPARE(permits(), u"enter, roll, pause"_s);
    typeText(stage, u"53240"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    table.play(firstOf(table.current()->session().game()));
    QVERIFY(waitForPeople(stage));
    table.lookAt(5);
    QCOMPARE(permits(), u"return"_s);
    typeKey(stage, Qt::Key_F2);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(permits(), u"abandon, enter, pause"_s);
    typeText(stage, u"53244"_s);
    typeKey(stage, Qt::Key_Return);
    QCOMPARE(permits(), u"confirm, abandon, pause"_s);
    QVERIFY(!table.bring({}));
    typeKey(stage, Qt::Key_Escape);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(permits(), u"choose, pass on, consult"_s);
}

void CircumstancesTest::whoReadsMayOnlyGoOn()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    while (stage.wait() && table.awaiting() == Awaiting::Person)
        table.play(firstOf(table.current()->session().game()));
    QCOMPARE(permitted(table.circumstances()), u"read, pause"_s);
    table.acknowledge();
    QVERIFY(stage.wait());
    QCOMPARE(permitted(table.circumstances()), u"choose, pass on, consult"_s);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::CircumstancesTest)
#include "circumstances.moc"
