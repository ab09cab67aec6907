#include "engine/rules/chance.h"

#include <QTest>

#include <set>

namespace medici {

using Codes = std::vector<Code>;

// Pinned values are the same on every machine, or games with a seed are not.
class ChanceTest : public QObject {
    Q_OBJECT

private slots:
    void outcomesArePinned();
    void anOutcomeDependsOnItsNumberAlone();
    void outcomesKeepToTheirWeights();
    void otherSeedsGiveOtherOutcomes();
    void derivedSeedsArePinned();
    void derivedSeedsAreApart();
    void luckIsPinned();
    void luckStaysBelowItsBound_data() const;
    void luckStaysBelowItsBound();
    void luckPicksByWeight();
    void luckOfAnotherNumberIsAnother();
};

Codes dieOutcomes(Seed seed, std::uint64_t from, std::uint64_t to)
{
    Choices die;
    die.setRange(6);
    Codes outcomes;
    for (std::uint64_t n = from; n < to; ++n)
        outcomes.push_back(outcome(die, seed, n));
    return outcomes;
}

void ChanceTest::outcomesArePinned()
{
    QCOMPARE(dieOutcomes(0, 0, 10), (Codes{1, 3, 0, 4, 2, 5, 3, 1, 0, 4}));
    QCOMPARE(dieOutcomes(42, 0, 10), (Codes{5, 1, 2, 1, 5, 0, 5, 3, 4, 5}));
    QCOMPARE(dieOutcomes(~Seed{0}, 0, 10), (Codes{0, 4, 0, 5, 5, 2, 4, 0, 1, 5}));
    const std::uint64_t late = std::uint64_t{1} << 40;
    QCOMPARE(dieOutcomes(42, late, late + 5), (Codes{4, 0, 5, 0, 2}));
}

void ChanceTest::anOutcomeDependsOnItsNumberAlone()
{
    Choices die;
    die.setRange(6);
    Codes backwards;
    for (std::uint64_t n = 20; n-- > 0;)
        backwards.insert(backwards.begin(), outcome(die, 42, n));
    QCOMPARE(backwards, dieOutcomes(42, 0, 20));
}

void ChanceTest::outcomesKeepToTheirWeights()
{
    Choices coin;
    coin.add(0, 1);
    coin.add(1, 3);
    int heads = 0;
    for (std::uint64_t n = 0; n < 4000; ++n)
        heads += outcome(coin, 1, n);
    QVERIFY2(heads > 2890 && heads < 3110, qPrintable(QString::number(heads))); // four standard deviations
}

void ChanceTest::otherSeedsGiveOtherOutcomes()
{
    std::set<Codes> seen;
    for (Seed seed = 0; seed < 100; ++seed)
        seen.insert(dieOutcomes(seed, 0, 20));
    QCOMPARE(seen.size(), 100U);
}

void ChanceTest::derivedSeedsArePinned()
{
    QCOMPARE(derivedSeed(0, 0), Seed{4117973324354902381});
    QCOMPARE(derivedSeed(42, 0), Seed{8021560189339149574});
    QCOMPARE(derivedSeed(42, 1), Seed{7673799620249170471});
}

void ChanceTest::derivedSeedsAreApart()
{
    std::set<Seed> seen;
    for (Seed seed = 0; seed < 50; ++seed) {
        seen.insert(seed);
        for (std::uint64_t purpose = 0; purpose < 20; ++purpose)
            seen.insert(derivedSeed(seed, purpose));
    }
    QCOMPARE(seen.size(), 50U * 21U);
}

void ChanceTest::luckIsPinned()
{
    PlayoutRandom luck(42);
    Codes dice;
    for (int i = 0; i < 10; ++i)
        dice.push_back(static_cast<Code>(luck.below(6)));
    QCOMPARE(dice, (Codes{0, 1, 0, 3, 3, 3, 0, 4, 4, 1}));
    PlayoutRandom other(42, 7);
    QCOMPARE(other.below(1'000'000'000), 192'289'417U);
}

void ChanceTest::luckStaysBelowItsBound_data() const
{
    QTest::addColumn<unsigned>("bound");
    for (const unsigned bound : {1U, 2U, 3U, 6U, 25U, 100U})
        QTest::addRow("%u", bound) << bound;
}

void ChanceTest::luckStaysBelowItsBound()
{
    QFETCH(unsigned, bound);
    PlayoutRandom luck(1);
    std::vector<int> counts(bound);
    const int draws = static_cast<int>(bound) * 1000;
    for (int i = 0; i < draws; ++i) {
        const std::uint32_t value = luck.below(bound);
        QVERIFY(value < bound);
        ++counts[value];
    }
    for (const int count : counts)
        QVERIFY2(count > 850 && count < 1150, qPrintable(QString::number(count)));
}

void ChanceTest::luckPicksByWeight()
{
    Choices coin;
    coin.add(0, 1);
    coin.add(1, 3);
    PlayoutRandom luck(1);
    int heads = 0;
    for (int i = 0; i < 4000; ++i)
        heads += luck.pick(coin);
    QVERIFY2(heads > 2890 && heads < 3110, qPrintable(QString::number(heads)));
}

void ChanceTest::luckOfAnotherNumberIsAnother()
{
    std::set<std::uint32_t> first;
    for (std::uint64_t n = 0; n < 1000; ++n)
        first.insert(PlayoutRandom(42, n).below(1'000'000'000));
    QCOMPARE(first.size(), 1000U);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::ChanceTest)
#include "chance.moc"
