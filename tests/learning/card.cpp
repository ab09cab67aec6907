// What is learned of the card game is what each good and ship brought in the end, less what it brought the
// others on average.

#include "tests/learning/columnsandships.h"
#include "tests/learning/curricula.h"
#include "variants/card/player/player.h"

namespace medici::card {

namespace {

class Course {
public:
    static constexpr auto stages = usualStages;

    Course(int seats, Seed seed) : m_seats(seats), m_luck(seed), m_learner(seed) {}

    Nets nets() const { return m_learner.nets(); }

    void play(const Nets &nets, const Stage &stage)
    {
        Setup setup = Rules::terms().usual(m_seats);
        setup.options[0] = m_luck.below(4) == 0 ? 1 : 0;
        State state = Rules::start(setup);
        std::vector<Learner::Sample> samples;
        playOut<Rules>(state, m_luck, [&](const State &now, const Choices &choices) {
            const Code code =
                wanders(m_luck, stage.wander) ? m_luck.pick(choices) : Player::best(now, choices, nets);
            if (now.phase == Phase::Taking)
                samples.push_back(noted(now, code));
            return code;
        });
        for (const int score : Rules::scores(state))
            m_score += score;
        for (const Learner::Sample &sample : samples)
            learn(state, sample, stage.rate);
    }

    std::vector<Figure> takeFigures(long games)
    {
        std::vector<Figure> figures = m_learner.takeErrors();
        figures.push_back({"mean score", m_score / static_cast<double>(games * m_seats)});
        m_score = 0;
        return figures;
    }

private:
    using Learner = ColumnsAndShips<Nets, goods>;

    static Learner::Sample noted(const State &state, Code taken)
    {
        const Features features(state, state.active);
        Cargo cargo;
        for (int place = 0; place < reach; ++place)
            if ((taken >> place & 1) != 0)
                cargo.add(cardOf(state.fromEnd(place)));
        const int free = state.free(state.active) - cargo.space;
        Learner::Sample sample{state.active, state.day, {}, {}};
        for (std::size_t good = 0; good < goods; ++good)
            sample.columns[good] =
                joined(features.columnMove(good, cargo.symbols[good], free), features.columnRest(good));
        sample.ship = joined(features.shipMove(cargo.value, free), features.shipRest());
        return sample;
    }

    void learn(const State &end, const Learner::Sample &sample, float rate)
    {
        const auto brought = [&](auto florins) {
            return lead(m_seats, sample.seat, [&](Seat seat) { return florins(end.house(seat)); });
        };
        const auto ofGood = [&](std::size_t good) {
            float sum = 0;
            for (std::size_t day = sample.day; day < days; ++day)
                sum += brought([&](const House &house) {
                    return house.evenings[day].awards[good] + house.evenings[day].bonus[good];
                });
            return sum;
        };
        const float ofShip =
            brought([&](const House &house) { return int{house.evenings[sample.day].payment}; });
        m_learner.learn(sample, ofGood, ofShip, rate);
    }

    int m_seats;
    PlayoutRandom m_luck;
    Learner m_learner;
    double m_score = 0;
};

} // namespace

Curriculum curriculum()
{
    return {"card",
            leastSeats,
            mostSeats,
            [](int seats) { return 200 + static_cast<Seed>(seats); },
            [](int) { return 60'000L; },
            medici::learn<Course>,
            [] { return weightsOf(learnedNets); }};
}

} // namespace medici::card
