#include "app/desktop/storage/gamestore.h"
#include "engine/rules/ranges.h"

#include "app/desktop/archive/archivepage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/storage/autosave.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QStringList recordsIn(const QString &folder)
{
    return QDir(folder).entryList({u"*.medici"_s}, QDir::Files);
}

// Two games, the second a restart of the first; the id of the first.
QString playTwo(Stage &stage, int inFirst, int inSecond)
{
    stage.begin(u"HH"_s);
    stage.playOn(inFirst);
    QString first = stage.services.table.current()->id();
    stage.services.table.restart();
    stage.playOn(inSecond);
    return first;
}

void undoTo(TableController &table, const QString &id)
{
    while (table.current()->id() != id && table.canUndo())
        table.undo();
}

QString faultOf(GameStore &store, const QString &path)
{
    try {
        store.open(path);
    } catch (const Fault &fault) {
        return fault.sentence();
    }
    return {};
}

} // namespace

class GameStoreTest : public QObject {
    Q_OBJECT

private slots:
    void everyEventIsOnDiskBeforeTheNextIsAskedFor();
    void takingBackIsOnDiskToo();
    void anInterruptedGameGoesOnAtTheSameDecision();
    void aFinishedGameGoesToTheArchive();
    void theWindowDoesNotWaitForTheDisk();
    void aDiskThatRefusesIsReportedAndTheGameGoesOn();
    void aRefusalIsToldInTheLanguageOfTheWindow();
    void pointsThatNobodyReadAreShownAgain();
    void aRestartCanBeTakenBackAfterTheProgramWasClosed();
    void aGameBeneathThatWasDeletedIsNotMissed();
    void anotherCopyDoesNotSeeTheGameOfThisOne();
    void aGameThatAnotherCopyPlaysIsNeitherOpenedNorDeleted();
    void aGameLeftForAnotherIsFoundInTheList();
    void aGameTakenFromTheMiddleIsNotThereTwice();
    void whatAnotherCopyPlayedOnComesBackByUndo();
    void theGameOnTheTableIsTheOneToContinue();
    void whoPlaysOnOtherwiseHasNoLaterGame();
    void anUnreadableGameIsToldNotHidden();
    void aGameInWhichNothingWasDecidedLeavesNoTrace();
    void anArchivedGameStaysAsItIsWhenItIsPlayedOn();
    void whatCannotBeOpenedIsRefusedWithItsReason();
    void aSavedRecordOpensAgain();
};

void GameStoreTest::everyEventIsOnDiskBeforeTheNextIsAskedFor()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HRR"_s);
    for (int i = 0; i < 8; ++i) {
        stage.playOn(1);
        const QString file = stage.services.folders.state + u'/' + table.current()->id() + u".medici"_s;
        const std::unique_ptr<GameInProgress> kept = stage.services.store.open(file);
        QVERIFY(ranges::equal(kept->session().log(), table.current()->session().log()));
    }
}

void GameStoreTest::takingBackIsOnDiskToo()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    table.undo();
    QVERIFY(stage.wait());
    const QString file = stage.services.folders.state + u'/' + table.current()->id() + u".medici"_s;
    QCOMPARE(stage.services.store.open(file)->session().log().size(), table.current()->session().cursor());
    stage.playOn(1);
    QVERIFY(
        ranges::equal(stage.services.store.open(file)->session().log(), table.current()->session().log()));
}

void GameStoreTest::anInterruptedGameGoesOnAtTheSameDecision()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HRR"_s);
    stage.playOn(3);
    const std::unique_ptr<Game> stood = table.current()->session().game().clone();
    const QString id = table.current()->id();
    stage.close();
    stage.window.goHome();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(table.current()->id(), id);
    QVERIFY(table.current()->session().game().equals(*stood));
    QCOMPARE(table.awaiting(), Awaiting::Person);
}

void GameStoreTest::aFinishedGameGoesToTheArchive()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QCOMPARE(recordsIn(stage.services.folders.state), QStringList());
    const auto finished = stage.services.store.finished();
    QCOMPARE(finished.size(), std::size_t{1});
    QVERIFY(finished.front().game->session().game().over());
    stage.services.store.remove(finished.front().file);
    QCOMPARE(recordsIn(stage.services.folders.archive), QStringList());
}

void GameStoreTest::theWindowDoesNotWaitForTheDisk()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    QSemaphore disk;
    stage.services.diskWriter.write([&disk] { disk.acquire(); });
    Choices choices;
    table.current()->session().game().list(choices);
    QVERIFY(table.play(choices[0]));
    QTest::qWait(20); // the window goes on, but nobody is asked for anything
    QCOMPARE(table.awaiting(), Awaiting::Disk);
    disk.release();
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Person);
}

void GameStoreTest::aDiskThatRefusesIsReportedAndTheGameGoesOn()
{
    Stage stage;
    write(stage.services.folders.state, "a file where a folder should be");
    QSignalSpy failed(&stage.services.diskWriter, &DiskWriter::failed);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QVERIFY(!failed.isEmpty());
    QVERIFY(QApplication::activeModalWidget() != nullptr);
    QApplication::activeModalWidget()->close();
    stage.playOn(2);
    QVERIFY(QApplication::activeModalWidget() == nullptr); // said once
    QVERIFY(QFile::remove(stage.services.folders.state));
    stage.playOn(3); // the disk is back, and all that happened with it
    const QString file =
        stage.services.folders.state + u'/' + stage.services.table.current()->id() + u".medici"_s;
    QVERIFY(ranges::equal(stage.services.store.open(file)->session().log(),
                          stage.services.table.current()->session().log()));
}

// Also for the thread sanitizer: the language changes while the other thread finds out what is wrong.
void GameStoreTest::aRefusalIsToldInTheLanguageOfTheWindow()
{
    const QTemporaryDir folder;
    Languages languages;
    DiskWriter diskWriter;
    QSignalSpy failed(&diskWriter, &DiskWriter::failed);
    for (int i = 0; i < 20; ++i) {
        diskWriter.write([path = folder.path()] { saveWhole(path, QByteArray("where a folder is")); });
        languages.speak(i % 2 == 0 ? u"pl"_s : u"en"_s);
    }
    diskWriter.finish();
    languages.speak(u"pl"_s);
    QTRY_COMPARE(failed.size(), 20);
    for (const QList<QVariant> &told : failed)
        QVERIFY2(told[0].toString().contains(u"Nie można zapisać pliku"_s), qPrintable(told[0].toString()));
    languages.speak(u"en"_s);
}

void GameStoreTest::pointsThatNobodyReadAreShownAgain()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    while (stage.wait() && table.awaiting() != Awaiting::Reader)
        stage.playOn(1);
    const ScoredStep scored = *table.scored();
    stage.close();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Reader);
    QCOMPARE(table.scored()->after, scored.after);
    table.acknowledge();
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Person);
    stage.playOn(1);
    stage.close();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Person);
}

void GameStoreTest::aRestartCanBeTakenBackAfterTheProgramWasClosed()
{
    Stage stage;
    TableController &table = stage.services.table;
    const QString first = playTwo(stage, 4, 2);
    const QString second = table.current()->id();
    const std::unique_ptr<GameInProgress> kept =
        stage.services.store.open(stage.services.folders.state + u'/' + first + u".medici"_s);
    stage.close();
    stage.window.continueGame();
    QCOMPARE(table.current()->id(), second);
    undoTo(table, first);
    QCOMPARE(table.current()->id(), first);
    QVERIFY(ranges::equal(table.current()->session().log(), kept->session().log()));
    QVERIFY(stage.wait());
    table.redo();
    QCOMPARE(table.current()->id(), second);
}

void GameStoreTest::aGameBeneathThatWasDeletedIsNotMissed()
{
    Stage stage;
    TableController &table = stage.services.table;
    const QString first = playTwo(stage, 4, 1);
    const QString second = table.current()->id();
    stage.close();
    stage.services.store.remove(stage.services.folders.state + u'/' + first + u".medici"_s);
    stage.window.continueGame();
    while (table.canUndo())
        table.undo();
    QCOMPARE(table.current()->id(), second);
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Person);
}

void GameStoreTest::anotherCopyDoesNotSeeTheGameOfThisOne()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    DiskWriter diskWriter;
    GameStore other(stage.services.folders, stage.services.variants, diskWriter);
    QVERIFY(other.interruptedFiles().empty());
    QVERIFY(!other.latest());
    stage.close();
    QCOMPARE(other.interruptedFiles().size(), 1);
}

void GameStoreTest::aGameThatAnotherCopyPlaysIsNeitherOpenedNorDeleted()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString file =
        stage.services.folders.state + u'/' + stage.services.table.current()->id() + u".medici"_s;
    stage.close();
    AppServices other(stage.services.folders);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Delete}) {
        stage.window.show(stage.window.archive());
        QCOMPARE(stage.window.archive()->list()->model()->rowCount(), 1);
        other.table.begin(std::move(other.store.latest()->game));
        other.diskWriter.finish();
        QString said;
        QTimer::singleShot(0, qApp, [&said] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            said = box->text();
            box->close();
        });
        QTest::keyClick(stage.window.archive(), key);
        if (key == Qt::Key_Delete)
            answer(true);
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.contains(u"being played"_s), qPrintable(said));
        QVERIFY(stage.services.table.current() == nullptr);
        QVERIFY(QFile::exists(file));
        QCOMPARE(stage.window.archive()->list()->model()->rowCount(), 0); // the list has been renewed
        other.table.leave();
        other.diskWriter.finish();
    }
}

void GameStoreTest::aGameLeftForAnotherIsFoundInTheList()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString first = table.current()->id();
    const std::unique_ptr<Game> stood = table.current()->session().game().clone();
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    stage.playOn(2);
    const QString second = table.current()->id();
    stage.services.diskWriter.finish();
    stage.window.show(stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->model()->rowCount(), 1);
    QTest::keyClick(stage.window.archive(), Qt::Key_Return);
    QVERIFY(stage.wait());
    QCOMPARE(table.current()->id(), first);
    QVERIFY(table.current()->session().game().equals(*stood));
    // The one that was left for it lies beneath, and under that nothing more: it would be the first again.
    while (table.current()->id() == first && table.canUndo())
        table.undo();
    QCOMPARE(table.current()->id(), second);
    while (table.canUndo())
        table.undo();
    QCOMPARE(table.current()->id(), second);
}

void GameStoreTest::aGameTakenFromTheMiddleIsNotThereTwice()
{
    Stage stage;
    TableController &table = stage.services.table;
    const QString first = playTwo(stage, 2, 2);
    const QString second = table.current()->id();
    table.restart();
    stage.playOn(2);
    const QString third = table.current()->id();
    stage.services.diskWriter.finish();
    QVERIFY(stage.window.open(stage.services.folders.state + u'/' + second + u".medici"_s, second));
    for (const QString &beneath : {third, first}) {
        const QString above = table.current()->id();
        while (table.current()->id() == above && table.canUndo())
            table.undo();
        QCOMPARE(table.current()->id(), beneath);
    }
}

void GameStoreTest::whatAnotherCopyPlayedOnComesBackByUndo()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    stage.playOn(3);
    const QString first = table.current()->id();
    stage.begin(u"HH"_s, 5);
    stage.playOn(1);
    stage.services.diskWriter.finish();
    std::vector<Event> log;
    {
        AppServices other(stage.services.folders);
        other.table.begin(std::move(other.store.latest()->game));
        QCOMPARE(other.table.current()->id(), first);
        other.table.acknowledge();
        Choices choices;
        other.table.current()->session().game().list(choices);
        QVERIFY(other.table.play(choices[0]));
        const std::span<const Event> played = other.table.current()->session().log();
        log.assign(played.begin(), played.end());
        other.table.leave();
    }
    undoTo(table, first);
    QCOMPARE(table.current()->id(), first);
    QVERIFY(ranges::equal(table.current()->session().log(), log));
}

void GameStoreTest::theGameOnTheTableIsTheOneToContinue()
{
    Stage stage;
    TableController &table = stage.services.table;
    const QString first = playTwo(stage, 4, 2);
    stage.services.diskWriter.finish();
    // Long ago, as the disk has it; but it is taken up again.
    QFile file(stage.services.folders.state + u'/' + first + u".medici"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(stage.window.open(file.fileName(), first));
    stage.close();
    stage.window.continueGame();
    QCOMPARE(table.current()->id(), first);
}

void GameStoreTest::whoPlaysOnOtherwiseHasNoLaterGame()
{
    Stage stage;
    undoTo(stage.services.table, playTwo(stage, 4, 2));
    QVERIFY(stage.services.table.canRedo());
    stage.playOn(1);
    QVERIFY(!stage.services.table.canRedo());
}

void GameStoreTest::anUnreadableGameIsToldNotHidden()
{
    Stage stage;
    QVERIFY(QDir().mkpath(stage.services.folders.state));
    write(stage.services.folders.state + u"/newer.medici"_s,
          "{\"format\":\"medici\",\"version\":9,\"variant\":\"dice\",\"seats\":[]}\n");
    stage.window.goHome();
    QCOMPARE(stage.services.store.unreadable().size(), 1);
    QVERIFY(ranges::any_of(stage.window.home()->findChildren<QLabel *>(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(u"newer.medici"_s);
    }));
    for (auto *button : stage.window.home()->findChildren<QPushButton *>())
        if (button->text() == u"All games"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(stage.window.page(), stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->model()->rowCount(), 1);
    QVERIFY(stage.window.archive()->list()->model()->index(0, 3).data().toString().contains(u"version"_s));
}

void GameStoreTest::aGameInWhichNothingWasDecidedLeavesNoTrace()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.close();
    QCOMPARE(recordsIn(stage.services.folders.state), QStringList());
}

void GameStoreTest::anArchivedGameStaysAsItIsWhenItIsPlayedOn()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    const QString file = stage.services.store.finished().front().file;
    const auto whole = stage.services.store.open(file);
    stage.services.table.begin(stage.services.store.open(file));
    stage.services.table.undo();
    stage.services.table.undo();
    stage.playOn(3);
    QVERIFY(ranges::equal(stage.services.store.open(file)->session().log(), whole->session().log()));
}

void GameStoreTest::whatCannotBeOpenedIsRefusedWithItsReason()
{
    Stage stage;
    const QString path = stage.folder.filePath(u"game.medici"_s);
    const auto refused = [&](const QByteArray &text, const QString &reason) {
        write(path, text);
        const QString fault = faultOf(stage.services.store, path);
        QVERIFY2(fault.contains(reason), qPrintable(fault));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text); // reading changes nothing
    };
    refused("", u"empty"_s);
    refused("not a record\n", u"JSON"_s);
    refused("{\"format\":\"medici\",\"version\":99,\"variant\":\"dice\",\"seats\":[]}\n", u"version"_s);
    refused("{\"format\":\"medici\",\"version\":1,\"variant\":\"whist\",\"seats\":[]}\n", u"whist"_s);
    QVERIFY(!faultOf(stage.services.store, stage.folder.filePath(u"missing.medici"_s)).isEmpty());
}

void GameStoreTest::aSavedRecordOpensAgain()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString path = stage.folder.filePath(u"mine.medici"_s);
    stage.services.store.save(*stage.services.table.current(), path);
    stage.services.diskWriter.finish();
    const auto opened = stage.services.store.open(path);
    QVERIFY(ranges::equal(opened->session().log(), stage.services.table.current()->session().log()));
    QVERIFY(stage.window.open(path));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GameStoreTest)
#include "gamestore.moc"
