#include "app/desktop/fileopening.h"
#include "app/desktop/look/programicon.h"
#include "app/desktop/table/tablepage.h"
#include "tests/desktop/stage.h"

#include <QFileOpenEvent>
#include <QTest>

namespace medici::desktop {

class OpeningTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordSentByTheSystemIsOpened();
    void theIconIsThereInEverySize();
};

void OpeningTest::aRecordSentByTheSystemIsOpened()
{
    Stage stage;
    stage.begin(QStringLiteral("HR"));
    stage.playOn(2);
    const QString record = stage.folder.filePath(QStringLiteral("gra żółta.medici"));
    stage.services.store.save(*stage.services.table.current(), record);
    stage.services.diskWriter.finish();
    stage.window.goHome();

    const FileOpening opening(stage.window);
    QFileOpenEvent event(record);
    QVERIFY(QCoreApplication::sendEvent(QCoreApplication::instance(), &event));
    QCOMPARE(stage.window.page(), stage.window.table());
}

void OpeningTest::theIconIsThereInEverySize()
{
    const QIcon icon = programIcon();
    for (const int side : {16, 32, 256}) {
        const QImage image = icon.pixmap(side).toImage();
        QCOMPARE(image.width(), side);
        QVERIFY(image.pixelColor(side / 2, side / 2).alpha() == 255);
        QVERIFY(image.pixelColor(0, 0).alpha() < 128);
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::OpeningTest)
#include "opening.moc"
