#include "tests/engine/houserules.h"
#include "tests/variants/dice/told.h"
#include "variants/dice/rules/enemy.h"

#include <QTest>

#include <set>

namespace medici::dice {

using Drawn = PerGood<int>;

// D26: what the dice that are left can have drawn, of all that could be said.
class DiceCircles : public QObject {
    Q_OBJECT

private slots:
    void D26_whatDiceCanDraw_data() const;
    void D26_whatDiceCanDraw();
    void D26_hardlyAnythingTakesLong();
};

// What is drawn beside a ship by turns of one die each, as far as it comes to at most so many in a column.
std::set<Drawn> drawnBeside(const Cargo &ship, const State &start, int most)
{
    const Faces &faces = start.edition.faces;
    Drawn before;
    std::copy(start.circles.begin(), start.circles.end(), before.begin());
    std::set<Drawn> all{before};
    for (const Face face : ship) {
        std::set<Drawn> after;
        for (int taken = 0; taken < dice; ++taken) {
            std::set<Drawn> some = faceOf(faces, taken, face.value) == face ? all : std::set<Drawn>{};
            for (int die = 0; die < dice; ++die) {
                std::set<Drawn> next = some; // gold
                for (const Drawn &drawn : some)
                    for (int value = 0; value < 5; ++value) {
                        const auto good = static_cast<std::size_t>(faceOf(faces, die, value).good);
                        Drawn more = drawn;
                        more[good] = std::min(12, more[good] + (value == 0 ? 2 : 1));
                        if (die != taken && more[good] <= std::max(most, static_cast<int>(before[good]) + 1))
                            next.insert(more);
                    }
                some = next;
            }
            after.merge(some);
        }
        all = after;
    }
    return all;
}

void DiceCircles::D26_whatDiceCanDraw_data() const
{
    QTest::addColumn<Cargo>("ship");
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<int>("before"); // in the column of grain
    const auto house = [](std::initializer_list<std::pair<std::string_view, int>> rules) {
        return byHouseRules(Rules::terms(), 1, rules);
    };
    const Setup usual = house({});
    QTest::newRow("beside any die") << golds(1) << usual << 0;
    QTest::newRow("beside the second die") << Cargo{fur(3)} << usual << 0;
    QTest::newRow("beside the third and the last die") << Cargo{cloth(1), dye(0)} << usual << 0;
    QTest::newRow("D11: a column that becomes full") << Cargo{cloth(1)} << usual << 11;
    QTest::newRow("and has more space") << Cargo{cloth(1)} << usual << 10;
    QTest::newRow("a full column") << Cargo{cloth(1)} << usual << 12;
    QTest::newRow("one zero on two dice, another on none")
        << golds(1) << house({{"die0value0", 3}, {"die3value0", 3}}) << 0;
    QTest::newRow("goods that are on few dice") << golds(1)
                                                << house({{"die0value1", 0},
                                                          {"die0value2", 0},
                                                          {"die0value3", 0},
                                                          {"die0value4", 4},
                                                          {"die4value1", 1}})
                                                << 0;
}

void DiceCircles::D26_whatDiceCanDraw()
{
    QFETCH(Cargo, ship);
    QFETCH(Setup, setup);
    QFETCH(int, before);
    State start = Rules::start(setup);
    start.circles[0] = static_cast<std::uint8_t>(before);
    constexpr int most = 3;
    const std::set<Drawn> can = drawnBeside(ship, start, most);
    Aim aim;
    aim.ships[0][0] = ship;
    Drawn &drawn = aim.circles[0];
    const auto each = [&](auto self, std::size_t good) -> void {
        if (good < goods) {
            const int least = good == 0 ? before : 0;
            for (drawn[good] = least; drawn[good] <= std::min(boxes, std::max(most, least + 1));
                 ++drawn[good])
                self(self, good + 1);
            return;
        }
        const std::optional<State> state = soloCourse(start, aim);
        QCOMPARE(state.has_value(), can.contains(drawn));
        QVERIFY(!state || std::equal(drawn.begin(), drawn.end(), state->circles.begin()));
    };
    each(each, 0);
}

// Full columns beside a ship that would need one zero more.
void DiceCircles::D26_hardlyAnythingTakesLong()
{
    QVERIFY(!arranged({.fleets = {{golds(5)}}, .circles = {{10, 10, 10, 10, 0}}}).misfit);
    QVERIFY(arranged({.fleets = {{golds(5)}}, .circles = {{10, 10, 10, 10, 9}}}).misfit);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceCircles)
#include "circles.moc"
