#include "app/desktop/pages/houserulespanel.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/whatif/changechart.h"
#include "app/desktop/whatif/whatifpage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// The set-up of dice with a ship of so many spaces.
SetupPage &setup(Stage &stage, int spaces)
{
    stage.window.newGame(u"dice"_s);
    SetupPage &page = *stage.window.setup();
    page.option(0)->findChildren<QAbstractButton *>()[spaces - 5]->click();
    return page;
}

// Asked about a ship of eight spaces, by few deals whatever the machine.
WhatIfPage &asked(Stage &stage, int deals = 40, Level level = Level::Random)
{
    const SetupPage &page = setup(stage, 8);
    QTest::mouseClick(page.changeLink(), Qt::LeftButton);
    WhatIfPage &asked = *stage.window.whatIf();
    [&] { QCOMPARE(stage.window.page(), &asked); }();
    RuleTrial trial = asked.run().played().trial;
    trial.level = level;
    trial.playouts = level == Level::Random ? 0 : 2;
    trial.deals = deals;
    trial.probes = deals / 10;
    trial.seed = 5;
    asked.run().prepare(trial);
    return asked;
}

void finish(WhatIfPage &page)
{
    QTRY_VERIFY_WITH_TIMEOUT(!page.run().running(), 120'000);
}

} // namespace

class WhatIfPageTest : public QObject {
    Q_OBJECT

private slots:
    void theLinkIsThereWhereRulesDiffer();
    void itBeginsAtOnce();
    void whatDiffersIsSaidDrawnAndListed();
    void itIsStoppedAndGoesOnWithoutLoss();
    void itGoesOnWhileTheHeadIsElsewhere();
    void theSameQuestionIsNotAskedTwice();
    void usualRulesChangeNothing();
    void itSpeaksPolish();
};

void WhatIfPageTest::theLinkIsThereWhereRulesDiffer()
{
    Stage stage;
    QVERIFY(!setup(stage, 7).changeLink()->isVisible());
    const SetupPage &page = setup(stage, 8);
    QVERIFY(page.changeLink()->isVisible());
    stage.window.newGame(u"auction"_s);
    QVERIFY(!page.changeLink()->isVisible());
    // Of house rules it stands beside them, and nowhere else.
    HouseRulesPanel &rules = *stage.window.setup()->houseRules();
    QTest::mouseClick(rules.opener(), Qt::LeftButton);
    const auto options = stage.services.variants.find(u"auction"_s)->terms().options;
    const auto number = ranges::find_if(options, [](const Option &option) {
        return option.house() && option.kind == Option::Kind::Number && option.least < option.usualFor(3);
    });
    QVERIFY(number != options.end());
    auto *field = qobject_cast<QSpinBox *>(rules.field(static_cast<std::size_t>(number - options.begin())));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(page.changeLink(), rules.changeLink());
    QVERIFY(page.changeLink()->isVisible());
    QTest::mouseClick(page.changeLink(), Qt::LeftButton);
    QVERIFY(stage.window.page() == stage.window.whatIf());
}

void WhatIfPageTest::itBeginsAtOnce()
{
    Stage stage;
    const SetupPage &page = setup(stage, 8);
    page.changeLink()->setFocus();
    QTest::keyClick(page.changeLink(), Qt::Key_Space);
    WhatIfPage &asked = *stage.window.whatIf();
    QCOMPARE(stage.window.page(), &asked);
    QVERIFY(asked.run().running());
    QCOMPARE(asked.startButton()->text(), u"Stop"_s);
    QTRY_VERIFY_WITH_TIMEOUT(asked.run().settled() && asked.table()->rowCount() > 0, 120'000);
    QVERIFY(asked.run().played().trial.deals > 0);
}

void WhatIfPageTest::whatDiffersIsSaidDrawnAndListed()
{
    Stage stage;
    WhatIfPage &page = asked(stage, 40, Level::Easy);
    QTest::keyClick(&page, Qt::Key_Return);
    finish(page);
    QVERIFY(page.run().complete());
    QVERIFY(says(page, u"A game takes more steps: "_s));
    QVERIFY(says(page, u"Easy, but looking ahead by no more than 2"_s));
    QVERIFY(says(page, u"Both sets of rules here are within that."_s));
    const RuleChange &change = page.run().change();
    QCOMPARE(change.deals, 40);
    const int rows = static_cast<int>(change.figures.size());
    QCOMPARE(page.table()->rowCount(), rows);
    QCOMPARE(page.chart()->rows().size(), change.figures.size());
    page.form()->findChildren<QAbstractButton *>()[1]->click();
    QVERIFY(page.table()->isVisible() && !page.chart()->isVisible());
    // What is drawn is said to who cannot see it.
    QVERIFY(page.chart()->accessibleDescription().contains(page.table()->item(0, 0)->text() + u": before "_s
                                                           + page.table()->item(0, 1)->text()));
    QCOMPARE(page.startButton()->text(), u"Play other deals"_s);
}

void WhatIfPageTest::itIsStoppedAndGoesOnWithoutLoss()
{
    Stage stage;
    WhatIfPage &page = asked(stage, 1000);
    page.startButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(page.run().playedPieces() > 0, 60'000);
    page.startButton()->click();
    finish(page);
    const std::map<int, TrialPair> before = page.run().played().pairs;
    QVERIFY(before.size() < 1100);
    QCOMPARE(page.startButton()->text(), u"Go on"_s);
    page.startButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(page.run().playedPieces() > static_cast<int>(before.size()), 60'000);
    page.run().stop();
    finish(page);
    for (const auto &[piece, pair] : before)
        QVERIFY(page.run().played().pairs.at(piece).games == pair.games);
}

void WhatIfPageTest::itGoesOnWhileTheHeadIsElsewhere()
{
    Stage stage;
    WhatIfPage &page = asked(stage);
    page.startButton()->click();
    QTest::keyClick(&page, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.setup());
    finish(page);
    QVERIFY(page.run().complete());
    const WhatIfPage &again = page;
    QTest::mouseClick(stage.window.setup()->changeLink(), Qt::LeftButton);
    QVERIFY(says(again, u"A game takes more steps: "_s));
    Stage closed; // a window that closes meanwhile
    asked(closed, 2000).startButton()->click();
    QVERIFY(closed.window.whatIf()->run().running());
}

void WhatIfPageTest::theSameQuestionIsNotAskedTwice()
{
    Stage stage;
    WhatIfPage &page = asked(stage);
    page.startButton()->click();
    finish(page);
    stage.window.whatIf()->prepare(u"dice"_s, page.run().played().trial.rules[RuleTrial::After]);
    QVERIFY(!page.run().running() && page.run().complete());
    Setup other = page.run().played().trial.rules[RuleTrial::After];
    other.options[0] = 6;
    page.prepare(u"dice"_s, other);
    QVERIFY(page.run().running());
    QCOMPARE(page.table()->rowCount(), 0);
}

void WhatIfPageTest::usualRulesChangeNothing()
{
    Stage stage;
    const SetupPage &page = setup(stage, 7);
    QTest::mouseClick(page.changeLink(), Qt::LeftButton);
    WhatIfPage &asked = *stage.window.whatIf();
    QVERIFY(says(asked, u"These are the usual rules."_s));
    QVERIFY(!asked.run().running() && !asked.startButton()->isEnabled());
    QTest::keyClick(&asked, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.setup());
}

void WhatIfPageTest::itSpeaksPolish()
{
    Stage stage;
    WhatIfPage &page = asked(stage);
    page.startButton()->click();
    finish(page);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QTRY_VERIFY(says(page, u"Partia ma więcej kroków: "_s));
    QCOMPARE(page.title(), u"Co to zmienia?"_s);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::WhatIfPageTest)
#include "whatif.moc"
