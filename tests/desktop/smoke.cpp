#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "tests/desktop/stage.h"

#include <QTest>

namespace medici::desktop {

// On a real screen: the window comes up, takes a click and a key, and paints.
class SmokeTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowComesUpAndPlays();
};

void SmokeTest::theWindowComesUpAndPlays()
{
    Stage stage;
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
    stage.begin(QStringLiteral("HR"));
    QVERIFY(stage.wait());
    TablePage &table = *stage.window.table();
    const std::size_t before = stage.services.table.current()->session().cursor();
    const Region *die = regionById(table.board()->regions(), table.choosing()->regions().front());
    QTest::mouseClick(table.board(), Qt::LeftButton, {}, die->shape.boundingRect().center().toPoint());
    QTRY_VERIFY(table.bar()->mainButton() != nullptr && table.bar()->mainButton()->isEnabled());
    QTest::keyClick(table.board(), Qt::Key_Return);
    QVERIFY(stage.services.table.current()->session().cursor() > before);
    const QImage picture = stage.window.grab().toImage();
    QVERIFY(picture.pixelColor(picture.width() / 2, 20) != picture.pixelColor(picture.width() / 2, 300));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SmokeTest)
#include "smoke.moc"
