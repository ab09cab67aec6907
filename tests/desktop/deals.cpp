#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/fileopening.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/latestgames.h"
#include "app/desktop/pages/luckchoice.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QFileOpenEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QString textOfDeal(Stage &stage, const Deal &deal)
{
    return textOf(deal, stage.services.variants.find(deal.variant)->terms());
}

// What stands in the field for a deal.
QString dealTyped(const Stage &stage)
{
    const auto *field = stage.window.setup()->findChild<LuckChoice *>()->findChild<QLineEdit *>();
    return field->isVisible() ? field->text() : QString();
}

Deal dealOfTwo(Stage &stage, const QString &variant = u"dice"_s)
{
    Deal deal{variant, stage.services.variants.find(variant)->terms().usual(2), {7, 8}};
    deal.setup.first = 1;
    return deal;
}

// The first chance event of the game on the table, and who is there.
Event firstOf(const Stage &stage)
{
    return stage.services.table.current()->session().log().front();
}

QString fileWith(const Stage &stage, const QString &name, const QByteArray &text)
{
    QFile file(stage.folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

const QString again = u"Play the same deal again"_s;
const QString compare = u"Compare games with this deal"_s;

} // namespace

class DealsTest : public QObject {
    Q_OBJECT

private slots:
    void aDealIsPlayedAgainByOtherPeopleFromOtherSeats();
    void aDealIsPlayedAgainFromTheListsOfGames();
    void theDealOfAGameThatIsNotOverIsSecret();
    void aKnownDealIsNoSecret();
    void aKnownDealStaysKnownWhateverHappensToTheGame();
    void theDealOfTheDayIsThatOfTheDay();
    void whatADealSaysIsNotChosen();
    void whoAddedAWordPlayedTheDealOfBoth();
    void aGameAloneIsComparedWithNothing();
    void theComparisonSpeaksTheOtherLanguage();
    void aDealOfAnotherGameLeadsThere();
    void aTextFileWithADealIsOpened();
    void aWrongDealInAFileIsSaid();
    void luckByHandHasNoDeal();
    void theDealIsCopied();
    void sheetsSayTheDealOnceItMayBeTold();
};

void DealsTest::aDealIsPlayedAgainByOtherPeopleFromOtherSeats()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    const Event first = firstOf(stage);
    const Proposal played = stage.services.table.current()->proposal();
    press(*stage.window.table()->endView(), again);
    const SetupPage &setup = *stage.window.setup();
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(dealTyped(stage), textOfDeal(stage, {u"dice"_s, played.setup, {0, 42}}));
    for (std::size_t seat = 0; seat < 2; ++seat)
        QCOMPARE(setup.rows()[seat]->person(), played.people[seat]);
    QTest::keyClick(setup.rows()[0]->name(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClicks(setup.rows()[0]->name(), u"ek"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const GameInProgress &current = *stage.services.table.current();
    QCOMPARE(current.person(0).name, played.people[1].name + u"ek"_s);
    QCOMPARE(current.person(1).name, played.people[0].name);
    QCOMPARE(current.proposal().luck, LuckSource::ofKnownDeal({0, 42}));
    QCOMPARE(current.proposal().setup, played.setup);
    QVERIFY(firstOf(stage) == first);
}

void DealsTest::aDealIsPlayedAgainFromTheListsOfGames()
{
    Stage stage;
    stage.begin(u"HR"_s, 42, u"card"_s);
    stage.playOn(3000);
    const QString deal = textOfDeal(stage, *stage.services.table.current()->deal());
    stage.close();
    stage.window.show(stage.window.archive());
    QWidget &list = *stage.window.archive()->list()->viewport();
    chooseEntry(list, {20, 20}, again);
    QTRY_COMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(dealTyped(stage), deal);
    stage.window.goHome();
    chooseEntry(*stage.window.home()->findChild<LatestGames *>()->findChild<GameLink *>(), {5, 5}, again);
    QTRY_COMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(stage.window.setup()->variant(), u"card"_s);
    QCOMPARE(dealTyped(stage), deal);
}

void DealsTest::theDealOfAGameThatIsNotOverIsSecret()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    QVERIFY(!stage.services.table.current()->deal());
    stage.close();
    stage.window.show(stage.window.archive());
    const QStringList entries = entriesOf(*stage.window.archive()->list()->viewport(), {20, 20});
    QVERIFY(entries.contains(u"Open"_s));
    QVERIFY(!entries.contains(again));
}

void DealsTest::aKnownDealIsNoSecret()
{
    Stage stage;
    stage.window.newGame(dealOfTwo(stage));
    stage.window.setup()->start();
    stage.playOn(2);
    stage.close();
    stage.window.show(stage.window.archive());
    const QStringList entries = entriesOf(*stage.window.archive()->list()->viewport(), {20, 20});
    QVERIFY(entries.contains(again));
    QVERIFY(!entries.contains(u"Compare games with this deal"_s));
}

void DealsTest::aKnownDealStaysKnownWhateverHappensToTheGame()
{
    Stage stage;
    const Deal deal = dealOfTwo(stage);
    Proposal proposal = stage.proposal(u"HH"_s, 0, deal.variant);
    proposal.setup = deal.setup;
    proposal.luck = LuckSource::ofKnownDeal(deal.number);
    stage.begin(proposal);
    stage.playOn(4);
    const auto log = stage.services.table.current()->session().log();
    const std::vector<Event> before(log.begin(), log.end());
    stage.services.table.undo();
    stage.services.table.redo();
    QVERIFY(stage.wait());
    stage.close();
    stage.window.continueGame();
    const GameInProgress &current = *stage.services.table.current();
    QCOMPARE(current.deal(), deal);
    QVERIFY(ranges::equal(current.session().log(), before));
    stage.services.table.playOnFrom(current.session().cursor() - 1);
    QCOMPARE(stage.services.table.current()->deal(), deal);
    stage.services.table.restart();
    QVERIFY(!stage.services.table.current()->deal());
    QVERIFY(!sealOf(stage.services.table.current()->proposal().luck).isEmpty());
}

void DealsTest::theDealOfTheDayIsThatOfTheDay()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    setup.option(0)->findChildren<QAbstractButton *>()[3]->click(); // not as usual
    press(setup, u"Play the deal of the day"_s);
    const SetupLimits terms = stage.services.variants.find(u"dice"_s)->terms();
    const Deal deal = dealOfTheDay(u"dice"_s, terms, QDate::currentDate());
    QCOMPARE(dealTyped(stage), textOfDeal(stage, deal));
    QVERIFY(QApplication::focusWidget() != nullptr && setup.isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const Proposal &proposal = stage.services.table.current()->proposal();
    QCOMPARE(proposal.setup, terms.usual(4));
    QCOMPARE(proposal.luck, LuckSource::ofKnownDeal(deal.number));
}

void DealsTest::whatADealSaysIsNotChosen()
{
    Stage stage;
    const SetupPage &setup = *stage.window.setup();
    stage.window.newGame(dealOfTwo(stage));
    const std::initializer_list<const Segments *> said{setup.players(), setup.first(), setup.option(0)};
    for (const Segments *segments : said)
        QVERIFY(!segments->isEnabled());
    QVERIFY(says(setup, u"The deal sets how many play"_s));
    QCOMPARE(setup.first()->chosen(), 2);
    auto *field = setup.findChild<LuckChoice *>()->findChild<QLineEdit *>();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    for (const Segments *segments : said)
        QVERIFY(segments->isEnabled());
    QVERIFY(setup.startButton()->isEnabled());
}

void DealsTest::aDealOfAnotherGameLeadsThere()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    QTest::keyClick(setup.findChild<LuckChoice *>()->findChild<QCheckBox *>(), Qt::Key_Space);
    const Deal deal = dealOfTwo(stage, u"card"_s);
    QGuiApplication::clipboard()->setText(u"  "_s + textOfDeal(stage, deal).toLower() + u"\n"_s);
    QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
    QVERIFY(says(setup, u"This deal is for another game: Medici: The Card Game."_s));
    QVERIFY(!setup.startButton()->isEnabled());
    QCOMPARE(setup.variant(), u"dice"_s);
    press(setup, u"Set up that game"_s);
    QCOMPARE(setup.variant(), u"card"_s);
    QCOMPARE(dealTyped(stage), textOfDeal(stage, deal));
    QVERIFY(setup.startButton()->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(stage.services.table.current()->proposal().setup, deal.setup);
}

void DealsTest::aTextFileWithADealIsOpened()
{
    Stage stage;
    const Deal deal = dealOfTwo(stage, u"gemstones"_s);
    const QString file =
        fileWith(stage, u"żółte rozdanie.txt"_s, textOfDeal(stage, deal).toUtf8() + "\nHave fun!\n");
    const auto isSetUp = [&] {
        const bool set =
            stage.window.page() == stage.window.setup() && dealTyped(stage) == textOfDeal(stage, deal);
        stage.window.goHome();
        return set;
    };
    QVERIFY(stage.window.open(file)); // as an argument of the program, or by the dialog
    QVERIFY(isSetUp());
    const FileOpening opening(stage.window);
    QFileOpenEvent sent(file);
    QVERIFY(QCoreApplication::sendEvent(QCoreApplication::instance(), &sent));
    QVERIFY(isSetUp());
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &drop);
    QTRY_COMPARE(stage.window.page(), stage.window.setup());
    QVERIFY(isSetUp());
    // A record stays one, whatever it is called.
    stage.begin(u"HR"_s);
    stage.playOn(2);
    const QString record = stage.folder.filePath(u"dice.txt"_s);
    stage.services.store.save(*stage.services.table.current(), record);
    stage.services.diskWriter.finish();
    stage.window.goHome();
    QVERIFY(stage.window.open(record));
    QCOMPARE(stage.window.page(), stage.window.table());
}

void DealsTest::aWrongDealInAFileIsSaid()
{
    Stage stage;
    QString text = textOfDeal(stage, dealOfTwo(stage));
    text.back() = text.back() == u'7' ? u'8' : u'7';
    QVERIFY(!stage.window.open(fileWith(stage, u"deal.txt"_s, text.toUtf8())));
    QCOMPARE(stage.window.page(), stage.window.home());
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().contains(u"deal.txt: The deal contains a mistake"_s), qPrintable(box->text()));
    box->close();
}

// A record of real dice, finished here.
void DealsTest::luckByHandHasNoDeal()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    const QString file = stage.folder.filePath(u"real.medici"_s);
    stage.services.store.save(*stage.services.table.current(), file);
    stage.services.diskWriter.finish();
    QFile record(file);
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QByteArray all = record.readAll();
    const qsizetype from = all.indexOf(",\"luck\"");
    const QByteArray header = all.left(from) + R"(,"luck":{"scheme":"hand"}})" + '\n';
    QVERIFY(stage.window.open(fileWith(stage, u"real.medici"_s, header + all.mid(all.indexOf('\n') + 1))));
    QVERIFY(stage.wait());
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    const EndView &end = *stage.window.table()->endView();
    for (const QString &deed : {u"Check the luck"_s, again, u"Copy the deal"_s})
        QVERIFY2(link(end, deed) == nullptr, qPrintable(deed));
}

void DealsTest::theDealIsCopied()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QGuiApplication::clipboard()->clear();
    press(*stage.window.table()->endView(), u"Copy the deal"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             textOfDeal(stage, *stage.services.table.current()->deal()));
    QVERIFY(says(*stage.window.table()->endView(), u"The deal has been copied."_s));
}

void DealsTest::sheetsSayTheDealOnceItMayBeTold()
{
    Stage stage;
    Window &window = stage.window;
    const auto printed = [&]() -> const Subject & {
        window.actions().print.trigger();
        return window.printing()->printout()->subject();
    };
    // From the first page: one that nobody has played.
    const Deal fresh = dealIn(printed().deal, stage.services.store.recordables());
    QCOMPARE(fresh.setup, printed().setup);
    QCOMPARE(printed().seal, sealOf(fresh.number));
    // Before a game: its seal, which is for writing down.
    window.newGame(u"dice"_s);
    const LuckSource luck = window.setup()->proposal().luck;
    QVERIFY(printed().deal.isEmpty());
    QCOMPARE(printed().seal, sealOf(luck.number));
    // With a deal that somebody knows.
    Deal deal = dealOfTwo(stage);
    deal.setup.options[0] = 8;
    window.newGame(deal);
    QCOMPARE(printed().deal, textOfDeal(stage, deal));
    QCOMPARE(printed().setup, deal.setup);
    // In a game and after it.
    stage.begin(u"HR"_s);
    stage.playOn(3);
    QVERIFY(printed().deal.isEmpty());
    QCOMPARE(printed().seal, sealOf({0, 42}));
    window.show(window.table());
    stage.playOn(400);
    QCOMPARE(printed().deal, textOfDeal(stage, *stage.services.table.current()->deal()));
}

void DealsTest::whoAddedAWordPlayedTheDealOfBoth()
{
    Stage stage;
    Proposal proposal = stage.proposal(u"HH"_s, 42, u"dice"_s);
    proposal.luck.word = u"sesame"_s;
    stage.begin(proposal);
    stage.playOn(400);
    const Deal deal = *stage.services.table.current()->deal();
    QCOMPARE(deal.number, dealOf({0, 42}, u"sesame"_s));
    press(*stage.window.table()->endView(), again);
    QTest::keyClicks(stage.window.setup()->rows()[0]->name(), u"ek"_s);
    stage.window.setup()->start();
    QCOMPARE(stage.services.table.current()->deal(), deal);
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) != nullptr);
    stage.begin(u"HH"_s); // the number without the word
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
}

void DealsTest::aGameAloneIsComparedWithNothing()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), again) != nullptr);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
    stage.begin(u"HR"_s, 43); // another deal
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
    stage.close();
    stage.window.show(stage.window.archive());
    QVERIFY(!entriesOf(*stage.window.archive()->list()->viewport(), {20, 20}).contains(compare));
    stage.begin(u"RR"_s, 43);
    stage.playOn(400);
    stage.close();
    stage.window.show(stage.window.archive());
    // The game that was looked at stays the current one, and games of one second stand in any order.
    QTableView &list = *stage.window.archive()->list();
    const auto comparable = [&] {
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            list.selectRow(row);
            if (entriesOf(*list.viewport(), {20, 20}).contains(compare))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(comparable());
    chooseEntry(*list.viewport(), {20, 20}, compare);
    QTRY_COMPARE(stage.window.page(), stage.window.comparison());
    QCOMPARE(stage.window.comparison()->list()->rowCount(), 2);
    QTest::keyClick(stage.window.comparison()->list(), Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.archive());
}

void DealsTest::theComparisonSpeaksTheOtherLanguage()
{
    Stage stage;
    for (const QString &seats : {u"HH"_s, u"HR"_s}) {
        stage.begin(seats);
        stage.playOn(400);
    }
    press(*stage.window.table()->endView(), compare);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QTest::qWait(1);
    const ComparisonPage &page = *stage.window.comparison();
    QCOMPARE(page.list()->item(0, 0)->text(), u"Ta rozgrywka"_s);
    QCOMPARE(page.list()->currentRow(), 1);
    QVERIFY(says(page, u"Do tego miejsca"_s));
    QVERIFY(!says(page, u"takes"_s));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::DealsTest)
#include "deals.moc"
