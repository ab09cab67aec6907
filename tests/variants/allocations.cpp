#include "engine/players/gameof.h"
#include "engine/rules/game.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"
#include "variants/template/player/player.h"

#include <QTest>

#include <cstdlib>
#include <new>
#include <optional>

namespace {

std::size_t allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace medici {

// Playouts are too short for even one allocation each. (The search notes a figure of each, in vectors that
// grow now and then.)
class Allocations : public QObject {
    Q_OBJECT

private slots:
    void theyAreCounted();
    void auction() { play<auction::Rules, auction::Player>(); }
    void card() { play<card::Rules, card::Player>(); }
    void dice() { play<dice::Rules, dice::Player>(); }
    void gemstones() { play<gemstones::Rules, gemstones::Player>(); }
    void pig() { play<pig::Rules, pig::Player>(); }

private:
    template <GameRules R, KnowledgeOf<R> K>
    static void play();
};

void Allocations::theyAreCounted()
{
    const std::size_t before = allocations;
    const auto number = std::make_unique<int>(*std::make_unique<int>(1));
    QCOMPARE(allocations - before, 2U);
    QCOMPARE(*number, 1);
}

// Games by random moves, and by the moves of playouts.
template <GameRules R, KnowledgeOf<R> K>
void Allocations::play()
{
    for (int seats = R::terms().leastSeats; seats <= R::terms().mostSeats; ++seats)
        for (Seed seed = 0; seed < 100; ++seed) {
            const std::size_t before = allocations;
            PlayoutRandom luck(seed);
            Choices choices;
            typename R::State state = R::start(R::terms().usual(seats));
            std::optional<typename R::State> root; // the first table at which somebody decides
            for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
                choices.clear();
                R::list(state, choices);
                if (actor != chance && !root)
                    root = state;
                const bool chosen = actor != chance && seed % 2 == 0;
                R::apply(state, chosen ? K::choose(state, choices, luck) : luck.pick(choices));
                if constexpr (K::skills.estimates)
                    if (root)
                        static_cast<void>(K::estimate(*root, state));
            }
            const PerSeat<int> scores = R::scores(state);
            const PerSeat<int> places = R::places(state);
            QCOMPARE(allocations - before, 0U);
            QVERIFY(scores[0] >= 0 && places[0] >= 1);
        }
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::Allocations)
#include "allocations.moc"
