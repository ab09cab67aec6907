#include "app/contests/rating.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>

namespace medici {

namespace {

constexpr int samples = 1000;
const double pointsPerUnit = 400 / std::numbers::ln10;

// Wins of each player over each other one, in rows.
class Wins {
public:
    explicit Wins(int players) : m_players(static_cast<std::size_t>(players)), m_wins(m_players * m_players)
    {}

    double &operator()(int a, int b) { return m_wins[at(a, b)]; }
    double operator()(int a, int b) const { return m_wins[at(a, b)]; }
    int players() const { return static_cast<int>(m_players); }

private:
    std::size_t at(int a, int b) const
    {
        return static_cast<std::size_t>(a) * m_players + static_cast<std::size_t>(b);
    }

    std::size_t m_players;
    std::vector<double> m_wins;
};

double logistic(double x)
{
    return 1 / (1 + std::exp(-x));
}

// The ratings that make what was played most likely, one player after the other until none moves any more.
std::vector<double> fitted(const Wins &wins, std::vector<double> start)
{
    constexpr double exact = 1e-8;
    constexpr int patience = 10'000;
    std::vector<double> rating = std::move(start);
    double moved = 1;
    for (int round = 0; round < patience && moved > exact; ++round) {
        moved = 0;
        for (int a = 0; a < wins.players(); ++a) {
            double slope = 0;
            double bend = 0;
            for (int b = 0; b < wins.players(); ++b) {
                const double met = wins(a, b) + wins(b, a);
                const double ahead =
                    logistic(rating[static_cast<std::size_t>(a)] - rating[static_cast<std::size_t>(b)]);
                slope += b == a ? 0 : wins(a, b) - met * ahead;
                bend += b == a ? 0 : met * ahead * (1 - ahead);
            }
            const double step = bend > 0 ? std::clamp(slope / bend, -1.0, 1.0) : 0;
            rating[static_cast<std::size_t>(a)] += step;
            moved = std::max(moved, std::abs(step));
        }
    }
    const double mean =
        std::accumulate(rating.begin(), rating.end(), 0.0) / static_cast<double>(rating.size());
    for (double &one : rating)
        one -= mean;
    return rating;
}

// Weights by chance: of a deal, and of half a win.
class Chances {
public:
    explicit Chances(Seed seed) : m_random(seed) {}

    double whole() { return -std::log(uniform()); } // Gamma(1)

    double half() // Gamma(1/2), by Box and Muller
    {
        const double cosine = std::cos(2 * std::numbers::pi * uniform());
        return whole() * cosine * cosine;
    }

private:
    double uniform() // between 0 and 1, both excluded
    {
        constexpr std::uint32_t steps = std::numeric_limits<std::uint32_t>::max();
        return (m_random.below(steps) + 0.5) / steps;
    }

    PlayoutRandom m_random;
};

Interval intervalOf(double value, std::vector<double> sampled)
{
    ranges::sort(sampled);
    const auto at = [&](double part) {
        return sampled[static_cast<std::size_t>(part * static_cast<double>(sampled.size() - 1))];
    };
    return {pointsPerUnit * value, pointsPerUnit * at(0.025), pointsPerUnit * at(0.975)};
}

} // namespace

double chanceAhead(double points)
{
    return logistic(points / pointsPerUnit);
}

Ratings::Ratings(int players, const std::vector<Meeting> &meetings, Seed seed)
{
    constexpr double part = 0.5;
    Wins met(players);
    for (const Meeting &meeting : meetings)
        met(std::min(meeting.a, meeting.b), std::max(meeting.a, meeting.b)) = 1;

    // What was played, with weights of the deals, and half a win and half a loss of each two.
    const auto winsOf = [&](auto weightOfDeal, auto weightOfHalf) {
        Wins wins(players);
        std::map<int, double> weights;
        for (const Meeting &meeting : meetings) {
            const auto [weight, fresh] = weights.try_emplace(meeting.deal);
            if (fresh)
                weight->second = weightOfDeal();
            wins(meeting.a, meeting.b) += weight->second * meeting.share;
            wins(meeting.b, meeting.a) += weight->second * (1 - meeting.share);
        }
        for (int a = 0; a < players; ++a)
            for (int b = a + 1; b < players; ++b)
                if (met(a, b) > 0) {
                    wins(a, b) += weightOfHalf();
                    wins(b, a) += weightOfHalf();
                }
        return wins;
    };

    m_best = fitted(winsOf([] { return 1.0; }, [] { return part; }),
                    std::vector<double>(static_cast<std::size_t>(players)));
    Chances chances(seed);
    for (int sample = 0; sample < samples; ++sample)
        m_samples.push_back(
            fitted(winsOf([&] { return chances.whole(); }, [&] { return chances.half(); }), m_best));
}

Interval Ratings::of(int player) const
{
    const auto at = static_cast<std::size_t>(player);
    std::vector<double> sampled;
    for (const std::vector<double> &sample : m_samples)
        sampled.push_back(sample[at]);
    return intervalOf(m_best[at], sampled);
}

Interval Ratings::difference(int player, int other) const
{
    const auto one = static_cast<std::size_t>(player);
    const auto two = static_cast<std::size_t>(other);
    std::vector<double> sampled;
    for (const std::vector<double> &sample : m_samples)
        sampled.push_back(sample[one] - sample[two]);
    return intervalOf(m_best[one] - m_best[two], sampled);
}

} // namespace medici
