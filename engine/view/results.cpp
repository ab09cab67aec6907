#include "engine/view/results.h"

namespace medici {

QString sumOfPrizes(std::span<const std::uint8_t> prizes, const Standing &standing)
{
    QStringList summands;
    for (auto place = static_cast<std::size_t>(standing.ahead);
         place < static_cast<std::size_t>(standing.last()); ++place)
        summands << QString::number(place < prizes.size() ? prizes[place] : 0);
    return summands.join(QStringLiteral(" + ")) + QStringLiteral(" = ")
        + QString::number(prizesTogether(prizes, standing));
}

Standings::Cell figure(int number, const Note &note)
{
    return {QString::number(number), note, number};
}

Standings sourcesOf(const Bill &bill, const std::vector<Seat> &order,
                    const std::vector<SourceColumn> &columns, const QString &total)
{
    Standings sources;
    for (const SourceColumn &column : columns)
        sources.columns << column.title;
    sources.columns << total;
    for (const Seat seat : order) {
        Standings::Row row{seat, {}};
        for (const SourceColumn &column : columns)
            row.cells.push_back(figure(bill.sum([&](const BillLine &line) {
                return line.seat == seat && line.source >= column.first && line.source <= column.last;
            })));
        row.cells.push_back(figure(bill.total(seat)));
        sources.rows.push_back(std::move(row));
    }
    return sources;
}

Scoring::Row scoringRow(const QString &symbol, const QString &title, int seats,
                        const std::function<Scoring::Cell(Seat)> &cellOf)
{
    Scoring::Row row{symbol, title, {}, {}};
    for (Seat seat = 0; seat < seats; ++seat)
        row.cells.push_back(cellOf(seat));
    return row;
}

void addTotals(Scoring &scoring, const Bill &bill, int seats, const std::function<int(Seat)> &pointsOf)
{
    for (Seat seat = 0; seat < seats; ++seat) {
        const int points = pointsOf(seat);
        scoring.before.push_back(bill.total(seat) - points);
        scoring.points.push_back(points);
        scoring.after.push_back(bill.total(seat));
    }
}

Result resultOf(const PerSeat<int> &places, const PerSeat<int> &scores, int seats)
{
    Result result;
    for (const Seat seat : seatsByPlace(places, seats)) {
        const auto index = static_cast<std::size_t>(seat);
        result.rows.push_back({seat, places[index], scores[index], {}});
    }
    return result;
}

void tellTies(Result &result, const std::function<QString(Seat ahead, Seat behind)> &settledBy,
              const QString &rule, const QString &shared, const QString &decided)
{
    for (std::size_t i = 1; i < result.rows.size(); ++i) {
        const Result::Row &ahead = result.rows[i - 1];
        Result::Row &row = result.rows[i];
        const QString settled = ahead.score == row.score ? settledBy(ahead.seat, row.seat) : QString();
        if (settled.isEmpty())
            continue;
        row.remark = settled;
        if (ahead.place == 1 && result.tieBreak.empty()) {
            result.rule = rule;
            result.tieBreak = row.place == 1 ? shared : decided.arg(settled);
        }
    }
}

Sentence verdictOf(const Result &result, const Players &players, const QString &one, const QString &several,
                   const Sentence &points)
{
    std::vector<Sentence> winners;
    for (const Result::Row &row : result.rows)
        if (row.place == 1)
            winners.push_back(strongNameOf(row.seat, players));
    return Sentence::arranged(winners.size() == 1 ? one : several, {Sentence::listed(winners), points});
}

} // namespace medici
