#include "variants/gemstones/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/bill.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"

#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

// What put one of two seats with equal scores ahead; nothing if it won by being sorted.
QString settledBy(const State &over, Seat ahead, Seat behind)
{
    if (over.winner == ahead)
        return {};
    const Evaluation more = evaluationOf(over.sheet(ahead));
    const Evaluation less = evaluationOf(over.sheet(behind));
    const auto [a, b] = ranges::mismatch(more.filled, less.filled);
    if (a == more.filled.end())
        return Text::tr("all columns equally full");
    return (a == more.filled.begin()
                ? Text::tr("numbers in the emptiest column: %1 to %2", "what settled a tie")
                : Text::tr("emptiest columns equal, numbers in the next: %1 to %2", "what settled a tie"))
        .arg(*a)
        .arg(*b);
}

Sentence remarkOf(const State &state, const Players &players)
{
    std::vector<Sentence> announced;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.sheet(seat).announced)
            announced.push_back(Sentence::strong(players[static_cast<std::size_t>(seat)].name));
    const Sentence rule =
        Text::tr("Whoever is sorted at the end of two of their own turns in a row wins; otherwise the round "
                 "in which somebody has %n numbers in every column is the last.",
                 nullptr, state.limits().enough);
    if (announced.empty() || state.phase == Phase::Over)
        return rule;
    return Sentence::joined(
        {Sentence::arranged(Text::tr("Announced: %1."), {Sentence::listed(announced)}), rule}, u" "_s);
}

// '5 (3)': the place of a sum, and how far that is from its column's.
QString wordsOfPlace(const BillLine &column)
{
    return column.points == 0
        ? QString::number(column.figure)
        : Text::tr("%1 (%2)", "a place and how far away").arg(column.figure).arg(column.points);
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    for (std::size_t gem = 0; gem < gems; ++gem)
        sources.columns << shortNameOf(static_cast<Gem>(gem));
    sources.columns << Text::tr("disorder");
    const Bill bill = Rules::bill(over);
    for (const Seat seat : seatsByPlace(Rules::places(over), over.seats)) {
        Standings::Row row{seat, {}};
        for (std::size_t gem = 0; gem < gems; ++gem) {
            const BillLine column = bill.line(seat, 1, source::column(gem));
            row.cells.push_back({wordsOfPlace(column), rankReason(column), column.points});
        }
        row.cells.push_back(figure(bill.total(seat)));
        sources.rows.push_back(std::move(row));
    }
    sources.remark = Text::tr("Each column's place by its sum, and in brackets how far off it is; together "
                              "these are the disorder.");
    return sources;
}

Sentence verdictOf(const State &over, const Result &result, const Players &players)
{
    if (over.solo() && over.winner == nobody && result.rows.front().score == 0)
        return Text::tr("In order at the end, but not for two turns in a row: not won");
    const QString score = QString::number(result.rows.front().score);
    if (over.solo())
        return over.winner == nobody ? Sentence(Text::tr("Not sorted in time: a disorder of %1").arg(score))
                                     : Sentence(Text::tr("Won: sorted at the end of two turns in a row"));
    if (over.winner != nobody)
        return Sentence::arranged(Text::tr("%1 wins: sorted at the end of two turns in a row"),
                                  {strongNameOf(over.winner, players)});
    return medici::verdictOf(result, players, Text::tr("%1 wins with a disorder of %2."),
                             Text::tr("%1 share first place with a disorder of %2."), score);
}

} // namespace

Standings Looks::standings(const State &state, const Players &players)
{
    Standings standings;
    standings.columns = {Text::tr("Numbers", "how many are written"), Text::tr("Disorder")};
    const PerSeat<int> scores = Rules::scores(state);
    for (const Seat seat : seatsByPlace(Rules::places(state), state.seats)) {
        const Sheet &sheet = state.sheet(seat);
        int written = 0;
        for (const Column &column : sheet.columns)
            written += column.filled;
        standings.rows.push_back(
            {seat,
             {figure(written, tooltip(state, region::order(seat), players)),
              figure(scores[static_cast<std::size_t>(seat)], tooltip(state, region::sheet(seat), players))}});
    }
    standings.remark = remarkOf(state, players);
    return standings;
}

Scoring Looks::scoring(const State &before, const State &after)
{
    if (Rules::scorings(before) == Rules::scorings(after))
        return {};
    const Bill bill = Rules::bill(after);
    Scoring scoring;
    scoring.title = Text::tr("Final scoring");
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const Gem colour = static_cast<Gem>(gem);
        Scoring::Row row =
            scoringRow(symbolOf(colour), nameOf(colour), after.seats, [&](Seat seat) -> Scoring::Cell {
                const BillLine column = bill.line(seat, 1, source::column(gem));
                return {Text::tr("sum %1", "of a column").arg(after.sheet(seat).columns[gem].sum()),
                        Text::tr("place %1", "of a column").arg(column.figure),
                        column.points,
                        {},
                        rankReason(column)};
            });
        row.notes.push_back({Text::tr("This column is in place %1. What counts is how far that is from its "
                                      "place by the sum; the lowest total is best.")
                                 .arg(gem + 1),
                             u"G18"_s});
        scoring.rows.push_back(std::move(row));
    }
    addTotals(scoring, bill, after.seats, [&](Seat seat) { return bill.total(seat); });
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result = resultOf(Rules::places(over), Rules::scores(over), over.seats);
    tellTies(
        result, [&](Seat ahead, Seat behind) { return settledBy(over, ahead, behind); }, u"G19"_s,
        Text::tr("Equal disorder and columns equally full: the place is shared."),
        Text::tr("Equal disorder: the emptiest columns decide (%1)."));
    for (Result::Row &row : result.rows)
        if (row.seat == over.winner)
            row.remark = Text::tr("sorted twice in a row");
    if (result.rule.isEmpty())
        result.rule = over.winner == nobody ? u"G18"_s : over.solo() ? u"G20"_s : u"G16"_s;
    result.sources = sourcesOf(over);
    result.verdict = verdictOf(over, result, players);
    result.won = !over.solo() || over.winner != nobody;
    if (over.solo())
        result.rank = over.winner == nobody ? Text::tr("not sorted") : Text::tr("sorted");
    return result;
}

CountName Looks::nameOfCount(int what)
{
    if (what == source::won)
        return {{}, Text::tr("won", "by being sorted twice in a row: 1 or 0"), u"G16"_s};
    const Gem gem = static_cast<Gem>(what % gems);
    return what < gems
        ? CountName{symbolOf(gem), Text::tr("%1: sum", "of a column").arg(shortNameOf(gem)), u"G9"_s}
        : CountName{symbolOf(gem), Text::tr("%1: numbers", "how many are in a column").arg(shortNameOf(gem)),
                    u"G10"_s};
}

QString Looks::par(const std::vector<State> &ends)
{
    int sorted = 0;
    int rounds = 0;
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (const State &end : ends)
        if (end.winner != nobody) {
            const int round = Rules::round(end);
            ++sorted;
            rounds += round;
            least = std::min(least, round);
            most = std::max(most, round);
        }
    const QString often = Text::tr("sorted twice in a row in %1 of %2 games").arg(sorted).arg(ends.size());
    if (sorted == 0)
        return often;
    return Text::tr("%1, after %2 rounds on average (%3 to %4)", "how often a row was sorted")
        .arg(often, QLocale().toString(static_cast<double>(rounds) / sorted, 'f', 1))
        .arg(least)
        .arg(most);
}

} // namespace medici::gemstones
