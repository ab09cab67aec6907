#include "engine/rules/setup.h"

#include <QTest>

namespace medici {

class SetupTest : public QObject {
    Q_OBJECT

private slots:
    void theUsualOneIsAllowed();
    void asManySeatsAsTheTermsSay();
    void theFirstPlayerSitsAtTheTable();
    void optionsKeepTheirLimits();
    void aloneThereMayBeOtherLimits();
    void thereAreNoOptionsBeyondTheTerms();
    void anOptionMayBelongToSomeNumbersOfSeats();
    void houseRulesAreWhatDiffersFromTheUsual();
    void whatIsUsualStaysSoForOtherSeats();
};

constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};

constexpr std::array options{
    Option{"spaces", Option::Kind::Number, 5, 8, 7, 7},
    Option{"higherBonus", Option::Kind::Flag, 0, 1, 0, 0},
    Option{"prize", Option::Kind::Number, 0, 99, Usual::by(2, 4, [](int seats) { return 10 * seats; }), 0,
           "prizes"},
    Option{"colour", Option::Kind::Choice, 0, 2, 1, 0, "colours", colours},
};
constexpr std::size_t prize = 2;
constexpr std::size_t colour = 3;

constexpr SetupLimits terms{1, 4, options};

bool allowed(const Setup &setup)
{
    return terms.allow(setup);
}

Setup with(int seats, std::int16_t spaces)
{
    Setup setup = terms.usual(seats);
    setup.options[0] = spaces;
    return setup;
}

void SetupTest::theUsualOneIsAllowed()
{
    for (int seats = 1; seats <= 4; ++seats) {
        const Setup setup = terms.usual(seats);
        QVERIFY(allowed(setup));
        QCOMPARE(int{setup.seats}, seats);
        QCOMPARE(setup.first, chance);
        const auto prizes = static_cast<std::int16_t>(seats == 1 ? 0 : 10 * seats);
        QCOMPARE(setup.options, (std::array<std::int16_t, mostOptions>{7, 0, prizes, 1}));
    }
}

void SetupTest::asManySeatsAsTheTermsSay()
{
    QVERIFY(!allowed(terms.usual(0)));
    QVERIFY(!allowed(terms.usual(5)));
}

void SetupTest::theFirstPlayerSitsAtTheTable()
{
    Setup setup = terms.usual(3);
    for (const Seat first : {chance, Seat{0}, Seat{2}}) {
        setup.first = first;
        QVERIFY(allowed(setup));
    }
    for (const Seat first : {nobody, Seat{3}}) {
        setup.first = first;
        QVERIFY(!allowed(setup));
    }
}

void SetupTest::optionsKeepTheirLimits()
{
    QVERIFY(!allowed(with(2, 4)));
    QVERIFY(allowed(with(2, 5)));
    QVERIFY(allowed(with(2, 8)));
    QVERIFY(!allowed(with(2, 9)));
}

void SetupTest::aloneThereMayBeOtherLimits()
{
    QCOMPARE(int{options[0].leastFor(1)}, 7);
    QCOMPARE(int{options[0].leastFor(2)}, 5);
    QVERIFY(!allowed(with(1, 6)));
    QVERIFY(allowed(with(1, 7)));
}

void SetupTest::thereAreNoOptionsBeyondTheTerms()
{
    Setup setup = terms.usual(2);
    setup.options[options.size()] = 1;
    QVERIFY(!allowed(setup));
}

void SetupTest::anOptionMayBelongToSomeNumbersOfSeats()
{
    QVERIFY(!options[prize].belongsTo(1));
    QVERIFY(options[prize].belongsTo(2));
    Setup alone = terms.usual(1);
    alone.options[prize] = 20;
    QVERIFY(!allowed(alone));
}

void SetupTest::houseRulesAreWhatDiffersFromTheUsual()
{
    Setup setup = with(3, 8);
    QVERIFY(!terms.house(setup)); // an option of everybody's game
    setup.options[colour] = 2;
    QVERIFY(terms.house(setup));
    QVERIFY(terms.differs(setup, colour) && !terms.differs(setup, prize));
    QCOMPARE(terms.withoutHouseRules(setup), with(3, 8));
}

void SetupTest::whatIsUsualStaysSoForOtherSeats()
{
    Setup setup = with(4, 6);
    setup.first = 3;
    setup.options[colour] = 2;
    const Setup three = terms.reseated(setup, 3);
    QCOMPARE(three.first, chance);
    QCOMPARE(three.options, (std::array<std::int16_t, mostOptions>{6, 0, 30, 2}));
    setup.options[prize] = 55;
    QCOMPARE(terms.reseated(setup, 3).options[prize], std::int16_t{55});
    const Setup one = terms.reseated(setup, 1);
    QVERIFY(allowed(one));
    QCOMPARE(one.options, (std::array<std::int16_t, mostOptions>{7, 0, 0, 2}));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::SetupTest)
#include "setup.moc"
