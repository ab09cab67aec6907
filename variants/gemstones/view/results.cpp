#include "variants/gemstones/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/bill.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

// What put one of two seats with equal scores ahead.
QString settledBy(const State &over, Seat ahead, Seat behind)
{
    if (over.winner == ahead)
        return Text::tr("sorted twice in a row");
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
                 nullptr, rowsEnough);
    if (announced.empty() || state.phase == Phase::Over)
        return rule;
    return Sentence::joined(
        {Sentence::arranged(Text::tr("Announced: %1."), {Sentence::listed(announced)}), rule}, u" "_s);
}

// '5 (3)': the place of a sum, and how far that is from its column's.
QString placeWords(const BillLine &column)
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
            row.cells.push_back({placeWords(column), rankReason(column)});
        }
        row.cells.push_back(figure(bill.total(seat)));
        sources.rows.push_back(std::move(row));
    }
    sources.remark = Text::tr("Each column's place by its sum, and in brackets how far off it is; together "
                              "these are the disorder.");
    return sources;
}

Sentence verdictOf(const State &over, const std::vector<Sentence> &winners, int score)
{
    if (over.solo() && over.winner == nobody && score == 0)
        return Text::tr("In order at the end, but not for two turns in a row: not won");
    if (over.solo())
        return over.winner == nobody ? Sentence(Text::tr("Not sorted in time: a disorder of %1").arg(score))
                                     : Sentence(Text::tr("Won: sorted at the end of two turns in a row"));
    if (over.winner != nobody)
        return Sentence::arranged(Text::tr("%1 wins: sorted at the end of two turns in a row"),
                                  {winners.front()});
    const QString points = QString::number(score);
    return winners.size() == 1
        ? Sentence::arranged(Text::tr("%1 wins with a disorder of %2."), {winners.front(), points})
        : Sentence::arranged(Text::tr("%1 share first place with a disorder of %2."),
                             {Sentence::listed(winners), points});
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
        Scoring::Row row;
        row.symbol = symbolOf(static_cast<Gem>(gem));
        row.title = nameOf(static_cast<Gem>(gem));
        for (Seat seat = 0; seat < after.seats; ++seat) {
            const BillLine column = bill.line(seat, 1, source::column(gem));
            Scoring::Cell cell;
            cell.caption = Text::tr("sum %1", "of a column").arg(after.sheet(seat).columns[gem].sum());
            cell.figure = Text::tr("place %1", "of a column").arg(column.figure);
            cell.points = column.points;
            cell.reason = rankReason(column);
            row.cells.push_back(cell);
        }
        row.notes.push_back({Text::tr("This column is in place %1. What counts is how far that is from its "
                                      "place by the sum; the lowest total is best.")
                                 .arg(gem + 1),
                             u"G18"_s});
        scoring.rows.push_back(std::move(row));
    }
    for (Seat seat = 0; seat < after.seats; ++seat) {
        scoring.before.push_back(0);
        scoring.points.push_back(bill.total(seat));
        scoring.after.push_back(scoring.points.back());
    }
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const std::vector<Seat> order = seatsByPlace(Rules::places(over), over.seats);
    const PerSeat<int> scores = Rules::scores(over);
    const auto placeOf = [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; };
    const auto scoreOfSeat = [&](Seat seat) { return scores[static_cast<std::size_t>(seat)]; };
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Seat seat = order[i];
        const int score = scoreOfSeat(seat);
        QString remark = seat == over.winner ? Text::tr("sorted twice in a row") : QString();
        if (i > 0 && scoreOfSeat(order[i - 1]) == score && order[i - 1] != over.winner) {
            remark = settledBy(over, order[i - 1], seat);
            if (placeOf(order[i - 1]) == 1 && result.tieBreak.empty()) {
                result.rule = u"G19"_s;
                result.tieBreak = placeOf(seat) == 1
                    ? Text::tr("Equal disorder and columns equally full: the place is shared.")
                    : Text::tr("Equal disorder: the emptiest columns decide (%1).").arg(remark);
            }
        }
        result.rows.push_back({seat, placeOf(seat), score, remark});
    }
    if (result.rule.isEmpty())
        result.rule = over.winner == nobody ? u"G18"_s : over.solo() ? u"G20"_s : u"G16"_s;
    result.sources = sourcesOf(over);
    std::vector<Sentence> winners;
    for (const Seat seat : order)
        if (placeOf(seat) == 1)
            winners.push_back(Sentence::strong(players[static_cast<std::size_t>(seat)].name));
    result.verdict = verdictOf(over, winners, scoreOfSeat(order.front()));
    result.won = !over.solo() || over.winner != nobody;
    if (over.solo())
        result.rank = over.winner == nobody ? Text::tr("not sorted") : Text::tr("sorted");
    return result;
}

} // namespace medici::gemstones
