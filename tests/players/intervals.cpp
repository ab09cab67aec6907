#include "tests/players/arenas.h"

#include <QTest>

#include <map>
#include <tuple>

using namespace medici;

// Whether the intervals of an arena are what they say: of many small arenas, 95 in 100 hold the truth. The
// truth is the mean of all of them together, or known: among equals everybody wins as often.
class IntervalsTest : public QObject {
    Q_OBJECT

private slots:
    void intervalsHoldTheTruth_data() const;
    void intervalsHoldTheTruth();
    void gamesWithOneDealAreNotIndependent();
};

namespace {

constexpr int arenas = 160;
constexpr int blocksEach = 6;

std::vector<Block> play(std::string_view variant, std::string_view a, std::string_view b, int seats)
{
    return *arenaOf(variant)->play({a, b, seats, arenas * blocksEach, 11, 2});
}

// The same games once for all.
const std::vector<Block> &played(const QByteArray &variant, const QByteArray &a, const QByteArray &b,
                                 int seats)
{
    static std::map<std::tuple<QByteArray, QByteArray, QByteArray, int>, std::vector<Block>> known;
    std::vector<Block> &blocks = known[{variant, a, b, seats}];
    if (blocks.empty())
        blocks = play(variant.data(), a.data(), b.data(), seats);
    return blocks;
}

std::span<const Block> arenaOf(std::span<const Block> blocks, int arena)
{
    return blocks.subspan(static_cast<std::size_t>(arena) * blocksEach, blocksEach);
}

// How many of the intervals hold the truth.
class Coverage {
public:
    void add(const Estimate &estimate, double truth)
    {
        ++m_all;
        m_right += estimate.low() <= truth && truth <= estimate.high();
    }
    double percent() const { return 100.0 * m_right / m_all; }

private:
    int m_all = 0;
    int m_right = 0;
};

} // namespace

void IntervalsTest::intervalsHoldTheTruth_data() const
{
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<int>("seats");
    const auto row = [](const char *variant, const char *a, const char *b, int seats) {
        QTest::addRow("%s, one %s among %s at %d seats", variant, a, b, seats)
            << QByteArray(variant) << QByteArray(a) << QByteArray(b) << seats;
    };
    row("auction", "limit", "one", 3);
    row("card", "random", "random", 2);
    row("card", "policy", "random", 3); // wins nearly always
    row("dice", "random", "random", 2);
    row("gemstones", "tidy", "random", 2);
}

void IntervalsTest::intervalsHoldTheTruth()
{
    QFETCH(QByteArray, variant);
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(int, seats);
    const std::vector<Block> &blocks = played(variant, a, b, seats);
    const Averages all = averagesOf(blocks, seats);
    const double share = a == b ? 1.0 / seats : all.share.mean();
    const double difference = a == b ? 0 : all.difference.mean();
    Coverage shares;
    Coverage places;
    Coverage scores;
    Coverage differences;
    for (int arena = 0; arena < arenas; ++arena) {
        const Averages few = averagesOf(arenaOf(blocks, arena), seats);
        shares.add(few.share.estimateOf(few.games), share);
        places.add(few.place.estimateOf(few.games), all.place.mean());
        scores.add(few.score.estimate(), all.score.mean());
        differences.add(few.difference.estimate(), difference);
    }
    double mean = 0;
    for (const Coverage &coverage : {shares, places, scores, differences}) {
        QVERIFY2(coverage.percent() > 89.8,
                 qPrintable(QString::number(coverage.percent()))); // three errors less
        mean += coverage.percent() / 4;
    }
    QVERIFY2(mean >= 93, qPrintable(QString::number(mean)));
}

// Whoever took them for independent would be sure of too much.
void IntervalsTest::gamesWithOneDealAreNotIndependent()
{
    constexpr int seats = 3;
    const std::vector<Block> &blocks = played("auction", "limit", "one", seats);
    const Averages all = averagesOf(blocks, seats);
    Coverage apart;
    for (int arena = 0; arena < arenas; ++arena)
        apart.add(averagesApart(arenaOf(blocks, arena), seats).score.estimate(), all.score.mean());
    QVERIFY2(apart.percent() < 90, qPrintable(QString::number(apart.percent())));
}

QTEST_GUILESS_MAIN(IntervalsTest)
#include "intervals.moc"
