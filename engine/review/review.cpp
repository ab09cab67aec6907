#include "engine/review/review.h"

#include "engine/review/weighing.h"
#include "engine/rules/chance.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace medici {

namespace {

// Where the thoughts of all reviews start from: one for finding moves, one for comparing them, one for
// looking closely, one for the outset.
constexpr Seed forFinding = 0x66696e64;
constexpr Seed forComparing = 0x636f6d70;
constexpr Seed forLooking = 0x6c6f6f6b;
constexpr Seed beginning = 0x6f757473;

// A review has more time for looking an ending through than a player has.
constexpr std::int64_t tablesForEndings = 4'000'000;

// Besides what was played, the best move and a quick player's.
constexpr std::size_t mostOthers = 2;

std::optional<Evaluation> thought(const Game &table, const Limits &limits, Seed seed, const Inquiry &inquiry,
                                  const Cancellation &cancelled)
{
    constexpr int toTheEnd = std::numeric_limits<int>::max();
    const std::unique_ptr<Deliberation> deliberation = table.deliberate(limits, seed, inquiry);
    while (deliberation->goOn(toTheEnd, cancelled))
        if (cancelled.requested())
            return std::nullopt;
    return deliberation->evaluation();
}

// Of an exact evaluation, whose differences are to its best move.
Gain exactGain(const WeighedMove &move, const WeighedMove &played, const Game &table)
{
    Gain gain = gainOf(move.difference, table);
    const Gain less = gainOf(played.difference, table);
    gain.worth.mean -= less.worth.mean;
    gain.points.mean -= less.points.mean;
    gain.wins.mean -= less.wins.mean;
    return gain;
}

// Whether it may have cost as much as has a name, by a search that tends to find too much.
bool mayHaveCost(const Evaluation &found, Code played, const Game &table)
{
    const Expected lost = times(-1, gainOf(moveOf(found, played).difference, table).worth);
    return !lost.error || lost.mean + doubt * *lost.error >= gradesFrom.back().cost;
}

bool same(const Gain &a, const Gain &b)
{
    return a.worth.mean == b.worth.mean && a.points.mean == b.points.mean && a.wins.mean == b.wins.mean;
}

} // namespace

Review::Review(const Game &start, std::span<const Event> events, const PerSeat<Manner> &manners, int playouts)
    : m_start(start.clone()), m_events(events.begin(), events.end()), m_manners(manners), m_playouts(playouts)
{
    const std::unique_ptr<Game> table = m_start->clone();
    Choices choices;
    for (std::size_t event = 0; event < m_events.size(); ++event) {
        if (table->actor() >= 0) {
            table->list(choices);
            if (table->free(choices))
                m_decisions.push_back(event);
        }
        table->apply(m_events[event].code);
    }
    m_left = m_decisions.size();
}

std::unique_ptr<Game> Review::at(std::size_t event) const
{
    std::unique_ptr<Game> table = m_start->clone();
    for (std::size_t i = 0; i < event; ++i)
        table->apply(m_events[i].code);
    return table;
}

void Review::add(const Findings &findings)
{
    if (findings.outset)
        m_findings.outset = findings.outset;
    for (const auto &[event, judgement] : findings.judgements)
        add(judgement);
}

void Review::add(Judgement judgement)
{
    const std::size_t event = judgement.event;
    m_findings.judgements.insert_or_assign(event, std::move(judgement));
}

bool Review::known(std::size_t event) const
{
    const auto found = m_findings.judgements.find(event);
    return found != m_findings.judgements.end() && found->second.playouts >= m_playouts;
}

std::optional<std::size_t> Review::next()
{
    while (m_left > 0)
        if (const std::size_t event = m_decisions[--m_left]; !known(event))
            return event;
    return std::nullopt;
}

bool Review::needsOutset() const
{
    return !m_findings.outset || m_findings.outset->playouts < m_playouts;
}

// A few times as many playouts as a decision gets: it is one figure for the whole game.
std::optional<Outset> Review::outset(const Cancellation &cancelled) const
{
    constexpr int times = 4;
    const auto expected =
        thought(*m_start, {Level::Hard, times * m_playouts, {}, false}, derivedSeed(beginning, 0),
                {.nothingElse = true, .manners = allStrong}, cancelled);
    if (!expected)
        return std::nullopt;
    return Outset{m_playouts, expected->outlook.scores, expected->outlook.wins};
}

// How many playouts each move gets; what a decision cost is known by more, if it may have cost anything.
int Review::atFirst() const
{
    constexpr int fewest = 50;
    return std::min(m_playouts, std::max(fewest, m_playouts / 4));
}

// The others as they were, or had shown themselves to be, which strong players do in their own way; who
// decides plays on as the review would.
PerSeat<Manner> Review::asTheyWere(Seat seat) const
{
    PerSeat<Manner> manners = m_manners;
    std::replace(manners.begin(), manners.end(), Manner::Strong, Manner::Shown);
    manners[static_cast<std::size_t>(seat)] = Manner::Strong;
    return manners;
}

std::optional<Judgement> Review::judge(std::size_t event, const Cancellation &cancelled) const
{
    const std::unique_ptr<Game> table = at(event);
    const auto seats = static_cast<std::size_t>(table->seats());
    Judgement judgement;
    judgement.event = event;
    judgement.seat = table->actor();
    judgement.played = table->canonical(m_events[event].code);
    judgement.playouts = m_playouts;

    // A quick review looks for it as quickly.
    const Limits search = m_playouts < usualPlayouts
        ? Limits{Level::Hard, m_playouts}
        : Limits{.mind = Level::Hard, .tables = tablesForEndings};
    const auto found =
        thought(*table, search, derivedSeed(forFinding, event),
                {.moves = {&judgement.played, 1}, .briefly = true, .manners = allStrong}, cancelled);
    if (!found)
        return std::nullopt;
    judgement.best = found->moves.front().code;
    judgement.exact = found->exact;
    for (const WeighedMove &move : found->moves)
        if (move.code != judgement.played && move.code != judgement.best
            && judgement.others.size() < mostOthers)
            judgement.others.push_back({move.code, {}});

    const bool differs = judgement.best != judgement.played;
    const auto both = [&](const PerSeat<Manner> &manners) {
        const std::array codes{judgement.played, judgement.best};
        return thought(*table, {Level::Hard, m_playouts, {}, false}, derivedSeed(forLooking, event),
                       {.moves = codes, .nothingElse = true, .quickToo = false, .manners = manners},
                       cancelled);
    };
    // Never by what another look found: what is looked at the longer the worse it looks, looks too bad.
    std::optional<Evaluation> closely;
    if (differs && !found->exact && atFirst() < m_playouts && mayHaveCost(*found, judgement.played, *table)) {
        closely = both(allStrong);
        if (!closely)
            return std::nullopt;
    }

    std::vector<Code> moves{judgement.played};
    if (differs && !found->exact && !closely)
        moves.push_back(judgement.best);
    for (const Alternative &other : judgement.others)
        moves.push_back(other.code);
    const auto compared =
        thought(*table, {Level::Hard, atFirst(), {}, false}, derivedSeed(forComparing, event),
                {.moves = moves, .nothingElse = true, .manners = allStrong}, cancelled);
    if (!compared)
        return std::nullopt;

    const Evaluation &figures = found->exact ? *found : closely ? *closely : *compared;
    const WeighedMove &played = moveOf(figures, judgement.played);
    const WeighedMove &best = moveOf(figures, judgement.best);
    const auto gain = [&](const WeighedMove &move) {
        Gain result = found->exact ? exactGain(move, played, *table) : gainOf(move.difference, *table);
        clean(result);
        return result;
    };
    judgement.cost = gain(best);
    judgement.grade = gradeOf(judgement.cost.worth);
    if (differs)
        judgement.bill = found->exact ? billOf(played.difference, 1, judgement.seat)
                                      : billOf(best.difference, -1, judgement.seat);
    if (differs && judgement.cost.worth.mean > 0)
        judgement.leads = leadsOf(best.outlook, played.outlook,
                                  found->exact ? played.difference : best.difference, judgement.seat);
    for (Alternative &other : judgement.others)
        other.gain = gain(moveOf(found->exact ? *found : *compared, other.code));

    const WeighedMove &quick = moveOf(*compared, *compared->quick);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        judgement.wins[seat] = played.outlook.wins[seat];
        judgement.bestWins[seat] = best.outlook.wins[seat];
        judgement.pointsMoved[seat] = times(-1, quick.difference.scores[seat]);
        judgement.winsMoved[seat] = times(-1, quick.difference.wins[seat]);
    }

    if (judgement.grade < Grade::Inaccuracy)
        return judgement;
    const auto asItWas = both(asTheyWere(judgement.seat));
    const auto asStrong = closely ? closely : both(allStrong);
    if (!asItWas || !asStrong)
        return std::nullopt;
    const Gain cost = gainOf(moveOf(*asItWas, judgement.best).difference, *table);
    // The same luck came behind every move.
    if (!same(cost, gainOf(moveOf(*asStrong, judgement.best).difference, *table))) {
        judgement.costAsItWas = cost;
        judgement.grade = std::min(judgement.grade, gradeOf(cost.worth));
    }
    return judgement;
}

} // namespace medici
