#include "app/desktop/accesskeys.h"
#include "app/desktop/actions.h"
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
    void whatWasOpenedIsOfferedAgain();
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

void OpeningTest::whatWasOpenedIsOfferedAgain()
{
    Stage stage;
    stage.begin(QStringLiteral("HR"));
    stage.playOn(400); // the program's own list has it
    Window &window = stage.window;
    const QStringList records{stage.folder.filePath(QStringLiteral("a&b.medici")),
                              stage.folder.filePath(QStringLiteral("c.medici"))};
    for (const QString &record : records) {
        stage.services.store.save(*stage.services.table.current(), record);
        stage.services.diskWriter.finish();
        QVERIFY(window.open(record));
    }
    QVERIFY(window.open(records.front()));
    QVERIFY(window.open(stage.services.store.finishedFiles().front()));

    const QMenu &recent = window.actions().recentMenu;
    const auto offered = [&] {
        emit window.actions().recordMenu.aboutToShow();
        QStringList names;
        for (const QAction *entry : recent.actions())
            names << withoutAccessKey(entry->text());
        return names;
    };
    QCOMPARE(offered(), QStringList({QStringLiteral("a&b.medici"), QStringLiteral("c.medici")}));
    window.goHome();
    recent.actions().front()->trigger();
    QCOMPARE(window.page(), window.table());

    for (const QString &record : records)
        QVERIFY(QFile::remove(record));
    QVERIFY(offered().empty());
    QVERIFY(!recent.menuAction()->isEnabled());
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
