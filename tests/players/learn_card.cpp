// Learns the card game's judgement from games against itself, and prints it as variants/card/judgement.cpp:
//
//   medici_learn_card GAMES
//
// Each course of as many games begins by wandering half of the time and ends hardly wandering at all. What
// is learned is what each good and ship brought in the end, less what it brought the others on average.

#include "tests/players/learner.h"
#include "variants/card/player/player.h"

#include <cstdlib>
#include <memory>

using namespace medici;
using namespace medici::card;

namespace {

struct Sample {
    Seat seat;
    std::size_t day;
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
        Setup setup = card::Rules::terms().usual(m_seats);
        setup.options[0] = m_luck.below(4) == 0 ? 1 : 0;
        State state = card::Rules::start(setup);
        std::vector<Sample> samples;
        Choices choices;
        while (true) {
            const Seat actor = card::Rules::actor(state);
            if (actor == nobody)
                break;
            choices.clear();
            card::Rules::list(state, choices);
            if (actor == chance) {
                card::Rules::apply(state, m_luck.pick(choices));
                continue;
            }
            const bool wanders = m_luck.below(1000) < static_cast<unsigned>(1000 * wander);
            const Code code = wanders ? m_luck.pick(choices) : Player::best(state, choices, now);
            if (state.phase == Phase::Taking)
                note(state, code, samples);
            card::Rules::apply(state, code);
        }
        for (const int score : card::Rules::scores(state))
            m_score += score;
        for (const Sample &sample : samples)
            learn(state, sample, rate);
    }

    static void note(const State &state, Code taken, std::vector<Sample> &samples)
    {
        const Features features(state, state.active);
        Cargo cargo;
        for (int place = 0; place < reach; ++place)
            if ((taken >> place & 1) != 0)
                cargo.add(cardOf(state.fromEnd(place)));
        const int free = state.free(state.active) - cargo.space;
        Sample sample{state.active, state.day, {}, {}};
        for (std::size_t good = 0; good < goods; ++good)
            sample.columns[good] =
                joined(features.columnMove(good, cargo.symbols[good], free), features.columnRest(good));
        sample.ship = joined(features.shipMove(cargo.value, free), features.shipRest());
        samples.push_back(sample);
    }

    void learn(const State &end, const Sample &sample, float rate)
    {
        for (std::size_t good = 0; good < goods; ++good) {
            float target = 0;
            for (std::size_t day = sample.day; day < days; ++day)
                target += lead(end, sample.seat, [&](const House &house) {
                    return house.bills[day].awards[good] + house.bills[day].bonus[good];
                });
            m_columns.learn(sample.columns[good], target, rate);
        }
        m_ships.learn(
            sample.ship,
            lead(end, sample.seat, [&](const House &house) { return int{house.bills[sample.day].payment}; }),
            rate);
    }

    template <class Florins>
    float lead(const State &end, Seat seat, Florins florins) const
    {
        float others = 0;
        for (Seat other = 0; other < m_seats; ++other)
            if (other != seat)
                others += static_cast<float>(florins(end.house(other)));
        return static_cast<float>(florins(end.house(seat))) - others / static_cast<float>(m_seats - 1);
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
        std::fputs("Usage: medici_learn_card GAMES (10 or more)\n", stderr);
        return 2;
    }
    std::printf("// Printed by tests/players/learn_card.cpp.\n"
                "#include \"variants/card/nets.h\"\n\n"
                "// clang-format off\nnamespace medici::card {\n\n"
                "const std::array<Judgement, mostSeats - leastSeats + 1> learnedNets{{\n");
    for (int seats = leastSeats; seats <= card::mostSeats; ++seats) {
        const auto course = std::make_unique<Course>(seats, static_cast<Seed>(200 + seats));
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
        std::fflush(stdout);
    }
    std::printf("}};\n\n} // namespace medici::card\n");
    return 0;
}
