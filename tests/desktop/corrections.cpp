#include "app/desktop/actions.h"
#include "app/desktop/storage/autosave.h"
#include "engine/view/variant.h"
#include "tests/desktop/robot.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Two turns of two people; then the table waits for the third roll.
void playTwoTurns(Stage &stage)
{
    beginByHand(stage, u"dice"_s, u"HH"_s);
    for (int turn = 0; turn < 2; ++turn) {
        typeText(stage, u"53240"_s);
        typeKey(stage, Qt::Key_Return);
        QVERIFY(waitForPeople(stage));
        typeDecision(stage, 1); // the gold one
        QVERIFY(waitForPeople(stage));
        typeDecision(stage, 2);
        QVERIFY(waitForPeople(stage));
    }
}

void correctTheFirstRoll(Stage &stage, const QString &roll)
{
    stage.services.table.lookAt(5);
    typeKey(stage, Qt::Key_F2);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.current()->session().cursor(), 0U);
    typeText(stage, roll);
    typeKey(stage, Qt::Key_Return);
}

} // namespace

// What was entered wrongly at a table with real dice or cards is corrected where it was made.
class CorrectionsTest : public QObject {
    Q_OBJECT

private slots:
    void aMistakeIsCorrectedWhereItWasMade();
    void aCorrectionIsTakenBack();
    void whatIsGoneIsShownBefore();
    void whoeverLeavesACorrectionChangesNothing();
    void nobodyIsOfferedAHintMeanwhile();
};

void CorrectionsTest::aMistakeIsCorrectedWhereItWasMade()
{
    Stage stage;
    playTwoTurns(stage);
    const Session &session = stage.services.table.current()->session();
    std::vector<Code> codes = codesIn(session);
    correctTheFirstRoll(stage, u"53244"_s);
    QVERIFY(stage.services.table.corrected());
    QVERIFY2(prompt(stage).startsWith(u"Instead: Anna rolls"_s), qPrintable(prompt(stage)));
    QVERIFY2(prompt(stage).endsWith(u"All 5 steps after it stay."_s), qPrintable(prompt(stage)));
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    codes[4] = 4;
    QCOMPARE(codesIn(session), codes);
    const Record record = recordOf(*stage.services.table.current());
    QCOMPARE(record.how.at(0), QStringList{u"corrected"_s});
    // It is so on the disk as well, and what stood there is, too.
    stage.close();
    stage.window.continueGame();
    QVERIFY(waitForPeople(stage));
    const GameInProgress &again = *stage.services.table.current();
    QCOMPARE(codesIn(again.session()), codes);
    QVERIFY(textOf(recordOf(again), again.variant())
                .contains(R"("was":[{"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}}])"));
}

void CorrectionsTest::aCorrectionIsTakenBack()
{
    Stage stage;
    playTwoTurns(stage);
    const Session &session = stage.services.table.current()->session();
    const std::vector<Code> codes = codesIn(session);
    correctTheFirstRoll(stage, u"53244"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    stage.services.table.undo();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(codesIn(session), codes);
    QVERIFY(recordOf(*stage.services.table.current()).how.empty());
    stage.close();
    stage.window.continueGame();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(codesIn(stage.services.table.current()->session()), codes);
}

// A card that is corrected to one that came later: from there on nothing of it can have been.
void CorrectionsTest::whatIsGoneIsShownBefore()
{
    Stage stage;
    beginByHand(stage, u"card"_s, u"HHH"_s);
    for (const QString &card : {u"fx"_s, u"s2"_s, u"fx"_s}) {
        typeText(stage, card);
        QVERIFY(waitForPeople(stage));
        if (stage.services.table.current()->session().cursor() < 5)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
        QVERIFY(waitForPeople(stage));
    }
    const Session &session = stage.services.table.current()->session();
    const std::vector<Code> codes = codesIn(session);
    QCOMPARE(codes.size(), 5U);
    stage.services.table.lookAt(3); // s2
    typeKey(stage, Qt::Key_F2);
    QVERIFY(waitForPeople(stage));
    typeText(stage, u"fx"_s);
    QVERIFY2(prompt(stage).contains(u"1 step after it stays; 1 goes, from this one on: "_s),
             qPrintable(prompt(stage)));
    QCOMPARE(session.log().size(), 5U);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.log().size(), 4U);
    stage.services.table.undo();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(codesIn(session), codes);
}

void CorrectionsTest::whoeverLeavesACorrectionChangesNothing()
{
    Stage stage;
    playTwoTurns(stage);
    const Session &session = stage.services.table.current()->session();
    const std::vector<Code> codes = codesIn(session);
    for (const bool entered : {false, true}) {
        stage.services.table.lookAt(5);
        typeKey(stage, Qt::Key_F2);
        QVERIFY(waitForPeople(stage));
        if (entered) {
            typeText(stage, u"53244"_s);
            typeKey(stage, Qt::Key_Return);
        }
        typeKey(stage, Qt::Key_Escape);
        QVERIFY(waitForPeople(stage));
        QCOMPARE(codesIn(session), codes);
        QVERIFY(!stage.services.table.correction());
    }
}

// What is to be entered is what was decided, whatever would be better.
void CorrectionsTest::nobodyIsOfferedAHintMeanwhile()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s, true);
    typeText(stage, u"53240"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    typeDecision(stage, 1);
    QVERIFY(waitForPeople(stage));
    typeDecision(stage, 2);
    QVERIFY(waitForPeople(stage));
    stage.services.table.lookAt(6);
    typeKey(stage, Qt::Key_F2);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QVERIFY(!stage.window.actions().hint.isEnabled());
    typeKey(stage, Qt::Key_Escape);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
    stage.services.table.undo();
    QVERIFY(waitForPeople(stage));
    QVERIFY(stage.window.actions().hint.isEnabled());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::CorrectionsTest)
#include "corrections.moc"
