#include "app/desktop/replay.h"

#include "app/desktop/actions.h"
#include "app/desktop/history.h"
#include "app/desktop/historyview.h"
#include "app/desktop/signbutton.h"
#include "app/desktop/tablepage.h"
#include "tests/desktop/stage.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

void press(Stage &stage, Qt::Key key)
{
    QTest::keyClick(&stage.window, key, Qt::AltModifier);
}

void clickOn(Stage &stage, const QAction &action)
{
    for (SignButton *button : stage.window.table()->findChildren<SignButton *>())
        if (button->accessibleName() == action.text()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    QFAIL("no such button");
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void stepsLeadFromLineToLineAndBack();
    void theKeysLeadThroughTheHistory();
    void theButtonsLeadThroughTheHistory();
    void itPlaysByItselfToTheEnd();
    void somebodysOwnLookStopsIt();
    void whoListensHearsTheLine();
    void aNarrowWindowFoldsTheHistoryUntilItIsAskedFor();
};

void ReplayTest::stepsLeadFromLineToLineAndBack()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Replay &replay = *stage.window.table()->replay();
    QVERIFY(!replay.canGoForward());
    std::vector<std::size_t> back;
    while (replay.canGoBack()) {
        replay.stepBack();
        back.push_back(*sitting.lookedAt());
    }
    QVERIFY(back.size() > 6);
    QCOMPARE(back.back(), std::size_t{0});
    for (auto moment = back.rbegin() + 1; moment != back.rend(); ++moment) {
        replay.stepForward();
        QCOMPARE(*sitting.lookedAt(), *moment);
    }
    replay.stepForward();
    QVERIFY(!sitting.lookedAt());
}

void ReplayTest::theKeysLeadThroughTheHistory()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    press(stage, Qt::Key_Left);
    press(stage, Qt::Key_Left);
    const std::size_t at = *sitting.lookedAt();
    press(stage, Qt::Key_Left);
    QVERIFY(*sitting.lookedAt() < at);
    press(stage, Qt::Key_Right);
    QCOMPARE(*sitting.lookedAt(), at);
    press(stage, Qt::Key_Home);
    QCOMPARE(*sitting.lookedAt(), std::size_t{0});
    press(stage, Qt::Key_End);
    QVERIFY(!sitting.lookedAt());
    press(stage, Qt::Key_P);
    QVERIFY(stage.window.table()->replay()->playing());
    press(stage, Qt::Key_P);
    QVERIFY(!stage.window.table()->replay()->playing());
    QVERIFY(sitting.lookedAt());
}

void ReplayTest::theButtonsLeadThroughTheHistory()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    const Actions &actions = stage.window.actions();
    stage.begin(u"HR"_s);
    stage.playOn(3);
    clickOn(stage, actions.stepBack);
    clickOn(stage, actions.stepBack);
    const std::size_t at = *sitting.lookedAt();
    clickOn(stage, actions.stepBack);
    clickOn(stage, actions.stepForward);
    QCOMPARE(*sitting.lookedAt(), at);
    clickOn(stage, actions.replay);
    QVERIFY(stage.window.table()->replay()->playing());
    QVERIFY(actions.replay.isChecked());
    clickOn(stage, actions.toEnd);
    QVERIFY(!stage.window.table()->replay()->playing());
    QVERIFY(!sitting.lookedAt());
}

void ReplayTest::itPlaysByItselfToTheEnd()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(2);
    Replay &replay = *stage.window.table()->replay();
    std::vector<std::size_t> seen;
    connect(&sitting, &Sitting::lookedAtChanged, this,
            [&] { seen.push_back(sitting.lookedAt().value_or(sitting.match()->session().cursor())); });
    replay.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!replay.playing(), 60'000);
    QVERIFY(!sitting.lookedAt());
    QVERIFY(seen.size() > 3);
    QVERIFY(std::ranges::is_sorted(seen));
    QCOMPARE(seen.front(), std::size_t{0});
}

void ReplayTest::somebodysOwnLookStopsIt()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Replay &replay = *stage.window.table()->replay();
    replay.setPlaying(true);
    stage.desk.sitting.lookAt(5);
    QVERIFY(!replay.playing());
    replay.setPlaying(true);
    stage.desk.sitting.undo();
    QVERIFY(!replay.playing());
}

void ReplayTest::whoListensHearsTheLine()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    press(stage, Qt::Key_Left);
    press(stage, Qt::Key_Left);
    const auto &history = *static_cast<const History *>(stage.window.table()->historyView()->model());
    const int row = history.rowOf(*stage.desk.sitting.lookedAt());
    QCOMPARE(stage.window.table()->lastSaid(), history.line(row).account.sentence.plain());
}

void ReplayTest::aNarrowWindowFoldsTheHistoryUntilItIsAskedFor()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const HistoryView &view = *stage.window.table()->historyView();
    QVERIFY(view.isVisible());
    stage.window.resize(840, 700);
    QTRY_VERIFY(!view.isVisible());
    press(stage, Qt::Key_H);
    QVERIFY(view.isVisible());
    press(stage, Qt::Key_H);
    QVERIFY(!view.isVisible());
    stage.window.resize(1280, 800);
    QTRY_VERIFY(view.isVisible());
    stage.desk.settings.set(Setting::TextSize, 200);
    QTRY_VERIFY(!view.isVisible());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ReplayTest)
#include "replay.moc"
