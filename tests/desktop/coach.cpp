#include "app/desktop/actions.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QComboBox>
#include <QTest>

#include <vector>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// Who wants it is warned before a blunder is played.
class CoachTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whoDoesNotWantItHearsNothing();
    void aBlunderIsPlayedOnlyAfterAWarning();
    void whoThinksAgainMayPlayItAllTheSame();
    void theBetterMoveIsShownIfWanted();
    void anotherChoiceIsThinkingAgain();
    void noMoreInThisGame();
    void aFineMoveIsPlayedAtOnce();
    void whatIsNotKnownYetWaitsForAMomentAtMost();
    void whoLooksBackMeanwhileHasPlayedNothing();
    void whoLooksBackFromAWarningThinksAgain();
    void onlyWhoAskedIsWarned();
    void aWarningIsGoneWithItsMoment();
    void theSettingIsAtTheSeatAndAtTheTable();
    void itStaysWithTheGame();
    void realDiceOnlyWhereAllAgreed();
};

namespace {

Proposal warned(Stage &stage, const QString &seats = u"HR"_s, Seed seed = 42)
{
    Proposal proposal = stage.proposal(seats, seed, usualGame());
    proposal.people[0].warned = true;
    return proposal;
}

TableController &tableOf(Stage &stage)
{
    return stage.services.table;
}

std::size_t cursorOf(Stage &stage)
{
    return tableOf(stage).current()->session().cursor();
}

QString words(Stage &stage)
{
    return stage.window.table()->bar()->prompt()->sentence().plain();
}

void key(Stage &stage, Qt::Key key)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : stage.window.table()->board(), key);
}

// On the board, and with the key of the main button.
void choose(Stage &stage, Code code)
{
    MoveSelection &choosing = *stage.window.table()->choosing();
    const GameInProgress &current = *tableOf(stage).current();
    choosing.clear();
    for (const RegionId region : current.variant().view()->regionsOf(current.session().game(), code))
        if (!choosing.draft().contains(region))
            choosing.choose(region);
}

void take(Stage &stage, Code code)
{
    choose(stage, code);
    stage.window.table()->board()->setFocus();
    key(stage, Qt::Key_Return);
}

// How to get to where a person can play a blunder. It is looked for once.
struct Trap {
    std::vector<Code> way;
    Code blunder;
};

const Trap &trap()
{
    static const Trap found = [] {
        Stage stage;
        stage.begin(warned(stage));
        Trap trap{{}, stage.blunder().value()};
        const Session &session = tableOf(stage).current()->session();
        for (std::size_t at = 0; at < session.cursor(); ++at)
            if (session.log()[at].actor == 0 && !session.at(at)->forced())
                trap.way.push_back(session.log()[at].code);
        return trap;
    }();
    return found;
}

// A person who is warned may play a blunder, and it is known to be one.
Code beforeABlunder(Stage &stage)
{
    const Code blunder = trap().blunder;
    stage.begin(warned(stage));
    const auto personsTurn = [&] {
        while (stage.wait() && tableOf(stage).awaiting() == Awaiting::Reader)
            tableOf(stage).acknowledge();
    };
    for (const Code code : trap().way) {
        personsTurn();
        tableOf(stage).play(code);
    }
    personsTurn();
    [[maybe_unused]] const bool known =
        QTest::qWaitFor([&] { return tableOf(stage).coach().advice().of(blunder) != nullptr; }, 300'000);
    return blunder;
}

// Likewise, and is about to.
Code warnedOfABlunder(Stage &stage)
{
    const Code blunder = beforeABlunder(stage);
    take(stage, blunder);
    return blunder;
}

QStringList howOf(Stage &stage, std::size_t event)
{
    const Record record = recordOf(*tableOf(stage).current());
    const auto how = record.how.find(event);
    return how == record.how.end() ? QStringList() : how->second;
}

} // namespace

// Before there is another window, which would not be the active one any more.
void CoachTest::initTestCase()
{
    trap();
}

void CoachTest::whoDoesNotWantItHearsNothing()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    QVERIFY(!stage.window.actions().warn.isChecked());
    while (tableOf(stage).awaiting() != Awaiting::Over) {
        Choices choices;
        tableOf(stage).current()->session().game().list(choices);
        const std::size_t before = cursorOf(stage);
        stage.window.table()->choosing()->play(choices[choices.size() - 1]);
        QVERIFY(cursorOf(stage) > before);
        QVERIFY(!tableOf(stage).coach().advice().best); // nobody even thought about it
        stage.playOn(0);
        while (stage.wait() && tableOf(stage).awaiting() == Awaiting::Reader)
            tableOf(stage).acknowledge();
    }
    QVERIFY(recordOf(*tableOf(stage).current()).how.empty());
    QVERIFY(recordOf(*tableOf(stage).current()).notes.empty());
}

void CoachTest::aBlunderIsPlayedOnlyAfterAWarning()
{
    Stage stage;
    const Code blunder = warnedOfABlunder(stage);
    const std::size_t at = cursorOf(stage);
    QCOMPARE(tableOf(stage).awaiting(), Awaiting::Person);
    QVERIFY(tableOf(stage).coach().warning());
    QVERIFY2(words(stage).startsWith(u"Careful, a blunder. Cost: points: "_s), qPrintable(words(stage)));
    QCOMPARE(stage.window.table()->lastSaid(), words(stage)); // for who listens
    QVERIFY(!tableOf(stage).coach().marked());                // what is better is not given away
    key(stage, Qt::Key_Y);
    QTRY_VERIFY(cursorOf(stage) > at);
    QCOMPARE(tableOf(stage).current()->session().log()[at].code, blunder);
    QCOMPARE(howOf(stage, at), QStringList{u"warning"_s});
}

void CoachTest::whoThinksAgainMayPlayItAllTheSame()
{
    Stage stage;
    const Code blunder = warnedOfABlunder(stage);
    const std::size_t at = cursorOf(stage);
    key(stage, Qt::Key_Return); // once more, in haste: nothing is played
    QTRY_VERIFY(!tableOf(stage).coach().warning());
    QCOMPARE(cursorOf(stage), at);
    QVERIFY(stage.window.table()->choosing()->begun()); // what was chosen still is
    QVERIFY(!words(stage).startsWith(u"Careful"_s));
    take(stage, blunder); // who was told knows
    QTRY_VERIFY(cursorOf(stage) > at);
    QCOMPARE(howOf(stage, at), QStringList{u"warning"_s});
}

void CoachTest::theBetterMoveIsShownIfWanted()
{
    Stage stage;
    warnedOfABlunder(stage);
    const std::size_t at = cursorOf(stage);
    const QImage before = stage.window.table()->board()->grab().toImage();
    key(stage, Qt::Key_S);
    QTRY_COMPARE(tableOf(stage).coach().marked(), std::optional(tableOf(stage).coach().advice().best->code));
    QVERIFY(stage.window.table()->board()->grab().toImage() != before);
    QVERIFY2(words(stage).startsWith(u"Better: Anna takes "_s), qPrintable(words(stage)));
    QVERIFY2(words(stage).contains(u"eside the best move"_s) || words(stage).contains(u"stands out"_s),
             qPrintable(words(stage)));
    QCOMPARE(stage.window.table()->lastSaid(), words(stage));
    const Code best = *tableOf(stage).coach().marked();
    key(stage, Qt::Key_Escape);
    QTRY_VERIFY(!tableOf(stage).coach().warning());
    take(stage, best);
    QTRY_VERIFY(cursorOf(stage) > at);
    QCOMPARE(howOf(stage, at), (QStringList{u"warning"_s, u"hint"_s}));
}

void CoachTest::anotherChoiceIsThinkingAgain()
{
    Stage stage;
    warnedOfABlunder(stage);
    const MoveSelection &choosing = *stage.window.table()->choosing();
    const std::vector<RegionId> chosen(choosing.draft().chosen().begin(), choosing.draft().chosen().end());
    stage.window.table()->board()->activate(chosen.front());
    QVERIFY(!tableOf(stage).coach().warning());
    QVERIFY(!words(stage).startsWith(u"Careful"_s));
}

void CoachTest::noMoreInThisGame()
{
    Stage stage;
    const Code blunder = warnedOfABlunder(stage);
    const std::size_t at = cursorOf(stage);
    QVERIFY(stage.window.actions().warn.isChecked());
    key(stage, Qt::Key_N);
    QTRY_VERIFY(!tableOf(stage).coach().warning());
    QCOMPARE(cursorOf(stage), at); // that alone plays nothing
    QVERIFY(!stage.window.actions().warn.isChecked());
    take(stage, blunder);
    QTRY_VERIFY(cursorOf(stage) > at);
    QVERIFY(stage.wait());
    QVERIFY(!tableOf(stage).coach().advice().best);
    // In the next one again.
    tableOf(stage).restart();
    QVERIFY(tableOf(stage).current()->warned(0));
}

void CoachTest::aFineMoveIsPlayedAtOnce()
{
    Stage stage;
    beforeABlunder(stage);
    const std::size_t at = cursorOf(stage);
    QVERIFY(tableOf(stage).decide(tableOf(stage).coach().advice().best->code));
    QVERIFY(cursorOf(stage) > at); // without an event in between
    QVERIFY(howOf(stage, at).isEmpty());
}

void CoachTest::whatIsNotKnownYetWaitsForAMomentAtMost()
{
    Stage stage;
    stage.begin(warned(stage));
    QVERIFY(stage.wait());
    const std::size_t at = cursorOf(stage);
    Choices choices;
    tableOf(stage).current()->session().game().list(choices);
    QVERIFY(!tableOf(stage).coach().advice().best); // it has just begun
    tableOf(stage).decide(choices[0]);
    QCOMPARE(cursorOf(stage), at);
    QTRY_VERIFY(cursorOf(stage) > at || tableOf(stage).coach().warning());
}

// What was to be played is neither played later nor lost unseen: what was chosen is to be chosen again.
void CoachTest::whoLooksBackMeanwhileHasPlayedNothing()
{
    Stage stage;
    stage.begin(warned(stage));
    QVERIFY(stage.wait());
    const std::size_t at = cursorOf(stage);
    Choices choices;
    tableOf(stage).current()->session().game().list(choices);
    take(stage, choices[0]);
    QCOMPARE(cursorOf(stage), at);
    QCOMPARE(tableOf(stage).coach().move(), std::optional(choices[0]));
    pressAlone(stage, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(tableOf(stage).lookedAt());
    QVERIFY(!tableOf(stage).coach().move());
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(!tableOf(stage).lookedAt());
    QCOMPARE(cursorOf(stage), at);
    QVERIFY(!stage.window.table()->choosing()->begun());
    take(stage, choices[0]);
    QTRY_VERIFY(cursorOf(stage) > at || tableOf(stage).coach().warning());
}

void CoachTest::whoLooksBackFromAWarningThinksAgain()
{
    Stage stage;
    const Code blunder = warnedOfABlunder(stage);
    const std::size_t at = cursorOf(stage);
    pressAlone(stage, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(tableOf(stage).lookedAt());
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(!tableOf(stage).coach().warning());
    QVERIFY2(!words(stage).startsWith(u"Careful"_s), qPrintable(words(stage)));
    QCOMPARE(cursorOf(stage), at);
    take(stage, blunder); // who was told knows
    QTRY_VERIFY(cursorOf(stage) > at);
}

// Neither computers nor people who did not ask, nor anybody for what another one does.
void CoachTest::onlyWhoAskedIsWarned()
{
    Stage stage;
    stage.begin(warned(stage, u"HH"_s));
    int decisions = 0;
    while (stage.wait() && tableOf(stage).awaiting() == Awaiting::Person && decisions++ < 8) {
        const Seat actor = tableOf(stage).current()->session().game().actor();
        if (actor == 0)
            QTRY_VERIFY(tableOf(stage).coach().advice().best);
        else
            QVERIFY(!QTest::qWaitFor([&] { return tableOf(stage).coach().advice().best.has_value(); }, 20));
        Choices choices;
        tableOf(stage).current()->session().game().list(choices);
        tableOf(stage).play(choices[0]);
    }
    QVERIFY(decisions > 4);
}

void CoachTest::aWarningIsGoneWithItsMoment()
{
    Stage stage;
    warnedOfABlunder(stage);
    tableOf(stage).setDemo(true);
    QVERIFY(!tableOf(stage).coach().warning());
    QVERIFY(!words(stage).startsWith(u"Careful"_s));
    warnedOfABlunder(stage);
    QVERIFY(tableOf(stage).coach().warning());
    tableOf(stage).restart();
    QVERIFY(!tableOf(stage).coach().warning());
    warnedOfABlunder(stage);
    tableOf(stage).leave();
    QVERIFY(!tableOf(stage).coach().warning());
}

void CoachTest::theSettingIsAtTheSeatAndAtTheTable()
{
    Stage stage;
    stage.window.newGame(usualGame());
    SeatRow &row = *stage.window.setup()->rows().front();
    QVERIFY(!row.person().warned);
    row.player()->setFocus();
    QTest::keyClick(row.player(), Qt::Key_End);
    QTest::keyClick(row.player(), Qt::Key_Up); // past another program
    QVERIFY(row.person().warned && row.person().human);
    stage.window.setup()->start();
    QVERIFY(tableOf(stage).current()->warned(0));
    stage.window.newGame(usualGame());
    QVERIFY(row.person().warned); // as the last time
    QTest::keyClick(row.player(), Qt::Key_Home);
    QVERIFY(!row.person().warned && row.person().human);
    // At the table, for who is to act.
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    const Seat actor = tableOf(stage).current()->session().game().actor();
    QAction &warn = stage.window.actions().warn;
    QVERIFY(warn.isEnabled() && !warn.isChecked());
    warn.trigger();
    QVERIFY(tableOf(stage).current()->warned(actor));
    QVERIFY(!tableOf(stage).current()->warned(static_cast<Seat>(1 - actor)));
    QTRY_VERIFY(tableOf(stage).coach().advice().best); // at once
    warn.trigger();
    QVERIFY(!tableOf(stage).current()->warned(actor));
}

void CoachTest::itStaysWithTheGame()
{
    Stage stage;
    stage.begin(warned(stage, u"HH"_s));
    stage.playOn(2);
    const auto again = [&] {
        const QString id = tableOf(stage).current()->id();
        stage.close();
        tableOf(stage).begin(stage.services.store.recall(id, nullptr));
        QVERIFY(stage.wait());
    };
    again();
    QVERIFY(tableOf(stage).current()->warned(0));
    QVERIFY(!tableOf(stage).current()->warned(1));
    tableOf(stage).setWarned(0, false);
    tableOf(stage).setWarned(1, true);
    stage.playOn(2);
    again();
    QVERIFY(!tableOf(stage).current()->warned(0));
    QVERIFY(tableOf(stage).current()->warned(1));
}

void CoachTest::realDiceOnlyWhereAllAgreed()
{
    Stage stage;
    for (const bool agreed : {false, true}) {
        Proposal proposal = warned(stage, u"HH"_s);
        proposal.luck = LuckSource::byHand();
        proposal.setup.first = 0;
        proposal.hints = agreed;
        stage.begin(proposal);
        QCOMPARE(tableOf(stage).current()->warned(0), agreed);
        QTRY_COMPARE(tableOf(stage).awaiting(), Awaiting::Luck);
        tableOf(stage).roll();
        QTRY_COMPARE(tableOf(stage).awaiting(), Awaiting::Person);
        QCOMPARE(tableOf(stage).warnable().has_value(), agreed);
        QCOMPARE(stage.window.actions().warn.isEnabled(), agreed);
        QCOMPARE(QTest::qWaitFor([&] { return tableOf(stage).coach().advice().best.has_value(); },
                                 agreed ? 300'000 : 20),
                 agreed);
    }
    // The page that prepares it says so.
    stage.window.newGame(usualGame());
    SeatRow &row = *stage.window.setup()->rows().front();
    QTest::keyClick(row.player(), Qt::Key_End);
    QTest::keyClick(row.player(), Qt::Key_Up); // past another program
    row.setWarnable(false);
    QTest::keyClick(row.player(), Qt::Key_Home);
    QTest::keyClick(row.player(), Qt::Key_End);
    QTest::keyClick(row.player(), Qt::Key_Up); // past another program
    QVERIFY(!row.person().warned);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::CoachTest)
#include "coach.moc"
