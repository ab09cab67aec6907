#include "variants/card/rules/position.h"

#include "engine/rules/ranges.h"
#include "tests/engine/houserules.h"
#include "tests/variants/card/description.h"

#include <QTest>

namespace medici::card {

// Tables that are set up: what is said of them, and why some cannot be.
class CardPositions : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidOfATable();
    void noMoreCardsThanThereAre();
    void whatFollowsIsWorkedOut();
    void everyTableOfAGameIsTheSameAgain_data() const;
    void everyTableOfAGameIsTheSameAgain();
    void neitherTheDrawNorTheEndIsDescribed();
    void C3_noMoreCardsThanInTheDeck();
    void C4_whoeverBegan();
    void C4_theNextWhoseShipIsNotFull();
    void C5_noMoreThanThreeInATurn();
    void C5_turnedUpIsInTheMarket();
    void C5_whatCanHaveStayedInTheMarket();
    void C6_withAnEmptyMarketOneMustBeTurnedUp();
    void C7_oneToThreeCardsATurn();
    void C9_capacity();
    void C10_aFullShipTakesNoMoreTurns();
    void C10_whatFilledAShipCameWithIt();
    void C11_theDayGoesOnWhileAShipIsOpen();
    void C11_aDayEndsWithOneShipOpenAtMost();
    void C11_oneMoreTurn();
    void C12_anEmptyDeckTurnsUpNothing();
    void C20_whoHasTheFewestFlorins();
    void C20_whatSailedIsGone();
};

const Kinds fiveSpaces{fur(5), fur(5), fur(5), fur(5), dye(5)};
const Kinds sevens(5, black);

bool standsThere(const Described &table)
{
    return !arrange(table).misfit;
}

bool isMisfit(const std::optional<Misfit> &misfit, Wrong reason, int rule, const Field &where, int figure)
{
    return misfit && misfit->reason == static_cast<int>(reason) && misfit->rule == rule
        && misfit->where.isAt(where) && misfit->figure == figure;
}

bool isRefused(const Described &table, Wrong reason, int rule, const Field &where, int figure = 0)
{
    return isMisfit(arrange(table).misfit, reason, rule, where, figure);
}

const Field day = field::of(field::dayKey);
const Field active = field::of(field::activeKey);
const Field phase = field::of(field::phaseKey);
const Field market = field::of(field::marketKey);
const Field turned = field::of(field::turnedKey);

Field ship(Seat seat, int of = 1)
{
    return field::ship(seat, of);
}

void CardPositions::whatIsSaidOfATable()
{
    const Position there = Rules::fields(Rules::start(Rules::terms().usual(2)), described({.sailed = {{}}}));
    const std::vector<Field> expected{
        {.kind = Field::Kind::Number, .key = "day", .least = 1, .most = 3, .values = {2}},
        {.kind = Field::Kind::Player, .key = "active", .most = 1, .values = {0}},
        {.kind = Field::Kind::Choice, .key = "phase", .most = 2, .values = {0}},
        {.kind = Field::Kind::Pieces, .key = "market", .most = deckSize, .kinds = kinds},
        {.kind = Field::Kind::Number, .key = "turned", .most = 3, .values = {0}},
        {.kind = Field::Kind::Pieces, .key = "ship", .seat = ania, .round = 1, .most = 22, .kinds = kinds},
        {.kind = Field::Kind::Pieces, .key = "ship", .seat = ania, .round = 2, .most = 22, .kinds = kinds},
        {.kind = Field::Kind::Pieces, .key = "ship", .seat = beata, .round = 1, .most = 22, .kinds = kinds},
        {.kind = Field::Kind::Pieces, .key = "ship", .seat = beata, .round = 2, .most = 22, .kinds = kinds}};
    QVERIFY(there.fields() == expected);
    QVERIFY(ranges::equal(phaseWords, std::array<std::string_view, 3>{"turning", "deciding", "taking"}));
}

// By house rules there may be more cards that take no space, all of them on one ship.
void CardPositions::noMoreCardsThanThereAre()
{
    const Setup setup =
        byHouseRules(Rules::terms(), 3, {{"shipSpaces", 9}, {"copies0g", 3}, {"copiesGreen2", 8}});
    const Position there = Rules::fields(Rules::start(setup), {});
    QCOMPARE(there.find(field::ship(ania, 1))->most, 9 + 5 * 3 + 8);
    QCOMPARE(Ship{}.cards.size(), std::size_t{9 + 5 * 3 + 8});
    QCOMPARE(there.find(field::of(field::marketKey))->most, deckSize + 5 + 3);
}

void CardPositions::whatFollowsIsWorkedOut()
{
    const Described table{.sailed = {{fiveSpaces, {dye(4), dye(4)}, sevens}},
                          .ships = {{}, {cloth(2), green}, {}},
                          .active = czesio,
                          .phase = Phase::Taking,
                          .market = {spice(2), grain(3)},
                          .turned = 1};
    const Arrangement<State> arranged = arrange(table);
    QVERIFY(!arranged.misfit);
    const State &state = arranged.state;
    QCOMPARE(int{state.day}, 1);
    QCOMPARE(state.active, czesio);
    QCOMPARE(state.phase, Phase::Taking);
    QCOMPARE(int{state.turned}, 1);
    QVERIFY(!state.lastTurn);
    QCOMPARE(int{state.marketSize}, 2);
    QCOMPARE(state.fromEnd(0), grain(3));
    QCOMPARE(state.fromEnd(1), spice(2));
    QCOMPARE(int{state.deckLeft}, deckSize - 12 - 2 - 2);
    QCOMPARE(state.deck.size(), std::uint32_t{state.deckLeft});
    QCOMPARE(state.deck[fur(5)], 0);
    QCOMPARE(state.deck[dye(4)], 2);
    QCOMPARE(state.deck[grain(3)], 3);
    QCOMPARE(int{state.ship(beata).loaded}, 2);
    QCOMPARE(int{state.ship(beata).used}, 1);
    QCOMPARE(int{state.ship(beata).value}, 4);
    QCOMPARE(int{state.house(ania).florins}, 15 + 10 + 5); // second ship, most fur, second most dye
    QCOMPARE(int{state.house(ania).warehouse[indexOf(Good::Fur)]}, 4);
}

void CardPositions::everyTableOfAGameIsTheSameAgain_data() const
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void CardPositions::everyTableOfAGameIsTheSameAgain()
{
    QFETCH(int, seats);
    Setup setup = Rules::terms().usual(seats);
    setup.first = static_cast<Seat>(seats - 1);
    for (Seed seed = 0; seed < 5; ++seed) {
        Tabletop table(seats, setup.first);
        int same = 0;
        int described = 0;
        table.playAtRandom(seed, [&](const State &before) {
            if (const std::optional<Position> position = Rules::describe(before)) {
                const Arrangement<State> arranged = Rules::arrange(setup, *position);
                ++described;
                same += !arranged.misfit && arranged.state == before ? 1 : 0;
            }
        });
        QVERIFY(described > 50);
        QCOMPARE(same, described);
    }
}

void CardPositions::neitherTheDrawNorTheEndIsDescribed()
{
    Tabletop table(3, chance);
    QVERIFY(!Rules::describe(table.state));
    Rules::apply(table.state, czesio);
    QVERIFY(Rules::describe(table.state));
    table.playAtRandom(1);
    QCOMPARE(table.state.phase, Phase::Over);
    QVERIFY(!Rules::describe(table.state));
}

void CardPositions::C3_noMoreCardsThanInTheDeck()
{
    const Kinds furs(4, fur(5));
    QVERIFY(standsThere({.ships = {furs, {dye(2)}, {dye(3)}}, .active = beata}));
    QVERIFY(isRefused({.ships = {furs, {fur(5)}}, .active = czesio}, Wrong::TooMany, 3, ship(beata), 4));
    QVERIFY(isRefused({.ships = {furs}, .active = beata, .market = {dye(2), fur(5)}}, Wrong::TooMany, 3,
                      market, 4));
    QVERIFY(isRefused({.ships = {Kinds(3, twice(Good::Dye))}}, Wrong::TooMany, 3, ship(ania), 2));
    // By house rules as many as there are then.
    const Setup setup = byHouseRules(Rules::terms(), 3, {{"copies5", 1}});
    QVERIFY(isMisfit(Rules::arrange(setup, described({.ships = {{fur(5), fur(5)}}})).misfit, Wrong::TooMany,
                     3, ship(ania), 1));
}

void CardPositions::C4_whoeverBegan()
{
    QVERIFY(standsThere({.first = chance, .active = beata}));
    QVERIFY(standsThere({.first = beata, .active = beata}));
    QVERIFY(isRefused({.first = ania, .active = beata}, Wrong::OtherTurn, 4, active));
}

void CardPositions::C4_theNextWhoseShipIsNotFull()
{
    const Kinds one{dye(2)};
    QVERIFY(standsThere({.ships = {one}, .active = beata}));
    QVERIFY(isRefused({.ships = {one}, .active = czesio}, Wrong::OtherTurn, 4, active));
    QVERIFY(isRefused({.ships = {one}, .active = ania}, Wrong::OtherTurn, 4, active));
    QVERIFY(standsThere({.ships = {one, {}, {dye(3)}}, .active = beata}));
    QVERIFY(standsThere({.ships = {one, {dye(3)}, {dye(4)}}, .active = beata}));
    // Four cards were two turns at least, so that somebody else has had a turn.
    QVERIFY(isRefused({.ships = {{dye(2), dye(3), dye(4), dye(5)}}, .active = beata}, Wrong::OtherTurn, 4,
                      active));
    // Beata is passed over when her ship is full.
    const std::vector<Kinds> ships{{dye(2), dye(2), dye(2)}, sevens, {dye(3), dye(3), dye(3)}};
    QVERIFY(standsThere({.ships = ships, .active = ania}));
    QVERIFY(standsThere({.ships = ships, .active = czesio}));
}

void CardPositions::C5_noMoreThanThreeInATurn()
{
    const Kinds three{dye(2), dye(3), dye(4)};
    for (const Phase waited : {Phase::TurningUp, Phase::Deciding})
        for (int up = 0; up <= 2; ++up)
            QVERIFY(standsThere(
                {.ships = {{}, {}, {fur(2)}}, .phase = waited, .market = {dye(2), dye(3)}, .turned = up}));
    QVERIFY(standsThere({.phase = Phase::Taking, .market = three, .turned = 3}));
    for (const Phase waited : {Phase::TurningUp, Phase::Deciding})
        QVERIFY(isRefused({.phase = waited, .market = three, .turned = 3}, Wrong::AllTurned, 5, phase, 3));
}

void CardPositions::C5_turnedUpIsInTheMarket()
{
    QVERIFY(standsThere({.phase = Phase::Deciding, .market = {dye(2)}, .turned = 1}));
    QVERIFY(isRefused({.phase = Phase::Deciding, .market = {dye(2)}, .turned = 2}, Wrong::NotInMarket, 5,
                      turned, 1));
}

void CardPositions::C5_whatCanHaveStayedInTheMarket()
{
    const auto afterOneTurn = [](const Kinds &taken, std::size_t stayed, int up) {
        Kinds market(stayed, grain(3));
        market.insert(market.end(), static_cast<std::size_t>(up), grain(2));
        return Described{
            .ships = {taken}, .active = beata, .phase = Phase::Taking, .market = market, .turned = up};
    };
    QVERIFY(standsThere(afterOneTurn({dye(2)}, 2, 0)));
    QVERIFY(standsThere(afterOneTurn({dye(2)}, 2, 3)));
    QVERIFY(standsThere(afterOneTurn({dye(2), dye(3)}, 1, 1)));
    QVERIFY(isRefused(afterOneTurn({dye(2)}, 3, 0), Wrong::MarketTooFull, 5, market, 2));
    QVERIFY(isRefused(afterOneTurn({dye(2)}, 3, 2), Wrong::MarketTooFull, 5, market, 4));
    QVERIFY(isRefused(afterOneTurn({dye(2), dye(3), dye(4)}, 1, 1), Wrong::MarketTooFull, 5, market, 1));
    // Four cards in three turns, or in four, in which more can have stayed.
    const auto afterARound = [](Seat first, const Kinds &stayed) {
        return Described{.first = first,
                         .ships = {{dye(2)}, {dye(4)}, {dye(3), dye(5)}},
                         .phase = Phase::Taking,
                         .market = stayed};
    };
    const Kinds eight{fur(2), fur(2), fur(3), fur(3), fur(4), fur(4), fur(5), fur(5)};
    QVERIFY(standsThere(afterARound(ania, {eight.begin(), eight.begin() + 5})));
    QVERIFY(
        isRefused(afterARound(ania, {eight.begin(), eight.begin() + 6}), Wrong::MarketTooFull, 5, market, 5));
    QVERIFY(standsThere(afterARound(czesio, eight)));
}

void CardPositions::C6_withAnEmptyMarketOneMustBeTurnedUp()
{
    QVERIFY(standsThere({.phase = Phase::TurningUp}));
    QVERIFY(isRefused({.phase = Phase::Deciding}, Wrong::MarketEmpty, 6, phase));
    QVERIFY(isRefused({.phase = Phase::Taking}, Wrong::MarketEmpty, 6, phase));
}

void CardPositions::C7_oneToThreeCardsATurn()
{
    const auto afterARound = [](const Kinds &beatas) {
        return Described{.first = ania, .ships = {{dye(2)}, beatas, {dye(3)}}};
    };
    QVERIFY(standsThere(afterARound({dye(2), dye(3), dye(4)})));
    QVERIFY(isRefused(afterARound({dye(2), dye(3), dye(4), dye(5)}), Wrong::OtherTurn, 4, active));
    QVERIFY(isRefused(afterARound({}), Wrong::OtherTurn, 4, active));
}

void CardPositions::C9_capacity()
{
    Kinds six = fiveSpaces;
    six.push_back(spice(2));
    QVERIFY(isRefused({.ships = {six}}, Wrong::Overloaded, 9, ship(ania), 5));
    QVERIFY(isRefused({.sailed = {{sevens, six, {}}}}, Wrong::Overloaded, 9, ship(beata), 5));
    // What takes no space always has room.
    const Kinds free{green, green, flagged(Good::Fur), green, green, flagged(Good::Fur)};
    QVERIFY(standsThere({.ships = {free, {dye(2), dye(3)}, {dye(4), dye(5)}}}));
    // Seven spaces with two players.
    six.push_back(spice(2));
    QVERIFY(standsThere({.seats = 2, .ships = {six, {dye(2), dye(3), dye(4)}}, .active = beata}));
    six.push_back(spice(2));
    QVERIFY(isRefused({.seats = 2, .ships = {six}}, Wrong::Overloaded, 9, ship(ania), 7));
}

void CardPositions::C10_aFullShipTakesNoMoreTurns()
{
    const std::vector<Kinds> ships{fiveSpaces, {dye(2), dye(3)}, {dye(3), dye(4)}};
    QVERIFY(standsThere({.ships = ships, .active = beata}));
    QVERIFY(isRefused({.ships = ships, .active = ania}, Wrong::FullTurn, 10, active));
}

void CardPositions::C10_whatFilledAShipCameWithIt()
{
    // A card that takes no space, behind the one that filled the ship, was taken in the same turn.
    Kinds full = fiveSpaces;
    for (const Kind behind : {green, flagged(Good::Dye)}) {
        full.push_back(behind);
        QVERIFY(standsThere({.ships = {full, {dye(2), dye(3)}, {dye(3), dye(4)}}, .active = beata}));
    }
    full.push_back(green);
    QVERIFY(isRefused({.ships = {full, {dye(2), dye(3)}, {dye(3), dye(4)}}, .active = beata},
                      Wrong::OtherTurn, 4, active));
    QVERIFY(isRefused({.sailed = {{full, sevens, {dye(2), dye(3)}}}}, Wrong::NoTurns, 10,
                      {.key = field::shipKey, .round = 1}, 1));
}

void CardPositions::C11_theDayGoesOnWhileAShipIsOpen()
{
    const Kinds last{dye(2), dye(2), dye(3), dye(3), dye(4)};
    QVERIFY(isRefused({.ships = {fiveSpaces, sevens, last}}, Wrong::DayOver, 11, day));
}

void CardPositions::C11_aDayEndsWithOneShipOpenAtMost()
{
    const Kinds some{dye(2), dye(3)};
    const auto tomorrow = [](const std::vector<Kinds> &ships, Seat active) {
        return Described{.sailed = {ships}, .active = active};
    };
    QVERIFY(standsThere(tomorrow({fiveSpaces, sevens, some}, czesio)));
    QVERIFY(isRefused(tomorrow({fiveSpaces, some, {}}, czesio), Wrong::TwoOpen, 11, ship(beata)));
    QVERIFY(isRefused(tomorrow({}, ania), Wrong::TwoOpen, 11, ship(ania)));
    // On the second day, too.
    QVERIFY(isRefused({.sailed = {{fiveSpaces, sevens, some}, {some, {}, {}}}}, Wrong::TwoOpen, 11,
                      ship(ania, 2)));
}

void CardPositions::C11_oneMoreTurn()
{
    // Whoever is last has a turn when the last ship but one is full, and that took its owner no more than
    // five.
    const Field allShips{.key = field::shipKey, .round = 1};
    const auto last = [](std::size_t cards) {
        Kinds cargo{dye(2), dye(3), dye(4), dye(5), green, green, green, green, green};
        for (const Good good : allGoods)
            cargo.insert(cargo.end(), 2, flagged(good));
        cargo.resize(cards);
        return std::vector<Kinds>{fiveSpaces, sevens, cargo};
    };
    const auto now = [&](std::size_t cards) { return Described{.ships = last(cards), .active = czesio}; };
    QVERIFY(arrange(now(1)).state.lastTurn);
    QVERIFY(isRefused(now(0), Wrong::OtherTurn, 4, active));
    QVERIFY(standsThere(now(1)));
    QVERIFY(standsThere(now(15)));
    QVERIFY(isRefused(now(16), Wrong::OtherTurn, 4, active));
    // With that turn the day ends.
    const auto sailed = [&](std::size_t cards, Seat poorest) {
        return Described{.sailed = {last(cards)}, .active = poorest};
    };
    QVERIFY(isRefused(sailed(0, czesio), Wrong::NoTurns, 10, allShips, 1));
    QVERIFY(standsThere(sailed(2, czesio)));
    QVERIFY(standsThere(sailed(18, ania)));
    QVERIFY(isRefused(sailed(19, ania), Wrong::NoTurns, 10, allShips, 1));
}

void CardPositions::C12_anEmptyDeckTurnsUpNothing()
{
    // By house rules, five cards.
    const Setup setup = byHouseRules(Rules::terms(), 3,
                                     {{"copies2", 0},
                                      {"copies3", 0},
                                      {"copies4", 0},
                                      {"copies5", 1},
                                      {"copies0x2", 0},
                                      {"copies0g", 0},
                                      {"copiesGreen2", 0},
                                      {"copiesBlack7", 0}});
    const auto table = [&](Phase waited, const Kinds &market) {
        return Rules::arrange(
            setup,
            described({.ships = {{fur(5)}, {dye(5)}}, .active = czesio, .phase = waited, .market = market}));
    };
    QVERIFY(!table(Phase::Deciding, {cloth(5), grain(5)}).misfit);
    QVERIFY(!table(Phase::Taking, {cloth(5), grain(5), spice(5)}).misfit);
    for (const Phase waited : {Phase::TurningUp, Phase::Deciding})
        QVERIFY(
            isMisfit(table(waited, {cloth(5), grain(5), spice(5)}).misfit, Wrong::DeckEmpty, 12, phase, 0));
}

void CardPositions::C20_whoHasTheFewestFlorins()
{
    // 25, 35 and 8: Czesio has 10 florins for two dye, the others have 30 each.
    const std::vector<Kinds> ships{fiveSpaces, sevens, {dye(4), dye(4)}};
    QVERIFY(standsThere({.sailed = {ships}, .active = czesio}));
    QVERIFY(isRefused({.sailed = {ships}, .active = ania}, Wrong::OtherTurn, 4, active));
    // Two who have the same may both have begun.
    const std::vector<Kinds> alike{{dye(2), dye(3)}, sevens, {fur(2), fur(2), fur(2), fur(4), fur(4)}};
    QVERIFY(!standsThere({.sailed = {alike}, .active = beata}));
}

void CardPositions::C20_whatSailedIsGone()
{
    const std::vector<Kinds> ships{fiveSpaces, sevens, {dye(4), dye(4)}};
    QVERIFY(isRefused({.sailed = {ships}, .ships = {{}, {}, {fur(5)}}, .active = ania}, Wrong::TooMany, 3,
                      ship(czesio, 2), 4));
    // What is left of the market goes back into the deck.
    QVERIFY(standsThere({.sailed = {ships}, .ships = {{}, {}, {dye(5), dye(5), dye(5)}}, .active = ania}));
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardPositions)
#include "positions.moc"
