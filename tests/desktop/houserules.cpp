#include "app/desktop/pages/houserulespanel.h"

#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/stage.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class HouseRulesTest : public QObject {
    Q_OBJECT

private slots:
    void whoWantsNoneSeesOneLine();
    void figuresAreChangedAndTakenBack();
    void anArrowStaysUnderTheHand();
    void limitsAreSaidAndWhatIsBeyondThem();
    void aNamedEditionIsPlayedAgain();
    void rulesFollowTheNumberOfPlayers();
    void optionsAreExplainedByTheseRules();
    void scrollingChangesNothing();
    void theGameSaysThatItIsPlayedOtherwise();
};

namespace {

HouseRulesPanel &panelFor(Stage &stage, const QString &variant = u"dice"_s)
{
    stage.window.newGame(variant);
    return *stage.window.setup()->houseRules();
}

// In the game that is being set up.
std::size_t numberOf(Stage &stage, std::string_view key)
{
    const auto options = stage.services.variants.find(stage.window.setup()->variant())->terms().options;
    return static_cast<std::size_t>(ranges::find(options, key, &Option::key) - options.begin());
}

void press(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

void enter(Stage &stage, HouseRulesPanel &panel, std::string_view key, const QString &figure)
{
    auto *field = qobject_cast<QSpinBox *>(panel.field(numberOf(stage, key)));
    QVERIFY(field != nullptr && field->isVisible());
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, figure);
    QTest::keyClick(field, Qt::Key_Tab);
}

Setup chosen(Stage &stage)
{
    return stage.window.setup()->proposal().setup;
}

std::int16_t valueOf(Stage &stage, std::string_view key)
{
    return chosen(stage).options[numberOf(stage, key)];
}

} // namespace

void HouseRulesTest::whoWantsNoneSeesOneLine()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    QVERIFY(panel.isVisible());
    QCOMPARE(panel.words()->text(), u"None: the usual rules"_s);
    QVERIFY(!panel.editions()->isVisible() && !panel.warning()->isVisible());
    QCOMPARE(panel.field(numberOf(stage, "rounds")), nullptr);
}

void HouseRulesTest::figuresAreChangedAndTakenBack()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    press(panel.opener());
    QVERIFY(panel.editions()->isVisible() && !panel.warning()->isVisible());
    enter(stage, panel, "rounds", u"2"_s);
    enter(stage, panel, "shipPrize1", u"44"_s);
    QCOMPARE(valueOf(stage, "rounds"), std::int16_t{2});
    QCOMPARE(valueOf(stage, "shipPrize1"), std::int16_t{44});
    QCOMPARE(panel.words()->text().replace(QChar::Nbsp, u' '), u"Rounds: 2; Ships: 1st place 44"_s);
    QVERIFY(panel.warning()->isVisible());
    // A word is chosen as one.
    auto *face = qobject_cast<QComboBox *>(panel.field(numberOf(stage, "die0value0")));
    QCOMPARE(face->currentText(), u"grain"_s);
    face->setFocus();
    QTest::keyClick(face, Qt::Key_Down);
    QCOMPARE(valueOf(stage, "die0value0"), std::int16_t{1});
    press(panel.usual());
    QCOMPARE(panel.words()->text(), u"None: the usual rules"_s);
    QVERIFY(!stage.services.variants.find(u"dice"_s)->terms().house(chosen(stage)));
    QVERIFY(!panel.warning()->isVisible() && !panel.usual()->isVisible());
}

void HouseRulesTest::anArrowStaysUnderTheHand()
{
    Stage stage;
    stage.window.resize(1024, 700);
    HouseRulesPanel &panel = panelFor(stage, u"auction"_s);
    press(panel.opener());
    QWidget *field = panel.field(numberOf(stage, "levelBonus7"));
    QTest::qWait(1);
    stage.window.setup()->findChild<QScrollArea *>()->ensureWidgetVisible(field);
    field->setFocus();
    QTRY_VERIFY(!field->visibleRegion().isEmpty());
    const QPoint place = field->mapTo(&stage.window, QPoint());
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Down}) {
        QTest::keyClick(field, key);
        QTest::qWait(1);
        QCOMPARE(field->mapTo(&stage.window, QPoint()), place);
    }
}

void HouseRulesTest::limitsAreSaidAndWhatIsBeyondThem()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    press(panel.opener());
    const std::size_t prize = numberOf(stage, "shipPrize1");
    const auto said = [&] { return panel.note(prize)->text().replace(QChar::Nbsp, u' '); };
    const Option option = stage.services.variants.find(u"dice"_s)->terms().options[prize];
    const QString range = u"rom %1 to %2"_s.arg(option.least).arg(option.most);
    panel.field(prize)->setFocus();
    QVERIFY2(said().startsWith(u"Ships: 1st place. F"_s + range), qPrintable(said()));
    QVERIFY(panel.field(prize)->toolTip().contains(range));
    enter(stage, panel, "shipPrize1", u"33"_s);
    // One figure too many, and nothing but figures beyond the least.
    for (const QString &wrong : {QString::number(option.most + 1), QString::number(option.most * 100 + 33)}) {
        enter(stage, panel, "shipPrize1", wrong);
        QCOMPARE(valueOf(stage, "shipPrize1"), std::int16_t{33});
        QVERIFY2(said().contains(u"cannot be "_s + wrong + u", only f"_s + range + u". It stays 33."_s),
                 qPrintable(said()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(!said().contains(u"cannot be"_s));
}

void HouseRulesTest::aNamedEditionIsPlayedAgain()
{
    Stage stage;
    {
        HouseRulesPanel &panel = panelFor(stage);
        press(panel.opener());
        enter(stage, panel, "goodPrize2", u"8"_s);
        QVERIFY(!panel.saver()->isEnabled());
        panel.name()->setFocus();
        QTest::keyClicks(panel.name(), u"Our box"_s);
        press(panel.saver());
        QCOMPARE(panel.editions()->currentText(), u"Our box"_s);
        QVERIFY(panel.words()->text().startsWith(u"Our box"_s));
        press(panel.usual());
    }
    // Given that the page is left and entered again, when its name is chosen,
    HouseRulesPanel &panel = panelFor(stage);
    QCOMPARE(panel.words()->text(), u"None: the usual rules"_s);
    press(panel.opener());
    panel.editions()->setFocus();
    QTest::keyClick(panel.editions(), Qt::Key_Down);
    // then it is played by it, until it is deleted and others are chosen.
    QCOMPARE(valueOf(stage, "goodPrize2"), std::int16_t{8});
    press(panel.remover());
    QCOMPARE(panel.editions()->count(), 1);
    QCOMPARE(valueOf(stage, "goodPrize2"), std::int16_t{8});
}

void HouseRulesTest::rulesFollowTheNumberOfPlayers()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    press(panel.opener());
    const auto players = [&](int count) {
        press(stage.window.setup()->players()->findChildren<QAbstractButton *>()[count - 1]);
    };
    players(4);
    enter(stage, panel, "shipPrize2", u"21"_s);
    QVERIFY(panel.field(numberOf(stage, "shipPrize4"))->isVisible());
    players(3);
    QVERIFY(!panel.field(numberOf(stage, "shipPrize4"))->isVisible());
    QCOMPARE(valueOf(stage, "shipPrize2"), std::int16_t{21});
    QCOMPARE(valueOf(stage, "shipPrize1"), std::int16_t{30});
    players(1);
    QVERIFY(!panel.field(numberOf(stage, "rounds"))->isVisible());
    QVERIFY(panel.field(numberOf(stage, "die4value4"))->isVisible());
    QVERIFY(stage.window.setup()->startButton()->isEnabled());
}

void HouseRulesTest::optionsAreExplainedByTheseRules()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage, u"card"_s);
    const auto says = [&](const QString &words) {
        return ranges::any_of(stage.window.setup()->findChildren<StyledLabel *>(), [&](const auto *label) {
            return label->isVisible() && label->text().replace(QChar::Nbsp, u' ').contains(words);
        });
    };
    QVERIFY(says(u"a bonus of 20 instead of 10: 8 or more."_s));
    press(panel.opener());
    enter(stage, panel, "higherBonusFlorins", u"35"_s);
    enter(stage, panel, "higherBonusFrom", u"9"_s);
    QVERIFY(says(u"a bonus of 35 instead of 10: 9 or more."_s));
    press(panel.usual());
    QVERIFY(says(u"a bonus of 20 instead of 10: 8 or more."_s));
}

void HouseRulesTest::scrollingChangesNothing()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    press(panel.opener());
    QWidget *field = panel.field(numberOf(stage, "rounds"));
    stage.window.setup()->startButton()->setFocus();
    const QPointF centre(field->rect().center());
    QWheelEvent wheel(centre, field->mapToGlobal(centre), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(field, &wheel);
    QCOMPARE(valueOf(stage, "rounds"), std::int16_t{3});
}

void HouseRulesTest::theGameSaysThatItIsPlayedOtherwise()
{
    Stage stage;
    HouseRulesPanel &panel = panelFor(stage);
    press(panel.opener());
    enter(stage, panel, "rounds", u"1"_s);
    stage.window.setup()->start();
    QVERIFY(stage.window.page()->subtitle().endsWith(u"house rules"_s));
    QVERIFY(stage.services.viewOf(u"dice"_s)
                .progress(stage.services.table.current()->session().game())
                .endsWith(u"of 1"_s));
    stage.window.showRules(u"dice"_s);
    const QString rules = stage.window.rules()->browser()->toPlainText().replace(QChar::Nbsp, u' ');
    QVERIFY2(rules.contains(u"House rule in this game: Rounds: 1 (usually 3)."_s),
             qPrintable(rules.left(900)));
    QTest::keyClick(stage.window.rules(), Qt::Key_Escape);
    stage.playOn(1000);
    QVERIFY(stage.services.table.current()->session().game().over());
    const auto labels = stage.window.page()->findChildren<SentenceLabel *>();
    QVERIFY(ranges::any_of(labels, [](const SentenceLabel *label) {
        return label->isVisible() && label->sentence().plain().contains(u"By house rules. Rounds: 1."_s);
    }));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::HouseRulesTest)
#include "houserules.moc"
