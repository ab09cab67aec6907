#include "app/contests/rating.h"
#include "app/contests/sprt.h"

#include <QTest>

#include <cmath>

using namespace medici;

// What is said of players by games whose chances are known.
class RatingTest : public QObject {
    Q_OBJECT

private slots:
    void twoPlayersAreRatedAsEloDoes();
    void whoAlwaysWonHasARating();
    void whoNeverMetIsComparedThroughOthers();
    void nineteenOfTwentyIntervalsHoldTheTruth();
    void theSequentialTestIsSeldomWrong_data();
    void theSequentialTestIsSeldomWrong();
    void theSequentialTestSaysNothingAtFirst();
};

namespace {

// Games whose results are drawn: each two of these players with each deal, two games.
std::vector<Meeting> drawn(const std::vector<double> &ratings, int deals, PlayoutRandom &random)
{
    std::vector<Meeting> meetings;
    for (int deal = 0; deal < deals; ++deal)
        for (int a = 0; a < static_cast<int>(ratings.size()); ++a)
            for (int b = a + 1; b < static_cast<int>(ratings.size()); ++b) {
                const double chance =
                    chanceAhead(ratings[static_cast<std::size_t>(a)] - ratings[static_cast<std::size_t>(b)]);
                double share = 0;
                for (int game = 0; game < 2; ++game)
                    share += random.below(1'000'000) < chance * 1'000'000 ? 0.5 : 0;
                meetings.push_back({deal, a, b, share});
            }
    return meetings;
}

bool near(double a, double b, double by = 0.01)
{
    return std::abs(a - b) < by;
}

} // namespace

void RatingTest::twoPlayersAreRatedAsEloDoes()
{
    QVERIFY(near(chanceAhead(400), 10.0 / 11));
    QVERIFY(near(chanceAhead(0), 0.5));
    std::vector<Meeting> meetings;
    for (int deal = 0; deal < 1000; ++deal)
        meetings.push_back({deal, 0, 1, deal % 4 == 0 ? 0.0 : 1.0});
    const Ratings ratings(2, meetings);
    const double elo = 400 * std::log10((750 + 0.5) / (250 + 0.5));
    QVERIFY(near(ratings.difference(0, 1).value, elo));
    QVERIFY(near(ratings.of(0).value, elo / 2));
    QVERIFY(near(ratings.of(1).value, -elo / 2));
    // The error of a share of 3/4 in a thousand games, in points.
    const double error = 1.96 * 400 / std::log(10.0) / std::sqrt(1000 * 0.75 * 0.25);
    QVERIFY(near(ratings.difference(0, 1).high - elo, error, error / 6));
    QVERIFY(near(elo - ratings.difference(0, 1).low, error, error / 6));
}

void RatingTest::whoAlwaysWonHasARating()
{
    const auto after = [](int deals) {
        std::vector<Meeting> meetings;
        for (int deal = 0; deal < deals; ++deal)
            meetings.push_back({deal, 0, 1, 1.0});
        return Ratings(2, meetings).difference(0, 1);
    };
    QVERIFY(near(after(10).value, 400 * std::log10(10.5 / 0.5)));
    QVERIFY(after(40).value > after(10).value);
    QVERIFY(after(10).low > 0);
    QVERIFY(after(10).high > after(10).value + 100);
}

void RatingTest::whoNeverMetIsComparedThroughOthers()
{
    std::vector<Meeting> meetings;
    for (int deal = 0; deal < 400; ++deal) {
        meetings.push_back({deal, 0, 1, deal % 11 == 0 ? 0.0 : 1.0});
        meetings.push_back({deal, 1, 2, deal % 11 == 5 ? 0.0 : 1.0});
    }
    const Ratings ratings(3, meetings);
    QVERIFY(near(ratings.difference(0, 2).value, 800, 20));
    QVERIFY(ratings.difference(0, 2).high - ratings.difference(0, 2).low
            > ratings.difference(0, 1).high - ratings.difference(0, 1).low);
}

void RatingTest::nineteenOfTwentyIntervalsHoldTheTruth()
{
    constexpr int tournaments = 60;
    const std::vector<double> truth{120, 20, -140};
    PlayoutRandom random(7);
    int held = 0;
    for (int tournament = 0; tournament < tournaments; ++tournament) {
        const Ratings ratings(3, drawn(truth, 40, random), static_cast<Seed>(tournament));
        for (int a = 0; a < 3; ++a) {
            const Interval rating = ratings.of(a);
            held += rating.low <= truth[static_cast<std::size_t>(a)]
                    && truth[static_cast<std::size_t>(a)] <= rating.high
                ? 1
                : 0;
        }
    }
    // 171 of 180 are expected, with a spread of three or four.
    QVERIFY2(held >= 160 && held <= 179, qPrintable(QString::number(held)));
}

void RatingTest::theSequentialTestIsSeldomWrong_data()
{
    QTest::addColumn<double>("truth");
    QTest::addColumn<bool>("better");
    QTest::newRow("no better") << 0.0 << false;
    QTest::newRow("better") << 60.0 << true;
}

void RatingTest::theSequentialTestIsSeldomWrong()
{
    QFETCH(double, truth);
    QFETCH(bool, better);
    constexpr int tests = 200;
    PlayoutRandom random(11);
    int right = 0;
    for (int test = 0; test < tests; ++test) {
        Sprt sprt(0, 60);
        while (sprt.verdict() == Sprt::Verdict::Open)
            sprt.add(drawn({truth, 0}, 1, random).front().share);
        right += (sprt.verdict() == Sprt::Verdict::Better) == better ? 1 : 0;
    }
    QVERIFY2(right >= 180, qPrintable(QString::number(right)));
}

void RatingTest::theSequentialTestSaysNothingAtFirst()
{
    Sprt sprt(0, 10);
    for (int deal = 0; deal < 9; ++deal)
        sprt.add(1);
    QCOMPARE(sprt.verdict(), Sprt::Verdict::Open);
}

QTEST_APPLESS_MAIN(RatingTest)
#include "rating.moc"
