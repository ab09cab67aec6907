#include "app/desktop/shelf.h"

#include "app/desktop/journal.h"
#include "engine/record/fault.h"
#include "tests/desktop/stage.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QStringList recordsIn(const QString &folder)
{
    return QDir(folder).entryList({u"*.medici"_s}, QDir::Files);
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QString faultOf(Shelf &shelf, const QString &path)
{
    try {
        shelf.open(path);
    } catch (const Fault &fault) {
        return fault.sentence();
    }
    return {};
}

} // namespace

class ShelfTest : public QObject {
    Q_OBJECT

private slots:
    void everyEventIsOnDiskBeforeTheNextIsAskedFor();
    void takingBackIsOnDiskToo();
    void anInterruptedGameGoesOnAtTheSameDecision();
    void aFinishedGameGoesToTheArchive();
    void anotherCopyDoesNotSeeTheGameOfThisOne();
    void aGameInWhichNothingWasDecidedLeavesNoTrace();
    void anArchivedGameStaysAsItIsWhenItIsPlayedOn();
    void whatCannotBeOpenedIsRefusedWithItsReason();
    void aSavedRecordOpensAgain();
};

void ShelfTest::everyEventIsOnDiskBeforeTheNextIsAskedFor()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HRR"_s);
    for (int i = 0; i < 8; ++i) {
        stage.playOn(1);
        const QString file = stage.desk.folders.state + u'/' + sitting.match()->id() + u".medici"_s;
        const std::unique_ptr<Match> kept = stage.desk.shelf.open(file);
        QVERIFY(std::ranges::equal(kept->session().log(), sitting.match()->session().log()));
    }
}

void ShelfTest::takingBackIsOnDiskToo()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    sitting.undo();
    const QString file = stage.desk.folders.state + u'/' + sitting.match()->id() + u".medici"_s;
    QCOMPARE(stage.desk.shelf.open(file)->session().log().size(), sitting.match()->session().cursor());
    stage.playOn(1);
    QVERIFY(
        std::ranges::equal(stage.desk.shelf.open(file)->session().log(), sitting.match()->session().log()));
}

void ShelfTest::anInterruptedGameGoesOnAtTheSameDecision()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HRR"_s);
    stage.playOn(3);
    const std::unique_ptr<Game> stood = sitting.match()->session().game().clone();
    const QString id = sitting.match()->id();
    sitting.leave();
    stage.window.goHome();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(sitting.match()->id(), id);
    QVERIFY(sitting.match()->session().game().equals(*stood));
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
}

void ShelfTest::aFinishedGameGoesToTheArchive()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    QCOMPARE(stage.desk.sitting.awaiting(), Awaiting::Over);
    QCOMPARE(recordsIn(stage.desk.folders.state), QStringList());
    const auto finished = stage.desk.shelf.finished();
    QCOMPARE(finished.size(), std::size_t{1});
    QVERIFY(finished.front().match->session().game().over());
    stage.desk.shelf.remove(finished.front().file);
    QCOMPARE(recordsIn(stage.desk.folders.archive), QStringList());
}

void ShelfTest::anotherCopyDoesNotSeeTheGameOfThisOne()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Shelf other(stage.desk.folders, stage.desk.variants);
    QVERIFY(other.interrupted().empty());
    QVERIFY(!other.latest());
    stage.desk.sitting.leave();
    QCOMPARE(other.interrupted().size(), std::size_t{1});
}

void ShelfTest::aGameInWhichNothingWasDecidedLeavesNoTrace()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.desk.sitting.leave();
    QCOMPARE(recordsIn(stage.desk.folders.state), QStringList());
}

void ShelfTest::anArchivedGameStaysAsItIsWhenItIsPlayedOn()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    const QString file = stage.desk.shelf.finished().front().file;
    const auto whole = stage.desk.shelf.open(file);
    stage.desk.sitting.begin(stage.desk.shelf.open(file));
    stage.desk.sitting.undo();
    stage.desk.sitting.undo();
    stage.playOn(3);
    QVERIFY(std::ranges::equal(stage.desk.shelf.open(file)->session().log(), whole->session().log()));
}

void ShelfTest::whatCannotBeOpenedIsRefusedWithItsReason()
{
    Stage stage;
    const QString path = stage.folder.filePath(u"game.medici"_s);
    const auto refused = [&](const QByteArray &text, const QString &reason) {
        write(path, text);
        const QString fault = faultOf(stage.desk.shelf, path);
        QVERIFY2(fault.contains(reason), qPrintable(fault));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text); // reading changes nothing
    };
    refused("", u"empty"_s);
    refused("not a record\n", u"JSON"_s);
    refused("{\"format\":\"medici\",\"version\":99,\"variant\":\"dice\",\"seats\":[]}\n", u"version"_s);
    refused("{\"format\":\"medici\",\"version\":1,\"variant\":\"whist\",\"seats\":[]}\n", u"whist"_s);
    QVERIFY(!faultOf(stage.desk.shelf, stage.folder.filePath(u"missing.medici"_s)).isEmpty());
}

void ShelfTest::aSavedRecordOpensAgain()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString path = stage.folder.filePath(u"mine.medici"_s);
    Shelf::save(*stage.desk.sitting.match(), path);
    const auto opened = stage.desk.shelf.open(path);
    QVERIFY(std::ranges::equal(opened->session().log(), stage.desk.sitting.match()->session().log()));
    QVERIFY(stage.window.open(path));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ShelfTest)
#include "shelf.moc"
