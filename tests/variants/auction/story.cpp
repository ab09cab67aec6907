#include "tests/variants/auction/tabletop.h"
#include "tests/view/speaking.h"
#include "variants/auction/view/explanations.h"

#include <QtTest>

namespace medici::auction {

using namespace Qt::StringLiterals;

namespace {

// What the day that was scored has paid.
Bill billOf(State scored)
{
    scored.phase = Phase::Over;
    return Rules::bill(scored);
}

} // namespace

// What the auction game says, as far as it is not like what every variant says (tests/view/stories.cpp).
class AuctionStoryTest : public QObject {
    Q_OBJECT

private slots:
    void A11_whySomebodyIsPassedOver();
    void A20_aSharedPaymentIsExplained();
    void A24_aBonusIsExplained();
};

void AuctionStoryTest::A11_whySomebodyIsPassedOver()
{
    const Speaking english(u"en"_s);
    Tabletop table(4);
    table.leaveFree({5, 1, 3, 0});
    table.purses({40, 40, 40, 40});
    QVERIFY(table.presents({fur(1), fur(2)}));
    QCOMPARE(hindrance(table.state, kylie), u"room for 1"_s);
    QCOMPARE(hindrance(table.state, diane), u"ship full"_s);
    QCOMPARE(hindrance(table.state, jason), QString());
    table.purses({4, 40, 40, 40});
    QVERIFY(table.bids(jason, 4)); // Adam cannot outbid: all is over
    Tabletop poor(3);
    poor.purses({40, 40, 4});
    QVERIFY(poor.presents({fur(1)}) && poor.bids(kylie, 6));
    QCOMPARE(hindrance(poor.state, jason), u"only 4 florins"_s);
    QCOMPARE(hindrance(poor.state, kylie), QString());
}

void AuctionStoryTest::A20_aSharedPaymentIsExplained()
{
    const Speaking english(u"en"_s);
    Tabletop table(5);
    table.sailWith({23, 20, 16, 16, 14});
    table.score();
    const Note note = shipReason(billOf(table.state), jason, 1, table.state);
    QCOMPARE(note.text,
             u"Ships worth 16 tie for places 3–4: 10 + 5 = 15; split 2 ways and rounded down, 7 each."_s);
    QCOMPARE(note.rule, u"A20"_s);
}

void AuctionStoryTest::A24_aBonusIsExplained()
{
    const Speaking english(u"en"_s);
    Tabletop table(4);
    table.levels(Good::Fur, {7, 6, 6, 4});
    table.score();
    const auto fur = static_cast<std::size_t>(Good::Fur);
    QCOMPARE(goodReason(billOf(table.state), adam, 1, fur, table.state).text,
             u"Highest: 10. Level 7: bonus 20."_s);
    QCOMPARE(goodReason(billOf(table.state), kylie, 1, fur, table.state).text,
             u"2 tied for second: 5 + 0 = 5; split and rounded down, 2 each. Level 6: bonus 10."_s);
    QCOMPARE(goodReason(billOf(table.state), diane, 1, fur, table.state).text,
             u"3 players are higher: no award."_s);
}

} // namespace medici::auction

QTEST_MAIN(medici::auction::AuctionStoryTest)
#include "story.moc"
