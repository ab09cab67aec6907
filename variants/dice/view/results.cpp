#include "variants/dice/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/explanations.h"

#include <algorithm>

namespace medici::dice {

namespace {

using Row = Scoring::Row;
using Cell = Scoring::Cell;

constexpr auto lastGood = static_cast<Good>(goods - 1);

QString payWords(const State &state)
{
    if (state.solo())
        return Text::tr("Ship: under %1 nothing, from %1 its value, from %2 its value and %3. Each good with "
                        "at least as many crosses as circles: %4; %5")
            .arg(soloShipFrom)
            .arg(soloShipBonus.from)
            .arg(soloShipBonus.points)
            .arg(soloGoodPrize)
            .arg(bonusWords());
    const Prizes &awards = goodPrizes[state.seats];
    QStringList ships;
    for (std::size_t place = 0; place < state.seats; ++place)
        ships << QString::number(shipPrizes[state.seats][place]);
    const QString goods = awards[1] == 0
        ? Text::tr("In each good the most crosses %1;").arg(awards[0])
        : Text::tr("In each good the most crosses %1, second most %2;").arg(awards[0]).arg(awards[1]);
    return Text::tr("Ships: %1.").arg(ships.join(QStringLiteral(", "))) + u' ' + goods + u' ' + bonusWords();
}

Row shipRow(const Bill &bill, int round, int seats)
{
    Row row;
    row.symbol = QStringLiteral("sign-ship");
    row.title = Text::tr("ship");
    for (Seat seat = 0; seat < seats; ++seat) {
        const BillLine ship = bill.line(seat, round, source::ship);
        Cell cell;
        cell.caption = seats == 1 ? Text::tr("value") : placeName(ship.standing.place());
        cell.figure = QString::number(ship.figure);
        cell.points = ship.points;
        cell.reason = shipReason(ship);
        row.cells.push_back(cell);
    }
    if (seats > 1)
        row.notes.push_back(
            {Text::tr("Ships of equal value all get the higher points; the places they use up are not paid."),
             QStringLiteral("D17")});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, int seats)
{
    const bool solo = seats == 1;
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < seats; ++seat) {
        const BillLine award = bill.line(seat, round, source::award(good));
        const int bonus = bill.line(seat, round, source::bonus(good)).points;
        Cell cell;
        cell.caption = Text::tr("crosses");
        cell.figure = solo ? Text::tr("%1 : %2", "crosses and circles").arg(award.figure).arg(award.against)
                           : QString::number(award.figure);
        cell.points = goodPoints(bill, seat, round, good);
        if (bonus != 0)
            cell.bonus = Text::tr("bonus +%1").arg(bonus);
        cell.reason = monopolyReason(bill, seat, round, good);
        row.cells.push_back(cell);
    }
    row.notes.push_back(
        {solo ? Text::tr("%1 where there are at least as many crosses as circles.").arg(soloGoodPrize)
              : Text::tr("The crosses of all rounds count. Anybody who ties gets the higher award; the next "
                         "award is not given."),
         solo ? QStringLiteral("D28") : QStringLiteral("D19")});
    return row;
}

std::vector<int> fullest(const Sheet &sheet)
{
    std::vector<int> columns(sheet.crosses.begin(), sheet.crosses.end());
    ranges::sort(columns, std::greater());
    return columns;
}

// What put one of two seats with equal totals ahead.
QString settledBy(const State &over, Seat ahead, Seat behind)
{
    const std::vector<int> more = fullest(over.sheet(ahead));
    const std::vector<int> less = fullest(over.sheet(behind));
    const auto [a, b] = ranges::mismatch(more, less);
    if (a == more.end())
        return Text::tr("all columns equal");
    return Text::tr("%1 to %2 crosses in column %3, counting from the fullest", "what settled a tie")
        .arg(*a)
        .arg(*b)
        .arg(a - more.begin() + 1);
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("ships"), Text::tr("goods"), Text::tr("bonuses"), Text::tr("total")};
    const Bill bill = Rules::bill(over);
    for (const Seat seat : seatsByPlace(Rules::places(over), over.seats)) {
        const auto from = [&](int first, int last) {
            return figure(bill.sum([&](const BillLine &line) {
                return line.seat == seat && line.source >= first && line.source <= last;
            }));
        };
        sources.rows.push_back(
            {seat,
             {from(source::ship, source::ship), from(source::award(Good{}), source::award(lastGood)),
              from(source::bonus(Good{}), source::bonus(lastGood)), figure(bill.total(seat))}});
    }
    return sources;
}

} // namespace

Standings Looks::standings(const State &state, const Players &players)
{
    Standings standings;
    const bool over = state.phase == Phase::Over;
    const int scored = Rules::scorings(state);
    const Bill bill = Rules::bill(state);
    for (int round = 1; round <= scored; ++round)
        standings.columns << Text::tr("Round %1").arg(round);
    if (!over)
        standings.columns << Text::tr("Ship %1").arg(state.round + 1);
    standings.columns << Text::tr("Total");
    for (const Seat seat : seatsByPlace(Rules::places(state), state.seats)) {
        Standings::Row row{seat, {}};
        for (int round = 1; round <= scored; ++round)
            row.cells.push_back(
                figure(bill.total(seat, round), tooltip(state, region::round(seat, round - 1), players)));
        if (!over)
            row.cells.push_back(figure(state.ship(seat).value, tooltip(state, region::ship(seat), players)));
        row.cells.push_back(figure(bill.total(seat), tooltip(state, region::sheet(seat), players)));
        standings.rows.push_back(std::move(row));
    }
    standings.remark = payWords(state);
    return standings;
}

Scoring Looks::scoring(const State &before, const State &after)
{
    if (Rules::scorings(before) == Rules::scorings(after))
        return {};
    const int round = Rules::scorings(after);
    const Bill bill = Rules::bill(after);
    Scoring scoring;
    scoring.title = Text::tr("Round %1").arg(round);
    scoring.rows.push_back(shipRow(bill, round, after.seats));
    for (const Good good : columnOrder)
        scoring.rows.push_back(goodRow(bill, round, good, after.seats));
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const int points = bill.total(seat, round);
        scoring.before.push_back(bill.total(seat) - points);
        scoring.points.push_back(points);
        scoring.after.push_back(bill.total(seat));
    }
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const std::vector<Seat> order = seatsByPlace(Rules::places(over), over.seats);
    const auto nameOfSeat = [&](Seat seat) { return players[static_cast<std::size_t>(seat)].name; };
    const auto placeOf = [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; };
    const auto totalOf = [&](Seat seat) { return over.sheet(seat).total(); };
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Seat seat = order[i];
        QString remark;
        if (i > 0 && totalOf(order[i - 1]) == totalOf(seat)) {
            remark = settledBy(over, order[i - 1], seat);
            if (placeOf(order[i - 1]) == 1 && result.tieBreak.empty()) {
                result.rule = QStringLiteral("D24");
                result.tieBreak = placeOf(seat) == 1
                    ? Text::tr("Equal totals and equal columns: the place is shared.")
                    : Text::tr("Equal totals: the fullest columns decide (%1).").arg(remark);
            }
        }
        result.rows.push_back({seat, placeOf(seat), totalOf(seat), remark});
    }
    result.sources = sourcesOf(over);
    const int best = totalOf(order.front());
    if (over.solo()) {
        result.rank = rankName(soloRank(best));
        result.rows.front().remark = result.rank;
        result.verdict =
            Sentence::arranged(Text::tr("%1: %2", "a rank and the points"),
                               {Sentence::strong(result.rank), Text::tr("%n point(s)", nullptr, best)});
        result.rule = QStringLiteral("D30");
        return result;
    }
    std::vector<Sentence> winners;
    for (const Seat seat : order)
        if (placeOf(seat) == 1)
            winners.push_back(Sentence::strong(nameOfSeat(seat)));
    const Sentence points = Text::tr("%n point(s)", nullptr, best);
    result.verdict = winners.size() == 1
        ? Sentence::arranged(Text::tr("%1 wins with %2."), {winners.front(), points})
        : Sentence::arranged(Text::tr("%1 share first place with %2."), {Sentence::listed(winners), points});
    return result;
}

} // namespace medici::dice
