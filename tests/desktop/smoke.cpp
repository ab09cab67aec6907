#include "app/desktop/actionbar.h"
#include "app/desktop/boardwidget.h"
#include "app/desktop/choosing.h"
#include "app/desktop/keybutton.h"
#include "app/desktop/tablepage.h"
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
    const std::size_t before = stage.desk.sitting.match()->session().cursor();
    const Region *die = regionById(table.board()->regions(), table.choosing()->regions().front());
    QTest::mouseClick(table.board(), Qt::LeftButton, {}, die->shape.boundingRect().center().toPoint());
    QTRY_VERIFY(table.bar()->mainButton() != nullptr && table.bar()->mainButton()->isEnabled());
    QTest::keyClick(table.board(), Qt::Key_Return);
    QVERIFY(stage.desk.sitting.match()->session().cursor() > before);
    const QImage picture = stage.window.grab().toImage();
    QVERIFY(picture.pixelColor(picture.width() / 2, 20) != picture.pixelColor(picture.width() / 2, 300));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SmokeTest)
#include "smoke.moc"
