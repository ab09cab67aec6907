#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/widgets/toast.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class SavingTest : public QObject {
    Q_OBJECT

private slots:
    void aNameWithoutEndingGetsItAndSavingIsConfirmed();
    void whatIsNoRecordIsToldInPlainWords_data();
    void whatIsNoRecordIsToldInPlainWords();
    void whatIsWrongWithAWholeFileIsSaidAtOnce();
    void aRecordOfANewerProgramIsNotCalledDamaged();
    void aDamagedGameIsToldInPlainWordsOnTheFirstPageAndInTheList();
};

void SavingTest::aNameWithoutEndingGetsItAndSavingIsConfirmed()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(2);
    answerDialog(stage.folder.filePath(u"auction1"_s));
    stage.window.actions().saveAs.trigger();
    QTRY_COMPARE(stage.window.toast()->words(), u"Saved as auction1.medici."_s);
    QVERIFY(stage.window.toast()->isVisible());
    const QString file = stage.folder.filePath(u"auction1.medici"_s);
    QVERIFY(QFile::exists(file));
    QVERIFY(QFile::remove(file));
    stage.window.actions().save.trigger(); // where it was saved
    stage.services.diskWriter.finish();
    QVERIFY(QFile::exists(file));
}

void SavingTest::whatIsNoRecordIsToldInPlainWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("words") << QByteArray("Dear Anna,\nhow are you?\n");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
    QTest::newRow("lines of old systems") << QByteArray("{\"medici\":1}\r\n");
}

void SavingTest::whatIsNoRecordIsToldInPlainWords()
{
    QFETCH(QByteArray, text);
    Stage stage;
    const QString file = stage.folder.filePath(u"letter.medici"_s);
    write(file, text);
    QVERIFY(!stage.window.open(file));
    const QStringList said = complaint();
    QCOMPARE(said.value(0), u"letter.medici: This is not a record of a game, or it is damaged."_s);
    QVERIFY(!said.value(1).isEmpty());
    QVERIFY(stage.window.page() == stage.window.home());
}

void SavingTest::whatIsWrongWithAWholeFileIsSaidAtOnce()
{
    Stage stage;
    QVERIFY(!stage.window.open(stage.folder.filePath(u"nowhere.medici"_s)));
    const QStringList said = complaint();
    QVERIFY(said.value(0).contains(u"nowhere.medici"_s));
    QVERIFY(said.value(1).isEmpty());
}

void SavingTest::aRecordOfANewerProgramIsNotCalledDamaged()
{
    Stage stage;
    const QString file = stage.folder.filePath(u"tomorrow.medici"_s);
    write(file, "{\"format\":\"medici\",\"version\":9,\"variant\":\"dice\",\"seats\":[]}\n");
    QVERIFY(!stage.window.open(file));
    const QStringList said = complaint();
    QVERIFY2(said.value(0).startsWith(u"tomorrow.medici: The record has version 9"_s),
             qPrintable(said.value(0)));
    QVERIFY(said.value(1).isEmpty());
}

void SavingTest::aDamagedGameIsToldInPlainWordsOnTheFirstPageAndInTheList()
{
    Stage stage;
    const QString words = u"This is not a record of a game, or it is damaged."_s;
    QVERIFY(QDir().mkpath(stage.services.folders.state));
    write(stage.services.folders.state + u"/torn.medici"_s, "{\"format\":\"med\n");
    stage.window.goHome();
    QCOMPARE(stage.services.store.unreadable(), QStringList{u"torn.medici: "_s + words});
    stage.window.show(stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->model()->index(0, 3).data().toString(),
             u"cannot be read: "_s + words);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SavingTest)
#include "saving.moc"
