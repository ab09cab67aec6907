#include "tests/engine/houserules.h"
#include "tests/prizes/retold.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/auction/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// The auction by house rules: whatever is said of them says the figures of this game.
class AuctionHouseTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void A4_A5_start();
    void A19_ships();
    void A22_goods();
    void A24_bonuses();

private:
    const VariantOf<auction::Rules, auction::Player, auction::Words, auction::Looks> m_variant{};
    Retold m_four{m_variant};
    Retold m_two{m_variant};
};

void AuctionHouseTexts::initTestCase()
{
    const SetupLimits terms = m_variant.terms();
    m_four.play(byHouseRules(terms, 4,
                             {{"startFlorins", 50},
                              {"dayCards", 26},
                              {"shipSpaces", 6},
                              {"shipPrize1", 43},
                              {"shipPrize2", 23},
                              {"shipPrize3", 11},
                              {"shipPrize4", 2},
                              {"goodPrize1", 14},
                              {"goodPrize2", 6},
                              {"levelBonus4", 4},
                              {"levelBonus5", 9},
                              {"levelBonus6", 16},
                              {"levelBonus7", 27},
                              {"copiesOfGold", 2}}),
                8);
    m_two.play(byHouseRules(terms, 2, {{"goodPrize2", 3}, {"shipSpaces", 9}, {"copies5", 3}}), 2);
}

void AuctionHouseTexts::A4_A5_start()
{
    QVERIFY(m_four.says(u"26 a day; everybody starts with 50 florins."_s));
    QVERIFY(m_four.says(u"\"startFlorins\":50"_s) && !m_four.says(u"40 florins"_s));
}

void AuctionHouseTexts::A19_ships()
{
    QVERIFY(m_four.says(u"Ships: 43, 23, 11, 2."_s));
    QVERIFY(m_four.says(u"Ship: by value: 43, 23, 11, 2."_s));
    QCOMPARE(m_four.figures(u"1st place, ship worth \\d+: (\\d+) florin"_s), std::set{43});
    QVERIFY(m_two.says(u"Ships: 20, 0."_s));
}

void AuctionHouseTexts::A22_goods()
{
    QVERIFY(m_two.says(u"Each good: highest 10, second 3."_s));
    QVERIFY(m_four.says(u"a level for each card; highest 14, second 6."_s));
    QCOMPARE(m_four.figures(u"(?<!Second )[Hh]ighest: (\\d+)\\."_s), std::set{14});
}

void AuctionHouseTexts::A24_bonuses()
{
    QVERIFY(m_four.says(u"Level 4: 4 more, 5: 9, 6: 16, 7: 27."_s));
    QVERIFY(m_four.says(u"level 4: 4, level 5: 9, level 6: 16, level 7: 27; never split."_s));
    QVERIFY(m_four.texts().contains(u"+27"_s)); // on the board
    QCOMPARE(m_four.figures(u"Level 4: bonus (\\d+)\\."_s), std::set{4});
}

QTEST_MAIN(AuctionHouseTexts)
#include "auctionhouserules.moc"
