#include "variants/dice/view/results.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/explanations.h"
#include "variants/dice/view/sheetpanels.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace medici::dice {

namespace {

using Row = Scoring::Row;
using Cell = Scoring::Cell;

std::vector<Seat> byTotal(const State &state)
{
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < state.seats; ++seat)
        seats.push_back(seat);
    const PerSeat<int> places = Rules::places(state);
    ranges::stable_sort(seats, {}, [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; });
    return seats;
}

Standings::Cell figure(int number, const Note &note = {})
{
    return {QString::number(number), note};
}

QString payWords(const State &state)
{
    if (state.solo())
        return Text::tr(
            "Ship: under 20 nothing, from 20 its value, from 30 its value and 10. Each good that holds 10; "
            "from 9 crosses 10 more, with 12 crosses 20 more.");
    const QString ships = state.seats == 2 ? Text::tr("Ships: 20, 0.")
        : state.seats == 3                 ? Text::tr("Ships: 30, 15, 0.")
                                           : Text::tr("Ships: 30, 20, 10, 0.");
    const QString awards = state.seats == 2 ? Text::tr("In each good most crosses 10;")
                                            : Text::tr("In each good most crosses 10, second 5;");
    return ships + u' ' + awards + u' ' + Text::tr("from 9 crosses 10 more, with 12 crosses 20 more.");
}

// The state before the next round began: the ship just scored is the current one.
State sailed(const State &before, const State &after)
{
    State state = after;
    state.round = before.round;
    return state;
}

Row shipRow(const State &scored)
{
    Row row;
    row.symbol = QStringLiteral("sign-ship");
    row.title = Text::tr("ship");
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const Ship &ship = scored.ship(seat);
        Cell cell;
        cell.figure = QString::number(ship.value);
        cell.points = ship.points;
        cell.reason = shipReason(scored, seat);
        if (!scored.solo()) {
            int place = 1;
            for (Seat other = 0; other < scored.seats; ++other)
                place += scored.ship(other).value > ship.value;
            cell.caption = placeName(place);
        } else {
            cell.caption = Text::tr("value");
        }
        row.cells.push_back(cell);
    }
    if (!scored.solo())
        row.notes.push_back(
            {Text::tr(
                 "Ships of equal value all get the higher points, and the places they take up are gone."),
             QStringLiteral("D17")});
    return row;
}

Row goodRow(const State &scored, Good good)
{
    const std::size_t column = indexOf(good);
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const int crosses = scored.sheet(seat).crosses[column];
        const int points = scored.ship(seat).monopolies[column];
        const int bonus = points == 0 ? 0 : columnBonus(crosses);
        Cell cell;
        cell.caption = Text::tr("crosses");
        cell.figure = scored.solo()
            ? Text::tr("%1 : %2", "crosses and circles").arg(crosses).arg(scored.circles[column])
            : QString::number(crosses);
        cell.points = points;
        if (bonus != 0)
            cell.bonus = Text::tr("bonus +%1").arg(bonus);
        cell.reason = monopolyReason(scored, seat, good);
        row.cells.push_back(cell);
    }
    row.notes.push_back(
        {scored.solo()
             ? Text::tr("Ten where there are at least as many crosses as circles.")
             : Text::tr(
                 "All crosses of all rounds count. Who ties gets the higher award; the next one falls away."),
         scored.solo() ? QStringLiteral("D28") : QStringLiteral("D19")});
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
    return Text::tr("%1 to %2 crosses in column %3 from the fullest", "what settled a tie")
        .arg(*a)
        .arg(*b)
        .arg(a - more.begin() + 1);
}

// The part of a sheet's monopolies that full columns brought (D21). A sheet keeps awards and bonuses in one
// sum, but its ships tell how many crosses there were at the end of each round.
int bonusesOf(const Sheet &sheet)
{
    int bonuses = 0;
    PerGood<std::uint8_t> crosses{};
    for (const Ship &ship : sheet.ships) {
        for (const Face &face : std::span(ship.holds).first(ship.loaded))
            mark(crosses, face);
        for (std::size_t good = 0; good < goods; ++good)
            bonuses += ship.monopolies[good] == 0 ? 0 : columnBonus(crosses[good]);
    }
    return bonuses;
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("ships"), Text::tr("goods"), Text::tr("bonuses"), Text::tr("total")};
    for (const Seat seat : byTotal(over)) {
        const Sheet &sheet = over.sheet(seat);
        int ships = 0;
        for (const Ship &ship : sheet.ships)
            ships += ship.points;
        const int bonuses = bonusesOf(sheet);
        sources.rows.push_back({seat,
                                {figure(ships), figure(sheet.total() - ships - bonuses), figure(bonuses),
                                 figure(sheet.total())}});
    }
    return sources;
}

} // namespace

Standings standingsOf(const State &state, const Players &players)
{
    Standings standings;
    const bool over = state.phase == Phase::Over;
    const int scored = state.round + (over ? 1 : 0);
    for (int round = 0; round < scored; ++round)
        standings.columns << Text::tr("Round %1").arg(round + 1);
    if (!over)
        standings.columns << Text::tr("Ship %1").arg(state.round + 1);
    standings.columns << Text::tr("Total");
    for (const Seat seat : byTotal(state)) {
        const Sheet &sheet = state.sheet(seat);
        Standings::Row row{seat, {}};
        for (int round = 0; round < scored; ++round)
            row.cells.push_back(figure(sheet.ships[static_cast<std::size_t>(round)].total(),
                                       tooltipOf(state, region::round(seat, round), players)));
        if (!over)
            row.cells.push_back(
                figure(state.ship(seat).value, tooltipOf(state, region::ship(seat), players)));
        row.cells.push_back(figure(sheet.total(), tooltipOf(state, region::sheet(seat), players)));
        standings.rows.push_back(std::move(row));
    }
    standings.remark = payWords(state);
    return standings;
}

Scoring scoringOf(const State &before, const State &after)
{
    const bool ended =
        before.round != after.round || (before.phase != Phase::Over && after.phase == Phase::Over);
    if (!ended)
        return {};
    const State scored = sailed(before, after);
    Scoring scoring;
    scoring.title = Text::tr("Round %1").arg(before.round + 1);
    scoring.rows.push_back(shipRow(scored));
    for (const Good good : columnOrder)
        scoring.rows.push_back(goodRow(scored, good));
    for (Seat seat = 0; seat < after.seats; ++seat) {
        scoring.before.push_back(before.sheet(seat).total());
        scoring.points.push_back(scored.ship(seat).total());
        scoring.after.push_back(after.sheet(seat).total());
    }
    return scoring;
}

Result resultOf(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const std::vector<Seat> order = byTotal(over);
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
        : Sentence::arranged(Text::tr("%1 share the first place with %2."),
                             {Sentence::listed(winners), points});
    return result;
}

} // namespace medici::dice
