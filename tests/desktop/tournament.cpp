#include "app/desktop/actions.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/tournament/tournamentpage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLockFile>
#include <QMessageBox>
#include <QTableWidget>
#include <QTest>
#include <QThread>
#include <QTranslator>

#include <atomic>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Random and easy players, five deals, unless somebody else is ticked.
TournamentPage &prepared(Stage &stage, const std::vector<std::size_t> &entrants = {0, 1})
{
    stage.window.actions().tournament.trigger();
    TournamentPage &page = *stage.window.tournament();
    for (std::size_t i = 0; i < page.entrants().size(); ++i)
        if (page.entrants()[i]->isChecked() != (std::count(entrants.begin(), entrants.end(), i) > 0))
            page.entrants()[i]->click();
    page.deals()->findChildren<QAbstractButton *>()[0]->click();
    return page;
}

void finish(TournamentPage &page)
{
    QTRY_VERIFY_WITH_TIMEOUT(!page.run().running(), 60'000);
}

// What a tournament came to, without the times.
QStringList resultsOf(const PlayedTournament &played)
{
    QStringList results;
    for (const auto &[number, heat] : played.heats)
        for (const QByteArray &record : heat.records)
            results << QString::fromUtf8(record);
    return results;
}

// Of two who play at random.
Tournament quick(Stage &stage, Seed seed)
{
    Tournament tournament;
    tournament.id = usualGame();
    tournament.variant = stage.services.variants.find(tournament.id);
    tournament.setup = tournament.variant->terms().usual(2);
    tournament.setup.first = 0;
    tournament.entrants = {{u"A"_s, Level::Random}, {u"B"_s, Level::Random}};
    tournament.deals = 5;
    tournament.seed = seed;
    return tournament;
}

// Knows nothing, but who asked for texts in another thread than the window's.
class Watcher : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(const char *, const char *, const char *, int) const override
    {
        if (QThread::currentThread() != thread())
            strayed = true;
        return {};
    }

    mutable std::atomic<bool> strayed = false;
};

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void everybodyMeetsEverybodyAndIsRated();
    void itIsStoppedAndGoesOnWithoutLoss();
    void anyGameIsOpened();
    void programsTakePart();
    void nobodyPlaysAlone();
    void anyGameIsReviewed();
    void tournamentsAreKept();
    void aProgramThatIsGoneStopsATournament();
    void theWindowClosesWhileItIsPlayed();
    void whatIsWrongIsSaidInTheLanguageOfTheWindow_data();
    void whatIsWrongIsSaidInTheLanguageOfTheWindow();
    void nothingOfOneIsTakenForAnother();
};

void TournamentTest::everybodyMeetsEverybodyAndIsRated()
{
    Stage stage;
    TournamentPage &page = prepared(stage);
    QCOMPARE(stage.window.page(), &page);
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(page.run().running());
    QVERIFY(!page.game()->isEnabled());
    QCOMPARE(page.startButton()->text(), u"Stop"_s);
    finish(page);
    QVERIFY(page.run().complete());
    QCOMPARE(page.run().playedGames(), 10); // each deal from both seats
    QCOMPARE(page.table()->rowCount(), 2);
    QCOMPARE(page.table()->item(0, 0)->text(), u"Easy"_s); // the better one first
    QCOMPARE(page.table()->item(0, 3)->text(), u"10"_s);
    QCOMPARE(page.games()->rowCount(), 10);
    QVERIFY(says(page, u"10 of 10\u00a0games"_s));
    QCOMPARE(page.startButton()->text(), u"Start"_s);
    // As the tournament says that is played anywhere else.
    std::vector<PlayedTournament::Number> wanted = page.run().played().wanted();
    PlayedTournament again{page.run().played().tournament};
    playHeats(
        again.tournament, wanted, 1, KeepRecords::Yes,
        [&](const Heat &heat) {
            again.heats.insert({{heat.deal, heat.company}, heat});
            return true;
        },
        [] { return false; });
    QCOMPARE(resultsOf(page.run().played()), resultsOf(again));
}

void TournamentTest::itIsStoppedAndGoesOnWithoutLoss()
{
    Stage stage;
    TournamentPage &page = prepared(stage);
    page.deals()->findChildren<QAbstractButton *>()[2]->click(); // a hundred
    page.startButton()->click();
    QTRY_VERIFY(page.run().playedGames() > 0);
    page.startButton()->click();
    finish(page);
    const QStringList before = resultsOf(page.run().played());
    QVERIFY(before.size() < 200);
    QCOMPARE(page.startButton()->text(), u"Go on"_s);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    stage.services.settings.set(Setting::Language, u"en"_s);
    QCOMPARE(page.startButton()->text(), u"Go on"_s);
    page.startButton()->click();
    QTRY_VERIFY(page.run().playedGames() > before.size());
    page.run().stop();
    finish(page);
    QCOMPARE(resultsOf(page.run().played()).mid(0, before.size()), before);
    QCOMPARE(page.games()->rowCount(), page.run().playedGames());
    // Another number of deals is another tournament.
    page.deals()->findChildren<QAbstractButton *>()[0]->click();
    QCOMPARE(page.startButton()->text(), u"Start"_s);
}

void TournamentTest::anyGameIsOpened()
{
    Stage stage;
    TournamentPage &page = prepared(stage);
    page.startButton()->click();
    finish(page);
    page.games()->setCurrentCell(3, 0);
    page.games()->setFocus();
    QTest::keyClick(page.games(), Qt::Key_Return);
    QCOMPARE(stage.window.page(), stage.window.table());
    QTRY_COMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QVERIFY(page.games()->item(3, 2)->text().startsWith(
        stage.services.table.current()->person(0).name + u' '
        + QLocale().toString(stage.services.table.current()->session().game().scores()[0])));
}

void TournamentTest::programsTakePart()
{
#ifdef __SANITIZE_THREAD__
    QSKIP("Whoever starts a program is no longer understood by the thread sanitizer.");
#endif
    Stage stage;
    remember(stage.services.settings,
             {u"Stranger 1"_s, {QStringLiteral(STRANGER), {u"dies"_s, u"40"_s}}, Level::Random, 60});
    TournamentPage &page = prepared(stage, {1, 4});
    QCOMPARE(page.entrants().back()->text(), u"Stranger 1"_s);
    page.startButton()->click();
    finish(page);
    QVERIFY(page.run().complete());
    QVERIFY(says(page, u"Stranger 1 was replaced in"_s));
    QVERIFY(resultsOf(page.run().played()).front().contains(u"\"program\":\"Stranger 1\""_s));
}

void TournamentTest::anyGameIsReviewed()
{
    Stage stage;
    TournamentPage &page = prepared(stage);
    page.startButton()->click();
    finish(page);
    page.games()->setCurrentCell(2, 0);
    page.reviewButton()->click();
    QCOMPARE(stage.window.page(), stage.window.review());
    QCOMPARE(stage.window.review()->game(), stage.services.table.current()->id());
    QTRY_VERIFY_WITH_TIMEOUT(!stage.window.review()->findings().judgements.empty(), 60'000);
    QTest::keyClick(stage.window.review(), Qt::Key_Escape);
    QCOMPARE(stage.window.page(), &page);
}

void TournamentTest::tournamentsAreKept()
{
    QTemporaryDir folder;
    QStringList before;
    {
        AppServices services(Folders::under(folder.path()));
        Window window(services);
        TournamentPage &page = *window.tournament();
        page.enter();
        QCOMPARE(page.kept()->rowCount(), 0);
        page.entrants()[0]->click(); // random, easy and normal players
        page.deals()->findChildren<QAbstractButton *>()[2]->click();
        page.startButton()->click();
        QTRY_VERIFY(page.run().playedGames() > 0);
        page.startButton()->click();
        finish(page);
        QCOMPARE(page.kept()->rowCount(), 1);
        QCOMPARE(page.kept()->currentRow(), 0);
        before = resultsOf(page.run().played());
    }
    // Another day.
    AppServices services(Folders::under(folder.path()));
    Window window(services);
    window.setVisible(true);
    window.actions().tournament.trigger();
    TournamentPage &page = *window.tournament();
    QCOMPARE(page.kept()->rowCount(), 1);
    QVERIFY(page.kept()->item(0, 1)->text().contains(u"Random, Easy, Normal ("_s));
    QCOMPARE(page.games()->rowCount(), 0);
    page.kept()->setFocus();
    QTest::keyClick(page.kept(), Qt::Key_Down);
    QCOMPARE(resultsOf(page.run().played()), before);
    QCOMPARE(page.games()->rowCount(), static_cast<int>(before.size()));
    QCOMPARE(page.table()->rowCount(), 3);
    QVERIFY(page.entrants()[0]->isChecked() && page.entrants()[2]->isChecked());
    QCOMPARE(page.startButton()->text(), u"Go on"_s);
    QTest::keyClick(&page, Qt::Key_Return);
    QTRY_VERIFY(page.run().playedGames() > before.size());
    page.run().stop();
    finish(page);
    QCOMPARE(resultsOf(page.run().played()).mid(0, before.size()), before);
    QCOMPARE(page.kept()->rowCount(), 1);
    page.games()->setCurrentCell(0, 0);
    page.games()->setFocus();
    QTest::keyClick(page.games(), Qt::Key_Return);
    QCOMPARE(window.page(), window.table());
    // It is deleted.
    window.actions().tournament.trigger();
    page.kept()->setFocus();
    QTest::keyClick(page.kept(), Qt::Key_Delete);
    auto *question = page.findChild<QMessageBox *>();
    QVERIFY(question != nullptr);
    for (QAbstractButton *button : question->buttons())
        if (question->buttonRole(button) == QMessageBox::AcceptRole) {
            button->click();
            break;
        }
    QTRY_COMPARE(page.kept()->rowCount(), 0);
    QCOMPARE(page.games()->rowCount(), 0);
    QCOMPARE(page.startButton()->text(), u"Start"_s);
}

void TournamentTest::aProgramThatIsGoneStopsATournament()
{
#ifdef __SANITIZE_THREAD__
    QSKIP("Whoever starts a program is no longer understood by the thread sanitizer.");
#endif
    Stage stage;
    remember(stage.services.settings,
             {u"Stranger 1"_s, {QStringLiteral(STRANGER), {u"well"_s}}, Level::Random, 60});
    TournamentPage &page = prepared(stage, {1, 4});
    page.deals()->findChildren<QAbstractButton *>()[3]->click();
    page.startButton()->click();
    QTRY_VERIFY(page.run().playedGames() > 0);
    page.startButton()->click();
    finish(page);
    forget(stage.services.settings, u"Stranger 1"_s);
    page.enter();
    QVERIFY(says(page, u"It cannot go on without: Stranger 1"_s));
    QVERIFY(!page.startButton()->isEnabled());
}

void TournamentTest::nobodyPlaysAlone()
{
    Stage stage;
    const TournamentPage &page = prepared(stage, {2});
    QVERIFY(!page.startButton()->isEnabled());
    QVERIFY(says(page, u"Choose at least two players."_s));
}

void TournamentTest::theWindowClosesWhileItIsPlayed()
{
    Stage stage;
    TournamentPage &page = prepared(stage, {2, 3});
    page.deals()->findChildren<QAbstractButton *>()[3]->click();
    page.startButton()->click();
    stage.window.goHome();
    QVERIFY(page.run().running()); // meanwhile
}

void TournamentTest::whatIsWrongIsSaidInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<bool>("locked");
    QTest::addColumn<QString>("fault");
    QTest::newRow("played elsewhere") << true << u"Another copy of the program is playing this tournament."_s;
    QTest::newRow("not writable") << false << u"The file cannot be written"_s;
}

// By the window's thread: the language changes in it.
void TournamentTest::whatIsWrongIsSaidInTheLanguageOfTheWindow()
{
    QFETCH(bool, locked);
    QFETCH(QString, fault);
    Stage stage;
    const QString file = stage.folder.filePath(locked ? u"played"_s : u"settings"_s); // one is a folder
    QLockFile lock(file + u".lock"_s);
    QVERIFY(!locked || lock.tryLock(0));
    TournamentRun run;
    run.prepare(quick(stage, 1), file);
    Watcher watcher;
    QVERIFY(QCoreApplication::installTranslator(&watcher));
    run.start(1);
    QTRY_VERIFY(!run.running());
    QCoreApplication::removeTranslator(&watcher);
    QVERIFY2(run.fault().contains(fault), qPrintable(run.fault()));
    QVERIFY(!watcher.strayed);
    QCOMPARE(run.playedGames(), 0);
}

void TournamentTest::nothingOfOneIsTakenForAnother()
{
    Stage stage;
    TournamentRun run;
    Tournament first = quick(stage, 1);
    first.deals = 20'000; // still played when the other one comes
    run.prepare(first, stage.folder.filePath(u"first"_s));
    run.start(1);
    QTRY_VERIFY(QFile::exists(stage.folder.filePath(u"first"_s)));
    QVERIFY(run.running());
    run.prepare(quick(stage, 2), stage.folder.filePath(u"second"_s));
    QVERIFY(!run.running());
    QCoreApplication::processEvents(); // what the first had still to say
    QCOMPARE(run.playedGames(), 0);
    run.start(1);
    QVERIFY(run.running());
    QTRY_VERIFY(!run.running());
    QVERIFY(run.complete());
    TournamentRun again;
    again.open(run.file(), stage.services.variants.recordables());
    QCOMPARE(again.played().tournament.seed, Seed{2});
    QCOMPARE(resultsOf(again.played()), resultsOf(run.played()));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TournamentTest)
#include "tournament.moc"
