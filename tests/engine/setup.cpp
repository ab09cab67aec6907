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
};

constexpr std::array options{
    Option{"spaces", Option::Kind::Number, 5, 8, 7, 7},
    Option{"higherBonus", Option::Kind::Flag, 0, 1, 0, 0},
};

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
        QCOMPARE(setup.options, (std::array<std::int16_t, mostOptions>{7, 0, 0, 0}));
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
    setup.options[2] = 1;
    QVERIFY(!allowed(setup));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::SetupTest)
#include "setup.moc"
