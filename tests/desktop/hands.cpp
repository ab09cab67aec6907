#include "tests/desktop/hands.h"

#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

namespace medici::desktop {

namespace {

// What can be chosen and is not yet, if the move is not complete.
std::optional<RegionId> nextRegion(Stage &stage)
{
    TablePage &table = *stage.window.table();
    const KeyButton *main = table.bar()->mainButton();
    if (main != nullptr && main->isEnabled() && !table.choosing()->draft().empty())
        return std::nullopt;
    // What only takes the place of something chosen leads nowhere.
    const GameInProgress &current = *stage.services.table.current();
    const Draft &draft = table.choosing()->draft();
    for (const RegionId region : table.choosing()->regions())
        if (clicked(*current.variant().view(), current.session().game(), draft, region).size() > draft.size())
            return region;
    return std::nullopt;
}

QPoint middleOf(Stage &stage, RegionId id)
{
    const Region *region = regionById(stage.window.table()->board()->regions(), id);
    return region == nullptr ? QPoint() : region->shape.boundingRect().center().toPoint();
}

} // namespace

void playWhole(const QString &variant, const QString &seats, const Hand &decide, const Hand &goOn)
{
    Stage stage;
    stage.begin(seats, 5, variant);
    TableController &table = stage.services.table;
    for (int step = 0; step < 4000 && !QTest::currentTestFailed(); ++step) {
        QVERIFY(stage.wait());
        if (table.awaiting() == Awaiting::Over)
            break;
        if (table.awaiting() == Awaiting::Reader)
            goOn(stage);
        else
            decide(stage);
    }
    QCOMPARE(table.awaiting(), Awaiting::Over);
}

void byMouse(Stage &stage)
{
    TablePage &table = *stage.window.table();
    if (const auto region = nextRegion(stage)) {
        const std::size_t before = table.choosing()->draft().size();
        click(stage, *region);
        QVERIFY(table.choosing()->draft().size() > before);
    } else {
        QTest::mouseClick(table.bar()->mainButton(), Qt::LeftButton);
    }
}

void goOnByMouse(Stage &stage)
{
    for (KeyButton *button : stage.window.table()->scoringView()->findChildren<KeyButton *>())
        if (button->isDefault()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    QFAIL("no way on from the scoring");
}

void byKeys(Stage &stage)
{
    TablePage &table = *stage.window.table();
    QWidget *focused = QApplication::focusWidget();
    QVERIFY(focused != nullptr);
    const auto wanted = nextRegion(stage);
    const bool there = focused == table.board() && table.board()->focused() == wanted;
    QTest::keyClick(focused, !wanted ? Qt::Key_Return : there ? Qt::Key_Space : Qt::Key_Tab);
}

void goOnByKeys(Stage &)
{
    QVERIFY(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

void click(Stage &stage, RegionId region)
{
    const QPoint at = middleOf(stage, region);
    QVERIFY(!at.isNull());
    QTest::mouseClick(stage.window.table()->board(), Qt::LeftButton, {}, at);
}

void drag(Stage &stage, RegionId from, RegionId to)
{
    BoardWidget &board = *stage.window.table()->board();
    const QPoint begin = middleOf(stage, from);
    const QPoint end = middleOf(stage, to);
    QVERIFY(!begin.isNull() && !end.isNull());
    QTest::mousePress(&board, Qt::LeftButton, {}, begin);
    for (int step = 1; step <= 10; ++step) {
        const QPointF at = begin + (end - begin) * step / 10.0;
        QMouseEvent move(QEvent::MouseMove, at, board.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board, &move);
    }
    QTest::mouseRelease(&board, Qt::LeftButton, {}, end);
}

} // namespace medici::desktop
