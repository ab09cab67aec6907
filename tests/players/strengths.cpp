#include "engine/players/scale.h"
#include "engine/players/slips.h"
#include "tests/players/arenas.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <QTest>

#include <array>
#include <map>

using namespace medici;
using namespace Qt::StringLiterals;

namespace {

// How often each of moves that cost so much is made, of 1000.
std::array<int, 4> madeOf(int slips)
{
    constexpr std::array<std::int64_t, 4> losses{0, 1000, 4000, 70'000};
    std::array<int, 4> made{};
    for (Seed seed = 0; seed < 1000; ++seed) {
        PlayoutRandom luck(seed);
        ++made[*slipOf(losses, slips, luck)];
    }
    return made;
}

template <class K>
bool ascends()
{
    const StrengthScale scale = scaleOf<K>();
    for (std::size_t i = 1; i < scale.steps.size(); ++i)
        if (scale.steps[i].strength <= scale.steps[i - 1].strength
            || scale.steps[i].slips > scale.steps[i - 1].slips
            || scale.steps[i].playouts < scale.steps[i - 1].playouts)
            return false;
    return scale.steps.back().strength == Mind::strongest && scale.random < scale.weakest()
        && scale.strengthOf(Level::Easy) < scale.strengthOf(Level::Normal)
        && scale.strengthOf(Level::Normal) < scale.strengthOf(Level::Hard);
}

} // namespace

class StrengthsTest : public QObject {
    Q_OBJECT

private slots:
    void wordsAreReadAsTheyAreWritten()
    {
        for (const char *word :
             {"random", "easy", "normal", "hard", "strength:0", "strength:640", "strength:1000", "cautious",
              "greedy", "blocker", "gambler", "gambler:250"}) {
            const auto mind = mindNamed(word);
            QVERIFY2(mind, word);
            QCOMPARE(nameOf(*mind), std::string(word));
        }
        for (const char *word : {"", "strength", "strength:", "strength:1001", "strength:-1", "strength:6x",
                                 "640", "timid", "hard:640", ":640", "Hard"})
            QVERIFY2(!mindNamed(word), word);
    }

    void aSlipIsSeldomMuchWorseAndNeverNonsense()
    {
        const auto little = madeOf(5); // of moves that cost 25,000 on average
        const auto much = madeOf(1000);
        QVERIFY(little[0] > little[1] && little[1] > little[2] && little[2] > 0);
        QVERIFY(much[0] < little[0] && much[2] > little[2]);
        QCOMPARE(little[3], 0);
        QCOMPARE(much[3], 0);
    }

    void whereMovesAreAlikeThereIsNoSlip()
    {
        PlayoutRandom luck(1);
        QVERIFY(!slipOf(std::array<std::int64_t, 3>{}, 100, luck));
        QVERIFY(!slipOf(std::array<std::int64_t, 1>{}, 100, luck));
    }

    void betweenStepsPlayIsInBetween()
    {
        static constexpr std::array steps{StrengthStep{300, 400, 0}, StrengthStep{500, 0, 0},
                                          StrengthStep{1000, 0, 1000}};
        constexpr StrengthScale scale{.random = -500, .easy = 400, .steps = steps};
        QCOMPARE(scale.effortOf(0, 100, 1100).slips, 400);
        QCOMPARE(scale.effortOf(350, 100, 1100).slips, 300);
        QCOMPARE(scale.effortOf(350, 100, 1100).playouts, 100);
        QCOMPARE(scale.effortOf(500, 100, 1100).slips, 0);
        QCOMPARE(scale.effortOf(750, 100, 1100).playouts, 600);
        QCOMPARE(scale.effortOf(1000, 100, 1100).playouts, 1100);
        QCOMPARE(scale.strengthOf(Level::Normal), 500);
        QCOMPARE(scale.strengthOf(Mind::ofStrength(10)), 300);
    }

    void everyScaleAscends()
    {
        QVERIFY(ascends<auction::Player>());
        QVERIFY(ascends<card::Player>());
        QVERIFY(ascends<dice::Player>());
        QVERIFY(ascends<gemstones::Player>());
        QVERIFY(ascends<NoKnowledge<dice::Rules>>());
    }

    // Big steps in few games; what they are exactly the bench measures.
    void whoIsMuchStrongerWinsMore_data()
    {
        QTest::addColumn<QString>("variant");
        for (const std::string_view variant : variantsWithPlayers)
            QTest::newRow(std::string(variant).c_str())
                << QString::fromLatin1(variant.data(), static_cast<qsizetype>(variant.size()));
    }

    void whoIsMuchStrongerWinsMore()
    {
        QFETCH(QString, variant);
        const auto arena = arenaOf(variant.toStdString());
        const auto share = [&](std::string_view a, std::string_view b) {
            return averagesOf(*arena->play({a, b, 2, 6, 1, 1}), 2).share.mean();
        };
        QVERIFY(share("normal", "strength:0") > 0.6);
        QVERIFY(share("strength:0", "random") > 0.6);
    }
};

QTEST_GUILESS_MAIN(StrengthsTest)
#include "strengths.moc"
