#include "tests/prizes/retold.h"
#include "variants/dice/record.h"
#include "variants/dice/rules/rules.h"
#include "variants/dice/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// Nobody thinks here, and a search takes the compiler long.
template <>
Thought GameOf<dice::Rules, NoKnowledge<dice::Rules>>::think(const Limits &, Seed, const Cancellation &) const
{
    return {};
}

template <>
std::unique_ptr<Deliberation> GameOf<dice::Rules, NoKnowledge<dice::Rules>>::deliberate(const Limits &, Seed,
                                                                                        const Inquiry &) const
{
    return nullptr;
}

// The dice game with other prizes: whatever is said of points says those.
class DicePrizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void D3_spaces();
    void D10_crosses();
    void D16_ships();
    void D18_goods();
    void D21_bonuses();
    void D27_soloShips();
    void D28_soloGoods();
    void D29_breakthrough();
    void D30_ranks();

private:
    const VariantOf<dice::Rules, NoKnowledge<dice::Rules>, dice::Words, dice::Looks> m_variant{};
    Retold m_alone{m_variant};
    Retold m_two{m_variant};
    Retold m_four{m_variant};
};

void DicePrizes::initTestCase()
{
    m_alone.play(m_variant.terms().usual(1), 12);
    m_two.play(m_variant.terms().usual(2), 4);
    m_four.play(m_variant.terms().usual(4), 4);
}

void DicePrizes::D3_spaces()
{
    QCOMPARE(*m_alone.figures(u"(\\d+) free space"_s).rbegin(), 6);
    QCOMPARE(*m_two.figures(u"(\\d+) free space"_s).rbegin(), 6);
}

void DicePrizes::D10_crosses()
{
    QVERIFY(m_four.says(u"4 for a 0, none for gold, 3 for the others."_s));
    QVERIFY(m_alone.says(u"4 for a 0, none for gold, 3 for the others; circles for the dice left."_s));
    QCOMPARE(m_four.figures(u": 0 on the ship, (\\d+) cross"_s), std::set{4});
    QCOMPARE(m_four.figures(u": [1-4] on the ship, (\\d+) cross"_s), std::set{3});
}

void DicePrizes::D16_ships()
{
    QVERIFY(m_two.says(u"Ships: 41, 0."_s));
    QVERIFY(m_four.says(u"Ships: 41, 29, 17, 0."_s));
    QVERIFY(m_four.says(u"2 players: 41, 0; 3: 41, 29, 0; 4: 41, 29, 17, 0."_s));
    QCOMPARE(m_four.figures(u"^1st place, ship worth \\d+: (\\d+)\\."_s), std::set{41});
    QCOMPARE(m_four.figures(u"^3rd place, ship worth \\d+: (\\d+)\\."_s), std::set{17});
    QCOMPARE(m_four.figures(u"\"shipPoints\":(\\d+)"_s), (std::set{0, 17, 29, 41}));
}

void DicePrizes::D18_goods()
{
    QVERIFY(m_two.says(u"In each good the most crosses 13; "_s));
    QVERIFY(m_four.says(u"In each good the most crosses 13, second most 7; 6 or"_s));
    QVERIFY(m_four.says(u"most crosses 13, second most 7 (with 3 or 4 players)."_s));
    QCOMPARE(m_four.figures(u"\\bMost crosses(?:, tied: each gets|:) (\\d+)\\."_s), std::set{13});
    QCOMPARE(m_four.figures(u"Second most crosses(?:, tied: each gets|:) (\\d+)\\."_s), std::set{7});
}

void DicePrizes::D21_bonuses()
{
    QVERIFY(m_four.says(u"6 or more crosses 11 more, 10 crosses 23 more."_s));
    QVERIFY(m_four.says(u"6 or more crosses 11, all 10: 23."_s));
    QVERIFY(m_four.texts().contains(u"+11"_s) && m_four.texts().contains(u"+23"_s)); // board and sheet
    QCOMPARE(m_four.figures(u"6 crosses: bonus (\\d+)\\."_s), std::set{11});
    QVERIFY(m_four.texts().contains(u"bonus +11"_s));
}

void DicePrizes::D27_soloShips()
{
    QVERIFY(m_alone.says(u"Ship: under 12 nothing, from 12 its value, from 18 its value and 9."_s));
    QVERIFY(m_alone.says(u"under 12 nothing, from 12 its value, from 18 its value + 9."_s));
    for (const QString &words : {u"under 12"_s, u"12 to 17"_s, u"18 or more"_s, u"value + 9"_s})
        QVERIFY2(m_alone.texts().contains(words), qPrintable(words)); // on the board
    QVERIFY(m_alone.says(u"A ship worth less than 12 pays nothing."_s));
    QVERIFY(m_alone.says(u"A ship worth 12 to 17 pays its value: "_s));
    QVERIFY(m_alone.says(u"A ship worth 18 or more pays its value and 9 on top: "_s));
}

void DicePrizes::D28_soloGoods()
{
    QVERIFY(m_alone.says(u"Each good with at least as many crosses as circles: 14; 6 or more crosses"_s));
    QVERIFY(m_alone.says(u"14 where there are at least as many crosses as circles."_s));
    QVERIFY(m_alone.says(u"as many crosses as circles or more: 14."_s));
    QCOMPARE(m_alone.figures(u"Crosses \\d+, circles \\d+: good defended, (\\d+)\\."_s), std::set{14});
}

void DicePrizes::D29_breakthrough()
{
    QVERIFY(m_alone.says(u"7 or more circles: in one column: goods pay nothing from then on."_s));
    QVERIFY(m_alone.says(u"7 or more circles in one column end all points for goods."_s));
    QVERIFY(m_alone.says(u"After the enemy's breakthrough goods pay nothing."_s));
    QVERIFY(!m_alone.says(u"9 or more circles in"_s));
}

void DicePrizes::D30_ranks()
{
    QVERIFY(m_alone.says(u"204"_s + QChar::Nbsp + u"Medici."_s));
    QVERIFY(m_alone.texts().contains(u"81"_s)); // on the board
}

QTEST_MAIN(DicePrizes)
#include "dice.moc"
