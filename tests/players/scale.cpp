// What the steps of a variant's scale of strength are (engine/players/scale.h):
//
//   medici_scale VARIANT GAMES [THREADS]
//
// Each step plays so many games of two against the next one, on common luck, and `easy` and `random` against
// the steps that they are nearest to. The share of wins says how many points of a rating lie between them;
// `hard` has 1000. It prints the steps as they should stand in the variant's player.h, with the errors of
// what lies between each and the next; whoever has changed them much runs it again, because between steps
// strengths are guessed.

#include "engine/rules/ranges.h"
#include "tests/players/arenas.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <cmath>
#include <cstdio>

using namespace medici;

namespace {

struct Lead {
    double points = 0;
    double error = 0;
};

class Calibration {
public:
    Calibration(std::string_view variant, int games, unsigned threads)
        : m_arena(arenaOf(variant)), m_games(games), m_threads(threads)
    {}

    // How many points one has more than another.
    Lead lead(const std::string &one, const std::string &other) const
    {
        const auto blocks = m_arena->play({one, other, 2, m_games / 2, 1, m_threads});
        const Averages averages = averagesOf(*blocks, 2);
        const double least = 0.5 / m_games;
        const double share = std::clamp(averages.share.mean(), least, 1 - least);
        const double slope = 400 / std::log(10) / (share * (1 - share));
        const Lead lead{400 * std::log10(share / (1 - share)),
                        slope * averages.share.standardError().value_or(0)};
        std::fprintf(stderr, "%s beats %s in %.3f: %.0f ± %.0f points\n", one.c_str(), other.c_str(),
                     averages.share.mean(), lead.points, lead.error);
        return lead;
    }

private:
    std::unique_ptr<AnyArena> m_arena;
    int m_games;
    unsigned m_threads;
};

std::string wordOf(int strength)
{
    return nameOf(Mind::ofStrength(strength));
}

void calibrate(std::string_view variant, const StrengthScale &scale, int games, unsigned threads)
{
    const Calibration calibration(variant, games, threads);
    // The cheap ones first.
    const double aboveRandom = calibration.lead(wordOf(scale.weakest()), "random").points;
    const double aboveEasy = calibration.lead("normal", "easy").points;
    std::vector<double> found(scale.steps.size());
    for (std::size_t i = 1; i < found.size(); ++i)
        found[i] = found[i - 1]
            + calibration.lead(wordOf(scale.steps[i].strength), wordOf(scale.steps[i - 1].strength)).points;
    const double most = found.back();
    for (double &strength : found)
        strength += Mind::strongest - most;
    const auto normal = ranges::find(scale.steps, 0, &StrengthStep::slips) - scale.steps.begin();
    const double easy = found[static_cast<std::size_t>(normal)] - aboveEasy;
    const double random = found.front() - aboveRandom;
    std::printf("random %.0f, easy %.0f\n", random, easy);
    for (std::size_t i = 0; i < found.size(); ++i)
        std::printf("{%.0f, %d, %d}\n", found[i], scale.steps[i].slips, scale.steps[i].playouts);
}

std::optional<StrengthScale> scaleNamed(std::string_view variant)
{
    if (variant == "auction")
        return scaleOf<auction::Player>();
    if (variant == "card")
        return scaleOf<card::Player>();
    if (variant == "dice")
        return scaleOf<dice::Player>();
    return variant == "gemstones" ? std::optional(scaleOf<gemstones::Player>()) : std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    const auto scale = words.size() >= 2 ? scaleNamed(words[0]) : std::nullopt;
    const int games = words.size() >= 2 ? numberIn<int>(words[1]).value_or(0) : 0;
    const unsigned threads = words.size() == 3 ? numberIn<unsigned>(words[2]).value_or(0)
                                               : std::max(1U, std::thread::hardware_concurrency());
    if (!scale || games < 4 || threads < 1 || words.size() > 3) {
        std::fputs("Usage: medici_scale VARIANT GAMES [THREADS]\n", stderr);
        return 2;
    }
    calibrate(words[0], *scale, games, threads);
    return 0;
}
