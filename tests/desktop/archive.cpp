#include "app/desktop/archive/archivepage.h"

#include "app/desktop/archive/boardpicture.h"
#include "app/desktop/book/gamesummary.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/dropdown.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/shelf.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What is found in the list of all games, and how.
class ArchiveTest : public QObject {
    Q_OBJECT

private slots:
    void everyWordIsToBeFound();
    void whatIsTypedNeedsNoMarks();
    void gamesAreFoundByTheirDate();
    void gamesStandInTheOrderThatIsWanted();
    void onlyWhatIsAskedForIsListed();

    void typingAtTheListSearchesIt();
    void theKeyForSearchingLeadsToTheField();
    void whatWasChosenStaysChosen();
    void filtersAreThereWhereThereIsSomethingToFilter();
    void theEndOfAGameIsPictured();
    void gamesOfOneDealAreComparedWithAPress();
    void severalGamesAreDeletedOnceThatIsAgreed();
    void ofDamagedGamesTheListSaysWhatIsWrong();
};

namespace {

ListedGame game(const QString &name, const QString &people, const QDateTime &when, int best = 0)
{
    ListedGame game{name};
    game.game = name;
    game.people = people;
    game.when = when;
    game.rank = -best;
    game.finished = true;
    describe(game);
    return game;
}

QDateTime day(int year, int month, int number)
{
    return {QDate(year, month, number), QTime(20, 0), Qt::UTC};
}

const std::vector<ListedGame> &shelf()
{
    static const std::vector<ListedGame> games{
        game(u"Medici"_s, u"Małgorzata, Piotr"_s, day(2025, 3, 1), 90),
        game(u"Gemstones"_s, u"Piotr, Ania"_s, day(2026, 11, 5), 40),
        game(u"Medici"_s, u"Ania, Zoé"_s, day(2026, 1, 2), 120),
    };
    return games;
}

std::vector<std::size_t> found(const QString &words, GameOrder order = GameOrder::Oldest)
{
    return chosen(shelf(), {words, order});
}

using Numbers = std::vector<std::size_t>;

QLineEdit &fieldOf(const ArchivePage &page)
{
    return *page.findChild<QLineEdit *>();
}

QStringList visibleFilters(const ArchivePage &page)
{
    QStringList texts;
    for (const QCheckBox *filter : page.findChildren<QCheckBox *>())
        if (filter->isVisible())
            texts << filter->text();
    return texts;
}

void type(const QString &text)
{
    for (const QChar letter : text)
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
}

QString chosenOutcome(const ArchivePage &page)
{
    return page.list()->currentIndex().siblingAtColumn(3).data().toString();
}

// With finished games, each of somebody else.
ArchivePage &openedWith(Stage &stage, const QStringList &names, Seed deal = 5)
{
    for (const QString &name : names)
        shelve(stage, name, deal);
    ArchivePage &page = *stage.window.archive();
    stage.window.show(&page);
    return page;
}

} // namespace

void ArchiveTest::everyWordIsToBeFound()
{
    QCOMPARE(found({}).size(), std::size_t{3});
    QVERIFY(found(u"ania"_s) == (Numbers{2, 1}));
    QVERIFY(found(u"medici ania"_s) == Numbers{2});
    QVERIFY(found(u" piotr   GEM "_s) == Numbers{1});
    QVERIFY(found(u"medici nobody"_s).empty());
}

void ArchiveTest::whatIsTypedNeedsNoMarks()
{
    QVERIFY(found(u"malgorzata"_s) == Numbers{0});
    QVERIFY(found(u"MAŁGO"_s) == Numbers{0});
    QVERIFY(found(u"zoe"_s) == Numbers{2});
}

void ArchiveTest::gamesAreFoundByTheirDate()
{
    QVERIFY(found(u"2026"_s) == (Numbers{2, 1}));
    QVERIFY(found(u"2026-11"_s) == Numbers{1});
    QVERIFY(found(simplified(QLocale().standaloneMonthName(3))) == Numbers{0});
}

void ArchiveTest::gamesStandInTheOrderThatIsWanted()
{
    QVERIFY(found({}, GameOrder::Latest) == (Numbers{1, 2, 0}));
    QVERIFY(found({}, GameOrder::Oldest) == (Numbers{0, 2, 1}));
    QVERIFY(found({}, GameOrder::People) == (Numbers{2, 0, 1}));
    QVERIFY(found({}, GameOrder::Game) == (Numbers{1, 2, 0}));
    QVERIFY(found({}, GameOrder::Score) == (Numbers{1, 2, 0}));
    std::vector<ListedGame> games = shelf();
    games[0].rank = -130;
    QVERIFY(chosen(games, {{}, GameOrder::Score}) == (Numbers{1, 0, 2}));
    games[0].id = u"interrupted"_s; // it stands above, since it can be gone on with
    QVERIFY(chosen(games, {{}, GameOrder::Latest}) == (Numbers{0, 1, 2}));
}

void ArchiveTest::onlyWhatIsAskedForIsListed()
{
    std::vector<ListedGame> games = shelf();
    games[1].mistakes = true;
    games[2].id = u"interrupted"_s;
    QVERIFY(chosen(games, {{}, GameOrder::Latest, true, false}) == Numbers{2});
    QVERIFY(chosen(games, {{}, GameOrder::Latest, false, true}) == Numbers{1});
    QVERIFY(chosen(games, {{}, GameOrder::Latest, true, true}).empty());
    QVERIFY(chosen(games, {u"gem"_s, GameOrder::Latest, false, true}) == Numbers{1});
}

void ArchiveTest::typingAtTheListSearchesIt()
{
    Stage stage;
    const ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s, u"Cleo"_s});
    QCOMPARE(page.list()->model()->rowCount(), 3);
    QCOMPARE(QApplication::focusWidget(), page.list());
    type(u"bea"_s);
    QCOMPARE(fieldOf(page).text(), u"bea"_s);
    QCOMPARE(page.list()->model()->rowCount(), 1);
    QVERIFY(chosenOutcome(page).contains(u"Bea"_s));
    QVERIFY(says(page, u"1 of 3\u00a0games."_s));
    type(u" nobody"_s);
    QCOMPARE(page.list()->model()->rowCount(), 0);
    QVERIFY(says(page, u"There is no such game."_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(page.list()->model()->rowCount(), 3);
    QCOMPARE(stage.window.page(), &page); // left only by the next one
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), page.list());
    QTest::keyClick(page.list(), Qt::Key_Escape);
    QVERIFY(stage.window.page() != &page);
}

void ArchiveTest::theKeyForSearchingLeadsToTheField()
{
    Stage stage;
    const ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s});
    QTest::keyClick(page.list(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), &fieldOf(page));
    type(u"ada"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // opens what was found
    QCOMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.services.table.current()->person(0).name, u"Ada"_s);
}

void ArchiveTest::whatWasChosenStaysChosen()
{
    Stage stage;
    ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s, u"Cleo"_s});
    page.list()->selectRow(1);
    const QString outcome = chosenOutcome(page);
    QTest::keyClick(page.list(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(page.list()->selectionModel()->selectedRows().size(), 2);
    QTest::keyClick(page.list(), Qt::Key_Up, Qt::ShiftModifier);
    auto *order = page.findChild<DropDown *>();
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Down); // the other way round
    QCOMPARE(chosenOutcome(page), outcome);
    QCOMPARE(page.list()->selectionModel()->selectedRows().size(), 1);
    QTest::keyClick(order, Qt::Key_End);
    QCOMPARE(chosenOutcome(page), outcome);
    stage.window.goHome();
    stage.window.show(&page);
    QCOMPARE(chosenOutcome(page), outcome);
    page.list()->setFocus();
    QTest::keyClick(page.list(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(page.list()->selectionModel()->selectedRows().size(), 3);
    stage.window.goHome();
    stage.window.show(&page);
    QCOMPARE(page.list()->selectionModel()->selectedRows().size(), 3);
}

void ArchiveTest::filtersAreThereWhereThereIsSomethingToFilter()
{
    Stage stage;
    ArchivePage &page = openedWith(stage, {u"Ada"_s});
    QVERIFY(visibleFilters(page).empty());
    QVERIFY(!fieldOf(page).isVisible());
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.close();
    stage.window.goHome();
    stage.window.show(&page);
    QCOMPARE(visibleFilters(page), QStringList{u"Interrupted"_s});
    QVERIFY(fieldOf(page).isVisible());
    auto *filter = page.findChild<QCheckBox *>();
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Space);
    QCOMPARE(page.list()->model()->rowCount(), 1);
    QVERIFY(chosenOutcome(page).startsWith(u"interrupted"_s));
    QTest::keyClick(filter, Qt::Key_Space);
    QCOMPARE(page.list()->model()->rowCount(), 2);
}

void ArchiveTest::theEndOfAGameIsPictured()
{
    Stage stage;
    ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s});
    auto *picture = page.findChild<BoardPicture *>();
    QVERIFY(picture->isVisible());
    const QImage empty = picture->grab().toImage();
    QTRY_VERIFY(picture->painted());
    QVERIFY(picture->grab().toImage() != empty);
    QVERIFY(!picture->accessibleDescription().isEmpty());
    page.list()->selectRow(1);
    QTRY_VERIFY(picture->painted());
    stage.window.resize(800, 600); // no room beside the list
    QVERIFY(!picture->isVisible());
}

void ArchiveTest::gamesOfOneDealAreComparedWithAPress()
{
    Stage stage;
    const ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s});
    press(page, u"Compare 2\u00a0games of this deal"_s);
    QCOMPARE(stage.window.page(), stage.window.comparison());
    stage.window.show(stage.window.archive());
    openedWith(stage, {u"Cleo"_s}, 6);
    page.list()->selectRow(0);
    QVERIFY(chosenOutcome(page).contains(u"Cleo"_s));
    QVERIFY(link(page, u"Compare 2\u00a0games of this deal"_s) == nullptr);
}

void ArchiveTest::severalGamesAreDeletedOnceThatIsAgreed()
{
    Stage stage;
    const ArchivePage &page = openedWith(stage, {u"Ada"_s, u"Bea"_s, u"Cleo"_s});
    page.list()->selectRow(0);
    QTest::keyClick(page.list(), Qt::Key_Down, Qt::ShiftModifier);
    for (const bool agreed : {false, true}) {
        QTest::keyClick(page.list(), Qt::Key_Delete);
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        QCOMPARE(box->text(), u"Delete 2\u00a0games?"_s);
        for (QAbstractButton *button : box->buttons())
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == agreed)
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(page.list()->model()->rowCount(), agreed ? 1 : 3);
    }
    QCOMPARE(stage.services.store.finishedFiles().size(), 1);
}

void ArchiveTest::ofDamagedGamesTheListSaysWhatIsWrong()
{
    Stage stage;
    openedWith(stage, {u"Ada"_s});
    QFile torn(stage.services.folders.archive + u"/torn.medici"_s);
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write("{\"format\":\"med\n");
    torn.close();
    stage.window.goHome();
    const ArchivePage &page = *stage.window.archive();
    stage.window.show(stage.window.archive());
    const QAbstractItemModel &list = *page.list()->model();
    QTRY_COMPARE(list.rowCount(), 2);
    QTest::keyClick(page.list(), Qt::Key_F, Qt::ControlModifier);
    type(u"torn"_s);
    QCOMPARE(list.rowCount(), 1);
    QVERIFY(chosenOutcome(page).startsWith(u"cannot be read"_s));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ArchiveTest)
#include "archive.moc"
