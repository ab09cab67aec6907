#include "tests/engine/houserules.h"
#include "tests/prizes/retold.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/card/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// The card game by house rules: whatever is said of them says the figures of this game.
class CardHouseTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void C9_spaces();
    void C13_ships();
    void C16_goods();
    void C17_C18_bonuses();

private:
    const VariantOf<card::Rules, card::Player, card::Words, card::Looks> m_variant{};
    Retold m_four{m_variant};
    Retold m_two{m_variant};
};

void CardHouseTexts::initTestCase()
{
    const SetupLimits terms = m_variant.terms();
    m_four.play(byHouseRules(terms, 4,
                             {{"higherBonus", 1},
                              {"shipSpaces", 6},
                              {"shipPrize1", 44},
                              {"shipPrize2", 28},
                              {"shipPrize3", 14},
                              {"shipPrize4", 2},
                              {"goodPrize1", 21},
                              {"goodPrize2", 14},
                              {"bonusFrom", 4},
                              {"bonusFlorins", 15},
                              {"higherBonusFrom", 7},
                              {"higherBonusFlorins", 35},
                              {"copies2", 5}}),
                8);
    m_two.play(byHouseRules(terms, 2, {{"bonusFrom", 12}, {"copiesBlack7", 0}, {"shipSpaces", 9}}), 2);
}

void CardHouseTexts::C9_spaces()
{
    QVERIFY(m_four.says(u"6 card(s); green ones take no space."_s));
    QVERIFY(m_four.says(u"\"shipSpaces\":6"_s));
}

void CardHouseTexts::C13_ships()
{
    QVERIFY(m_four.says(u"Ships: 44, 28, 14, 2."_s));
    QVERIFY(m_four.says(u"4 players: 44, 28, 14, 2."_s));
    QCOMPARE(m_four.figures(u"1st place, ship worth \\d+: (\\d+)\\."_s), std::set{44});
}

void CardHouseTexts::C16_goods()
{
    QVERIFY(m_four.says(u"Most symbols of a good: 21 florins; second most: 14."_s));
    QVERIFY(m_four.says(u"most symbols 21, second most 14."_s));
    QCOMPARE(m_four.figures(u"^Most symbols: (\\d+)\\."_s), std::set{21});
}

void CardHouseTexts::C17_C18_bonuses()
{
    QVERIFY(m_four.says(u"4 or more symbols: bonus 15. 7 or more: 35."_s));
    QCOMPARE(m_four.figures(u"4 symbols: bonus (\\d+)\\."_s), std::set{15});
    QVERIFY(m_two.says(u"12 or more symbols: bonus 10."_s));
    QVERIFY(m_four.says(u"a bonus of 35 instead of 15: 7 or more."_s));
    QVERIFY(!m_four.says(u"a bonus of 20"_s));
}

QTEST_MAIN(CardHouseTexts)
#include "cardhouserules.moc"
