#include "app/desktop/book/gamesummary.h"
#include "app/desktop/gym/gympage.h"
#include "app/desktop/lesson/lessonoffer.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/latestgames.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/pages/todaypanel.h"
#include "app/desktop/pages/variantcard.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/shelf.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What the first page has besides the games there are.
class FirstPageTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsNewIsToldHowToBegin();
    void theLatestGamesOpenOrGoOn();
    void theDealOfTheDayIsOfferedUntilItWasPlayed();
    void theDealOfTheDayIsOfTheGameThatWasInterrupted();
    void aGameThatProvesUnusableGoes();
    void itIsNotChosenEither();
    void lessonsMakeRoomOneByOne();
    void neverMoreThanHasRoom_data();
    void neverMoreThanHasRoom();
};

namespace {

std::vector<GameLink *> linksIn(const QWidget &part)
{
    std::vector<GameLink *> shown;
    for (GameLink *each : part.findChildren<GameLink *>())
        if (each->isVisible())
            shown.push_back(each);
    return shown;
}

const LatestGames &games(Stage &stage)
{
    return *stage.window.home()->findChild<LatestGames *>();
}

const TodayPanel &today(Stage &stage)
{
    return *stage.window.home()->findChild<TodayPanel *>();
}

} // namespace

void FirstPageTest::whoIsNewIsToldHowToBegin()
{
    Stage stage;
    QVERIFY(says(*stage.window.home(), u"First steps"_s));
    QVERIFY(!today(stage).isVisible());
    QVERIFY(linksIn(games(stage)).empty());
}

void FirstPageTest::theLatestGamesOpenOrGoOn()
{
    Stage stage;
    stage.begin(u"HR"_s, 1);
    stage.playOn(1000);
    stage.begin(u"HR"_s, 2);
    stage.playOn(3);
    const QString interrupted = stage.services.table.current()->id();
    stage.begin(u"HR"_s, 3);
    stage.playOn(2);
    const QString last = stage.services.table.current()->id();
    stage.close();
    stage.window.goHome();
    QVERIFY(says(*stage.window.home(), u"Latest games"_s));
    QVERIFY(says(*stage.window.home(), u"Interrupted game"_s));
    QVERIFY(stage.window.home()->pictured().contains(last));
    const std::vector<GameLink *> links = linksIn(games(stage));
    QCOMPARE(links.size(), std::size_t{2});
    for (const bool over : {false, true}) {
        stage.window.goHome();
        const std::vector<GameLink *> now = linksIn(games(stage));
        const auto link = ranges::find_if(now, [&](const GameLink *each) {
            return each->accessibleName().contains(u"interrupted"_s) != over;
        });
        QVERIFY(link != now.end());
        QTest::mouseClick(*link, Qt::LeftButton);
        if (!over)
            QCOMPARE(stage.services.table.current()->id(), interrupted);
        QVERIFY(stage.window.page() == stage.window.table());
        QTRY_COMPARE(stage.services.table.awaiting() == Awaiting::Over, over);
        QTRY_COMPARE(stage.window.table()->endView()->isVisible(), over);
        stage.close();
    }
}

void FirstPageTest::theDealOfTheDayIsOfferedUntilItWasPlayed()
{
    Stage stage;
    stage.begin(u"HR"_s, 1);
    stage.playOn(1000);
    stage.services.diskWriter.finish();
    stage.window.goHome();
    QCOMPARE(linksIn(today(stage)).size(), std::size_t{1});
    QTest::mouseClick(linksIn(today(stage)).front(), Qt::LeftButton);
    QVERIFY(stage.window.page() == stage.window.setup());
    stage.window.setup()->start();
    const GameInProgress &game = *stage.services.table.current();
    const Variant &variant = game.variant();
    QCOMPARE(game.deal(), std::optional(dealOfTheDay(u"dice"_s, variant.terms(), QDate::currentDate())));
    stage.playOn(1000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    stage.services.diskWriter.finish();
    stage.window.goHome();
    QCOMPARE(linksIn(today(stage)).size(), std::size_t{1});
    // That of another game comes next.
    QVERIFY(!linksIn(today(stage)).front()->accessibleName().contains(stage.services.nameOf(u"dice"_s)));
}

void FirstPageTest::theDealOfTheDayIsOfTheGameThatWasInterrupted()
{
    for (const QString &variant : {u"gemstones"_s, u"card"_s}) {
        Stage stage;
        stage.begin(u"HR"_s, 1, variant);
        stage.playOn(1);
        stage.window.goHome();
        QCOMPARE(linksIn(today(stage)).size(), std::size_t{1});
        QVERIFY(linksIn(today(stage)).front()->accessibleName().contains(stage.services.nameOf(variant)));
    }
}

// Its cover promises a board, and there is none.
void FirstPageTest::aGameThatProvesUnusableGoes()
{
    const QTemporaryDir folder;
    const QFileInfo coin(QStringLiteral(COIN_WITHOUT_BOARD));
    QVERIFY(QFile::copy(coin.filePath(), folder.filePath(coin.fileName())));
    for (const QString &way : {u"New game of Coin"_s, u"Rules of Coin"_s}) {
        Stage stage({folder.path()});
        const auto cards = [&] { return stage.window.home()->findChildren<VariantCard *>().size(); };
        const auto shown = static_cast<qsizetype>(stage.services.shown().size());
        QCOMPARE(cards(), shown);
        const QList<QAbstractButton *> buttons = stage.window.home()->findChildren<QAbstractButton *>();
        const auto pressed = ranges::find(buttons, way, &QAbstractButton::accessibleName);
        QVERIFY(pressed != buttons.end());
        QTest::mouseClick(*pressed, Qt::LeftButton);
        QVERIFY(stage.window.page() == stage.window.home());
        QTRY_COMPARE(cards(), shown - 1);
        QVERIFY(says(*stage.window.home(), u"does not say what it has"_s));
        stage.services.settings.set(Setting::Language, u"pl"_s);
        QTRY_VERIFY(says(*stage.window.home(), u"jej metadane nie mówią"_s));
    }
}

void FirstPageTest::itIsNotChosenEither()
{
    const QTemporaryDir folder;
    const QFileInfo coin(QStringLiteral(COIN_WITHOUT_BOARD));
    QVERIFY(QFile::copy(coin.filePath(), folder.filePath(coin.fileName())));
    Stage stage({folder.path()});
    stage.window.showRules(u"dice"_s);
    auto *choice = stage.window.page()->findChild<GameChoice *>();
    const int before = choice->count();
    QVERIFY(choice->findData(u"coin"_s) > choice->findData(u"card"_s));
    choice->setFocus();
    while (choice->currentIndex() > 0)
        QTest::keyClick(choice, Qt::Key_Up);
    while (choice->game() != u"card"_s)
        QTest::keyClick(choice, Qt::Key_Down);
    QTest::keyClick(choice, Qt::Key_Down); // to it
    QCOMPARE(choice->count(), before - 1);
    QCOMPARE(choice->game(), u"dice"_s);
    QCOMPARE(stage.window.page()->title(), stage.services.nameOf(u"dice"_s));
}

// The lower the window, the fewer of them; the last one goes only after games have.
void FirstPageTest::lessonsMakeRoomOneByOne()
{
    Stage stage;
    for (const Seed deal : {1U, 2U, 3U})
        shelve(stage, u"Zuzanna"_s, deal);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.services.diskWriter.finish();
    stage.window.goHome();
    const LessonOffer &offer = *stage.window.home()->findChild<LessonOffer *>();
    const auto lessons = [&] {
        int shown = 0;
        for (const TextLink *each : offer.findChildren<TextLink *>())
            shown += each->isVisible() && each->accessibleName().startsWith(u"First lesson of"_s) ? 1 : 0;
        return shown;
    };
    std::vector<int> offered;
    int tight = 0;
    for (int height = 1000; height >= 600; height -= 20) {
        stage.window.resize(1280, height);
        QTest::qWait(1);
        if (offered.empty() || lessons() != offered.back())
            offered.push_back(lessons());
        if (lessons() < static_cast<int>(stage.services.shown().size()) - 1)
            QVERIFY(lessons() > 0 || linksIn(games(stage)).size() < 3);
        // The others are behind a link, as long as one has room.
        const bool some = lessons() > 0 && lessons() < static_cast<int>(stage.services.shown().size());
        QCOMPARE(link(offer, u"Other games…"_s) != nullptr, some);
        if (some)
            tight = height;
    }
    stage.window.resize(1280, tight);
    QTest::qWait(1);
    QTest::mouseClick(link(offer, u"Other games…"_s), Qt::LeftButton);
    const auto *menu = offer.findChild<QMenu *>();
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), qsizetype(stage.services.shown().size()) - lessons());
    const QSignalSpy wanted(stage.window.home(), &HomePage::lessonWanted);
    menu->actions().back()->trigger();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(offered.size() > 2);
    QCOMPARE(offered.front(), static_cast<int>(stage.services.shown().size()));
    QVERIFY(ranges::is_sorted(offered, std::greater<>()));
}

void FirstPageTest::neverMoreThanHasRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("text");
    QTest::newRow("en") << u"en"_s << 100;
    QTest::newRow("pl") << u"pl"_s << 100;
    QTest::newRow("pl, larger") << u"pl"_s << 125;
    QTest::newRow("pl, still larger") << u"pl"_s << 150;
    QTest::newRow("en, largest") << u"en"_s << 200;
    QTest::newRow("pl, largest") << u"pl"_s << 200;
}

// Even with a game that was interrupted and with lessons.
void FirstPageTest::neverMoreThanHasRoom()
{
    QFETCH(const QString, language);
    QFETCH(const int, text);
    Stage stage;
    stage.services.settings.set(Setting::Language, language);
    for (const Seed deal : {1U, 2U, 3U})
        shelve(stage, u"Zuzanna"_s, deal);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.services.diskWriter.finish();
    stage.services.settings.set(Setting::TextSize, text);
    stage.window.resize(1024, 700);
    stage.window.goHome();
    QTest::qWait(1);
    QVERIFY(text > 125 || !linksIn(games(stage)).empty());
    for (const QScrollArea *part : stage.window.home()->findChildren<QScrollArea *>())
        QTRY_COMPARE(part->verticalScrollBar()->maximum(), 0);
    QCOMPARE(squashed(*stage.window.home()), QString());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::FirstPageTest)
#include "firstpage.moc"
