#include "app/desktop/actions.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/view/paper/output.h"
#include "tests/desktop/hands.h"
#include "variants/sow/view/board.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Rolls and holds by clicking on the board, as the computer player of the game would.
void wisely(Stage &stage)
{
    const sow::State &state = stateOf<sow::Rules>(stage.services.table.current()->session().game());
    click(stage, state.turn >= 20 ? sow::region::seat(state.active) : sow::region::die);
    QVERIFY(!stage.window.table()->choosing()->draft().empty());
    QTest::mouseClick(stage.window.table()->bar()->mainButton(), Qt::LeftButton);
}

} // namespace

// A copy of the template as CONTRIBUTING has it made, in a window in which it is the only game.
class CopyTest : public QObject {
    Q_OBJECT

private slots:
    void itIsFoundAlone();
    void itIsPlayedWithTheMouse() { playWhole(u"sow"_s, u"HE"_s, wisely, goOnByMouse); }
    void itIsPlayedWithTheKeys() { playWhole(u"sow"_s, u"HR"_s, byKeys, goOnByKeys); }
    void itsSheetIsPrinted();
};

void CopyTest::itIsFoundAlone()
{
    Stage stage;
    QCOMPARE(stage.services.variants.listed().size(), std::size_t{1});
    stage.window.showRules(u"sow"_s);
    QVERIFY(stage.services.variants.problems().isEmpty());
}

void CopyTest::itsSheetIsPrinted()
{
    Stage stage;
    stage.begin(u"EE"_s, 5, u"sow"_s);
    QVERIFY(stage.wait());
    const Game &over = stage.services.table.current()->session().game();
    stage.window.actions().print.trigger();
    const PrintPage &page = *stage.window.printing();
    const QByteArray sheet = svgOf(*page.printout(), 0);
    for (const Person &person : stage.services.table.current()->proposal().people)
        QVERIFY(sheet.contains(person.name.toUtf8()));
    QVERIFY(sheet.contains(QByteArray::number(over.scores()[0]) + '<'));
    const QString file = stage.folder.filePath(u"sow.pdf"_s);
    QVERIFY(stage.window.printing()->save(file));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.read(5) == "%PDF-");
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::CopyTest)
#include "copy.moc"
