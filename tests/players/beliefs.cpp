#include "engine/players/beliefs.h"

#include "engine/players/liking.h"
#include "engine/rules/session.h"
#include "tests/engine/coinpath.h"

#include <QTest>

using namespace medici;

namespace {

// Ways to play the path of coins: to say anything, mostly 1, or mostly 2.
struct Sayings : NoKnowledge<CoinPath> {
    static constexpr Skills skills{.observes = true};
    static constexpr Likelihoods<3> styles{certain / 2, certain / 4, certain / 4};
    static constexpr Style low = 1;
    static constexpr Style high = 2;

    static Likelihoods<3> likelihoods(const CoinPath::State &state, Code code)
    {
        if (CoinPath::forced(state.turn))
            return {certain, certain, certain};
        const Likelihood often = certain * 8 / 10;
        const Likelihood seldom = certain / 10;
        return {certain / 3, code == 1 ? often : seldom, code == 2 ? often : seldom};
    }

    static Code chooseAs(const CoinPath::State &, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &)
    {
        return luck.pick(choices);
    }
};

using PathBeliefs = Beliefs<CoinPath, Sayings>;

// What is believed when the seats of two have said this, in turn; heads fell every time.
PathBeliefs after(std::initializer_list<Code> said)
{
    const CoinPath::State start;
    std::vector<Code> codes;
    for (const Code code : said) {
        codes.push_back(1);
        codes.push_back(code);
    }
    return PathBeliefs({start, codes});
}

// A slip in a name must not switch off what a player knows.
struct Undeclared : Sayings {
    static constexpr Skills skills{};
};

static_assert(KnowledgeOf<Sayings, CoinPath> && !KnowledgeOf<Undeclared, CoinPath>);

} // namespace

class BeliefsTest : public QObject {
    Q_OBJECT

private slots:
    void ofSomebodyUnknownEachStyleIsAsLikelyAsUsual()
    {
        for (Style style = 0; style < PathBeliefs::styles; ++style)
            QCOMPARE(after({}).of(0, style), Sayings::styles[style]);
    }

    void whatASeatSaysTellsWhoItIs()
    {
        const PathBeliefs once = after({1, 2});
        const PathBeliefs twice = after({1, 2, 0, 2}); // in the third turn nobody can say anything else
        QVERIFY(once.of(0, Sayings::low) > certain / 4 && once.of(0, Sayings::high) < certain / 4);
        QVERIFY(once.of(1, Sayings::high) > certain / 4 && once.of(1, Sayings::low) < certain / 4);
        QVERIFY(twice.of(1, Sayings::high) > once.of(1, Sayings::high));
    }

    void whatCannotBeHelpedTellsNothing()
    {
        const PathBeliefs before = after({1, 1});
        const PathBeliefs then = after({1, 1, 0});
        for (Style style = 0; style < PathBeliefs::styles; ++style)
            QVERIFY(std::abs(int(then.of(0, style)) - int(before.of(0, style))) < int(certain) / 100);
    }

    // What is believed never gets so sure that it could not change.
    void beliefsCanTurn()
    {
        QVERIFY(after({1}).of(0, Sayings::low) > 2 * after({1}).of(0, Sayings::high));
        const PathBeliefs turned = after({1, 0, 0, 0, 2, 0, 2});
        QVERIFY(turned.of(0, Sayings::high) > 2 * turned.of(0, Sayings::low));
    }

    void mostMovesAreThoseThatAreLiked()
    {
        Choices choices;
        choices.setRange(3);
        const auto likely = [&](Code made) {
            return double(Liking::likelihood(choices, std::array{5.0F, 7.0F, -90.0F}, made, 2));
        };
        QVERIFY(std::abs(likely(0) + likely(1) + likely(2) - certain) < 4);
        QVERIFY(std::abs(likely(1) / likely(0) - 2.718) < 0.01);
        QVERIFY(likely(2) < certain / 1000.0);
    }

    void stylesAreDrawnAsOftenAsTheyAreBelieved()
    {
        const PathBeliefs beliefs = after({1, 2, 0, 1});
        std::array<PerSeat<int>, PathBeliefs::styles> drawn{};
        constexpr int times = 20'000;
        PlayoutRandom luck(1);
        for (int i = 0; i < times; ++i) {
            const PerSeat<Style> styles = beliefs.draw(luck, 2);
            for (std::size_t seat = 0; seat < 2; ++seat)
                ++drawn[styles[seat]][seat];
        }
        for (Style style = 0; style < PathBeliefs::styles; ++style)
            for (Seat seat = 0; seat < 2; ++seat) {
                const double expected = beliefs.of(seat, style) * double(times) / certain;
                QVERIFY(std::abs(drawn[style][static_cast<std::size_t>(seat)] - expected) < times / 50.0);
            }
    }
};

QTEST_GUILESS_MAIN(BeliefsTest)
#include "beliefs.moc"
