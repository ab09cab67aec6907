#include "app/desktop/archive/archivepage.h"
#include "app/desktop/archive/resulttable.h"
#include "app/desktop/book/gamesummary.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/toast.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/shelf.h"
#include "tests/files.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What is taken out of the list of all games.
class ExportsTest : public QObject {
    Q_OBJECT

private slots:
    void resultsHaveALineForEachSeat();
    void namesAreNoFormulas();

    void recordsAreCopiedAndNothingIsWrittenOver();
    void resultsOfChosenGamesBecomeATable();
    void interruptedGamesHaveNoResults();
    void aGameBecomesAPage();
    void severalGamesBecomePagesInAFolder();
    void withNothingChosenItIsTheGameThatIsLookedAt();
    void whatCannotBeExportedIsSaid();
};

namespace {

// Presses the button for exports, and what it offers.
void exportAs(Stage &stage, const QString &entry, const QString &name)
{
    for (KeyButton *button : stage.window.archive()->findChildren<KeyButton *>())
        if (button->text() == u"Export…"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    if (!name.isEmpty())
        answerDialog(name);
    for (QAction *action : menu->actions())
        if (QString(action->text()).remove(u'&') == entry) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
    QFAIL(qPrintable(entry));
}

void openList(Stage &stage, int games)
{
    for (int game = 0; game < games; ++game)
        shelve(stage, u"Ania"_s);
    stage.window.show(stage.window.archive());
}

QStringList namesIn(const QString &folder, const QString &kind)
{
    return QDir(folder).entryList({u"*."_s + kind}, QDir::Files, QDir::Name);
}

QString folderIn(Stage &stage)
{
    const QString folder = stage.folder.filePath(u"out"_s);
    QDir().mkpath(folder);
    return folder;
}

GameSummary summary(const QString &name)
{
    GameSummary summary;
    summary.variant = usualGame();
    summary.seats.resize(2);
    summary.seats[0].name = name;
    summary.seats[0].human = true;
    summary.seats[0].score = -3;
    summary.seats[0].place = 2;
    summary.seats[0].reviewed = SeatReview{10, 4, 0, 0};
    summary.seats[1].name = u"Clara, \"the\" third"_s;
    summary.seats[1].level = u"hard"_s;
    summary.seats[1].score = 12;
    summary.byHand = true;
    return summary;
}

QStringList tableOf(const GameSummary &game)
{
    const QDateTime when(QDate(2026, 3, 2), QTime(20, 5), Qt::UTC);
    const QByteArray table = resultTable({{u"a.medici"_s, when, u"Kości"_s, game}});
    return table.startsWith("\xef\xbb\xbf") ? QString::fromUtf8(table).split(u"\r\n"_s) : QStringList();
}

} // namespace

void ExportsTest::resultsHaveALineForEachSeat()
{
    const QStringList lines = tableOf(summary(u"Ania"_s));
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0],
             u"record,date,time,variant,game,deal,players,seat,name,player,level,place,points,"
             "helped,luck_by_hand,house_rules,mistakes"_s);
    QCOMPARE(lines[1], u"a.medici,2026-03-02,20:05,dice,Kości,,2,1,Ania,person,,2,-3,no,yes,no,4"_s);
    QCOMPARE(
        lines[2],
        u"a.medici,2026-03-02,20:05,dice,Kości,,2,2,\"Clara, \"\"the\"\" third\",computer,hard,1,12,no,yes,"
        "no,"_s);
    QVERIFY(lines[3].isEmpty());
}

void ExportsTest::namesAreNoFormulas()
{
    for (const QString &name : {u"=1+1"_s, u"+1"_s, u"-1"_s, u"@SUM(A1)"_s, u"\t=1"_s})
        QVERIFY2(tableOf(summary(name))[1].contains(u",'"_s + name + u','), qPrintable(name));
    QVERIFY(tableOf(summary(u"=1,2"_s))[1].contains(u",\"'=1,2\","_s));
    QVERIFY(tableOf(summary(u"O'Neill"_s))[1].contains(u",O'Neill,"_s));
}

void ExportsTest::recordsAreCopiedAndNothingIsWrittenOver()
{
    Stage stage;
    openList(stage, 2);
    const QString folder = folderIn(stage);
    QTest::keyClick(stage.window.archive()->list(), Qt::Key_A, Qt::ControlModifier);
    exportAs(stage, u"Records…"_s, folder);
    QTRY_COMPARE(stage.window.toast()->words(), u"2\u00a0games exported."_s);
    const QStringList first = namesIn(folder, u"medici"_s);
    QCOMPARE(first.size(), 2);
    for (const QString &name : first)
        QCOMPARE(contentsOf(folder + u'/' + name), contentsOf(stage.services.folders.archive + u'/' + name));
    QFile changed(folder + u'/' + first[0]);
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write("mine");
    changed.close();
    exportAs(stage, u"Records…"_s, folder);
    QTRY_COMPARE(namesIn(folder, u"medici"_s).size(), 4);
    QCOMPARE(contentsOf(folder + u'/' + first[0]), QByteArray("mine"));
    const QString second = QString(first[0]).replace(u".medici"_s, u" (2).medici"_s);
    QCOMPARE(contentsOf(folder + u'/' + second),
             contentsOf(stage.services.folders.archive + u'/' + first[0]));
}

void ExportsTest::resultsOfChosenGamesBecomeATable()
{
    Stage stage;
    openList(stage, 2);
    const QString file = folderIn(stage) + u"/year.csv"_s;
    stage.window.archive()->list()->selectRow(1);
    const int best = stage.services.store.volume(stage.services.store.finishedFiles()[1])
                         .game->session()
                         .game()
                         .scores()[0];
    exportAs(stage, u"Results as a table (CSV)…"_s, file);
    QTRY_COMPARE(stage.window.toast()->words(), u"1\u00a0game exported."_s);
    const QStringList lines = QString::fromUtf8(contentsOf(file)).split(u"\r\n"_s);
    QCOMPARE(lines.size(), 4); // the head, two seats, the end
    QCOMPARE(lines[1].section(u',', 12, 12), QString::number(best));
}

void ExportsTest::interruptedGamesHaveNoResults()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.close();
    stage.window.show(stage.window.archive());
    exportAs(stage, u"Results as a table (CSV)…"_s, {});
    QTRY_VERIFY(qobject_cast<QMessageBox *>(QApplication::activeModalWidget()) != nullptr);
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QCOMPARE(box->text(), u"None of these games is over: there are no results yet."_s);
    box->close();
}

void ExportsTest::aGameBecomesAPage()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.close();
    stage.window.show(stage.window.archive());
    const QString file = folderIn(stage) + u"/evening.html"_s;
    exportAs(stage, u"Replay for a browser (HTML)…"_s, file);
    QTRY_COMPARE(stage.window.toast()->words(), u"1\u00a0game exported."_s);
    QVERIFY(contentsOf(file).startsWith("<!DOCTYPE html>"));
    QVERIFY(contentsOf(file).contains(usualName(0).toUtf8()));
}

void ExportsTest::severalGamesBecomePagesInAFolder()
{
    Stage stage;
    for (const Seed seed : {Seed{1}, Seed{2}}) {
        stage.begin(u"HR"_s, seed);
        stage.playOn(2);
    }
    stage.close();
    stage.window.show(stage.window.archive());
    QTest::keyClick(stage.window.archive()->list(), Qt::Key_A, Qt::ControlModifier);
    const QString folder = folderIn(stage);
    exportAs(stage, u"Replay for a browser (HTML)…"_s, folder);
    QTRY_COMPARE(stage.window.toast()->words(), u"2\u00a0games exported."_s);
    QCOMPARE(namesIn(folder, u"html"_s).size(), 2);
}

void ExportsTest::withNothingChosenItIsTheGameThatIsLookedAt()
{
    Stage stage;
    openList(stage, 2);
    QTableView *list = stage.window.archive()->list();
    const QPoint line = list->visualRect(list->currentIndex()).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier, line);
    QVERIFY(list->selectionModel()->selection().empty());
    const QString file = folderIn(stage) + u"/evening.html"_s;
    exportAs(stage, u"Replay for a browser (HTML)…"_s, file);
    QTRY_COMPARE(stage.window.toast()->words(), u"1\u00a0game exported."_s);
    QVERIFY(contentsOf(file).startsWith("<!DOCTYPE html>"));
}

void ExportsTest::whatCannotBeExportedIsSaid()
{
    Stage stage;
    QVERIFY(QDir().mkpath(stage.services.folders.state));
    QFile torn(stage.services.folders.state + u"/torn.medici"_s);
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write("{\"format\":\"med\n");
    torn.close();
    stage.window.show(stage.window.archive());
    exportAs(stage, u"Replay for a browser (HTML)…"_s, folderIn(stage) + u"/torn.html"_s);
    QTRY_VERIFY(qobject_cast<QMessageBox *>(QApplication::activeModalWidget()) != nullptr);
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY2(box->text().contains(u"not a record of a game"_s), qPrintable(box->text()));
    box->close();
    QVERIFY(namesIn(folderIn(stage), u"html"_s).empty());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ExportsTest)
#include "exports.moc"
