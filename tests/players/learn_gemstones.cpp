// Learns the judgement of Rolling Gemstones from games against itself, and prints it as
// variants/gemstones/judgement.cpp:
//
//   medici_learn_gemstones GAMES [SEATS]
//
// Each course of as many games begins by wandering half of the time and ends hardly wandering at all. What
// is learned is what the end was worth to who wrote a number.

#include "tests/players/learner.h"
#include "variants/gemstones/player/player.h"

#include <cstdlib>
#include <memory>

using namespace medici;
using namespace medici::gemstones;

namespace {

using Input = std::array<float, sheetInputs + tableInputs>;

struct Sample {
    Seat seat;
    Input input;
};

class Course {
public:
    Course(int seats, Seed seed) : m_seats(seats), m_luck(seed), m_learner(seed + 1) {}

    const SheetNet &net() const { return m_learner.net(); }

    void play(long games, float rate, float wander)
    {
        SheetNet now = net();
        m_score = 0;
        m_sorted = 0;
        m_rounds = 0;
        for (long game = 0; game < games; ++game) {
            if (game % 200 == 0)
                now = net();
            playOne(now, rate, wander);
        }
        const auto count = static_cast<double>(games);
        std::fprintf(stderr, "%d seats: error %.4f, mean score %.2f, sorted %.3f, rounds %.2f\n", m_seats,
                     m_learner.takeError(), m_score / (count * m_seats), m_sorted / count, m_rounds / count);
    }

private:
    void playOne(const SheetNet &now, float rate, float wander)
    {
        State state = gemstones::Rules::start(gemstones::Rules::terms().usual(m_seats));
        std::vector<Sample> samples;
        Choices choices;
        // Now and then only, so that most games show what one slip leads to.
        const bool wandering = m_luck.below(2) == 0;
        while (true) {
            const Seat actor = gemstones::Rules::actor(state);
            if (actor == nobody)
                break;
            choices.clear();
            gemstones::Rules::list(state, choices);
            if (actor == chance) {
                gemstones::Rules::apply(state, m_luck.pick(choices));
                continue;
            }
            const bool wanders = wandering && m_luck.below(1000) < static_cast<unsigned>(2000 * wander);
            const Code code = wanders ? m_luck.pick(choices) : gemstones::Player::best(state, choices, now);
            note(state, actor, code, samples);
            gemstones::Rules::apply(state, code);
        }
        for (const int score : gemstones::Rules::scores(state))
            m_score += score;
        m_sorted += state.winner != nobody;
        m_rounds += state.round + 1;
        const PerSeat<Worth> worth = worthOf<gemstones::Rules>(state);
        for (const Sample &sample : samples) {
            const auto value = static_cast<float>(worth[static_cast<std::size_t>(sample.seat)]);
            m_learner.learn(sample.input, value / worthUnit(m_seats), rate);
        }
    }

    // A sheet is looked at when all of a turn is written.
    static void note(const State &state, Seat seat, Code code, std::vector<Sample> &samples)
    {
        if (state.phase == Phase::Offered || (state.phase == Phase::Pairing && state.paired + 1 < pairsATurn))
            return;
        const Features features(state, seat);
        SheetLook look = features.look();
        const Pair pair = pairOf(code);
        const Gem gem = state.gemOf(pair);
        if (!state.sheet(seat)[gem].full())
            look.write(static_cast<std::size_t>(gem), state.numberOf(pair));
        Sample sample{seat, {}};
        std::ranges::copy(features.table(),
                          std::ranges::copy(features.numbersOf(look), sample.input.begin()).out);
        samples.push_back(sample);
    }

    int m_seats;
    PlayoutRandom m_luck;
    Learner<sheetInputs + tableInputs, std::tuple_size_v<SheetNet::Units>> m_learner;
    double m_score = 0;
    double m_sorted = 0;
    double m_rounds = 0;
};

} // namespace

int main(int argc, char **argv)
{
    const long games = argc >= 2 ? std::atol(argv[1]) : 0;
    const int only = argc == 3 ? std::atoi(argv[2]) : 0;
    if (games < 10) {
        std::fputs("Usage: medici_learn_gemstones GAMES (10 or more) [SEATS]\n", stderr);
        return 2;
    }
    std::printf("// Printed by tests/players/learn_gemstones.cpp.\n"
                "#include \"variants/gemstones/nets.h\"\n\n"
                "// clang-format off\nnamespace medici::gemstones {\n\n"
                "const std::array<Judgement, mostSeats> learnedNets{{\n");
    for (int seats = 1; seats <= gemstones::mostSeats; ++seats) {
        if (only != 0 && seats != only)
            continue;
        const auto course = std::make_unique<Course>(seats, static_cast<Seed>(100 + seats));
        course->play(games / 10, 0.003F, 0.3F);
        for (int stage = 0; stage < 6; ++stage)
            course->play(games / 10, 0.002F, 0.06F);
        course->play(games / 10, 0.001F, 0.04F);
        course->play(games / 10, 0.0005F, 0.04F);
        course->play(games / 5, 0.0002F, 0.02F);
        std::printf("    {\n");
        print("sheet", course->net());
        std::printf("    },\n");
    }
    std::printf("}};\n\n} // namespace medici::gemstones\n");
    return 0;
}
