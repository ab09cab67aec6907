#include "app/desktop/shelf.h"

#include "app/desktop/archivepage.h"
#include "app/desktop/homepage.h"
#include "app/desktop/journal.h"
#include "engine/record/fault.h"
#include "tests/desktop/stage.h"

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTableWidget>
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

// Two games, the second a restart of the first; the id of the first.
QString playTwo(Stage &stage, int inFirst, int inSecond)
{
    stage.begin(u"HH"_s);
    stage.playOn(inFirst);
    QString first = stage.desk.sitting.match()->id();
    stage.desk.sitting.restart();
    stage.playOn(inSecond);
    return first;
}

void undoTo(Sitting &sitting, const QString &id)
{
    while (sitting.match()->id() != id && sitting.canUndo())
        sitting.undo();
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
    void theWindowDoesNotWaitForTheDisk();
    void aDiskThatRefusesIsReportedAndTheGameGoesOn();
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
    QVERIFY(stage.wait());
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
    stage.close();
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

void ShelfTest::theWindowDoesNotWaitForTheDisk()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    QSemaphore disk;
    stage.desk.scribe.write([&disk] { disk.acquire(); });
    Choices choices;
    sitting.match()->session().game().list(choices);
    QVERIFY(sitting.play(choices[0]));
    QTest::qWait(20); // the window goes on, but nobody is asked for anything
    QCOMPARE(sitting.awaiting(), Awaiting::Movement);
    disk.release();
    QVERIFY(stage.wait());
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
}

void ShelfTest::aDiskThatRefusesIsReportedAndTheGameGoesOn()
{
    Stage stage;
    write(stage.desk.folders.state, "a file where a folder should be");
    QSignalSpy failed(&stage.desk.scribe, &Scribe::failed);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    QCOMPARE(stage.desk.sitting.awaiting(), Awaiting::Person);
    QVERIFY(!failed.isEmpty());
    QVERIFY(QApplication::activeModalWidget() != nullptr);
    QApplication::activeModalWidget()->close();
    stage.playOn(2);
    QVERIFY(QApplication::activeModalWidget() == nullptr); // said once
    QVERIFY(QFile::remove(stage.desk.folders.state));
    stage.playOn(3); // the disk is back, and all that happened with it
    const QString file = stage.desk.folders.state + u'/' + stage.desk.sitting.match()->id() + u".medici"_s;
    QVERIFY(std::ranges::equal(stage.desk.shelf.open(file)->session().log(),
                               stage.desk.sitting.match()->session().log()));
}

void ShelfTest::pointsThatNobodyReadAreShownAgain()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    while (stage.wait() && sitting.awaiting() != Awaiting::Reader)
        stage.playOn(1);
    const Sitting::Scored scored = *sitting.scored();
    stage.close();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(sitting.awaiting(), Awaiting::Reader);
    QCOMPARE(sitting.scored()->after, scored.after);
    sitting.acknowledge();
    QVERIFY(stage.wait());
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
    stage.playOn(1);
    stage.close();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
}

void ShelfTest::aRestartCanBeTakenBackAfterTheProgramWasClosed()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    const QString first = playTwo(stage, 4, 2);
    const QString second = sitting.match()->id();
    const std::unique_ptr<Match> kept =
        stage.desk.shelf.open(stage.desk.folders.state + u'/' + first + u".medici"_s);
    stage.close();
    stage.window.continueGame();
    QCOMPARE(sitting.match()->id(), second);
    undoTo(sitting, first);
    QCOMPARE(sitting.match()->id(), first);
    QVERIFY(std::ranges::equal(sitting.match()->session().log(), kept->session().log()));
    QVERIFY(stage.wait());
    sitting.redo();
    QCOMPARE(sitting.match()->id(), second);
}

void ShelfTest::aGameBeneathThatWasDeletedIsNotMissed()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    const QString first = playTwo(stage, 4, 1);
    const QString second = sitting.match()->id();
    stage.close();
    stage.desk.shelf.remove(stage.desk.folders.state + u'/' + first + u".medici"_s);
    stage.window.continueGame();
    while (sitting.canUndo())
        sitting.undo();
    QCOMPARE(sitting.match()->id(), second);
    QVERIFY(stage.wait());
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
}

void ShelfTest::anotherCopyDoesNotSeeTheGameOfThisOne()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    Scribe scribe;
    Shelf other(stage.desk.folders, stage.desk.variants, scribe);
    QVERIFY(other.interruptedFiles().empty());
    QVERIFY(!other.latest());
    stage.close();
    QCOMPARE(other.interruptedFiles().size(), 1);
}

void ShelfTest::aGameThatAnotherCopyPlaysIsNeitherOpenedNorDeleted()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString file = stage.desk.folders.state + u'/' + stage.desk.sitting.match()->id() + u".medici"_s;
    stage.close();
    Desk other(stage.desk.folders);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Delete}) {
        stage.window.show(stage.window.archive());
        QCOMPARE(stage.window.archive()->list()->rowCount(), 1);
        other.sitting.begin(std::move(other.shelf.latest()->match));
        other.scribe.finish();
        QString said;
        QTimer::singleShot(0, qApp, [&said] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            said = box->text();
            box->close();
        });
        QTest::keyClick(stage.window.archive(), key);
        QVERIFY2(said.contains(u"being played"_s), qPrintable(said));
        QVERIFY(stage.desk.sitting.match() == nullptr);
        QVERIFY(QFile::exists(file));
        QCOMPARE(stage.window.archive()->list()->rowCount(), 0); // the list has been renewed
        other.sitting.leave();
        other.scribe.finish();
    }
}

void ShelfTest::aGameLeftForAnotherIsFoundInTheList()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString first = sitting.match()->id();
    const std::unique_ptr<Game> stood = sitting.match()->session().game().clone();
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    stage.playOn(2);
    const QString second = sitting.match()->id();
    stage.desk.scribe.finish();
    stage.window.show(stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->rowCount(), 1);
    QTest::keyClick(stage.window.archive(), Qt::Key_Return);
    QVERIFY(stage.wait());
    QCOMPARE(sitting.match()->id(), first);
    QVERIFY(sitting.match()->session().game().equals(*stood));
    // The one that was left for it lies beneath, and under that nothing more: it would be the first again.
    while (sitting.match()->id() == first && sitting.canUndo())
        sitting.undo();
    QCOMPARE(sitting.match()->id(), second);
    while (sitting.canUndo())
        sitting.undo();
    QCOMPARE(sitting.match()->id(), second);
}

void ShelfTest::aGameTakenFromTheMiddleIsNotThereTwice()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    const QString first = playTwo(stage, 2, 2);
    const QString second = sitting.match()->id();
    sitting.restart();
    stage.playOn(2);
    const QString third = sitting.match()->id();
    stage.desk.scribe.finish();
    QVERIFY(stage.window.open(stage.desk.folders.state + u'/' + second + u".medici"_s, second));
    for (const QString &beneath : {third, first}) {
        const QString above = sitting.match()->id();
        while (sitting.match()->id() == above && sitting.canUndo())
            sitting.undo();
        QCOMPARE(sitting.match()->id(), beneath);
    }
}

void ShelfTest::whatAnotherCopyPlayedOnComesBackByUndo()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    stage.playOn(3);
    const QString first = sitting.match()->id();
    stage.begin(u"HH"_s, 5);
    stage.playOn(1);
    stage.desk.scribe.finish();
    std::vector<Event> log;
    {
        Desk other(stage.desk.folders);
        other.sitting.begin(std::move(other.shelf.latest()->match));
        QCOMPARE(other.sitting.match()->id(), first);
        other.sitting.acknowledge();
        Choices choices;
        other.sitting.match()->session().game().list(choices);
        QVERIFY(other.sitting.play(choices[0]));
        const std::span<const Event> played = other.sitting.match()->session().log();
        log.assign(played.begin(), played.end());
        other.sitting.leave();
    }
    undoTo(sitting, first);
    QCOMPARE(sitting.match()->id(), first);
    QVERIFY(std::ranges::equal(sitting.match()->session().log(), log));
}

void ShelfTest::theGameOnTheTableIsTheOneToContinue()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    const QString first = playTwo(stage, 4, 2);
    stage.desk.scribe.finish();
    // Long ago, as the disk has it; but it is taken up again.
    QFile file(stage.desk.folders.state + u'/' + first + u".medici"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(stage.window.open(file.fileName(), first));
    stage.close();
    stage.window.continueGame();
    QCOMPARE(sitting.match()->id(), first);
}

void ShelfTest::whoPlaysOnOtherwiseHasNoLaterGame()
{
    Stage stage;
    undoTo(stage.desk.sitting, playTwo(stage, 4, 2));
    QVERIFY(stage.desk.sitting.canRedo());
    stage.playOn(1);
    QVERIFY(!stage.desk.sitting.canRedo());
}

void ShelfTest::anUnreadableGameIsToldNotHidden()
{
    Stage stage;
    QVERIFY(QDir().mkpath(stage.desk.folders.state));
    write(stage.desk.folders.state + u"/newer.medici"_s,
          "{\"format\":\"medici\",\"version\":9,\"variant\":\"dice\",\"seats\":[]}\n");
    stage.window.goHome();
    QCOMPARE(stage.desk.shelf.unreadable().size(), 1);
    QVERIFY(std::ranges::any_of(stage.window.home()->findChildren<QLabel *>(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(u"newer.medici"_s);
    }));
    for (auto *button : stage.window.home()->findChildren<QPushButton *>())
        if (button->text() == u"All games"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(stage.window.page(), stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->rowCount(), 1);
    QVERIFY(stage.window.archive()->list()->item(0, 3)->text().contains(u"version"_s));
}

void ShelfTest::aGameInWhichNothingWasDecidedLeavesNoTrace()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.close();
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
    stage.desk.shelf.save(*stage.desk.sitting.match(), path);
    stage.desk.scribe.finish();
    const auto opened = stage.desk.shelf.open(path);
    QVERIFY(std::ranges::equal(opened->session().log(), stage.desk.sitting.match()->session().log()));
    QVERIFY(stage.window.open(path));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ShelfTest)
#include "shelf.moc"
