#include "engine/review/counsel.h"

#include "engine/review/weighing.h"
#include "engine/rules/chance.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <array>
#include <utility>

namespace medici {

namespace {

// Where its two thoughts start from, apart from each other.
constexpr std::uint64_t finding = 1;
constexpr std::uint64_t comparing = 2;

// As long as a moment is.
constexpr int stride = 200;

// Of hundreds of moves only those are looked at unasked.
constexpr std::size_t mostUnasked = 24;

} // namespace

const Judgement *Advice::of(Code move) const
{
    const auto found = ranges::find(moves, move, &Judgement::played);
    return found == moves.end() ? nullptr : &*found;
}

const Judgement *Advice::nextBest() const
{
    const Judgement *next = nullptr;
    for (const Judgement &judgement : moves)
        if (judgement.played != judgement.best
            && (next == nullptr || judgement.cost.worth.mean < next->cost.worth.mean))
            next = &judgement;
    return next;
}

Counsel::Counsel(const Game &table, Seed seed, int playouts)
    : m_table(table.clone()), m_seed(seed), m_playouts(playouts)
{}

void Counsel::ask(Code move)
{
    m_asked = move;
    if (m_advice.best)
        m_weighing.reset(); // what it was at comes later
}

bool Counsel::goOn(const Cancellation &cancelled)
{
    if (!m_weighing && !begin())
        return false;
    if (!m_weighing->goOn(stride, cancelled) && !cancelled.requested())
        conclude();
    return true;
}

// What is next to be found out. False if there is nothing.
bool Counsel::begin()
{
    if (!m_advice.best) {
        m_weighing = m_table->deliberate({Level::Hard}, derivedSeed(m_seed, finding), {.manners = allStrong});
        return true;
    }
    std::optional<Code> next = std::exchange(m_asked, std::nullopt);
    while ((!next || m_advice.of(*next) != nullptr) && !m_promising.empty()) {
        next = m_promising.back();
        m_promising.pop_back();
    }
    if (!next || m_advice.of(*next) != nullptr)
        return false;
    const std::array moves{m_advice.best->code, *next};
    m_weighing = m_table->deliberate({Level::Hard, m_playouts, {}, false}, derivedSeed(m_seed, comparing),
                                     {.moves = moves, .nothingElse = true, .manners = allStrong});
    return true;
}

void Counsel::conclude()
{
    const Evaluation figures = m_weighing->evaluation();
    m_weighing.reset();
    const bool found = !m_advice.best;
    if (found)
        note(figures);
    for (const WeighedMove &move : figures.moves)
        if ((!found || figures.exact || move.code == m_advice.best->code)
            && m_advice.of(move.code) == nullptr)
            m_advice.moves.push_back(judged(figures, move));
    m_advice.unjudged = static_cast<std::size_t>(
        ranges::count_if(m_promising, [&](Code move) { return m_advice.of(move) == nullptr; }));
}

// What is best was found; the others are not to be judged by figures that were sought for that.
void Counsel::note(const Evaluation &figures)
{
    const WeighedMove &best = figures.moves.front();
    m_advice.best = Thought{best.code, figures.playouts, {}, figures.exact};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_table->seats()); ++seat)
        m_advice.best->scores[seat] = best.outlook.scores[seat].mean;
    for (const WeighedMove &move : figures.moves)
        if (m_promising.size() < mostUnasked)
            m_promising.push_back(move.code);
    std::reverse(m_promising.begin(), m_promising.end());
}

// All figures have the best move for their first, so that differences are to that one.
Judgement Counsel::judged(const Evaluation &figures, const WeighedMove &move) const
{
    Judgement judgement;
    judgement.seat = m_table->actor();
    judgement.played = move.code;
    judgement.best = m_advice.best->code;
    judgement.playouts = move.playouts;
    judgement.exact = figures.exact;
    const Gain gain = gainOf(move.difference, *m_table);
    judgement.cost = {times(-1, gain.worth), times(-1, gain.points), times(-1, gain.wins)};
    clean(judgement.cost);
    judgement.grade = gradeOf(judgement.cost.worth);
    if (move.code != judgement.best) {
        judgement.bill = billOf(move.difference, 1, judgement.seat);
        judgement.leads =
            leadsOf(moveOf(figures, judgement.best).outlook, move.outlook, move.difference, judgement.seat);
    }
    return judgement;
}

} // namespace medici
