// What is learned of the auction game is what each good and ship brought in the end, and what was spent on
// the day, less what came to the others on average. Some seats bid by the mere value of cards: without them
// six players learned to wait for cheap ones.

#include "tests/learning/columnsandships.h"
#include "tests/learning/curricula.h"
#include "variants/auction/player/player.h"

namespace medici::auction {

namespace {

class Course {
public:
    static constexpr std::array stages{Stage{1, 0.004F, 0.35F},  Stage{5, 0.003F, 0.1F},
                                       Stage{1, 0.0015F, 0.05F}, Stage{1, 0.001F, 0.05F},
                                       Stage{1, 0.0005F, 0.03F}, Stage{1, 0.0002F, 0.03F}};

    Course(int seats, Seed seed) : m_seats(seats), m_luck(seed), m_learner(seed) {}

    Nets nets() const { return m_learner.nets(); }

    void play(const Nets &nets, const Stage &stage)
    {
        State state = Rules::start(Rules::terms().usual(m_seats));
        std::vector<Sample> samples;
        std::array<PerSeat<int>, days> unpaid{}; // florins before each day's scoring
        PerSeat<int> simple{};                   // percent of the cards' value that such a seat would pay
        for (int &percent : simple)
            percent = m_luck.below(10) < 3 ? 40 + static_cast<int>(m_luck.below(120)) : 0;
        const auto decide = [&](const State &now, const Choices &choices) {
            const int percent = simple[static_cast<std::size_t>(now.mover)];
            if (percent > 0)
                return simpleCode(now, percent);
            return wanders(m_luck, stage.wander) ? wandering(choices)
                                                 : Player::best(now, choices, m_luck, nets);
        };
        playOut<Rules>(state, m_luck, decide, [&](const State &before) {
            countSale(before, state);
            if (before.day != state.day || state.phase == Phase::Over)
                for (std::size_t seat = 0; seat < state.seats; ++seat)
                    unpaid[before.day][seat] =
                        state.houses[seat].florins - state.houses[seat].ships[before.day].income();
            if (state.phase == Phase::Turning && state.turned == 0)
                note(state, samples);
        });
        for (const int florins : Rules::scores(state))
            m_florins += florins;
        for (const Sample &sample : samples)
            learn(state, unpaid, sample, stage.rate);
    }

    std::vector<Figure> takeFigures(long games)
    {
        std::vector<Figure> figures = m_learner.takeErrors();
        const auto count = static_cast<double>(games);
        figures.push_back({"mean florins", m_florins / count / m_seats});
        figures.push_back({"price", m_paid / std::max(1.0, m_sold)});
        figures.push_back({"sold", m_sold / count});
        m_florins = m_paid = m_sold = 0;
        return figures;
    }

private:
    using Learner = ColumnsAndShips<Nets, goods>;

    struct Sample : Learner::Sample {
        PerSeat<int> florins; // then
    };

    Code wandering(const Choices &choices)
    {
        const auto near = static_cast<std::uint32_t>(std::min<std::size_t>(choices.size(), 8));
        return choices[m_luck.below(near)];
    }

    Code simpleCode(const State &state, int percent)
    {
        if (state.phase == Phase::Selecting)
            return m_luck.below(2) == 0 ? stop : draw;
        int value = 0;
        for (std::size_t card = 0; card < state.turned; ++card)
            value += state.group[card].value();
        const int limit = std::min(value * percent / 100 + 1, int{state.house(state.mover).florins});
        return static_cast<Code>(limit > state.highest ? state.highest + 1 : state.highest);
    }

    void countSale(const State &before, const State &state)
    {
        if (before.turned > 0 && state.turned == 0 && (before.leader != nobody || before.highest > 0)) {
            m_paid += before.highest;
            m_sold += 1;
        }
    }

    void note(const State &state, std::vector<Sample> &samples) const
    {
        const Prospects prospects(state);
        for (Seat seat = 0; seat < m_seats; ++seat) {
            Sample sample{{seat, state.day, {}, prospects.ship(seat)}, {}};
            for (std::size_t other = 0; other < state.seats; ++other)
                sample.florins[other] = state.houses[other].florins;
            for (std::size_t good = 0; good < goods; ++good)
                sample.columns[good] = prospects.column(seat, good);
            samples.push_back(sample);
        }
    }

    void learn(const State &end, const std::array<PerSeat<int>, days> &unpaid, const Sample &sample,
               float rate)
    {
        const auto ofGood = [&](std::size_t good) {
            return lead(m_seats, sample.seat, [&](Seat seat) {
                int sum = 0;
                for (std::size_t day = sample.day; day < days; ++day) {
                    const Ship &ship = end.house(seat).ships[day];
                    sum += ship.awards[good] + ship.bonus[good];
                }
                return sum;
            });
        };
        const float ofShip = lead(m_seats, sample.seat, [&](Seat seat) {
            const auto index = static_cast<std::size_t>(seat);
            return end.house(seat).ships[sample.day].payment
                - (sample.florins[index] - unpaid[sample.day][index]);
        });
        m_learner.learn(sample, ofGood, ofShip, rate);
    }

    int m_seats;
    PlayoutRandom m_luck;
    Learner m_learner;
    double m_florins = 0;
    double m_paid = 0;
    double m_sold = 0;
};

} // namespace

Curriculum curriculum()
{
    // With four seats and more longer courses lost as much as they won.
    return {"auction",
            leastSeats,
            mostSeats,
            [](int seats) { return 100 + static_cast<Seed>(seats); },
            [](int seats) { return seats <= 3 ? 30'000L : 8'000L; },
            medici::learn<Course>,
            [] { return weightsOf(learnedNets); }};
}

} // namespace medici::auction
