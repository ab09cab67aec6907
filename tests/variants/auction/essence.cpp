#include "engine/rules/chance.h"
#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace medici::auction {

namespace {

using Numbers = std::vector<int>;

// What the rest of a game depends on, told otherwise than by the rules: by names of things, card by card.
Numbers whatMatters(const State &state)
{
    Numbers numbers{state.seats,      state.day,   static_cast<int>(state.phase),
                    state.selector,   state.mover, state.leader,
                    state.candidates, state.left,  state.highest,
                    state.turned};
    for (const Card card : state.group)
        numbers.push_back(card.kind);
    for (int kind = 0; kind < cardKinds; ++kind)
        numbers.push_back(state.unseen.count(Card(kind)));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const House &house = state.house(seat);
        const Ship &ship = state.ship(seat);
        numbers.insert(numbers.end(), house.levels.begin(), house.levels.end());
        for (const int number : {int{house.florins}, int{ship.value}, int{ship.loaded}})
            numbers.push_back(number);
        Numbers cargo;
        for (std::size_t hold = 0; hold < ship.loaded; ++hold)
            if (ship.holds[hold] != goldCard)
                cargo.push_back(static_cast<int>(ship.holds[hold].good()));
        std::sort(cargo.begin(), cargo.end());
        numbers.insert(numbers.end(), cargo.begin(), cargo.end());
        numbers.push_back(-1);
    }
    return numbers;
}

} // namespace

// One number says whether the rest of two games is the same.
class AuctionEssence : public QObject {
    Q_OBJECT

private slots:
    void tablesHaveOneEssenceIfTheSameMatters()
    {
        std::map<std::uint64_t, Numbers> known;
        std::map<Numbers, std::uint64_t> essences;
        const auto compare = [&](const State &state) {
            const std::uint64_t essence = Rules::essence(state);
            const Numbers numbers = whatMatters(state);
            QCOMPARE(known.emplace(essence, numbers).first->second, numbers);
            QCOMPARE(essences.emplace(numbers, essence).first->second, essence);
        };
        PlayoutRandom random(3);
        for (int game = 0; game < 60; ++game) {
            State state =
                Rules::start(Rules::terms().usual(leastSeats + game % (mostSeats - leastSeats + 1)));
            for (Choices choices; state.phase != Phase::Over; Rules::apply(state, random.pick(choices))) {
                compare(state);
                // Each thing in each house a little otherwise.
                for (Seat seat = 0; seat < state.seats; ++seat)
                    for (int thing = 0; thing < 5 + goods; ++thing) {
                        State other = state;
                        Ship &ship = other.ship(seat);
                        if (thing == 0)
                            other.house(seat).florins += 1;
                        else if (thing == 1)
                            ship.value += 1;
                        else if (thing == 2)
                            ship.price += 1; // paid is paid
                        else if (thing == 3)
                            std::reverse(ship.holds.begin(), ship.holds.begin() + ship.loaded);
                        else if (thing == 4)
                            ship.holds[0] = Card((ship.holds[0].kind + valueCount) % cardKinds);
                        else
                            other.house(seat).levels[static_cast<std::size_t>(thing - 5)] += 1;
                        compare(other);
                    }
                choices.clear();
                Rules::list(state, choices);
            }
        }
        QVERIFY(known.size() > 20'000);
    }
};

} // namespace medici::auction

QTEST_GUILESS_MAIN(medici::auction::AuctionEssence)
#include "essence.moc"
