#include "tests/prizes/retold.h"
#include "variants/card/record.h"
#include "variants/card/rules/rules.h"
#include "variants/card/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// Nobody thinks here, and a search takes the compiler long.
template <>
Thought GameOf<card::Rules, NoKnowledge<card::Rules>>::think(const Limits &, Seed, const Cancellation &) const
{
    return {};
}

template <>
std::unique_ptr<Deliberation> GameOf<card::Rules, NoKnowledge<card::Rules>>::deliberate(const Limits &, Seed,
                                                                                        const Inquiry &) const
{
    return nullptr;
}

// The card game with other prizes: whatever is said of florins says those.
class CardPrizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void C9_spaces();
    void C13_ships();
    void C14_ties();
    void C16_goods();
    void C17_C18_bonuses();

private:
    const VariantOf<card::Rules, NoKnowledge<card::Rules>, card::Words, card::Looks> m_variant{};
    Retold m_two{m_variant};
    Retold m_four{m_variant};
    Retold m_higher{m_variant};
};

void CardPrizes::initTestCase()
{
    Setup setup = m_variant.terms().usual(4);
    m_two.play(m_variant.terms().usual(2), 2);
    m_four.play(setup, 8);
    setup.options[0] = 1;
    m_higher.play(setup, 4);
}

void CardPrizes::C9_spaces()
{
    QVERIFY(m_four.says(u"6 cards, with 2 players 8; green ones take no space."_s));
    QVERIFY(m_four.says(u"6 free space(s)"_s) && !m_four.says(u"7 free space(s)"_s));
    QVERIFY(m_two.says(u"8 free space(s)"_s));
}

void CardPrizes::C13_ships()
{
    QVERIFY(m_two.says(u"Ships: 44, 0."_s));
    QVERIFY(m_four.says(u"Ships: 44, 28, 14, 0."_s));
    QVERIFY(m_four.says(u"2 players: 44, 0; 3: 44, 21, 0; 4: 44, 28, 14, 0; 5: 44, 28, 14, 7, 0; "
                        "6: 44, 28, 21, 14, 7, 0."_s));
    QCOMPARE(m_four.figures(u"1st place, ship worth \\d+: (\\d+)\\."_s), std::set{44});
    QCOMPARE(m_four.figures(u"3rd place, ship worth \\d+: (\\d+)\\."_s), std::set{14});
    QVERIFY(m_four.figures(u"\"payment\":(\\d+)"_s).contains(44));
    QVERIFY(!m_four.figures(u"\"payment\":(\\d+)"_s).contains(30));
}

void CardPrizes::C14_ties()
{
    QVERIFY(m_four.says(u"rounded down to a multiple of 7."_s));
    QVERIFY(m_four.says(u"21 + 14 = 35, split 2 ways and rounded down to a multiple of 7: 14."_s));
    QCOMPARE(m_four.figures(u"multiple of (\\d+)"_s), std::set{7});
    for (const int share : m_four.figures(u"\"payment\":(\\d+)"_s))
        QCOMPARE(share % 7 == 0 || share == 44, true);
}

void CardPrizes::C16_goods()
{
    QVERIFY(m_four.says(u"Most symbols of a good: 21 florins; second most: 14."_s));
    QVERIFY(m_four.says(u"most symbols 21, second most 14."_s));
    QCOMPARE(m_four.figures(u"^Most symbols: (\\d+)\\."_s), std::set{21});
    QCOMPARE(m_four.figures(u"^Second most symbols: (\\d+)\\."_s), std::set{14});
}

void CardPrizes::C17_C18_bonuses()
{
    QVERIFY(m_two.says(u"6 or more symbols: bonus 15."_s));
    QVERIFY(m_four.says(u"4 or more symbols: bonus 15."_s));
    QVERIFY(m_four.says(u"4 or more symbols 15, with 2 players 6 or more."_s));
    QCOMPARE(m_four.figures(u"4 symbols: bonus (\\d+)\\."_s), std::set{15});
    QVERIFY(m_four.figures(u"(\\d+) symbols: bonus"_s).contains(4));
    QVERIFY(m_four.texts().contains(u"bonus +15"_s));
    QVERIFY(m_higher.says(u"4 or more symbols: bonus 15. 7 or more: 35."_s));
    QVERIFY(m_higher.says(u"7 or more symbols: 35, with 2 players 9 or more."_s));
    QVERIFY(m_higher.says(u"a bonus of 35 instead of 15: 7 or more."_s));
    QVERIFY(m_two.says(u"a bonus of 35 instead of 15: 9 or more."_s));
    QCOMPARE(m_higher.figures(u"7 symbols: bonus (\\d+)\\."_s), std::set{35});
}

QTEST_MAIN(CardPrizes)
#include "card.moc"
