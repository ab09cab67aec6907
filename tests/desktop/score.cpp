#include "app/desktop/actions.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/score/scorepage.h"
#include "app/desktop/score/sheetcells.h"
#include "app/desktop/score/sheettable.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/robot.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QString variantOfTest()
{
    return qEnvironmentVariable("VARIANT");
}

// Whose sheets say as much as their bills: a figure for each thing that is counted.
bool countsBills()
{
    return variantOfTest() != u"gemstones" && variantOfTest() != u"template";
}

// What was counted on a sheet in a round of a game that was played.
int counted(const Bill &bill, Seat seat, int round, int what)
{
    const BillLine line = bill.line(seat, round, what);
    return line.points < 0 ? -line.points : line.figure; // what was paid is in no other line
}

void typeFigure(Stage &stage, int figure)
{
    typeText(stage, QString::number(figure));
    typeKey(stage, Qt::Key_Return);
    QCoreApplication::processEvents();
}

Proposal table(Stage &stage, const Setup &setup)
{
    Proposal proposal = stage.proposal(QString(setup.seats, u'H'), 1, variantOfTest());
    proposal.setup = setup;
    return proposal;
}

void beginSheets(Stage &stage, const Proposal &proposal)
{
    stage.window.score()->begin(proposal);
    stage.window.show(stage.window.score());
}

// All figures of a round as they are in a bill, down one sheet after the other; those that can be nothing
// else are passed over by Enter.
void typeRound(Stage &stage, const Bill &bill, int round)
{
    const ScorePage &page = *stage.window.score();
    QCOMPARE(page.round(), round - 1);
    const std::shared_ptr<const Game> before = page.scored().rounds().back().before;
    const int seats = before->seats();
    stage.window.score()->table()->setCurrentCell(1, 1);
    for (Seat seat = 0; seat < seats; ++seat)
        for (const Count &count : before->counts(seat, {}))
            typeFigure(stage, counted(bill, seat, round, count.what));
}

std::unique_ptr<Game> played(const Variant &variant, const RandomGame &game)
{
    std::unique_ptr<Game> over = variant.newGame(game.setup);
    for (const Event &event : game.events)
        over->apply(event.code);
    return over;
}

} // namespace

// Only the score: what people counted on a real table is added up.
class ScoreTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aGameThatWasPlayedAddsUpToTheSame();
    void figuresAreCorrectedAtAnyTime();
    void whatCannotBeIsExplained();
    void sheetsAreKept();
    void sheetsArePrinted();
    void setUpLeadsThere();
    void thereIsRoomInASmallWindow_data();
    void thereIsRoomInASmallWindow();
    void columnsOfGemstones();
};

void ScoreTest::init()
{
    if (variantOfTest() == u"template")
        QSKIP("nothing is counted there");
}

void ScoreTest::aGameThatWasPlayedAddsUpToTheSame()
{
    if (!countsBills())
        QSKIP("sheets say more than bills");
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    int compared = 0;
    for (Seed seed = 0; compared < 4; ++seed) {
        const RandomGame game = randomGame(variant, seed);
        if (game.setup.seats < 2)
            continue;
        const std::unique_ptr<Game> over = played(variant, game);
        const Bill bill = over->bill();
        beginSheets(stage, table(stage, game.setup));
        const ScorePage &page = *stage.window.score();
        for (int round = 1; round <= page.scored().length(); ++round)
            typeRound(stage, bill, round);
        QVERIFY(page.scored().game().over());
        QVERIFY(page.scored().game().bill() == bill);
        QCOMPARE(page.scored().game().places(), over->places());
        const Players &players = page.counted().players;
        QVERIFY(says(page, variant.view()->result(*over, players).verdict.plain()));
        ++compared;
    }
}

void ScoreTest::figuresAreCorrectedAtAnyTime()
{
    if (!countsBills())
        QSKIP("there is but one round");
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    RandomGame game;
    for (Seed seed = 0; game.setup.seats < 2; ++seed)
        game = randomGame(variant, seed);
    const Bill bill = played(variant, game)->bill();
    beginSheets(stage, table(stage, game.setup));
    const ScorePage &page = *stage.window.score();
    for (int round = 1; round <= 2; ++round)
        typeRound(stage, bill, round);
    const int before = page.scored().game().bill().total(0, 2);
    // A ship of the first round, and back to what is open.
    typeKey(stage, Qt::Key_PageUp);
    typeKey(stage, Qt::Key_PageUp);
    QCOMPARE(page.round(), 0);
    const int ship = counted(bill, 0, 1, page.scored().rounds()[0].counts[0][0].what);
    stage.window.score()->table()->setCurrentCell(1, 1);
    typeFigure(stage, ship == 0 ? 1 : ship - 1);
    QCOMPARE(page.scored().rounds().size(), std::size_t{3});
    QVERIFY(page.scored().game().bill() != bill);
    QCOMPARE(page.scored().game().bill().total(0, 2), before);
    // Taken away, the rest waits for it and is as it was when it is there again.
    stage.window.score()->table()->setCurrentCell(1, 1);
    typeKey(stage, Qt::Key_Delete);
    QCOMPARE(page.scored().rounds().size(), std::size_t{1});
    QCoreApplication::processEvents();
    stage.window.score()->table()->setCurrentCell(1, 1);
    typeFigure(stage, ship);
    QCOMPARE(page.scored().rounds().size(), std::size_t{3});
    QCOMPARE(page.scored().game().bill().total(0, 1), bill.total(0, 1));
}

void ScoreTest::whatCannotBeIsExplained()
{
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    beginSheets(stage, table(stage, variant.terms().usual(2)));
    const ScorePage &page = *stage.window.score();
    typeFigure(stage, 999);
    QVERIFY(page.table()->item(1, 1)->data(SheetTable::Wrong).toBool());
    const CountName name = variant.view()->nameOfCount(page.scored().rounds()[0].counts[0][0].what);
    const int most = page.scored().rounds()[0].counts[0][0].most;
    QVERIFY(says(page,
                 u"%1, %2: from 0 to %3 is possible (%4)."_s.arg(page.counted().players[0].name, name.text,
                                                                 QString::number(most), name.rule)));
    stage.window.score()->table()->setCurrentCell(1, 1);
    typeFigure(stage, most);
    QVERIFY(!page.table()->item(1, 1)->data(SheetTable::Wrong).toBool());
}

void ScoreTest::sheetsAreKept()
{
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    beginSheets(stage, table(stage, variant.terms().usual(2)));
    typeFigure(stage, 3);
    typeFigure(stage, 3);
    const CountedGame first = stage.window.score()->counted();
    ScorePage again(stage.services);
    QVERIFY(again.resume());
    QCOMPARE(again.counted().id, first.id);
    QVERIFY(again.counted().rounds == first.rounds);
    QCOMPARE(again.counted().players.size(), std::size_t{2});
    QCOMPARE(again.counted().players[1].name, first.players[1].name);
    // One that is gone leads to none.
    stage.window.actions().score.trigger();
    QCOMPARE(stage.window.page(), stage.window.score());
    for (QAbstractButton *button : stage.window.score()->findChildren<QAbstractButton *>())
        if (button->text() == u"Delete")
            button->click();
    answer(true);
    ScorePage none(stage.services);
    QVERIFY(!none.resume());
    QVERIFY(stage.window.page() != stage.window.score());
}

void ScoreTest::sheetsArePrinted()
{
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    beginSheets(stage, table(stage, variant.terms().usual(3)));
    stage.window.actions().print.trigger();
    QCOMPARE(stage.window.page(), stage.window.printing());
    const Subject &subject = stage.window.printing()->printout()->subject();
    QVERIFY(subject.start->equals(stage.window.score()->scored().game()));
    QCOMPARE(subject.players[2].name, stage.window.score()->counted().players[2].name);
    QVERIFY(stage.window.printing()->printout()->pages() > 0);
    // Sheets of another game afterwards are not filled with these figures.
    stage.window.goHome();
    stage.window.actions().print.trigger();
    QVERIFY(stage.window.printing()->printout()->subject().start == nullptr);
}

void ScoreTest::setUpLeadsThere()
{
    Stage stage;
    stage.window.newGame(variantOfTest());
    for (QAbstractButton *button : stage.window.setup()->findChildren<QAbstractButton *>())
        if (button->text() == u"Only the score") {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
        }
    QCOMPARE(stage.window.page(), stage.window.score());
    QVERIFY(QApplication::focusWidget() == stage.window.score()->table());
    typeKey(stage, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.setup());
}

void ScoreTest::thereIsRoomInASmallWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Polish") << u"pl"_s;
}

void ScoreTest::thereIsRoomInASmallWindow()
{
    QFETCH(QString, language);
    Stage stage;
    stage.services.settings.set(Setting::Language, language);
    const SetupLimits terms = stage.services.variants.find(variantOfTest())->terms();
    beginSheets(stage, table(stage, terms.usual(terms.mostSeats)));
    stage.window.resize(360, 640);
    QCoreApplication::processEvents();
    QCOMPARE(stage.window.size(), QSize(360, 640));
    const ScorePage &page = *stage.window.score();
    QCOMPARE(page.width(), 360);
    QCOMPARE(squashed(page), QString());
    for (const QScrollArea *area : page.findChildren<QScrollArea *>())
        QVERIFY(area->widget()->width() <= area->viewport()->width());
    const SheetTable &sheets = *page.table();
    QVERIFY(sheets.horizontalHeader()->length() <= sheets.width());
    QCOMPARE(sheets.verticalScrollBar()->maximum(), 0);
    for (int row = 1; row < sheets.rowCount(); ++row)
        QVERIFY2(SheetCells::widthOf(*sheets.item(row, 0)) <= sheets.columnWidth(0),
                 qPrintable(sheets.item(row, 0)->text()));
    // Back among the other pages there is as much room as they need.
    stage.window.goHome();
    QCoreApplication::processEvents();
    QVERIFY(stage.window.width() >= 800);
}

void ScoreTest::columnsOfGemstones()
{
    if (variantOfTest() != u"gemstones")
        QSKIP("of another game");
    Stage stage;
    const Variant &variant = *stage.services.variants.find(variantOfTest());
    beginSheets(stage, table(stage, variant.terms().usual(2)));
    const ScorePage &page = *stage.window.score();
    // G-X2: sorted, and again at the end of the next turn.
    for (const int figure : {6, 18, 5, 19, 5, 19, 6, 21, 5, 22, 6, 29, 1})
        typeFigure(stage, figure);
    QCOMPARE(page.table()->seat(), Seat{1});
    for (const int figure : {4, 20, 4, 10, 4, 10, 4, 10, 4, 10, 4, 10, 0})
        typeFigure(stage, figure);
    const Game &over = page.scored().game();
    QVERIFY(over.over());
    QCOMPARE(over.places()[0], 1);
    QCOMPARE(over.scores()[0], 0);
    QCOMPARE(over.scores()[1], 10); // the first is in place 6, the others one too low
    QVERIFY(says(page, u"sorted at the end of two turns in a row"_s));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ScoreTest)
#include "score.moc"
