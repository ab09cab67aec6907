#include "variants/auction/rules/position.h"

#include "engine/rules/ranges.h"
#include "tests/engine/houserules.h"
#include "tests/variants/auction/description.h"

#include <QTest>

namespace medici::auction {

// Tables that are set up: what is said of them, and why some cannot be.
class AuctionPositions : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidOfATable();
    void whatIsSaidOfBids();
    void whatFollowsIsWorkedOut();
    void bidsAreLaidInTheirOrder();
    void everyTableOfAGameIsTheSameAgain_data() const;
    void everyTableOfAGameIsTheSameAgain();
    void neitherTheDrawNorTheEndIsDescribed();
    void A1_noMoreCardsThanThereAre();
    void A5_noMoreThanTheDaysDeck();
    void A7_aGroupOfThreeAtMost();
    void A8_aGroupThatHasRoomSomewhere();
    void A9_whoIsNotAskedYetHasNotBid();
    void A10_aFlorinAtLeastForEveryGroup();
    void A10_noMoreFlorinsThanThereAre();
    void A11_higherThanAnyBidBefore();
    void A11_whoHasNoRoomIsPassedOver();
    void A11_whoHasNoFlorinsIsPassedOver();
    void A12_anEmptyShipHasCostNothing();
    void A14_theNextWhoseShipIsNotFull();
    void A14_aFullShipDoesNotSelect();
    void A16_theLastShipIsFilled();
    void A16_whatFillsItIsFree();
    void A17_theDayEndsWithTheDeck();
    void A26_whoHasTheFewestFlorins();
};

const Cards fiveDye{dye(0), dye(1), dye(2), dye(3), dye(4)};
const Cards fiveFur{fur(0), fur(1), fur(2), fur(3), fur(4)};
const Cards fiveGrain{grain(0), grain(1), grain(2), grain(3), grain(4)};
const Cards threeSpice{spice(1), spice(2), spice(3)};

const Field day = field::of(field::dayKey);
const Field phase = field::of(field::phaseKey);
const Field selector = field::of(field::selectorKey);
const Field group = field::of(field::groupKey);
const Field toBid = field::of(field::toBidKey);
const Field discarded = field::of(field::discardedKey);

Field ship(Seat seat, int of = 1)
{
    return field::ship(seat, of);
}

Field price(Seat seat, int of = 1)
{
    return field::price(seat, of);
}

// Of a table, what stands there to be said, with what it may be.
std::vector<Field> fieldsOf(const Described &table)
{
    return Rules::fields(Rules::start(Rules::terms().usual(table.seats)), described(table)).fields();
}

void AuctionPositions::whatIsSaidOfATable()
{
    using Kind = Field::Kind;
    const std::vector<Field> expected{
        {.kind = Kind::Number, .key = "day", .least = 1, .most = 3, .values = {2}},
        {.kind = Kind::Choice, .key = "phase", .most = 3, .values = {0}},
        {.kind = Kind::Player, .key = "selector", .most = 1, .values = {1}},
        {.kind = Kind::Pieces, .key = "group", .most = 3, .kinds = cardKinds},
        {.kind = Kind::Pieces, .key = "discarded", .most = 18, .kinds = cardKinds, .values = {0, 3}},
        {.kind = Kind::Pieces, .key = "ship", .seat = adam, .round = 1, .most = 7, .kinds = cardKinds},
        {.kind = Kind::Number, .key = "price", .seat = adam, .round = 1, .most = mostFlorins, .values = {0}},
        {.kind = Kind::Pieces, .key = "ship", .seat = adam, .round = 2, .most = 7, .kinds = cardKinds},
        {.kind = Kind::Number, .key = "price", .seat = adam, .round = 2, .most = mostFlorins, .values = {0}},
        {.kind = Kind::Pieces, .key = "ship", .seat = kylie, .round = 1, .most = 7, .kinds = cardKinds},
        {.kind = Kind::Number, .key = "price", .seat = kylie, .round = 1, .most = mostFlorins, .values = {0}},
        {.kind = Kind::Pieces, .key = "ship", .seat = kylie, .round = 2, .most = 7, .kinds = cardKinds},
        {.kind = Kind::Number,
         .key = "price",
         .seat = kylie,
         .round = 2,
         .most = mostFlorins,
         .values = {0}}};
    QVERIFY(fieldsOf({.seats = 2, .sailed = {{}}, .selector = kylie, .discarded = {spice(3), spice(0)}})
            == expected);
    QVERIFY(ranges::equal(phaseWords,
                          std::array<std::string_view, 4>{"turning", "selecting", "bidding", "filling"}));
}

// Who is asked and who has bid is asked for while there are bids only, and a group unless a ship is filled.
void AuctionPositions::whatIsSaidOfBids()
{
    const auto keys = [](Phase waited) {
        std::string words;
        for (const Field &field : fieldsOf({.seats = 2, .phase = waited}))
            words += std::string(field.key) + ' ';
        return words;
    };
    QCOMPARE(keys(Phase::Selecting), "day phase selector group discarded ship price ship price ");
    QCOMPARE(keys(Phase::Bidding), "day phase selector group toBid discarded bid ship price bid ship price ");
    QCOMPARE(keys(Phase::Filling), "day phase selector discarded ship price ship price ");
    const std::vector<Field> fields = fieldsOf({.seats = 2, .phase = Phase::Bidding});
    QVERIFY((fields[4] == Field{.kind = Field::Kind::Player, .key = "toBid", .most = 1, .values = {0}}));
    QVERIFY(
        (fields[6]
         == Field{
             .kind = Field::Kind::Number, .key = "bid", .seat = adam, .most = mostFlorins, .values = {0}}));
}

void AuctionPositions::whatFollowsIsWorkedOut()
{
    const Arrangement<State> arranged = arrange({.sailed = {{{fiveDye, fiveFur, fiveGrain}, {5, 2, 0}}},
                                                 .today = {{{fur(5)}, {}, {dye(5), goldCard}}, {3, 0, 1}},
                                                 .phase = Phase::Selecting,
                                                 .selector = adam,
                                                 .group = {cloth(1), cloth(2)},
                                                 .discarded = {spice(0)}});
    QVERIFY(!arranged.misfit);
    const State &state = arranged.state;
    QCOMPARE(int{state.day}, 1);
    QCOMPARE(state.phase, Phase::Selecting);
    QCOMPARE(state.selector, adam);
    QCOMPARE(state.mover, adam);
    QCOMPARE(int{state.candidates}, 0);
    QCOMPARE(int{state.left}, 18 - 6);
    QCOMPARE(int{state.turned}, 2);
    QCOMPARE(state.group[1], cloth(2));
    QCOMPARE(state.unseen.count(dye(5)), 1);
    QCOMPARE(state.unseen.count(goldCard), 0);
    QCOMPARE(state.unseen.count(dye(0)), 1); // yesterday's are back
    QCOMPARE(int{state.ship(jason).loaded}, 2);
    QCOMPARE(int{state.ship(jason).value}, 15);
    QCOMPARE(int{state.ship(jason).price}, 1);
    // All ships were worth 10, and each was alone with its good: 15 for the ship, 10 and 5 for level 5, and
    // nothing, or a share of 15, for the rest.
    QCOMPARE(int{state.house(adam).levels[static_cast<std::size_t>(Good::Dye)]}, 5);
    const int earned = 15 + 10 + 5 + 2 + 2 + 5 + 5;
    QCOMPARE(int{state.house(adam).florins}, 40 - 5 + earned - 3);
    QCOMPARE(int{state.house(kylie).florins}, 40 - 2 + earned);
    QCOMPARE(int{state.house(jason).florins}, 40 + earned - 1);
}

void AuctionPositions::bidsAreLaidInTheirOrder()
{
    const Arrangement<State> arranged = arrange({.seats = 4,
                                                 .first = jason,
                                                 .phase = Phase::Bidding,
                                                 .selector = jason,
                                                 .group = threeSpice,
                                                 .toBid = jason,
                                                 .bids = {4, 7, 0, 2}});
    QVERIFY(!arranged.misfit);
    QCOMPARE(int{arranged.state.highest}, 7);
    QCOMPARE(arranged.state.leader, kylie);
    QCOMPARE(arranged.state.mover, jason);
    QVERIFY(ranges::equal(std::span(arranged.state.bids).first(4), std::array<int, 4>{4, 7, 0, 2}));
}

void AuctionPositions::everyTableOfAGameIsTheSameAgain_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("house");
    for (int seats = leastSeats; seats <= mostSeats; ++seats)
        for (const bool house : {false, true})
            QTest::addRow("%d %s", seats, house ? "by house rules" : "") << seats << house;
}

void AuctionPositions::everyTableOfAGameIsTheSameAgain()
{
    QFETCH(int, seats);
    QFETCH(bool, house);
    Setup setup = house
        ? byHouseRules(Rules::terms(), seats, {{"copies0", 3}, {"copies5", 1}, {"dayCards", 40}})
        : Rules::terms().usual(seats);
    setup.first = static_cast<Seat>(seats - 1);
    for (Seed seed = 0; seed < 5; ++seed) {
        Tabletop table(seats);
        table.state = Rules::start(setup);
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

void AuctionPositions::neitherTheDrawNorTheEndIsDescribed()
{
    Tabletop table(3, chance);
    QVERIFY(!Rules::describe(table.state));
    QVERIFY(table.begins(jason));
    QVERIFY(Rules::describe(table.state));
    table.playAtRandom(1);
    QCOMPARE(table.state.phase, Phase::Over);
    QVERIFY(!Rules::describe(table.state));
}

void AuctionPositions::A1_noMoreCardsThanThereAre()
{
    const Cards two{dye(5), dye(5)};
    QVERIFY(standsThere({.today = {{two}, {1}}, .selector = kylie}));
    QVERIFY(isRefused({.today = {{two, {dye(5)}}, {1, 1}}}, Wrong::TooMany, 1, ship(kylie), 2));
    QVERIFY(isRefused({.today = {{two}, {1}}, .selector = kylie, .group = {dye(5)}}, Wrong::TooMany, 1, group,
                      2));
    QVERIFY(isRefused({.today = {{{fur(3)}}, {1}}, .discarded = {fur(3)}}, Wrong::TooMany, 1, discarded, 1));
    // Those of former days are back.
    const Fleet yesterday{{fiveDye, fiveFur, fiveGrain}, {5, 2, 0}};
    QVERIFY(standsThere({.sailed = {yesterday}, .discarded = fiveDye}));
    QVERIFY(isRefused({.sailed = {{{fiveDye, fiveDye}, {2, 2}}}}, Wrong::TooMany, 1, ship(kylie), 1));
    // By house rules as many as there are then.
    const Setup setup = byHouseRules(Rules::terms(), 3, {{"copies5", 1}});
    QVERIFY(isMisfit(Rules::arrange(setup, described({.today = {{two}, {1}}, .selector = kylie})).misfit,
                     Wrong::TooMany, 1, ship(adam), 1));
}

void AuctionPositions::A5_noMoreThanTheDaysDeck()
{
    // Eighteen cards with three players.
    Cards twelve = fiveFur;
    twelve.insert(twelve.end(), fiveGrain.begin(), fiveGrain.end());
    twelve.insert(twelve.end(), {spice(4), spice(5)});
    const auto table = [&](const Cards &group) {
        return Described{.today = {{fiveDye}, {2}},
                         .phase = Phase::Bidding,
                         .selector = jason,
                         .group = group,
                         .toBid = kylie,
                         .discarded = twelve};
    };
    QVERIFY(standsThere(table({cloth(1)})));
    Described full = table({cloth(1)});
    full.discarded.push_back(cloth(5));
    full.discarded.push_back(cloth(4));
    QVERIFY(isRefused(full, Wrong::DeckTooSmall, 5, discarded, 18));
    QVERIFY(isRefused(
        {.sailed = {{{fiveDye, fiveFur, fiveGrain}, {5, 5, 5}}, {{fiveDye, fiveFur, fiveGrain}, {5, 5, 5}}},
         .discarded = {cloth(0), cloth(1), cloth(2), cloth(3), cloth(4), cloth(5), cloth(5), spice(0),
                       spice(1), spice(2), spice(3), spice(4), spice(5), spice(5), dye(0), dye(1), dye(2),
                       dye(3)}},
        Wrong::DayOver, 17, day, 18));
}

void AuctionPositions::A7_aGroupOfThreeAtMost()
{
    const Cards one{cloth(1)};
    const Cards two{cloth(1), cloth(2)};
    const auto table = [](Phase waited, const Cards &group) {
        return Described{.first = adam, .phase = waited, .group = group, .toBid = kylie};
    };
    for (const Cards &some : {Cards{}, one, two})
        QVERIFY(standsThere(table(Phase::Turning, some)));
    QVERIFY(isRefused(table(Phase::Turning, threeSpice), Wrong::NoGroup, 7, group, 2));
    for (const Cards &some : {one, two})
        QVERIFY(standsThere(table(Phase::Selecting, some)));
    QVERIFY(isRefused(table(Phase::Selecting, {}), Wrong::NoGroup, 7, group, 2));
    QVERIFY(isRefused(table(Phase::Selecting, threeSpice), Wrong::NoGroup, 7, group, 2));
    for (const Cards &some : {one, two, threeSpice})
        QVERIFY(standsThere(table(Phase::Bidding, some)));
    QVERIFY(isRefused(table(Phase::Bidding, {}), Wrong::NoGroup, 7, group, 3));
}

void AuctionPositions::A8_aGroupThatHasRoomSomewhere()
{
    // Two spaces are the most.
    const Cards four(fiveFur.begin(), fiveFur.end() - 1);
    const Cards three(fiveDye.begin(), fiveDye.end() - 2);
    const auto table = [&](Phase waited, const Cards &group) {
        return Described{.today = {{fiveGrain, four, three}, {5, 5, 5}},
                         .phase = waited,
                         .selector = kylie,
                         .group = group,
                         .toBid = jason};
    };
    const Cards one{cloth(1)};
    const Cards two{cloth(1), cloth(2)};
    QVERIFY(standsThere(table(Phase::Bidding, two)));
    QVERIFY(isRefused(table(Phase::Bidding, threeSpice), Wrong::GroupTooLarge, 8, group, 2));
    QVERIFY(standsThere(table(Phase::Selecting, one)));
    QVERIFY(isRefused(table(Phase::Selecting, two), Wrong::NoGroup, 7, group, 1));
    QVERIFY(standsThere(table(Phase::Turning, one)));
    QVERIFY(isRefused(table(Phase::Turning, two), Wrong::NoGroup, 7, group, 1));
}

Described bidding(Seat toBid, const Numbers &bids)
{
    return {.seats = 4,
            .first = kylie,
            .phase = Phase::Bidding,
            .selector = kylie,
            .group = threeSpice,
            .toBid = toBid,
            .bids = bids};
}

void AuctionPositions::A9_whoIsNotAskedYetHasNotBid()
{
    QVERIFY(standsThere(bidding(jason, {})));
    QVERIFY(standsThere(bidding(diane, {0, 0, 1, 0})));
    QVERIFY(isRefused(bidding(diane, {2, 0, 1, 0}), Wrong::BidTooEarly, 9, field::bid(adam)));
    QVERIFY(isRefused(bidding(diane, {0, 0, 1, 2}), Wrong::BidTooEarly, 9, field::bid(diane)));
    QVERIFY(isRefused(bidding(kylie, {0, 2, 1, 0}), Wrong::BidTooEarly, 9, field::bid(kylie)));
}

void AuctionPositions::A10_aFlorinAtLeastForEveryGroup()
{
    const auto paid = [](const Cards &cards, int price) {
        return Described{.today = {{{}, cards}, {0, price}}, .selector = kylie};
    };
    const Cards four(fiveFur.begin(), fiveFur.end() - 1);
    QVERIFY(standsThere(paid(threeSpice, 1)));
    QVERIFY(isRefused(paid(threeSpice, 0), Wrong::NothingPaid, 10, price(kylie), 1));
    QVERIFY(standsThere(paid(four, 2)));
    QVERIFY(isRefused(paid(four, 1), Wrong::NothingPaid, 10, price(kylie), 2));
    QVERIFY(isRefused({.sailed = {{{four, threeSpice}, {1, 1}}}}, Wrong::NothingPaid, 10, price(adam), 2));
}

void AuctionPositions::A10_noMoreFlorinsThanThereAre()
{
    const auto paid = [](int price) {
        return Described{.today = {{{}, threeSpice}, {0, price}}, .selector = kylie};
    };
    QVERIFY(standsThere(paid(40)));
    QCOMPARE(int{arrange(paid(40)).state.house(kylie).florins}, 0);
    QVERIFY(isRefused(paid(41), Wrong::TooDear, 10, price(kylie), 40));
    QVERIFY(isRefused({.sailed = {{{threeSpice}, {41}}}}, Wrong::TooDear, 10, price(adam), 40));
    // On the second day with what the first one has brought.
    const Fleet yesterday{{fiveDye, fiveFur, fiveGrain}, {5, 2, 0}};
    QVERIFY(isRefused({.sailed = {yesterday}, .today = {{threeSpice}, {80}}}, Wrong::TooDear, 10,
                      price(adam, 2), 40 - 5 + 44));
}

void AuctionPositions::A11_higherThanAnyBidBefore()
{
    QVERIFY(standsThere(bidding(kylie, {3, 0, 1, 2})));
    QVERIFY(standsThere(bidding(kylie, {39, 0, 0, 2})));
    QVERIFY(isRefused(bidding(kylie, {2, 0, 1, 2}), Wrong::BidTooLow, 11, field::bid(adam), 2));
    QVERIFY(isRefused(bidding(kylie, {41, 0, 1, 0}), Wrong::BidTooLow, 11, field::bid(adam), 1));
}

void AuctionPositions::A11_whoHasNoRoomIsPassedOver()
{
    Described table = bidding(diane, {});
    table.first = chance;
    table.today = {{{}, {}, {dye(1), dye(2)}, {fur(1), fur(2), fur(3)}}, {0, 0, 1, 1}};
    QVERIFY(isRefused(table, Wrong::CannotBid, 11, toBid));
    table.toBid = jason;
    QVERIFY(standsThere(table));
    table.toBid = adam;
    table.bids = {0, 0, 1, 2};
    QVERIFY(isRefused(table, Wrong::BidTooLow, 11, field::bid(diane), 1));
}

void AuctionPositions::A11_whoHasNoFlorinsIsPassedOver()
{
    QVERIFY(standsThere(bidding(kylie, {39, 0, 0, 0})));
    QVERIFY(isRefused(bidding(kylie, {40, 0, 0, 0}), Wrong::CannotBid, 11, toBid));
}

void AuctionPositions::A12_anEmptyShipHasCostNothing()
{
    QVERIFY(standsThere({.today = {{{}, {cloth(1)}}, {0, 1}}, .selector = kylie}));
    QVERIFY(
        isRefused({.today = {{{}, {}}, {0, 1}}, .selector = kylie}, Wrong::PaidForNothing, 12, price(kylie)));
}

void AuctionPositions::A14_theNextWhoseShipIsNotFull()
{
    const auto afterAdam = [](const Fleet &today, Seat selector, const Cards &gone = {}) {
        return Described{.first = adam, .today = today, .selector = selector, .discarded = gone};
    };
    QVERIFY(standsThere(afterAdam({}, adam)));
    QVERIFY(isRefused(afterAdam({}, kylie), Wrong::OtherSelector, 14, selector));
    QVERIFY(standsThere(afterAdam({{{cloth(1)}}, {1}}, kylie)));
    QVERIFY(isRefused(afterAdam({{{cloth(1)}}, {1}}, adam), Wrong::OtherSelector, 14, selector));
    QVERIFY(standsThere(afterAdam({}, kylie, {cloth(1), cloth(2)})));
    QVERIFY(standsThere(afterAdam({}, jason, {cloth(1), cloth(2)})));
    QVERIFY(isRefused(afterAdam({}, adam, {cloth(1), cloth(2)}), Wrong::OtherSelector, 14, selector));
    // Five cards are two groups at least, and as many as florins at most.
    QVERIFY(isRefused(afterAdam({{{}, {}, fiveFur}, {0, 0, 2}}, kylie), Wrong::OtherSelector, 14, selector));
    QVERIFY(standsThere(afterAdam({{{}, fiveFur, {}}, {0, 2, 0}}, jason)));
    QVERIFY(standsThere(afterAdam({{{}, fiveFur, {}}, {0, 3, 0}}, adam)));
    // Whoever began may be anybody.
    QVERIFY(standsThere({.today = {{}, {}}, .selector = jason}));
}

void AuctionPositions::A14_aFullShipDoesNotSelect()
{
    const Fleet today{{fiveDye, {}, {}}, {5, 0, 0}};
    QVERIFY(standsThere({.today = today, .selector = kylie}));
    QVERIFY(isRefused({.today = today, .selector = adam}, Wrong::SelectorFull, 14, selector));
}

void AuctionPositions::A16_theLastShipIsFilled()
{
    const Fleet two{{fiveDye, fiveFur, {cloth(1)}}, {5, 5, 1}};
    const Fleet one{{fiveDye, {}, {cloth(1)}}, {5, 0, 1}};
    const Fleet none{{fiveDye, fiveFur, fiveGrain}, {5, 5, 5}};
    QVERIFY(standsThere({.today = two, .phase = Phase::Filling, .selector = kylie}));
    QVERIFY(standsThere({.today = one, .selector = kylie}));
    QVERIFY(
        isRefused({.today = one, .phase = Phase::Filling, .selector = kylie}, Wrong::NotOneOpen, 16, phase));
    QVERIFY(isRefused({.today = none, .phase = Phase::Filling}, Wrong::NotOneOpen, 16, phase));
    for (const Phase waited : {Phase::Turning, Phase::Selecting, Phase::Bidding})
        QVERIFY(isRefused({.today = two, .phase = waited, .selector = jason}, Wrong::OneOpen, 16, phase));
    QVERIFY(isRefused({.today = none}, Wrong::OneOpen, 16, phase));
    // It stays the turn of whose group has filled the last ship but one.
    const auto filledBy = [](Seat last) { // seven cards in three groups, of which Kylie selected the first
        const Cards seven{dye(0), dye(1), dye(2), dye(3), dye(4), dye(5), dye(5)};
        return Described{.seats = 2,
                         .first = kylie,
                         .today = {{seven, {}}, {3, 0}},
                         .phase = Phase::Filling,
                         .selector = last};
    };
    QVERIFY(standsThere(filledBy(kylie)));
    QVERIFY(isRefused(filledBy(adam), Wrong::OtherSelector, 14, selector));
}

void AuctionPositions::A16_whatFillsItIsFree()
{
    const auto filling = [](const Cards &last, const Numbers &prices) {
        return Described{
            .today = {{fiveDye, fiveFur, last}, prices}, .phase = Phase::Filling, .selector = kylie};
    };
    QVERIFY(standsThere(filling(threeSpice, {2, 2, 0})));
    QVERIFY(isRefused(filling(threeSpice, {2, 1, 0}), Wrong::NothingPaid, 10, price(kylie), 2));
    // On a day that is over the last ship, one of them or the one that is not full.
    const auto sailed = [](const std::vector<Cards> &ships, const Numbers &prices, Seat poorest) {
        return Described{.sailed = {{ships, prices}}, .selector = poorest};
    };
    const std::vector<Cards> full{fiveDye, fiveFur, fiveGrain};
    QVERIFY(standsThere(sailed(full, {0, 2, 3}, jason)));
    QVERIFY(standsThere(sailed(full, {3, 2, 0}, adam)));
    QVERIFY(isRefused(sailed(full, {2, 0, 0}, adam), Wrong::NothingPaid, 10, price(jason), 2));
    const std::vector<Cards> lessThanFull{fiveDye, fiveFur, threeSpice};
    QVERIFY(standsThere(sailed(lessThanFull, {2, 2, 0}, jason)));
    QVERIFY(isRefused(sailed(lessThanFull, {0, 2, 2}, adam), Wrong::NothingPaid, 10, price(adam), 2));
    QVERIFY(isRefused(sailed({fiveDye, {}, threeSpice}, {2, 0, 0}, kylie), Wrong::NothingPaid, 10,
                      price(jason), 1));
}

void AuctionPositions::A17_theDayEndsWithTheDeck()
{
    // All eighteen cards have been seen.
    Cards gone = fiveGrain;
    gone.insert(gone.end(), {spice(4), spice(5)});
    const auto table = [&](Phase waited, const Cards &group) {
        return Described{.today = {{fiveDye, {}, {fur(0), fur(1), fur(2)}}, {2, 0, 1}},
                         .phase = waited,
                         .selector = kylie,
                         .group = group,
                         .toBid = jason,
                         .discarded = gone};
    };
    Described last = table(Phase::Bidding, {cloth(1), cloth(2)});
    QVERIFY(standsThere(last));
    QCOMPARE(int{arrange(last).state.left}, 1);
    last.discarded.push_back(cloth(3));
    QVERIFY(standsThere(last));
    QCOMPARE(int{arrange(last).state.left}, 0);
    for (const Phase waited : {Phase::Turning, Phase::Selecting}) {
        last.phase = waited;
        QVERIFY(isRefused(last, Wrong::DayOver, 17, day, 18));
    }
}

void AuctionPositions::A26_whoHasTheFewestFlorins()
{
    const Fleet yesterday{{fiveDye, fiveFur, fiveGrain}, {5, 2, 0}};
    QVERIFY(standsThere({.sailed = {yesterday}, .selector = adam}));
    QVERIFY(isRefused({.sailed = {yesterday}, .selector = jason}, Wrong::OtherSelector, 14, selector));
    const Fleet alike{{fiveDye, fiveFur, fiveGrain}, {5, 5, 0}};
    QVERIFY(standsThere({.sailed = {alike}, .selector = adam}));
    QVERIFY(standsThere({.sailed = {alike}, .selector = kylie}));
    QCOMPARE(int{arrange({.sailed = {alike}, .selector = kylie}).state.candidates}, 0); // it is drawn
    QVERIFY(isRefused({.sailed = {alike}, .selector = jason}, Wrong::OtherSelector, 14, selector));
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionPositions)
#include "positions.moc"
