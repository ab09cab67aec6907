#pragma once

#include "engine/rules/ranges.h"
#include "engine/rules/ranking.h"
#include "engine/rules/seat.h"

#include <algorithm>
#include <vector>

namespace medici {

// One thing that a seat's score consists of, and all that is needed to explain it without knowing the rules:
// where it comes from, which statement decided it, what was looked at and how it compared. A source that paid
// nothing has a line, too, because that wants explaining as well.
struct BillLine {
    int source = 0; // a code of the variant's, to which its view gives a name and a symbol
    int round = 0;  // the scoring that it belongs to; 0 is what a seat began with
    Seat seat = 0;
    int rule = 0;        // the statement's number: 17 for D17
    int points = 0;      // negative for what was spent
    int figure = 0;      // what was counted or compared: a ship's value, crosses, a level
    int against = 0;     // what that was held against: a threshold reached, the enemy's circles, a place
    Standing standing{}; // of the figure among the other seats'
    bool ranked = false; // whether that says anything
    bool placed = false; // at a place that is paid, though what was counted may earn nothing there

    // Among the first so many, alone or together, and paid for it.
    bool paidAmong(int places) const { return ranked && standing.ahead < places && points > 0; }

    friend bool operator==(const BillLine &, const BillLine &) = default;
};

// Where the points of all seats come from: added up for a seat, its score. It is made when somebody asks,
// never in playouts.
class Bill {
public:
    void add(const BillLine &line) { m_lines.push_back(line); }

    const std::vector<BillLine> &lines() const { return m_lines; }

    // The points of the lines that are wanted.
    template <class Wanted>
    int sum(Wanted wanted) const
    {
        int sum = 0;
        for (const BillLine &line : m_lines)
            sum += wanted(line) ? line.points : 0;
        return sum;
    }

    int total(Seat seat) const
    {
        return sum([&](const BillLine &line) { return line.seat == seat; });
    }

    int total(Seat seat, int round) const
    {
        return sum([&](const BillLine &line) { return line.seat == seat && line.round == round; });
    }

    // The line of a source, or one of no points where it has none.
    BillLine line(Seat seat, int round, int source) const
    {
        const auto found = ranges::find_if(m_lines, [&](const BillLine &line) {
            return line.seat == seat && line.round == round && line.source == source;
        });
        return found == m_lines.end() ? BillLine{.source = source, .round = round, .seat = seat} : *found;
    }

    friend bool operator==(const Bill &, const Bill &) = default;

private:
    std::vector<BillLine> m_lines;
};

// The lines of one source in a round for every seat, ranked by their figures.
template <class FigureOf>
std::vector<BillLine> rankedLines(int source, int round, std::size_t seats, FigureOf figureOf)
{
    PerSeat<int> figures{};
    for (std::size_t seat = 0; seat < seats; ++seat)
        figures[seat] = figureOf(static_cast<Seat>(seat));
    std::vector<BillLine> lines;
    for (std::size_t seat = 0; seat < seats; ++seat)
        lines.push_back({.source = source,
                         .round = round,
                         .seat = static_cast<Seat>(seat),
                         .figure = figures[seat],
                         .standing = standingOf(figures, seats, seat),
                         .ranked = true});
    return lines;
}

} // namespace medici
