#include "engine/rules/luck.h"
#include "engine/rules/ranges.h"
#include "tests/engine/chisquare.h"
#include "tests/engine/coinpath.h"

#include <QTest>

#include <map>
#include <vector>

namespace medici {

using Codes = std::vector<Code>;
using Counts = std::vector<std::uint8_t>;

// Pinned values are the same on every machine, or deals are not.
class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void placesHaveNames();
    void numbersHave32Digits();
    void diceArePinned();
    void orderIsPinned();
    void everySideIsAsLikely();
    void everyOrderIsAsLikely_data() const;
    void everyOrderIsAsLikely();
    void whatIsGoneLeavesTheOrderOfTheRest();
    void theFirstOfThoseWhoMayBegins();
    void otherNumbersAndPlacesAreOtherLuck();
    void olderGamesGoOnByTheRunningNumber();
};

Place dieAt(int turn, int die = 0, int thrown = 0)
{
    return {
        .of = Place::Of::Die, .round = 1, .turn = turn, .die = die, .thrown = thrown, .kinds = oneOfEach(6)};
}

Code thrown(const DealNumber &deal, const Place &place)
{
    Choices sides;
    sides.setRange(6);
    return drawn(deal, place, sides);
}

// Of a deck of these kinds, all its cards in their order; some may be gone from the beginning.
Codes orderOf(const DealNumber &deal, int day, const Counts &kinds, const Counts &gone)
{
    Place place{.of = Place::Of::Deck, .round = day, .kinds = kinds};
    ranges::copy(gone, place.gone.begin());
    Counts left = kinds;
    for (std::size_t kind = 0; kind < gone.size(); ++kind)
        left[kind] = static_cast<std::uint8_t>(left[kind] - gone[kind]);
    Codes order;
    for (;;) {
        Choices choices;
        for (std::size_t kind = 0; kind < left.size(); ++kind)
            if (left[kind] != 0)
                choices.add(static_cast<Code>(kind), left[kind]);
        if (choices.empty())
            return order;
        order.push_back(drawn(deal, place, choices));
        --left[order.back()];
    }
}

void LuckTest::placesHaveNames()
{
    QCOMPARE(nameOf({.of = Place::Of::Beginning, .round = 2}), std::string("beginning 2"));
    QCOMPARE(nameOf({.of = Place::Of::Deck, .round = 3}), std::string("deck 3"));
    QCOMPARE(nameOf(dieAt(7, 4, 2)), std::string("die 1 7 4 2"));
}

void LuckTest::numbersHave32Digits()
{
    QCOMPARE(digitsOf({}), std::string(32, '0'));
    QCOMPARE(digitsOf({0x0123456789abcdef, 0xfedcba9876543210}),
             std::string("0123456789abcdeffedcba9876543210"));
}

void LuckTest::diceArePinned()
{
    Codes sides;
    for (int die = 0; die < 10; ++die)
        sides.push_back(thrown({0, 42}, dieAt(1, die)));
    QCOMPARE(sides, (Codes{0, 0, 2, 5, 0, 0, 3, 3, 5, 3}));
}

void LuckTest::orderIsPinned()
{
    QCOMPARE(orderOf({1, 2}, 1, {3, 2, 4}, {}), (Codes{1, 1, 0, 2, 0, 2, 0, 2, 2}));
}

void LuckTest::everySideIsAsLikely()
{
    std::map<Code, int> counts;
    for (Seed deal = 0; deal < 12000; ++deal)
        ++counts[thrown({deal, 1}, dieAt(1))];
    QVERIFY2(fits(counts, 6), qPrintable(said(counts)));
}

void LuckTest::everyOrderIsAsLikely_data() const
{
    QTest::addColumn<Counts>("kinds");
    QTest::addColumn<Counts>("gone");
    QTest::addColumn<int>("orders");
    QTest::newRow("four different") << Counts{1, 1, 1, 1} << Counts{} << 24;
    QTest::newRow("equal ones") << Counts{2, 1, 3} << Counts{} << 60;
    QTest::newRow("some are gone") << Counts{4, 1, 3, 2} << Counts{2, 1, 0, 1} << 60;
    QTest::newRow("some kinds are gone") << Counts{2, 5, 2, 4} << Counts{0, 5, 0, 3} << 30;
}

void LuckTest::everyOrderIsAsLikely()
{
    QFETCH(Counts, kinds);
    QFETCH(Counts, gone);
    QFETCH(int, orders);
    std::map<Codes, int> counts;
    for (Seed deal = 0; deal < 12000; ++deal)
        ++counts[orderOf({0, deal}, 2, kinds, gone)];
    QVERIFY2(fits(counts, orders), qPrintable(said(counts)));
}

void LuckTest::whatIsGoneLeavesTheOrderOfTheRest()
{
    const Counts kinds{2, 3, 1, 4};
    for (Seed deal = 0; deal < 200; ++deal) {
        const Codes whole = orderOf({0, deal}, 1, kinds, {});
        Codes rest = orderOf({0, deal}, 1, kinds, {0, 3, 1, 0});
        Codes without = whole;
        std::erase_if(without, [](Code code) { return code == 1 || code == 2; });
        QCOMPARE(rest, without);
        // One of several equal ones: the others of its kind are where they were.
        rest = orderOf({0, deal}, 1, kinds, {0, 0, 0, 1});
        bool found = false;
        for (std::size_t place = 0; place < whole.size() && !found; ++place) {
            without = whole;
            found = whole[place] == 3;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(place));
            found = found && without == rest;
        }
        QVERIFY(found);
    }
}

void LuckTest::theFirstOfThoseWhoMayBegins()
{
    const Place place{.of = Place::Of::Beginning, .round = 2, .kinds = oneOfEach(4)};
    std::map<Code, int> counts;
    for (Seed deal = 0; deal < 12000; ++deal) {
        Choices all;
        all.setRange(4);
        Choices two;
        two.add(1);
        two.add(3);
        const Code first = drawn({0, deal}, place, all);
        const Code firstOfTwo = drawn({0, deal}, place, two);
        QVERIFY(first == firstOfTwo || first == 0 || first == 2);
        ++counts[firstOfTwo];
    }
    QVERIFY2(fits(counts, 2), qPrintable(said(counts)));
}

void LuckTest::otherNumbersAndPlacesAreOtherLuck()
{
    std::map<Codes, int> seen;
    const auto look = [&](const DealNumber &deal, int turn, int again) {
        Codes sides;
        for (int die = 0; die < 20; ++die)
            sides.push_back(thrown(deal, dieAt(turn, die, again)));
        ++seen[sides];
    };
    for (int turn = 1; turn <= 30; ++turn)
        for (int again = 0; again < 3; ++again)
            for (const DealNumber deal : {DealNumber{0, 1}, DealNumber{1, 0}, DealNumber{1, 1}})
                look(deal, turn, again);
    QCOMPARE(seen.size(), 270U);
}

void LuckTest::olderGamesGoOnByTheRunningNumber()
{
    const CoinGame game(CoinPath::start(CoinPath::terms().usual(2)));
    Choices coin;
    game.list(coin);
    const Luck older = Luck::byRunningNumber(42);
    for (std::uint64_t n = 0; n < 50; ++n) {
        QCOMPARE(older.draw(game, n), outcome(coin, 42, n));
        QCOMPARE(Luck(42).draw(game, n), Luck(42).draw(game, 0)); // the place is the same
    }
    QVERIFY(!(older == Luck(42)));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::LuckTest)
#include "luck.moc"
