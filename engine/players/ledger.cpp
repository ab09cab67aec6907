#include "engine/players/ledger.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace medici {

void Ledger::Block::add(std::size_t figure, double value)
{
    if (figure >= sums.size())
        sums.resize(figure + 1);
    sums[figure] += value;
}

Ledger::Block &Ledger::openBlock()
{
    const auto full = [&] { return m_blocks.back().weight == 1 << (m_blocks.size() - 1) / alike; };
    if (m_blocks.empty() || (!m_exact && full()))
        m_blocks.emplace_back();
    return m_blocks.back();
}

std::size_t Ledger::figureOf(const Source &source)
{
    std::size_t at = m_sources.size();
    for (std::size_t i = 0; i < m_sources.size() && at == m_sources.size(); ++i)
        if (const std::size_t here = (m_next + i) % m_sources.size(); m_sources[here] == source)
            at = here;
    if (at == m_sources.size())
        m_sources.push_back(source);
    m_next = at + 1;
    return 1 + 2 * m_seats + at;
}

void Ledger::enter(double weight, Worth worth, int seats, const PerSeat<int> &places,
                   const PerSeat<int> &scores, const Bill &bill)
{
    m_seats = static_cast<std::size_t>(seats);
    Block &block = openBlock();
    block.weight += weight;
    ++m_playouts;
    block.add(0, weight * worth);
    const auto winners = static_cast<double>(std::count(places.begin(), places.begin() + seats, 1));
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        block.add(winsOf(seat), places[seat] == 1 ? weight / winners : 0);
        block.add(scoreOf(seat), weight * scores[seat]);
    }
    for (const BillLine &line : bill.lines()) {
        block.add(figureOf({line.source, line.round, line.seat, 0}), weight * line.points);
        for (int first = 1; line.ranked && first <= ExpectedLead::mostPlaces; ++first)
            block.add(figureOf({line.source, line.round, line.seat, first}),
                      line.paidAmong(first) ? weight : 0);
    }
}

template <class SumOf>
Expected Ledger::expectedOf(SumOf sumOf) const
{
    if (m_blocks.empty())
        return {};
    double weight = 0;
    double sum = 0;
    for (const Block &block : m_blocks) {
        weight += block.weight;
        sum += sumOf(block);
    }
    const double mean = sum / weight;
    if (m_exact)
        return {mean, 0};
    if (m_blocks.size() == 1)
        return {mean, {}};
    double spread = 0;   // the mean of a block spreads the less the larger it is
    double farthest = 0; // that a block is off
    for (const Block &block : m_blocks) {
        const double off = sumOf(block) / block.weight - mean;
        spread += off * off * block.weight;
        farthest = std::max(farthest, std::abs(off) * block.weight);
    }
    // What happens seldom may as well have happened once more or less.
    constexpr double oftener = 1.5;
    return {mean,
            std::hypot(std::sqrt(spread / static_cast<double>(m_blocks.size() - 1) / weight),
                       oftener * farthest / weight)};
}

Expected Ledger::expected(std::size_t figure) const
{
    return expectedOf([figure](const Block &block) { return block.sum(figure); });
}

Expected Ledger::chance(std::size_t figure) const
{
    // What went one way in N playouts may go the other way in up to three of N all the same.
    Expected chance = expected(figure);
    if (chance.error && !m_exact)
        chance.error = std::hypot(*chance.error, 1.5 / static_cast<double>(m_playouts));
    return chance;
}

std::vector<ExpectedLine> Ledger::allRounds() const
{
    std::vector<ExpectedLine> lines;
    for (const Source &first : m_sources) {
        const auto same = [&](const auto &line) {
            return line.source == first.source && line.seat == first.seat;
        };
        if (first.places > 0 || ranges::any_of(lines, same))
            continue;
        std::vector<std::size_t> figures;
        for (std::size_t i = 0; i < m_sources.size(); ++i)
            if (m_sources[i].places == 0 && same(m_sources[i]))
                figures.push_back(1 + 2 * m_seats + i);
        lines.push_back({first.source, 0, first.seat, expectedOf([&](const Block &block) {
                             double sum = 0;
                             for (const std::size_t figure : figures)
                                 sum += block.sum(figure);
                             return sum;
                         })});
    }
    ranges::sort(lines, [](const ExpectedLine &a, const ExpectedLine &b) {
        return std::tuple(a.seat, a.source) < std::tuple(b.seat, b.source);
    });
    return lines;
}

Outlook Ledger::outlook() const
{
    Outlook outlook;
    outlook.worth = expected(0);
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        outlook.wins[seat] = chance(winsOf(seat));
        outlook.scores[seat] = expected(scoreOf(seat));
    }
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const Source &source = m_sources[i];
        const std::size_t figure = 1 + 2 * m_seats + i;
        if (source.places > 0)
            outlook.leads.push_back(
                {source.source, source.round, source.seat, source.places, chance(figure)});
        else
            outlook.bill.push_back({source.source, source.round, source.seat, expected(figure)});
    }
    const auto inOrder = [](const auto &a, const auto &b) {
        return std::tuple(a.seat, a.round, a.source) < std::tuple(b.seat, b.round, b.source);
    };
    ranges::sort(outlook.bill, inOrder);
    ranges::sort(outlook.leads, inOrder);
    outlook.sources = allRounds();
    return outlook;
}

void Ledger::add(Block &block, const Ledger &ledger, const Block &from, int sign)
{
    const std::size_t first = 1 + 2 * m_seats;
    for (std::size_t figure = 0; figure < first; ++figure)
        block.add(figure, sign * from.sum(figure));
    for (std::size_t i = 0; i < ledger.m_sources.size(); ++i)
        block.add(figureOf(ledger.m_sources[i]), sign * from.sum(first + i));
}

Ledger Ledger::less(const Ledger &other) const
{
    Ledger difference;
    difference.m_seats = m_seats;
    difference.m_exact = m_exact;
    for (std::size_t i = 0; i < std::min(m_blocks.size(), other.m_blocks.size()); ++i) {
        const Block &own = m_blocks[i];
        const Block &others = other.m_blocks[i];
        if (!m_exact && own.weight != others.weight) // the last one of either
            break;
        Block &block = difference.m_blocks.emplace_back();
        block.weight = own.weight;
        difference.m_playouts += static_cast<int>(own.weight);
        difference.add(block, *this, own, 1);
        difference.add(block, other, others, -1);
    }
    return difference;
}

} // namespace medici
