#include "engine/view/paper/printout.h"
#include "tests/engine/houserules.h"
#include "tests/prizes/retold.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/dice/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// The dice game by house rules: whatever is said of them says the figures of this game.
class DiceHouseTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void D2_faces();
    void D5_rounds();
    void D16_ships();
    void D18_goods();
    void D21_bonuses();
    void sheetsAreMarked();

private:
    const VariantOf<dice::Rules, dice::Player, dice::Words, dice::Looks> m_variant{};
    Retold m_four{m_variant};
    Retold m_two{m_variant};
};

void DiceHouseTexts::initTestCase()
{
    const SetupLimits terms = m_variant.terms();
    m_four.play(byHouseRules(terms, 4,
                             {{"rounds", 5},
                              {"shipPrize1", 41},
                              {"shipPrize2", 29},
                              {"shipPrize3", 17},
                              {"shipPrize4", 6},
                              {"goodPrize1", 13},
                              {"goodPrize2", 7},
                              {"columnBonus1", 11},
                              {"columnBonus2", 23},
                              {"die0value1", 4},
                              {"die0value2", 4}}),
                4);
    m_two.play(byHouseRules(terms, 2, {{"goodPrize2", 3}, {"rounds", 1}}), 2);
}

void DiceHouseTexts::D2_faces()
{
    QVERIFY(m_four.says(u"\"cloth1\""_s));
    QVERIFY(m_four.says(u"\"die0value1\":\"cloth\""_s));
    QVERIFY(m_four.texts().filter(QRegularExpression(u"\"roll\":\\[\"dye1"_s)).empty());
}

void DiceHouseTexts::D5_rounds()
{
    QCOMPARE(*m_four.figures(u"\"round\":(\\d+)"_s).rbegin(), 5);
    QCOMPARE(*m_two.figures(u"\"round\":(\\d+)"_s).rbegin(), 1);
    QVERIFY(m_four.texts().contains(u"V"_s)); // the fifth ship on paper
}

void DiceHouseTexts::D16_ships()
{
    QVERIFY(m_four.says(u"Ships: 41, 29, 17, 6."_s));
    QVERIFY(m_four.says(u"4 players: 41, 29, 17, 6."_s));
    QCOMPARE(m_four.figures(u"^1st place, ship worth \\d+: (\\d+)\\."_s), std::set{41});
    QCOMPARE(m_four.figures(u"\"shipPoints\":(\\d+)"_s), (std::set{6, 17, 29, 41}));
    QVERIFY(m_two.says(u"Ships: 20, 0."_s));
}

void DiceHouseTexts::D18_goods()
{
    QVERIFY(m_four.says(u"In each good the most crosses 13, second most 7; 9 or"_s));
    QVERIFY(m_four.says(u"most crosses 13, second most 7."_s));
    QVERIFY(m_two.says(u"In each good the most crosses 10, second most 3;"_s));
    QCOMPARE(m_four.figures(u"\\bMost crosses(?:, tied: each gets|:) (\\d+)\\."_s), std::set{13});
}

void DiceHouseTexts::D21_bonuses()
{
    QVERIFY(m_four.says(u"9 or more crosses 11 more, 12 crosses 23 more."_s));
    QVERIFY(m_four.says(u"9 or more crosses 11, all 12: 23."_s));
    QVERIFY(m_four.texts().contains(u"+11"_s) && m_four.texts().contains(u"+23"_s)); // board and sheet
}

void DiceHouseTexts::sheetsAreMarked()
{
    Subject subject;
    subject.variant = &m_variant;
    subject.title = {{u"en"_s, u"Dice"_s}};
    subject.setup = m_variant.terms().usual(2);
    QVERIFY(!m_two.printed(subject).join(u' ').contains(u"house rules"_s));
    subject.setup = byHouseRules(m_variant.terms(), 2, {{"rounds", 4}});
    const QStringList texts = m_two.printed(subject);
    QVERIFY2(texts.join(u' ').contains(u"Dice – house rules"_s), qPrintable(texts.join(u' ')));
    QVERIFY(texts.contains(u"IV"_s) && !texts.contains(u"V"_s));
}

QTEST_MAIN(DiceHouseTexts)
#include "dicehouserules.moc"
