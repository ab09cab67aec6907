#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/amountfield.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

TablePage &tableOf(Stage &stage)
{
    return *stage.window.table();
}

std::span<const Event> logOf(Stage &stage)
{
    const Session &session = stage.services.table.current()->session();
    return session.log().first(session.cursor());
}

// Until people have a choice that is wanted here.
void playUntil(Stage &stage, const std::function<bool(const MoveSelection &)> &wanted)
{
    for (int decision = 0; decision < 400; ++decision) {
        QVERIFY(stage.wait());
        if (stage.services.table.awaiting() == Awaiting::Person && wanted(*tableOf(stage).choosing()))
            return;
        stage.playOn(1);
    }
    QFAIL("never came to it");
}

bool canBid(const MoveSelection &choosing)
{
    return ranges::any_of(choosing.offers(), [](const Offer &offer) { return offer.amounts.size() > 20; });
}

bool canTakeThree(const MoveSelection &choosing)
{
    return choosing.numbered().size() == 3 && choosing.offers().size() == 1;
}

bool canPair(const MoveSelection &choosing)
{
    return choosing.regions().size() > 6 && choosing.offers().size() == 1;
}

// What is shown now; those before are on their way out.
AmountField *amountOf(Stage &stage)
{
    for (AmountField *field : tableOf(stage).bar()->findChildren<AmountField *>())
        if (field->isVisible())
            return field;
    return nullptr;
}

KeyButton *whyButton(Stage &stage)
{
    for (KeyButton *button : tableOf(stage).bar()->findChildren<KeyButton *>())
        if (button->isVisible() && button->text() == u"Why?"_s)
            return button;
    return nullptr;
}

void press(int key, const QString &text = {})
{
    QWidget *focused = QApplication::focusWidget();
    QVERIFY(focused != nullptr);
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(focused, &down);
}

RegionId homeOf(Stage &stage, RegionId piece)
{
    const GameInProgress &current = *stage.services.table.current();
    return current.variant().view()->homeOf(current.session().game(), piece).value_or(piece);
}

// In the order of their numbers.
std::vector<RegionId> piecesOf(Stage &stage)
{
    const std::vector<RegionId> &numbered = tableOf(stage).choosing()->numbered();
    std::vector<RegionId> pieces;
    for (const Region &region : tableOf(stage).board()->regions())
        if (ranges::find(numbered, region.id) != numbered.end())
            pieces.push_back(region.id);
    return pieces;
}

} // namespace

// What is done at the tables, one act at a time.
class TablesTest : public QObject {
    Q_OBJECT

private slots:
    void aBidIsSteppedSlidAndTyped();
    void aFigureOutsideIsNoBid();
    void aFigureTooHighStaysAndIsNoBid();
    void undoTakesBackAMoveAlthoughAFigureIsTyped();
    void theSliderFollowsTheWindow();
    void theKeyboardStaysAtTheTable();
    void aBidderPassesWithOneKey();
    void cardsAreTakenByClicks();
    void cardsAreTakenByDragging();
    void cardsAreTakenByKeys();
    void diceArePairedByClicks();
    void diceArePairedByDragging();
    void diceArePairedByKeys();
    void whoUsesTheKeyboardSeesWhichKeyChoosesWhat();
    void whatIsRefusedSaysWhy_data();
    void whatIsRefusedSaysWhy();
};

void TablesTest::aBidIsSteppedSlidAndTyped()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    AmountField *amount = amountOf(stage);
    QVERIFY(amount != nullptr);
    const int least = amount->value();
    for (QPushButton *button : amount->findChildren<QPushButton *>())
        if (button->text() == u"+")
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(amount->value(), least + 1);
    press(Qt::Key_Plus, u"+"_s);
    QCOMPARE(amount->value(), least + 2);
    press(Qt::Key_Minus, u"-"_s);
    QCOMPARE(amount->value(), least + 1);
    amount->findChild<QSlider *>()->setValue(least + 9);
    QCOMPARE(amount->value(), least + 9);
    press(Qt::Key_1, u"1"_s);
    press(Qt::Key_7, u"7"_s);
    QCOMPARE(amount->value(), 17);
    QVERIFY(tableOf(stage).bar()->mainButton()->text().contains(u"17"_s));
    const std::size_t before = logOf(stage).size();
    press(Qt::Key_Return);
    QVERIFY(stage.wait());
    QCOMPARE(logOf(stage)[before].code, Code{17});
}

void TablesTest::aFigureOutsideIsNoBid()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    const KeyButton *main = tableOf(stage).bar()->mainButton();
    const std::size_t before = logOf(stage).size();
    press(Qt::Key_0, u"0"_s); // to pass has a key of its own
    QVERIFY(!main->isEnabled());
    QVERIFY(main->text().startsWith(u"From "_s));
    press(Qt::Key_Return);
    QCOMPARE(logOf(stage).size(), before);
    press(Qt::Key_1, u"1"_s); // all of it is selected again
    press(Qt::Key_9, u"9"_s);
    QVERIFY(main->isEnabled());
    press(Qt::Key_Return);
    QVERIFY(stage.wait());
    QCOMPARE(logOf(stage)[before].code, Code{19});
}

void TablesTest::aFigureTooHighStaysAndIsNoBid()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    const auto *slider = amountOf(stage)->findChild<QSlider *>();
    QVERIFY(slider->maximum() < 99);
    const auto *figure = amountOf(stage)->findChild<QLineEdit *>();
    const KeyButton *main = tableOf(stage).bar()->mainButton();
    const QString least = QString::number(slider->minimum());
    const QString most = QString::number(slider->maximum());
    const QString between = u"From %1 to %2"_s.arg(least, most);
    const std::size_t before = logOf(stage).size();
    QTest::keyClicks(QApplication::focusWidget(), u"9"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"9"_s);
    QCOMPARE(figure->text(), u"99"_s);
    QCOMPARE(main->text(), between);
    QVERIFY(!main->isEnabled());
    // However one tries: by Enter, by the button, by Enter from elsewhere.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::mouseClick(tableOf(stage).bar()->mainButton(), Qt::LeftButton);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    tableOf(stage).board()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(logOf(stage).size(), before);
    QCOMPARE(figure->text(), u"99"_s);
    QCOMPARE(main->text(), between);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QTest::qWait(1);
    QTest::keyClicks(QApplication::focusWidget(), u"9"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"9"_s);
    QCOMPARE(tableOf(stage).bar()->mainButton()->text(), u"Od %1 do %2"_s.arg(least, most));
    stage.services.settings.set(Setting::Language, u"en"_s);
    QTest::qWait(1);
    // A step leads to the nearest amount, and three digits are no two.
    QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
    for (int more = 0; more < 3; ++more)
        QTest::keyClicks(QApplication::focusWidget(), u"5"_s);
    QVERIFY(!tableOf(stage).bar()->mainButton()->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(amountOf(stage)->value(), most.toInt());
    QVERIFY(tableOf(stage).bar()->mainButton()->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(stage.wait());
    QCOMPARE(logOf(stage)[before].code, static_cast<Code>(most.toInt()));
}

void TablesTest::undoTakesBackAMoveAlthoughAFigureIsTyped()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    const std::size_t before = stage.services.table.current()->session().cursor();
    press(Qt::Key_9, u"9"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(stage.services.table.current()->session().cursor() < before);
}

void TablesTest::theSliderFollowsTheWindow()
{
    Stage stage;
    stage.window.resize(1024, 700);
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    const auto *slider = amountOf(stage)->findChild<QSlider *>();
    QVERIFY(slider->isVisible());
    const int narrow = slider->width();
    stage.window.resize(1400, 800);
    QVERIFY(QTest::qWaitFor([&] { return slider->width() > narrow; }));
}

void TablesTest::theKeyboardStaysAtTheTable()
{
    Stage stage;
    stage.begin(u"HRR"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    stage.services.settings.set(Setting::Speed, u"slow"_s); // the computer players take their time
    press(Qt::Key_1, u"1"_s);                               // the figure has the keyboard now
    QVERIFY(amountOf(stage)->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), tableOf(stage).board());
}

void TablesTest::aBidderPassesWithOneKey()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"auction"_s);
    playUntil(stage, canBid);
    const auto &offers = tableOf(stage).choosing()->offers();
    const Offer pass = *ranges::find_if(offers, [](const Offer &offer) { return offer.amounts.empty(); });
    const std::size_t before = logOf(stage).size();
    // Even with the cursor in the figure.
    amountOf(stage)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
    QTRY_VERIFY(logOf(stage).size() > before);
    QCOMPARE(logOf(stage)[before].code, pass.code);
}

void TablesTest::cardsAreTakenByClicks()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"card"_s);
    playUntil(stage, canTakeThree);
    MoveSelection &choosing = *tableOf(stage).choosing();
    const std::vector<RegionId> cards = choosing.regions();
    QCOMPARE(cards.size(), std::size_t{2}); // the last one of the market must be taken
    QCOMPARE(choosing.draft().size(), std::size_t{1});
    QVERIFY(tableOf(stage).bar()->mainButton()->isEnabled());
    for (const RegionId card : cards)
        click(stage, card);
    QCOMPARE(choosing.draft().size(), std::size_t{3});
    click(stage, cards.back());
    QCOMPARE(choosing.draft().size(), std::size_t{2});
    const std::size_t before = logOf(stage).size();
    QTest::mouseClick(tableOf(stage).bar()->mainButton(), Qt::LeftButton);
    QVERIFY(logOf(stage).size() > before);
}

void TablesTest::cardsAreTakenByDragging()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"card"_s);
    playUntil(stage, canTakeThree);
    const RegionId card = tableOf(stage).choosing()->regions().back();
    QVERIFY(homeOf(stage, card) != card);
    drag(stage, card, homeOf(stage, card));
    QVERIFY(tableOf(stage).choosing()->draft().contains(card));
}

void TablesTest::cardsAreTakenByKeys()
{
    Stage stage;
    stage.begin(u"HHH"_s, 5, u"card"_s);
    playUntil(stage, canTakeThree);
    MoveSelection &choosing = *tableOf(stage).choosing();
    tableOf(stage).board()->setFocus(Qt::TabFocusReason);
    for (int card = 0; card < 3; ++card) {
        if (choosing.canChoose(*tableOf(stage).board()->focused()))
            press(Qt::Key_Space);
        if (card < 2)
            press(Qt::Key_Tab);
    }
    QCOMPARE(choosing.draft().size(), std::size_t{3});
    press(Qt::Key_Escape);
    QCOMPARE(choosing.draft().size(), std::size_t{1});
    press(Qt::Key_Escape); // nothing to clear
    QCOMPARE(choosing.draft().size(), std::size_t{1});
    press(Qt::Key_Backtab);
    press(Qt::Key_Backtab);
    press(Qt::Key_Space);
    QCOMPARE(choosing.draft().size(), choosing.begun() ? std::size_t{2} : std::size_t{1});
}

void TablesTest::diceArePairedByClicks()
{
    Stage stage;
    stage.begin(u"HH"_s, 5, u"gemstones"_s);
    playUntil(stage, canPair);
    const std::vector<RegionId> open = tableOf(stage).choosing()->regions();
    click(stage, open.front());
    click(stage, open.back());
    QCOMPARE(tableOf(stage).choosing()->draft().size(), std::size_t{2});
    const std::size_t before = logOf(stage).size();
    QTest::mouseClick(tableOf(stage).bar()->mainButton(), Qt::LeftButton);
    QVERIFY(logOf(stage).size() > before);
}

void TablesTest::diceArePairedByDragging()
{
    Stage stage;
    stage.begin(u"HH"_s, 5, u"gemstones"_s);
    playUntil(stage, canPair);
    const std::vector<RegionId> open = tableOf(stage).choosing()->regions();
    for (const RegionId die : {open.front(), open.back()}) {
        QVERIFY(homeOf(stage, die) != die);
        drag(stage, die, homeOf(stage, die));
        QVERIFY(tableOf(stage).choosing()->draft().contains(die));
    }
    QVERIFY(tableOf(stage).bar()->mainButton()->isEnabled());
}

void TablesTest::diceArePairedByKeys()
{
    Stage stage;
    stage.begin(u"HH"_s, 5, u"gemstones"_s);
    playUntil(stage, canPair);
    const std::vector<RegionId> pieces = piecesOf(stage);
    const std::vector<RegionId> open = tableOf(stage).choosing()->regions();
    tableOf(stage).board()->setFocus(Qt::TabFocusReason);
    for (const RegionId die : {open.front(), open.back()}) {
        const auto number = ranges::find(pieces, die) - pieces.begin() + 1;
        press(Qt::Key_0 + static_cast<int>(number % 10), QString::number(number % 10));
        QVERIFY(tableOf(stage).choosing()->draft().contains(die));
    }
    const std::size_t before = logOf(stage).size();
    press(Qt::Key_Return);
    QVERIFY(logOf(stage).size() > before);
}

void TablesTest::whoUsesTheKeyboardSeesWhichKeyChoosesWhat()
{
    Stage stage;
    stage.begin(u"HH"_s, 5, u"gemstones"_s);
    playUntil(stage, canPair);
    BoardWidget &board = *tableOf(stage).board();
    board.clearFocus();
    const QImage without = board.grab().toImage();
    board.setFocus(Qt::TabFocusReason);
    const QImage with = board.grab().toImage();
    const auto differs = [&](RegionId piece) {
        const QRectF place = regionById(board.regions(), piece)->shape.boundingRect();
        const QRect below(qRound(place.center().x()) - 4, qRound(place.bottom()) - 4, 8, 8);
        return without.copy(below) != with.copy(below);
    };
    for (const RegionId piece : piecesOf(stage))
        QVERIFY(differs(piece));
}

void TablesTest::whatIsRefusedSaysWhy_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("words");
    QTest::newRow("auction") << u"auction"_s << u"bought as a whole"_s;
    QTest::newRow("card") << u"card"_s << u"deck"_s;
    QTest::newRow("gemstones") << u"gemstones"_s << u"in a pair already"_s;
}

void TablesTest::whatIsRefusedSaysWhy()
{
    QFETCH(QString, variant);
    QFETCH(QString, words);
    Stage stage;
    stage.begin(u"HHH"_s, 5, variant);
    const bool auction = variant == u"auction";
    const bool card = variant == u"card";
    playUntil(stage, auction ? canBid : card ? canTakeThree : canPair);
    TablePage &table = tableOf(stage);
    const auto named = [&](const QString &name) {
        const auto &regions = table.board()->regions();
        return ranges::find_if(regions, [&](const Region &region) { return region.name.startsWith(name); })
            ->id;
    };
    if (auction) {
        click(stage, named(u"Card 1"_s));
    } else if (card) {
        click(stage, named(u"Deck"_s));
    } else {
        const std::vector<RegionId> open = table.choosing()->regions();
        click(stage, open.front());
        click(stage, open.back());
        QTest::mouseClick(table.bar()->mainButton(), Qt::LeftButton);
        QVERIFY(stage.wait());
        click(stage, open.front());
    }
    const QString said = table.bar()->prompt()->sentence().plain();
    QVERIFY2(said.contains(words) || said.contains(u"turn"_s), qPrintable(said));
    QVERIFY(whyButton(stage) != nullptr);
    QTest::mouseClick(whyButton(stage), Qt::LeftButton);
    QVERIFY(stage.window.page() != &table);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TablesTest)
#include "tables.moc"
