#include "variants/template/rules/rules.h"

#include <QTest>

using namespace medici;
using namespace medici::pig;

namespace {

using Pig = pig::Rules;

// Seat 0 has rolled and must decide.
State deciding(std::array<std::uint8_t, pig::mostSeats> points, std::uint8_t turn)
{
    return {3, Phase::Deciding, 0, turn, points};
}

State after(State state, Code code)
{
    Pig::apply(state, code);
    return state;
}

} // namespace

class PigTest : public QObject {
    Q_OBJECT

private slots:
    void P1_whoBeginsIsDrawnOrChosen()
    {
        Setup setup = Pig::terms().usual(3);
        const State drawing = Pig::start(setup);
        QCOMPARE(Pig::actor(drawing), chance);
        QCOMPARE(int{after(drawing, 2).active}, 2);
        setup.first = 1;
        QCOMPARE(int{Pig::start(setup).active}, 1);
    }

    void P2_aTurnBeginsWithARoll()
    {
        const State held = after(deciding({}, 10), hold);
        QCOMPARE(Pig::actor(held), chance);
    }

    void P3_aOneLosesTheTurn()
    {
        const State rolling = after(deciding({30, 0, 0}, 10), roll);
        const State lost = after(rolling, 0);
        QCOMPARE(int{lost.points[0]}, 30);
        QCOMPARE(int{lost.active}, 1);
        QCOMPARE(int{lost.turn}, 0);
    }

    void P4_otherNumbersAddUp()
    {
        const State more = after(after(deciding({}, 10), roll), 5);
        QCOMPARE(int{more.turn}, 16);
        QCOMPARE(int{Pig::actor(more)}, 0);
    }

    void P5_holdingKeepsTheTurn()
    {
        const State held = after(deciding({30, 0, 0}, 10), hold);
        QCOMPARE(int{held.points[0]}, 40);
        QCOMPARE(int{held.active}, 1);
    }

    void P6_aHundredWins()
    {
        const State won = after(after(deciding({80, 40, 40}, 17), roll), 2);
        QCOMPARE(Pig::actor(won), nobody);
        QCOMPARE(Pig::scores(won)[0], 100);
        QCOMPARE(Pig::places(won), (PerSeat<int>{1, 2, 2}));
    }
};

QTEST_APPLESS_MAIN(PigTest)
#include "rules.moc"
