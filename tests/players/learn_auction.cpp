// Learns the auction game's judgement from games against itself, and prints it as
// variants/auction/judgement.cpp:
//
//   medici_learn_auction GAMES [SEATS]
//
// With a number of seats: that part of it alone. Each course of as many games begins by wandering a third of
// the time and ends hardly wandering at all. What is learned is what each good and ship brought in the end,
// and what was spent on the day, less what came to the others on average.

#include "tests/players/learner.h"
#include "variants/auction/player/player.h"

#include <cstdlib>
#include <memory>

using namespace medici;
using namespace medici::auction;

namespace {

struct Sample {
    Seat seat;
    std::size_t day;
    PerSeat<int> florins; // then
    PerGood<std::array<float, columnInputs>> columns;
    std::array<float, shipInputs> ship;
};

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
        const auto count = static_cast<double>(games);
        std::fprintf(stderr, "%d seats: good error %.2f, ship error %.2f, mean %.2f, price %.2f, sold %.1f\n",
                     m_seats, m_columns.takeError(), m_ships.takeError(), m_florins / count / m_seats,
                     m_paid / std::max(1.0, m_sold), m_sold / count);
        m_florins = m_paid = m_sold = 0;
    }

private:
    void playOne(const Nets &now, float rate, float wander)
    {
        State state = auction::Rules::start(auction::Rules::terms().usual(m_seats));
        std::vector<Sample> samples;
        std::array<PerSeat<int>, days> unpaid{}; // florins before each day's scoring
        PerSeat<int> simple{};                   // percent of the cards' value that such a seat would pay
        for (int &percent : simple)
            percent = m_luck.below(10) < 3 ? 40 + static_cast<int>(m_luck.below(120)) : 0;
        Choices choices;
        while (true) {
            const Seat actor = auction::Rules::actor(state);
            if (actor == nobody)
                break;
            choices.clear();
            auction::Rules::list(state, choices);
            const std::uint8_t day = state.day;
            const int before = state.turned;
            const Seat leader = state.leader;
            const int highest = state.highest;
            if (actor == chance)
                auction::Rules::apply(state, m_luck.pick(choices));
            else if (simple[static_cast<std::size_t>(actor)] > 0)
                auction::Rules::apply(state, simpleCode(state, simple[static_cast<std::size_t>(actor)]));
            else if (m_luck.below(1000) < static_cast<unsigned>(1000 * wander))
                auction::Rules::apply(state, wandering(choices));
            else
                auction::Rules::apply(state, Player::best(state, choices, m_luck, now));
            if (before > 0 && state.turned == 0 && (leader != nobody || highest > 0)) {
                m_paid += highest;
                m_sold += 1;
            }
            if (day != state.day || state.phase == Phase::Over)
                for (std::size_t seat = 0; seat < state.seats; ++seat)
                    unpaid[day][seat] = state.houses[seat].florins - state.houses[seat].ships[day].income();
            if (state.phase == Phase::Turning && state.turned == 0)
                note(state, samples);
        }
        for (int seat = 0; seat < m_seats; ++seat)
            m_florins += state.houses[static_cast<std::size_t>(seat)].florins;
        for (const Sample &sample : samples)
            learn(state, unpaid, sample, rate);
    }

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

    void note(const State &state, std::vector<Sample> &samples)
    {
        const Prospects prospects(state);
        for (Seat seat = 0; seat < m_seats; ++seat) {
            Sample sample{seat, state.day, {}, {}, prospects.ship(seat)};
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
        for (std::size_t good = 0; good < goods; ++good)
            m_columns.learn(sample.columns[good],
                            lead(sample.seat,
                                 [&](std::size_t seat) {
                                     int sum = 0;
                                     for (std::size_t day = sample.day; day < days; ++day) {
                                         const Ship &ship = end.houses[seat].ships[day];
                                         sum += ship.awards[good] + ship.bonus[good];
                                     }
                                     return sum;
                                 }),
                            rate);
        m_ships.learn(sample.ship,
                      lead(sample.seat,
                           [&](std::size_t seat) {
                               return end.houses[seat].ships[sample.day].payment
                                   - (sample.florins[seat] - unpaid[sample.day][seat]);
                           }),
                      rate);
    }

    template <class Florins>
    float lead(Seat seat, Florins florins) const
    {
        const auto own = static_cast<std::size_t>(seat);
        int others = 0;
        for (std::size_t other = 0; other < static_cast<std::size_t>(m_seats); ++other)
            if (other != own)
                others += florins(other);
        return static_cast<float>(florins(own))
            - static_cast<float>(others) / static_cast<float>(m_seats - 1);
    }

    int m_seats;
    PlayoutRandom m_luck;
    Learner<columnInputs, 16> m_columns;
    Learner<shipInputs, 16> m_ships;
    double m_florins = 0;
    double m_paid = 0;
    double m_sold = 0;
};

Nets learned(int seats, long games)
{
    const auto course = std::make_unique<Course>(seats, static_cast<Seed>(100 + seats));
    course->play(games / 10, 0.004F, 0.35F);
    for (int stage = 0; stage < 5; ++stage)
        course->play(games / 10, 0.003F, 0.1F);
    course->play(games / 10, 0.0015F, 0.05F);
    course->play(games / 10, 0.001F, 0.05F);
    course->play(games / 10, 0.0005F, 0.03F);
    course->play(games / 10, 0.0002F, 0.03F);
    return course->nets();
}

} // namespace

int main(int argc, char **argv)
{
    const long games = argc == 2 || argc == 3 ? std::atol(argv[1]) : 0;
    const int only = argc == 3 ? std::atoi(argv[2]) : 0;
    if (games < 10) {
        std::fputs("Usage: medici_learn_auction GAMES (10 or more) [SEATS]\n", stderr);
        return 2;
    }
    if (only == 0)
        std::printf("// Printed by tests/players/learn_auction.cpp.\n"
                    "#include \"variants/auction/nets.h\"\n\n"
                    "// clang-format off\nnamespace medici::auction {\n\n"
                    "const std::array<Judgement, mostSeats - leastSeats + 1> learnedNets{{\n");
    for (int seats = leastSeats; seats <= auction::mostSeats; ++seats) {
        if (only != 0 && seats != only)
            continue;
        const Nets nets = learned(seats, games);
        std::printf("    {\n");
        print("column", nets.column);
        print("ship", nets.ship);
        std::printf("    },\n");
    }
    if (only == 0)
        std::printf("}};\n\n} // namespace medici::auction\n");
    return 0;
}
