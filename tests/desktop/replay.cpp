#include "app/desktop/table/replay.h"
#include "engine/rules/ranges.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/actions.h"
#include "app/desktop/table/history.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/iconbutton.h"
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
    for (IconButton *button : stage.window.table()->findChildren<IconButton *>())
        if (button->accessibleName() == withoutAccessKey(action.text())) {
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
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Replay &replay = *stage.window.table()->replay();
    QVERIFY(!replay.canGoForward());
    std::vector<std::size_t> back;
    while (replay.canGoBack()) {
        replay.stepBack();
        back.push_back(*table.lookedAt());
    }
    QVERIFY(back.size() > 6);
    QCOMPARE(back.back(), std::size_t{0});
    for (auto moment = back.rbegin() + 1; moment != back.rend(); ++moment) {
        replay.stepForward();
        QCOMPARE(*table.lookedAt(), *moment);
    }
    replay.stepForward();
    QVERIFY(!table.lookedAt());
}

void ReplayTest::theKeysLeadThroughTheHistory()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    press(stage, Qt::Key_Left);
    press(stage, Qt::Key_Left);
    const std::size_t at = *table.lookedAt();
    press(stage, Qt::Key_Left);
    QVERIFY(*table.lookedAt() < at);
    press(stage, Qt::Key_Right);
    QCOMPARE(*table.lookedAt(), at);
    press(stage, Qt::Key_Home);
    QCOMPARE(*table.lookedAt(), std::size_t{0});
    press(stage, Qt::Key_End);
    QVERIFY(!table.lookedAt());
    press(stage, Qt::Key_P);
    QVERIFY(stage.window.table()->replay()->playing());
    press(stage, Qt::Key_P);
    QVERIFY(!stage.window.table()->replay()->playing());
    QVERIFY(table.lookedAt());
}

void ReplayTest::theButtonsLeadThroughTheHistory()
{
    Stage stage;
    TableController &table = stage.services.table;
    const Actions &actions = stage.window.actions();
    stage.begin(u"HR"_s);
    stage.playOn(3);
    clickOn(stage, actions.stepBack);
    clickOn(stage, actions.stepBack);
    const std::size_t at = *table.lookedAt();
    clickOn(stage, actions.stepBack);
    clickOn(stage, actions.stepForward);
    QCOMPARE(*table.lookedAt(), at);
    clickOn(stage, actions.replay);
    QVERIFY(stage.window.table()->replay()->playing());
    QVERIFY(actions.replay.isChecked());
    clickOn(stage, actions.toEnd);
    QVERIFY(!stage.window.table()->replay()->playing());
    QVERIFY(!table.lookedAt());
}

void ReplayTest::itPlaysByItselfToTheEnd()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(2);
    Replay &replay = *stage.window.table()->replay();
    std::vector<std::size_t> seen;
    connect(&table, &TableController::lookedAtChanged, this,
            [&] { seen.push_back(table.lookedAt().value_or(table.current()->session().cursor())); });
    replay.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!replay.playing(), 60'000);
    QVERIFY(!table.lookedAt());
    QVERIFY(seen.size() > 3);
    QVERIFY(ranges::is_sorted(seen));
    QCOMPARE(seen.front(), std::size_t{0});
}

void ReplayTest::somebodysOwnLookStopsIt()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Replay &replay = *stage.window.table()->replay();
    replay.setPlaying(true);
    stage.services.table.lookAt(5);
    QVERIFY(!replay.playing());
    replay.setPlaying(true);
    stage.services.table.undo();
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
    const int row = history.rowOf(*stage.services.table.lookedAt());
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
    stage.services.settings.set(Setting::TextSize, 200);
    QTRY_VERIFY(!view.isVisible());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ReplayTest)
#include "replay.moc"
