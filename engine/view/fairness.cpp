#include "engine/view/fairness.h"

#include "engine/rules/ranges.h"
#include "engine/view/steps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace medici {

namespace {

// Below this Pearson's sum is no longer distributed as it should be, even where all sides are equally likely.
constexpr double leastExpected = 2;

// The outcomes that a die can bring, by their numbers: alike dice have the same.
std::vector<std::size_t> sidesOf(const Forthcoming &forthcoming, std::size_t die)
{
    std::vector<std::size_t> sides;
    for (std::size_t outcome = 0; outcome < forthcoming.outcomes.size(); ++outcome)
        if ((forthcoming.outcomes[outcome].places >> die & 1) != 0)
            sides.push_back(outcome);
    return sides;
}

} // namespace

int FallenDice::throws() const
{
    return std::accumulate(sides.begin(), sides.end(), 0,
                           [](int sum, const Side &side) { return sum + side.fell; });
}

// Pearson's sum over all dice, by Wilson and Hilferty's normal value.
std::optional<double> Fairness::likelihood() const
{
    double sum = 0;
    double degrees = 0;
    for (const FallenDice &each : dice) {
        const double expected = each.expected();
        if (expected < leastExpected)
            return std::nullopt;
        for (const FallenDice::Side &side : each.sides)
            sum += (side.fell - expected) * (side.fell - expected) / expected;
        degrees += static_cast<double>(each.sides.size()) - 1;
    }
    if (degrees == 0)
        return std::nullopt;
    const double spread = 2 / (9 * degrees);
    const double normal = (std::cbrt(sum / degrees) - (1 - spread)) / std::sqrt(spread);
    return std::erfc(normal / std::numbers::sqrt2) / 2;
}

Fairness fairnessOf(const View &view, const Words &words, const Game &start, std::span<const Event> log,
                    const Players &players, const std::function<bool(std::size_t event)> &counts)
{
    Fairness fairness;
    const std::unique_ptr<Game> game = start.clone();
    std::map<int, std::map<Code, int>> fell; // by die
    std::size_t most = 0;
    for (const Step &step : stepsOf(words, start, log)) {
        const bool dice = log[step.from].actor == chance && game->place().of == Place::Of::Die;
        if (dice && step.to - step.from > most) { // all of them
            most = step.to - step.from;
            fairness.game = game->clone();
        }
        for (std::size_t event = step.from; event < step.to; ++event) {
            if (dice && counts(step.from))
                ++fell[game->place().die][log[event].code];
            game->apply(log[event].code);
        }
    }
    if (!fairness.game)
        return fairness;
    const Forthcoming forthcoming = view.forthcoming(*fairness.game, players);
    std::map<std::vector<std::size_t>, FallenDice> alike;
    for (std::size_t die = 0; die < most; ++die) {
        const std::vector<std::size_t> sides = sidesOf(forthcoming, die);
        FallenDice &each = alike[sides];
        if (each.sides.empty())
            for (const std::size_t side : sides)
                each.sides.push_back({forthcoming.outcomes[side]});
        for (FallenDice::Side &side : each.sides)
            side.fell += fell[static_cast<int>(die)][side.outcome.code];
    }
    for (auto &[sides, each] : alike)
        fairness.dice.push_back(std::move(each));
    return fairness;
}

} // namespace medici
