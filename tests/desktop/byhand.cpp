#include "app/desktop/pages/handchoice.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/callstrip.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/fairnesspanel.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/luckpanel.h"
#include "app/desktop/table/outcomebutton.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/robot.h"

#include <QCheckBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QCheckBox *box(Stage &stage, const QString &words)
{
    for (QCheckBox *box : stage.window.setup()->findChildren<QCheckBox *>())
        if (box->isVisible() && box->text().contains(words))
            return box;
    return nullptr;
}

OutcomeButton *picture(Stage &stage, const QString &name)
{
    for (OutcomeButton *button : stage.window.table()->luckPanel()->outcomes())
        if (plain(button->accessibleName()).startsWith(name))
            return button;
    return nullptr;
}

} // namespace

class ByHandTest : public QObject {
    Q_OBJECT

private slots:
    void oneCalmChoiceOnThePage_data();
    void oneCalmChoiceOnThePage();
    void itIsProposedAgain();
    void aRollIsTypedInSixKeys();
    void aRollIsReadOutInAnyOrder();
    void aRollIsPressedOnPictures();
    void tenDiceInTwelveKeys();
    void aCardInTwoKeysOrOnePress();
    void whatWasTypedIsTakenBackWithOneKey();
    void whatCannotComeIsExplained();
    void whatCannotComeIsShownAsSuch();
    void theProgramRollsWhenever();
    void theProgramRollsNothingAgainThatLiesThere();
    void whoBeginsIsEntered();
    void itIsSavedAndGoneOnWith();
    void theLettersOfTheMenuAreTheDices();
    void noHintsUnlessAllAgreed();
    void computersPlayAlong();
    void whoeverBidsIsNamed();
    void allPassInOneKey();
    void aBidOutOfTurnIsExplained();
    void howTheDiceFellIsTold();
};

void ByHandTest::oneCalmChoiceOnThePage_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("words");
    QTest::newRow("dice") << u"dice"_s << u"our own dice"_s;
    QTest::newRow("auction") << u"auction"_s << u"our own cards"_s;
    QTest::newRow("card") << u"card"_s << u"our own cards"_s;
    QTest::newRow("gemstones") << u"gemstones"_s << u"our own dice"_s;
}

void ByHandTest::oneCalmChoiceOnThePage()
{
    QFETCH(QString, variant);
    QFETCH(QString, words);
    Stage stage;
    stage.window.newGame(variant);
    QCheckBox *own = box(stage, words);
    QVERIFY(own != nullptr && !own->isChecked());
    QVERIFY(box(stage, u"hints"_s) == nullptr); // only who chooses it hears more of it
    QVERIFY(box(stage, u"Enter a deal"_s) != nullptr);
    own->setFocus();
    QTest::keyClick(own, Qt::Key_Space);
    QVERIFY(box(stage, u"hints"_s) != nullptr);
    QVERIFY(box(stage, u"Enter a deal"_s) == nullptr);
    QTest::keyClick(own, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    const GameInProgress &current = *stage.services.table.current();
    QVERIFY(current.byHand());
    QVERIFY(!current.proposal().hints);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
    QVERIFY(textOf(recordOf(current), current.variant()).contains(R"("luck":{"scheme":"hand"})"));
}

void ByHandTest::itIsProposedAgain()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    QTest::keyClick(box(stage, u"our own dice"_s), Qt::Key_Space);
    QTest::keyClick(box(stage, u"hints"_s), Qt::Key_Space);
    stage.window.setup()->start();
    stage.close();
    stage.window.newGame(u"dice"_s);
    QVERIFY(box(stage, u"our own dice"_s)->isChecked());
    QVERIFY(box(stage, u"hints"_s)->isChecked());
    stage.window.newGame(u"card"_s);
    QVERIFY(!box(stage, u"our own cards"_s)->isChecked());
}

void ByHandTest::aRollIsTypedInSixKeys()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    typeText(stage, u"53240"_s);
    QCOMPARE(prompt(stage), u"Rolled: gold 5, fur 3, grain 2, dye 4, dye 0."_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QCOMPARE(codesIn(stage.services.table.current()->session()), (std::vector<Code>{5, 3, 2, 4, 0}));
}

// Only one die has a good with a value; gold is on those of which nothing else was said.
void ByHandTest::aRollIsReadOutInAnyOrder()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    typeText(stage, u"d0og2d4f3"_s);
    QCOMPARE(prompt(stage), u"Rolled: gold 5, fur 3, grain 2, dye 4, dye 0."_s);
    typeKey(stage, Qt::Key_Return);
    QCOMPARE(codesIn(stage.services.table.current()->session()), (std::vector<Code>{5, 3, 2, 4, 0}));
}

void ByHandTest::aRollIsPressedOnPictures()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    for (const QString &name : {u"dye 0"_s, u"gold 5"_s, u"grain 2"_s, u"dye 4"_s, u"fur 3"_s}) {
        OutcomeButton *button = picture(stage, name);
        QVERIFY2(button != nullptr, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QTest::mouseClick(stage.window.table()->bar()->mainButton(), Qt::LeftButton);
    QCOMPARE(codesIn(stage.services.table.current()->session()), (std::vector<Code>{5, 3, 2, 4, 0}));
}

void ByHandTest::tenDiceInTwelveKeys()
{
    Stage stage;
    beginByHand(stage, u"gemstones"_s, u"HH"_s);
    typeText(stage, u"rrsdq6616"_s);
    QCOMPARE(stage.window.table()->luck()->entry().open(), 1);
    typeText(stage, u"5"_s);
    typeKey(stage, Qt::Key_Return);
    QCOMPARE(codesIn(stage.services.table.current()->session()),
             (std::vector<Code>{1, 1, 3, 5, 0, 5, 5, 0, 5, 4}));
}

void ByHandTest::aCardInTwoKeysOrOnePress()
{
    Stage stage;
    beginByHand(stage, u"auction"_s, u"HHH"_s);
    const Session &session = stage.services.table.current()->session();
    typeText(stage, u"f"_s);
    QCOMPARE(prompt(stage), u"Typed so far: f"_s);
    typeText(stage, u"4"_s);
    QCOMPARE(session.cursor(), 1U);
    QVERIFY(waitForPeople(stage));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(waitForPeople(stage));
    QTest::mouseClick(picture(stage, u"gold 10"_s), Qt::LeftButton);
    QCOMPARE(session.cursor(), 3U);

    beginByHand(stage, u"card"_s, u"HHH"_s);
    typeText(stage, u"fx"_s);
    QCOMPARE(stage.services.table.current()->session().cursor(), 1U);
}

void ByHandTest::whatWasTypedIsTakenBackWithOneKey()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    const Session &session = stage.services.table.current()->session();
    typeText(stage, u"53"_s);
    typeKey(stage, Qt::Key_Backspace);
    QCOMPARE(prompt(stage), u"Rolled: gold 5. 4 more."_s);
    typeText(stage, u"c"_s);
    typeKey(stage, Qt::Key_Backspace);
    QCOMPARE(prompt(stage), u"Rolled: gold 5. 4 more."_s);
    typeText(stage, u"3240"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.cursor(), 5U);

    // A whole roll as well, as any other move; and it can be brought back.
    typeDecision(stage, 1);
    QVERIFY(waitForPeople(stage));
    typeDecision(stage, 2);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
    typeKey(stage, Qt::Key_Backspace);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.cursor(), 6U);
    stage.services.table.undo();
    stage.services.table.undo();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.cursor(), 0U);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
    stage.services.table.redo();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.cursor(), 5U);
}

void ByHandTest::whatCannotComeIsExplained()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    typeText(stage, u"7"_s);
    QVERIFY2(prompt(stage).contains(u"‘7’"_s), qPrintable(prompt(stage)));
    const auto why = [&] {
        for (const KeyButton *button : stage.window.table()->bar()->findChildren<KeyButton *>())
            if (button->isVisible() && button->text() == u"Why?"_s)
                return true;
        return false;
    };
    QVERIFY(why());
    typeText(stage, u"g0c0"_s);
    QCOMPARE(stage.window.table()->luck()->entry().open(), 3);
    typeText(stage, u"d1"_s); // D2: it is on the die that shows grain 0
    QCOMPARE(prompt(stage), u"No die that is left can show dye 1."_s);
    QVERIFY(why());
    QCOMPARE(stage.window.table()->luck()->entry().open(), 3);

    beginByHand(stage, u"auction"_s, u"HHH"_s);
    typeText(stage, u"o"_s);
    QVERIFY(waitForPeople(stage));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(waitForPeople(stage));
    typeText(stage, u"o"_s); // A1
    QCOMPARE(prompt(stage), u"There is no gold 10 left: it has come."_s);
    QVERIFY(why());
}

void ByHandTest::whatCannotComeIsShownAsSuch()
{
    Stage stage;
    beginByHand(stage, u"auction"_s, u"HHH"_s);
    QCOMPARE(plain(picture(stage, u"cloth 5"_s)->accessibleName()), u"cloth 5, 2 left"_s);
    typeText(stage, u"c5"_s);
    QVERIFY(waitForPeople(stage));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(plain(picture(stage, u"cloth 5"_s)->accessibleName()), u"cloth 5, 1 left"_s);
    typeText(stage, u"c5"_s);
    QVERIFY(waitForPeople(stage));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(plain(picture(stage, u"cloth 5"_s)->accessibleName()), u"cloth 5, can no longer come"_s);
}

void ByHandTest::theProgramRollsWhenever()
{
    for (const QString &variant : {u"dice"_s, u"auction"_s, u"card"_s, u"gemstones"_s}) {
        Stage stage;
        beginByHand(stage, variant, u"HH"_s);
        typeKey(stage, Qt::Key_F8);
        QVERIFY(waitForPeople(stage));
        const GameInProgress &current = *stage.services.table.current();
        QVERIFY(current.session().cursor() > 0);
        QVERIFY(textOf(recordOf(current), current.variant()).contains(R"("how":["program"])"));
    }
}

void ByHandTest::theProgramRollsNothingAgainThatLiesThere()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    typeText(stage, u"d4"_s);
    const std::size_t before = stage.services.table.current()->session().cursor();
    typeKey(stage, Qt::Key_F8);
    QCOMPARE(stage.services.table.current()->session().cursor(), before);
    typeKey(stage, Qt::Key_Backspace);
    typeKey(stage, Qt::Key_F8);
    QVERIFY(waitForPeople(stage));
    QVERIFY(stage.services.table.current()->session().cursor() > before);
}

void ByHandTest::whoBeginsIsEntered()
{
    Stage stage;
    Proposal proposal = stage.proposal(u"HHH"_s, 7, u"dice"_s);
    proposal.luck = LuckSource::byHand();
    proposal.setup.first = static_cast<Seat>(chance);
    stage.begin(proposal);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(picture(stage, u"Clara"_s)->accessibleDescription(), u"Typed 3"_s);
    typeText(stage, u"3"_s);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(prompt(stage), u"Clara rolls the dice."_s);
}

void ByHandTest::itIsSavedAndGoneOnWith()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s, true);
    typeText(stage, u"53240"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    const std::vector<Code> codes = codesIn(stage.services.table.current()->session());
    stage.close();
    stage.window.continueGame();
    QVERIFY(waitForPeople(stage));
    const GameInProgress &current = *stage.services.table.current();
    QVERIFY(current.byHand());
    QVERIFY(current.proposal().hints);
    QCOMPARE(codesIn(current.session()), codes);
    QVERIFY(current.how().empty()); // it is the header that says so
    stage.services.table.undo();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
}

// 'd' is dye, not the program's key for playing in somebody's place.
void ByHandTest::theLettersOfTheMenuAreTheDices()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"HH"_s);
    typeText(stage, u"D0"_s);
    QVERIFY(!stage.services.table.demo());
    QCOMPARE(plain(stage.window.table()->luck()->said()), u"dye 0"_s);
}

void ByHandTest::noHintsUnlessAllAgreed()
{
    for (const bool hints : {false, true}) {
        Stage stage;
        beginByHand(stage, u"dice"_s, u"HH"_s, hints);
        typeKey(stage, Qt::Key_F8);
        QVERIFY(waitForPeople(stage));
        QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
        stage.services.table.hint();
        QCOMPARE(
            QTest::qWaitFor([&] { return stage.services.table.coach().given() > 0; }, hints ? 300'000 : 0),
            hints);
    }
}

void ByHandTest::computersPlayAlong()
{
    Stage stage;
    beginByHand(stage, u"dice"_s, u"RH"_s);
    typeText(stage, u"53240"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    const Session &session = stage.services.table.current()->session();
    QCOMPARE(session.cursor(), 6U);
    QCOMPARE(session.game().actor(), Seat{1});
    const QString called = stage.window.table()->call()->words();
    QVERIFY2(called.startsWith(u"Anna takes"_s), qPrintable(called));
    Choices choices;
    session.game().list(choices);
    typeDecision(stage, choices[0]);
    QVERIFY(stage.window.table()->call()->words().isEmpty());
}

namespace {

// Four people, the first of whom auctions a card: Bruno, Clara and Daniel bid before Anna.
void auctionACard(Stage &stage, const QString &seats = u"HHHH"_s)
{
    beginByHand(stage, u"auction"_s, seats);
    typeText(stage, u"f4"_s);
    QVERIFY(waitForPeople(stage));
    typeKey(stage, Qt::Key_Return); // auctions it as it is
    QVERIFY(waitForPeople(stage));
}

} // namespace

// A9: the passes of those before whoever bids follow from the order.
void ByHandTest::whoeverBidsIsNamed()
{
    Stage stage;
    auctionACard(stage);
    const Session &session = stage.services.table.current()->session();
    QCOMPARE(session.game().actor(), Seat{1});
    typeKey(stage, Qt::Key_D);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.game().actor(), Seat{3});
    typeText(stage, u"7"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(codesIn(session), (std::vector<Code>{codesIn(session)[0], 0, 0, 0, 7}));
    QCOMPARE(session.game().actor(), Seat{0});

    // With a computer player between nobody passes for him.
    Stage mixed;
    auctionACard(mixed, u"HHRH"_s);
    typeKey(mixed, Qt::Key_D);
    QVERIFY(waitForPeople(mixed));
    const Session &other = mixed.services.table.current()->session();
    QVERIFY(other.log()[3].actor == 2);
}

void ByHandTest::allPassInOneKey()
{
    Stage stage;
    auctionACard(stage);
    const Session &session = stage.services.table.current()->session();
    typeText(stage, u"3"_s);
    typeKey(stage, Qt::Key_Return);
    QVERIFY(waitForPeople(stage));
    typeKey(stage, Qt::Key_A);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(codesIn(session), (std::vector<Code>{codesIn(session)[0], 0, 3, 3, 3, 3}));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Luck);
}

void ByHandTest::aBidOutOfTurnIsExplained()
{
    Stage stage;
    auctionACard(stage);
    const Session &session = stage.services.table.current()->session();
    typeKey(stage, Qt::Key_C);
    QVERIFY(waitForPeople(stage));
    QCOMPARE(session.game().actor(), Seat{2});
    const std::size_t cursor = session.cursor();
    typeKey(stage, Qt::Key_B);
    QCOMPARE(prompt(stage), u"Bruno is not asked here any more."_s);
    QCOMPARE(session.cursor(), cursor);
}

void ByHandTest::howTheDiceFellIsTold()
{
    Stage stage;
    const Variant &variant = *stage.services.variants.find(u"dice"_s);
    const RandomGame game = randomGame(variant, 3);
    Proposal proposal = stage.proposal(QString(game.setup.seats, u'H'), 1, u"dice"_s);
    proposal.setup = game.setup;
    proposal.luck = LuckSource::byHand();
    stage.services.table.begin(
        std::make_unique<GameInProgress>(u"x"_s, variant, std::move(proposal), game.events));
    stage.window.show(stage.window.table());
    QVERIFY(waitForPeople(stage));
    stage.services.table.acknowledge();
    QVERIFY(waitForPeople(stage));
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    const auto *panel = stage.window.table()->endView()->findChild<FairnessPanel *>();
    QVERIFY(panel->isVisible());
    QVERIFY2(panel->words().startsWith(u"Of fair dice each side comes up about "_s),
             qPrintable(panel->words()));
    stage.begin(u"RR"_s);
    QVERIFY(stage.wait());
    QVERIFY(!panel->isVisible()); // of the program's own luck there is the seal
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ByHandTest)
#include "byhand.moc"
