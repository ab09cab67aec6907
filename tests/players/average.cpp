#include "engine/players/average.h"

#include <QTest>

#include <cmath>
#include <initializer_list>

using namespace medici;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) < 0.001;
}

Average averageOf(std::initializer_list<double> means)
{
    Average average;
    for (const double mean : means)
        average.add(mean);
    return average;
}

} // namespace

class AverageTest : public QObject {
    Q_OBJECT

private slots:
    void anAverageKnowsItsMargin()
    {
        const Estimate estimate = averageOf({1, 2, 3, 4}).estimate();
        QVERIFY(near(estimate.mean, 2.5));
        // A deviation of 1.291, a standard error of 0.6455, and Student's 3.182.
        QVERIFY(near(*estimate.margin, 2.0540));
        QVERIFY(near(estimate.low(), 0.446) && near(estimate.high(), 4.554));
        QVERIFY(near(*averageOf({1, 2, 3, 4}).standardError(), 0.6455));
    }

    void oneBlockHasNoMargin()
    {
        QVERIFY(!Average().estimate().margin);
        const Average one = averageOf({7});
        QCOMPARE(one.estimate().mean, 7.0);
        QVERIFY(!one.estimate().margin && !one.estimateOf(4).margin);
        // Means of 1 and 3: a deviation of 1.4142, a standard error of 1, and Student's 12.706.
        QVERIFY(near(*averageOf({1, 3}).estimate().margin, 12.706));
    }

    void theMarginOfManyBlocksIsAlmostNormal()
    {
        Average average;
        for (int i = 0; i < 10'000; ++i)
            average.add(i % 2);
        QVERIFY(near(*average.estimate().margin, 1.96 * 0.5 / 100));
    }

    // The sum of the squares would swallow the spread of such numbers.
    void farFromZeroTheSpreadIsStillSeen()
    {
        QVERIFY(near(*averageOf({1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 4}).estimate().margin, 2.0540));
    }

    // Of N games that all went one way three may yet go the other.
    void whatAlwaysHappenedIsNotCertain()
    {
        const Average always = averageOf({1, 1, 1, 1, 1});
        QCOMPARE(*always.estimate().margin, 0.0);
        QVERIFY(near(*always.estimateOf(20).margin, 0.15));
        QVERIFY(near(*always.estimateOf(20, 2).margin, 0.3));
        const Average mostly = averageOf({1, 2, 3, 4});
        QVERIFY(near(*mostly.estimateOf(4).margin, std::hypot(2.0540, 0.75)));
    }
};

QTEST_GUILESS_MAIN(AverageTest)
#include "average.moc"
