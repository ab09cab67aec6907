// What is learned of Rolling Gemstones is what the end was worth to who wrote a number.

#include "tests/learning/course.h"
#include "tests/learning/curricula.h"
#include "variants/gemstones/player/player.h"

namespace medici::gemstones {

namespace {

class Course {
public:
    static constexpr std::array stages{Stage{1, 0.003F, 0.3F}, Stage{6, 0.002F, 0.06F},
                                       Stage{1, 0.001F, 0.04F}, Stage{1, 0.0005F, 0.04F},
                                       Stage{2, 0.0002F, 0.02F}};

    Course(int seats, Seed seed) : m_seats(seats), m_luck(seed), m_learner(seed + 1) {}

    Nets nets() const { return {m_learner.net()}; }

    void play(const Nets &nets, const Stage &stage)
    {
        State state = Rules::start(Rules::terms().usual(m_seats));
        std::vector<Sample> samples;
        // Now and then only, so that most games show what one slip leads to.
        const bool wandering = m_luck.below(2) == 0;
        playOut<Rules>(state, m_luck, [&](const State &now, const Choices &choices) {
            const Code code = wandering && wanders(m_luck, 2 * stage.wander)
                ? m_luck.pick(choices)
                : Player::best(now, choices, nets.sheet);
            // A sheet is looked at when all of a turn is written.
            if (now.phase != Phase::Offered && (now.phase != Phase::Pairing || now.paired + 1 == pairsATurn))
                samples.push_back(noted(now, code));
            return code;
        });
        for (const int score : Rules::scores(state))
            m_score += score;
        m_sorted += state.winner != nobody;
        m_rounds += state.round + 1;
        const PerSeat<Worth> worth = worthOf<Rules>(state);
        for (const Sample &sample : samples) {
            const auto value = static_cast<float>(worth[static_cast<std::size_t>(sample.seat)]);
            m_learner.learn(sample.input, value / worthUnit(m_seats), stage.rate);
        }
    }

    std::vector<Figure> takeFigures(long games)
    {
        const auto count = static_cast<double>(games);
        const std::vector<Figure> figures{{"error", m_learner.takeError()},
                                          {"mean score", m_score / (count * m_seats)},
                                          {"sorted", m_sorted / count},
                                          {"rounds", m_rounds / count}};
        m_score = m_sorted = m_rounds = 0;
        return figures;
    }

private:
    using SheetLearner = Learner<sheetInputs + tableInputs, std::tuple_size_v<SheetNet::Units>>;

    struct Sample {
        Seat seat;
        SheetLearner::Input input;
    };

    static Sample noted(const State &state, Code code)
    {
        const Features features(state, state.mover);
        SheetLook look = features.look();
        const Pair pair = pairOf(code);
        const Gem gem = state.gemOf(pair);
        if (!state.sheet(state.mover)[gem].full())
            look.write(static_cast<std::size_t>(gem), state.numberOf(pair));
        return {state.mover, joined(features.numbersOf(look), features.table())};
    }

    int m_seats;
    PlayoutRandom m_luck;
    SheetLearner m_learner;
    double m_score = 0;
    double m_sorted = 0;
    double m_rounds = 0;
};

} // namespace

Curriculum curriculum()
{
    return {"gemstones",
            1,
            mostSeats,
            [](int seats) { return 100 + static_cast<Seed>(seats); },
            [](int seats) { return seats == 2 ? 60'000L : 30'000L; },
            medici::learn<Course>,
            [] { return weightsOf(learnedNets); }};
}

} // namespace medici::gemstones
