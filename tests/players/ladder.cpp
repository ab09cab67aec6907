#include "tests/players/ladder.h"

#include "engine/rules/ranges.h"

#include <cstdio>
#include <ostream>

namespace medici {

namespace {

constexpr Seed deals = 1;

std::string formatted(const char *format, auto... values)
{
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), format, values...); // NOLINT(*-vararg)
    return text.data();
}

std::string figure(const Estimate &estimate, int digits)
{
    return formatted("%.*f", digits, estimate.mean)
        + (estimate.margin ? formatted(" ± %.*f", digits, *estimate.margin) : "");
}

} // namespace

void Ladder::play(const std::vector<Contest> &contests, const Goal &goal)
{
    bool more = true;
    for (int games = std::min(firstGames, goal.games); more; games = std::min(2 * games, goal.games)) {
        more = false;
        for (const Contest &contest : contests)
            more |= play(contest, games, goal);
    }
}

// Whether there may be more to play.
bool Ladder::play(const Contest &contest, int games, const Goal &goal)
{
    const auto seats = static_cast<std::size_t>(contest.seats);
    const std::size_t blocks = (static_cast<std::size_t>(games) + seats - 1) / seats;
    const PlayedGames::Blocks &known = played(contest);
    if (known.size() >= static_cast<std::size_t>(firstGames) / seats && contest.seats > 1) {
        const Averages averages = averagesOf(contest, Who::Odd);
        if (averages.share.estimateOf(averages.games).margin.value_or(1) <= goal.margin)
            return false;
    }
    std::vector<std::size_t> missing;
    for (std::size_t block = 0; block < blocks; ++block)
        if (!known.contains(block))
            missing.push_back(block);
    const Pairing pairing{contest.a, contest.b, contest.seats, 0, deals, goal.threads};
    const std::uint64_t fingerprint =
        derivedSeed(fingerprintOf(contest.a, contest.seats), fingerprintOf(contest.b, contest.seats));
    AnyArena::inParallel(goal.threads, missing.size(), [&](std::size_t next) {
        m_games.add(contest, fingerprint, missing[next], m_arena.playBlock(pairing, missing[next]));
    });
    return games < goal.games;
}

std::uint64_t Ladder::fingerprintOf(const std::string &player, int seats) const
{
    const auto [known, fresh] = m_fingerprints.try_emplace({player, seats});
    if (fresh)
        known->second = m_arena.fingerprintOf(player, seats);
    return known->second;
}

const PlayedGames::Blocks &Ladder::played(const Contest &contest) const
{
    return m_games.of(
        contest,
        derivedSeed(fingerprintOf(contest.a, contest.seats), fingerprintOf(contest.b, contest.seats)));
}

Averages Ladder::averagesOf(const Contest &contest, Who who) const
{
    std::vector<Block> blocks;
    for (const auto &[number, played] : played(contest))
        blocks.push_back(played.block);
    return medici::averagesOf(blocks, contest.seats, who);
}

void Ladder::print(int seats, std::ostream &text) const
{
    printLevels(seats, text);
    if (seats == 1)
        return;
    printStyles(seats, false, text);
    printStyles(seats, true, text);
}

void Ladder::printLevels(int seats, std::ostream &text) const
{
    const auto level = [](std::size_t number) { return std::string(levelNames[number]); };
    std::string rows;
    for (std::size_t higher = levelNames.size(); higher-- > 0;) {
        if (seats == 1)
            rows += row({level(higher), level(higher), 1}, Who::Odd);
        for (std::size_t lower = seats == 1 ? 0 : higher; lower-- > 0;) {
            rows += row({level(higher), level(lower), seats}, Who::Odd);
            rows += seats == 2 ? row({level(higher), level(lower), 2}, Who::Other)
                               : row({level(lower), level(higher), seats}, Who::Odd);
        }
    }
    if (rows.empty())
        return;
    if (seats == 1)
        text << "| seats | who | games | score | ms | longest |\n|---|---|---|---|---|---|\n";
    else
        text << "| seats | who | games | share of wins | place | score | difference | ms | longest |\n"
                "|---|---|---|---|---|---|---|---|---|\n";
    text << rows << '\n';
}

std::string Ladder::row(const Contest &contest, Who who) const
{
    const PlayedGames::Blocks &blocks = played(contest);
    if (blocks.empty())
        return {};
    const Averages averages = averagesOf(contest, who);
    const bool odd = who == Who::Odd;
    std::vector<double> medians;
    double longest = 0;
    for (const auto &[number, played] : blocks) {
        const Times &times = odd ? played.odd : played.other;
        medians.push_back(times.median);
        longest = std::max(longest, times.longest);
    }
    ranges::sort(medians);
    std::string row = "| " + std::to_string(contest.seats) + " | ";
    if (contest.seats == 1)
        row += contest.a;
    else
        row += "one " + (odd ? contest.a : contest.b) + " among " + (odd ? contest.b : contest.a);
    row += " | " + std::to_string(averages.games);
    if (contest.seats > 1)
        row += " | " + figure(averages.share.estimateOf(averages.games), 3) + " | "
            + figure(averages.place.estimateOf(averages.games), 2);
    row += " | " + figure(averages.score.estimate(), 1);
    if (contest.seats > 1)
        row += " | " + figure(averages.difference.estimate(), 1);
    return row + formatted(" | %.2f | %.1f |\n", medians[medians.size() / 2], longest);
}

void Ladder::printStyles(int seats, bool styleIsOdd, std::ostream &text) const
{
    constexpr std::array levels{"easy", "normal", "hard"};
    std::string rows;
    for (const std::string &style : stylesOf(m_arena)) {
        std::string row;
        bool any = false;
        for (const char *level : levels) {
            const std::string share =
                styleIsOdd ? shareOf(style, level, seats) : shareOf(level, style, seats);
            row += " | " + (share.empty() ? "| " : share);
            any |= !share.empty();
        }
        if (any)
            rows.append("| ").append(style).append(row).append(" |\n");
    }
    if (rows.empty())
        return;
    text << "| " << seats << " seats, one " << (styleIsOdd ? "of these among" : "among these");
    for (const char *level : levels)
        text << " | " << level << " | games";
    text << " |\n|---|---|---|---|---|---|---|\n" << rows << '\n';
}

std::string Ladder::shareOf(const std::string &one, const std::string &among, int seats) const
{
    Contest contest{one, among, seats};
    Who who = Who::Odd;
    if (seats == 2 && played(contest).empty()) {
        std::swap(contest.a, contest.b);
        who = Who::Other;
    }
    if (played(contest).empty())
        return {};
    const Averages averages = averagesOf(contest, who);
    return figure(averages.share.estimateOf(averages.games), 3) + " | " + std::to_string(averages.games);
}

} // namespace medici
