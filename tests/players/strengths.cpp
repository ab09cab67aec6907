#include "engine/players/slips.h"
#include "tests/players/scales.h"
#include "variants/dice/rules/rules.h"

#include <QTest>

#include <array>

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

    void theScaleOfThoseWithoutOneAscends() { QVERIFY(ascends<NoKnowledge<dice::Rules>>()); }
};

QTEST_GUILESS_MAIN(StrengthsTest)
#include "strengths.moc"
