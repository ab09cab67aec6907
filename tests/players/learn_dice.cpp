// Learns the dice game's judgement from games against itself, and prints it as variants/dice/judgement.cpp:
//
//   medici_learn_dice GAMES
//
// Each course of as many games begins by wandering half of the time and ends hardly wandering at all. What
// is learned is what each column and ship brought in the end, less what it brought the others on average.

#include "tests/players/learner.h"
#include "variants/dice/player/player.h"

#include <cstdlib>
#include <memory>

using namespace medici;
using namespace medici::dice;

namespace {

struct Sample {
    Seat seat;
    std::size_t round;
    PerGood<std::array<float, columnInputs>> columns;
    std::array<float, shipInputs> ship;
};

template <std::size_t A, std::size_t B>
std::array<float, A + B> joined(const std::array<float, A> &first, const std::array<float, B> &second)
{
    std::array<float, A + B> all;
    std::ranges::copy(second, std::ranges::copy(first, all.begin()).out);
    return all;
}

class Course {
public:
    Course(int seats, Seed seed) : m_seats(seats), m_luck(seed), m_columns(seed + 1), m_ships(seed + 2) {}

    Nets nets() const { return {m_columns.net(), m_ships.net()}; }

    void play(long games, float rate, float wander)
    {
        Nets now = nets();
        for (long game = 0; game < games; ++game) {
            if (game % 200 == 0)
                now = nets();
            playOne(now, rate, wander);
        }
        std::fprintf(stderr, "%d seats: column error %.2f, ship error %.2f, mean score %.2f\n", m_seats,
                     m_columns.takeError(), m_ships.takeError(),
                     m_score / static_cast<double>(games * m_seats));
        m_score = 0;
    }

private:
    void playOne(const Nets &now, float rate, float wander)
    {
        Setup setup = dice::Rules::terms().usual(m_seats);
        setup.options[0] =
            static_cast<std::int16_t>(m_luck.below(4) == 0 ? setup.options[0] + 1 : setup.options[0]);
        State state = dice::Rules::start(setup);
        std::vector<Sample> samples;
        Choices choices;
        while (true) {
            const Seat actor = dice::Rules::actor(state);
            if (actor == nobody)
                break;
            choices.clear();
            dice::Rules::list(state, choices);
            if (actor == chance) {
                dice::Rules::apply(state, m_luck.pick(choices));
                continue;
            }
            const bool wanders = m_luck.below(1000) < static_cast<unsigned>(1000 * wander);
            const Code code = wanders ? m_luck.pick(choices) : Player::best(state, choices, now);
            note(state, actor, static_cast<DiceSet>(code), samples);
            dice::Rules::apply(state, code);
        }
        for (int seat = 0; seat < m_seats; ++seat)
            m_score += state.sheets[static_cast<std::size_t>(seat)].total();
        for (const Sample &sample : samples)
            learn(state, sample, rate);
    }

    static void note(const State &state, Seat seat, DiceSet taken, std::vector<Sample> &samples)
    {
        Features features(state, seat);
        if (state.solo())
            features.leave(state, static_cast<DiceSet>(state.left & ~taken));
        Sample sample{seat, state.round, {}, {}};
        int value = 0;
        int count = 0;
        for (int die = 0; die < dice::dice; ++die)
            if ((taken >> die & 1) != 0) {
                value += state.face(die).value;
                ++count;
            }
        PerGood<int> crosses{};
        countCrosses(state, taken, crosses);
        for (std::size_t good = 0; good < goods; ++good)
            sample.columns[good] =
                joined(features.columnMove(good, crosses[good], count), features.columnRest(good));
        sample.ship = joined(features.shipMove(value, count), features.shipRest());
        samples.push_back(sample);
    }

    void learn(const State &end, const Sample &sample, float rate)
    {
        for (std::size_t good = 0; good < goods; ++good) {
            float target = 0;
            for (std::size_t round = sample.round; round < rounds; ++round)
                target += lead(end, sample.seat,
                               [&](const Sheet &sheet) { return sheet.ships[round].monopolies[good]; });
            m_columns.learn(sample.columns[good], target, rate);
        }
        m_ships.learn(
            sample.ship,
            lead(end, sample.seat, [&](const Sheet &sheet) { return sheet.ships[sample.round].points; }),
            rate);
    }

    template <class Points>
    float lead(const State &end, Seat seat, Points points) const
    {
        float others = 0;
        for (Seat other = 0; other < m_seats; ++other)
            if (other != seat)
                others += static_cast<float>(points(end.sheet(other)));
        const auto own = static_cast<float>(points(end.sheet(seat)));
        return m_seats == 1 ? own : own - others / static_cast<float>(m_seats - 1);
    }

    int m_seats;
    PlayoutRandom m_luck;
    Learner<columnInputs, 16> m_columns;
    Learner<shipInputs, 16> m_ships;
    double m_score = 0;
};

} // namespace

int main(int argc, char **argv)
{
    const long games = argc == 2 ? std::atol(argv[1]) : 0;
    if (games < 10) {
        std::fputs("Usage: medici_learn_dice GAMES (10 or more)\n", stderr);
        return 2;
    }
    std::printf("// Printed by tests/players/learn_dice.cpp.\n"
                "#include \"variants/dice/nets.h\"\n\n"
                "// clang-format off\nnamespace medici::dice {\n\n"
                "const std::array<Judgement, mostSeats> learnedNets{{\n");
    for (int seats = 1; seats <= dice::mostSeats; ++seats) {
        const auto course = std::make_unique<Course>(seats, static_cast<Seed>(100 + seats));
        course->play(games / 10, 0.003F, 0.5F);
        for (int stage = 0; stage < 6; ++stage)
            course->play(games / 10, 0.002F, 0.1F);
        course->play(games / 10, 0.001F, 0.05F);
        course->play(games / 10, 0.0005F, 0.05F);
        course->play(games / 5, 0.0002F, 0.02F);
        const Nets nets = course->nets();
        std::printf("    {\n");
        print("column", nets.column);
        print("ship", nets.ship);
        std::printf("    },\n");
    }
    std::printf("}};\n\n} // namespace medici::dice\n");
    return 0;
}
