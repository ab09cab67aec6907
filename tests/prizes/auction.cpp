#include "tests/prizes/retold.h"
#include "variants/auction/record.h"
#include "variants/auction/rules/rules.h"
#include "variants/auction/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// Nobody thinks here, and a search takes the compiler long.
template <>
Thought GameOf<auction::Rules, NoKnowledge<auction::Rules>>::think(const Limits &, Seed,
                                                                   const Cancellation &) const
{
    return {};
}

template <>
std::unique_ptr<Deliberation>
GameOf<auction::Rules, NoKnowledge<auction::Rules>>::deliberate(const Limits &, Seed, const Inquiry &) const
{
    return nullptr;
}

// The auction with other prizes: whatever is said of florins says those.
class AuctionPrizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void A2_spaces();
    void A4_start();
    void A19_ships();
    void A22_goods();
    void A24_bonuses();

private:
    const VariantOf<auction::Rules, NoKnowledge<auction::Rules>, auction::Words, auction::Looks> m_variant{};
    Retold m_two{m_variant};
    Retold m_four{m_variant};
};

void AuctionPrizes::initTestCase()
{
    m_two.play(m_variant.terms().usual(2), 4);
    m_four.play(m_variant.terms().usual(4), 16);
}

void AuctionPrizes::A2_spaces()
{
    QVERIFY(m_four.says(u"6 free space(s)"_s) && !m_four.says(u"7 free space(s)"_s));
    QVERIFY(m_two.says(u"8 free space(s)"_s));
}

void AuctionPrizes::A4_start()
{
    QVERIFY(m_four.says(u"26 a day; everybody starts with 50 florins."_s));
    QVERIFY(m_four.says(u"\"scored\""_s) && !m_four.says(u"40 florins"_s));
}

void AuctionPrizes::A19_ships()
{
    QVERIFY(m_two.says(u"Ships: 43, 0."_s));
    QVERIFY(m_four.says(u"Ships: 43, 23, 11, 0."_s));
    QVERIFY(m_four.says(u"Ship: by value: 43, 23, 11, 0."_s));
    QCOMPARE(m_four.figures(u"1st place, ship worth \\d+: (\\d+) florin"_s), std::set{43});
    QCOMPARE(m_four.figures(u"3rd place, ship worth \\d+: (\\d+) florin"_s), std::set{11});
    const std::set shares = m_four.figures(u"split 2 ways and rounded down, (\\d+) each\\."_s); // A20
    QVERIFY(!shares.empty() && ranges::includes(std::set{5, 17, 33}, shares));
    QVERIFY(m_four.figures(u"\"payment\":(\\d+)"_s).contains(43));
    QVERIFY(!m_four.figures(u"\"payment\":(\\d+)"_s).contains(30));
}

void AuctionPrizes::A22_goods()
{
    QVERIFY(m_two.says(u"Each good: highest 14."_s));
    QVERIFY(m_four.says(u"Each good: highest 14, second 6."_s));
    QVERIFY(m_four.says(u"a level for each card; highest 14, second 6."_s));
    QCOMPARE(m_four.figures(u"(?<!Second )[Hh]ighest: (\\d+)\\."_s), std::set{14});
    QCOMPARE(m_four.figures(u"Second highest: (\\d+)\\."_s), std::set{6});
    QVERIFY(m_four.says(u"14 + 6 = 20; split and rounded down, 10 each."_s));
}

void AuctionPrizes::A24_bonuses()
{
    QVERIFY(m_four.says(u"Level 4: 4 more, 5: 9, 6: 16, 7: 27."_s));
    QVERIFY(m_four.says(u"level 4: 4, level 5: 9, level 6: 16, level 7: 27; never split."_s));
    QVERIFY(m_four.texts().contains(u"+27"_s)); // on the board
    QCOMPARE(m_four.figures(u"Level 4: bonus (\\d+)\\."_s), std::set{4});
    QCOMPARE(m_four.figures(u"Level 5: bonus (\\d+)\\."_s), std::set{9});
}

QTEST_MAIN(AuctionPrizes)
#include "auction.moc"
