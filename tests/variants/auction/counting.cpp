#include "tests/variants/auction/tabletop.h"
#include "variants/auction/rules/bill.h"

#include <QTest>

namespace medici::auction {

// Houses of a real table, counted up: A2, A3, A19, A21, A22.
class AuctionCounting : public QObject {
    Q_OBJECT

private slots:
    void aHouseAsksForShipLevelsAndPrice();
    void levelsOnlyRise();
    void figuresAreCountedUp();
    void whatIsNotKnownIsNothing();
    void whoIsNotThereIsNotCounted();
    void nothingIsCountedAfterTheThirdDay();
};

void AuctionCounting::aHouseAsksForShipLevelsAndPrice()
{
    Tabletop table(4);
    table.purses({40, 33, 40, 40});
    const std::vector<Count> counts = Rules::counts(table.state, kylie, {});
    QCOMPARE(counts.size(), 2 + std::size_t{goods});
    QCOMPARE(counts.front().what, source::ship);
    QCOMPARE(counts.front().least, 0);
    QCOMPARE(counts.front().most, 10 + 4 * 5); // gold, and the best of the goods
    for (std::size_t good = 0; good < goods; ++good) {
        QCOMPARE(counts[1 + good].what, source::award(good));
        QCOMPARE(counts[1 + good].least, 0);
        QCOMPARE(counts[1 + good].most, 5);
    }
    QCOMPARE(counts.back().what, source::spent);
    QCOMPARE(counts.back().least, 0);
    QCOMPARE(counts.back().most, 33);
}

// A21: by a ship's cards at most, and never above the top.
void AuctionCounting::levelsOnlyRise()
{
    Tabletop table(4);
    table.levels(Good::Fur, {0, 1, 5, 0});
    const auto furOf = [&](Seat seat) {
        return Rules::counts(table.state, seat, {})[1 + static_cast<std::size_t>(Good::Fur)];
    };
    QCOMPARE(furOf(kylie).least, 1);
    QCOMPARE(furOf(kylie).most, 6);
    QCOMPARE(furOf(jason).least, 5);
    QCOMPARE(furOf(jason).most, 7);
}

// They pay what they pay on a table where they were played.
void AuctionCounting::figuresAreCountedUp()
{
    Tabletop played(3);
    PerSeat<std::vector<std::optional<int>>> figures{{{16}, {9}, {21}}};
    int rise = 0;
    for (std::size_t good = 0; good < goods; ++good) {
        const std::vector<int> levels{rise % 3, rise, 5 - rise};
        for (std::size_t seat = 0; seat < levels.size(); ++seat) {
            played.state.houses[seat].levels[good] = static_cast<std::uint8_t>(levels[seat]);
            figures[seat].emplace_back(levels[seat]);
        }
        ++rise;
    }
    const std::vector<int> prices{4, 11, 0};
    for (std::size_t seat = 0; seat < prices.size(); ++seat)
        figures[seat].emplace_back(prices[seat]);
    played.sailWith({16, 9, 21});
    for (std::size_t seat = 0; seat < prices.size(); ++seat) {
        played.state.houses[seat].ships[0].price = static_cast<std::uint16_t>(prices[seat]);
        played.state.houses[seat].florins -= static_cast<std::uint16_t>(prices[seat]);
    }
    endDay(played.state);
    Tabletop counted(3);
    Rules::countUp(counted.state, figures);
    QVERIFY(counted.state.day == 1);
    QCOMPARE(counted.florins(), played.florins());
    for (Seat seat = adam; seat <= jason; ++seat) {
        QCOMPARE(int(counted.ship(seat).value), int(played.ship(seat).value));
        for (const Good good : {Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth})
            QCOMPARE(counted.level(seat, good), played.level(seat, good));
    }
    QVERIFY(Rules::bill(counted.state) == Rules::bill(played.state));
}

void AuctionCounting::whatIsNotKnownIsNothing()
{
    Tabletop counted(4);
    Rules::countUp(counted.state, {{{std::nullopt, std::nullopt, 4}, {}}});
    QCOMPARE(int(counted.ship(adam).value), 0);
    QCOMPARE(int(counted.state.houses[0].levels[0]), 0);
    QCOMPARE(int(counted.state.houses[0].levels[1]), 4);
    QCOMPARE(int(counted.state.houses[1].levels[1]), 0);
    QCOMPARE(int(counted.ship(adam).price), 0);
}

void AuctionCounting::whoIsNotThereIsNotCounted()
{
    Tabletop counted(3);
    Rules::countUp(counted.state, {{{}, {}, {}, {17, 5, 4, 1, 5, 6, 12}}});
    QCOMPARE(int(counted.ship(diane).value), 0);
    QCOMPARE(counted.level(diane, Good::Fur), 0);
}

void AuctionCounting::nothingIsCountedAfterTheThirdDay()
{
    Tabletop table(4);
    for (int day = 1; day <= 3; ++day) {
        QVERIFY(!Rules::counts(table.state, adam, {}).empty());
        Rules::countUp(table.state, {});
    }
    QVERIFY(table.state.phase == Phase::Over);
    QVERIFY(Rules::counts(table.state, adam, {}).empty());
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionCounting)
#include "counting.moc"
