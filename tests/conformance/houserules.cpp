#include "engine/record/recordable.h"
#include "engine/rules/chance.h"
#include "engine/rules/think.h"
#include "tests/conformance/battery.h"

#include <QTest>

#include <array>

namespace medici {

namespace {

constexpr std::size_t mostHouseEvents = 10'000;

Setup withRule(const SetupLimits &terms, int seats, std::size_t rule, int value)
{
    Setup setup = terms.usual(seats);
    setup.options[rule] = static_cast<std::int16_t>(value);
    return setup;
}

} // namespace

// By every house rule at both its ends, by players of every level, each thinking as briefly as may be.
void Battery::houseRulesArePlayedToTheEnd()
{
    QFETCH(int, seats);
    const SetupLimits terms = m_variant.terms();
    constexpr std::array levels{Level::Random, Level::Easy, Level::Normal, Level::Hard};
    std::size_t turn = 0;
    for (const std::size_t rule : houseRulesFor(terms, seats)) {
        // At its least by an even number of players, at its most by an odd one, or the other way round.
        const Option &option = terms.options[rule];
        const int value =
            (rule + static_cast<std::size_t>(seats)) % 2 == 0 ? option.leastFor(seats) : option.most;
        const Setup setup = withRule(terms, seats, rule, value);
        QVERIFY(terms.allow(setup));
        const std::unique_ptr<Game> table = m_variant.newGame(setup);
        PlayoutRandom luck(turn, 5);
        Choices choices;
        std::size_t events = 0;
        for (; !table->over() && events < mostHouseEvents; ++events) {
            table->list(choices);
            const Limits limits{
                levels[(turn + static_cast<std::size_t>(table->actor())) % levels.size()], 2, {}};
            const Code code =
                table->actor() == chance ? luck.pick(choices) : table->think(limits, events, {}).code;
            QVERIFY(choices.contains(code));
            table->apply(code);
            QCOMPARE(m_conserved(*table), QString());
        }
        QVERIFY2(events < mostHouseEvents, terms.options[rule].key.data());
        const PerSeat<int> scores = table->scores();
        for (Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(table->bill().total(seat), scores[static_cast<std::size_t>(seat)]);
        ++turn;
    }
}

// Whatever a house rule changes was not learned, unless a variant says that it was.
void Battery::whatWasLearnedIsNotAskedByHouseRules()
{
    QFETCH(int, seats);
    const SetupLimits terms = m_variant.terms();
    QVERIFY(m_variant.newGame(terms.usual(seats))->learned());
    for (const std::size_t rule : houseRulesFor(terms, seats)) {
        const Option &option = terms.options[rule];
        const int usual = option.usualFor(seats);
        const int other = usual == option.most ? int{option.leastFor(seats)} : usual + 1;
        QVERIFY2(!m_variant.newGame(withRule(terms, seats, rule, other))->learned(), option.key.data());
    }
}

} // namespace medici
