#include "variants/auction/view/results.h"

#include "engine/rules/ranges.h"
#include "variants/auction/rules/scoring.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

using Row = Scoring::Row;
using Cell = Scoring::Cell;

std::vector<Seat> byFlorins(const State &state)
{
    std::vector<Seat> seats(state.seats);
    std::iota(seats.begin(), seats.end(), Seat{0});
    ranges::stable_sort(seats, std::greater(), [&](Seat seat) { return state.house(seat).florins; });
    return seats;
}

Standings::Cell figure(int number, const Note &note = {})
{
    return {QString::number(number), note};
}

int sumOf(const PerGood<std::uint8_t> &figures)
{
    return std::accumulate(figures.begin(), figures.end(), 0);
}

Note dayNote(const Ship &ship, int day)
{
    QStringList lines;
    lines << Text::tr("ship of %1").arg(ship.value) + u'\t' + QString::number(ship.payment);
    for (const Good good : allGoods)
        if (const int income = ship.awards[indexOf(good)] + ship.bonus[indexOf(good)]; income != 0)
            lines << nameOf(good) + u'\t' + QString::number(income);
    lines << Text::tr("day %1").arg(day + 1) + u'\t' + QString::number(ship.income());
    return {lines.join(u'\n'), u"A19"_s};
}

QString payWords(const State &state)
{
    QStringList payments;
    for (std::size_t place = 0; place < state.seats; ++place)
        payments << QString::number(shipPrizes[state.seats][place]);
    const QString awards =
        state.seats == 2 ? Text::tr("Each good: highest 10.") : Text::tr("Each good: highest 10, second 5.");
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' ' + awards + u' '
        + Text::tr("Level 5: 5 more, 6: 10, 7: 20.");
}

Row shipRow(const State &scored, std::size_t day)
{
    Row row;
    row.symbol = u"sign-ship"_s;
    row.title = Text::tr("ship");
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const Ship &ship = scored.house(seat).ships[day];
        const Places places = shipPlaces(scored, day, seat);
        row.cells.push_back({placeName(places.first, places.last),
                             QString::number(ship.value),
                             ship.payment,
                             {},
                             shipReason(scored, day, seat)});
    }
    row.notes.push_back(
        {Text::tr("Payments of shared places are added and divided equally, rounded down."), u"A20"_s});
    return row;
}

Row goodRow(const State &scored, std::size_t day, Good good)
{
    const std::size_t index = indexOf(good);
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const House &house = scored.house(seat);
        const Ship &ship = house.ships[day];
        Cell cell;
        cell.caption = Text::tr("level");
        cell.figure = QString::number(house.levels[index]);
        cell.points = ship.awards[index] + ship.bonus[index];
        if (ship.bonus[index] != 0)
            cell.bonus = Text::tr("bonus +%1").arg(ship.bonus[index]);
        cell.reason = goodReason(scored, day, index, seat);
        row.cells.push_back(std::move(cell));
    }
    row.notes.push_back({Text::tr("Awards of shared places are added and divided equally, rounded down. A "
                                  "bonus is never divided."),
                         u"A22"_s});
    return row;
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("start"), Text::tr("ships"), Text::tr("goods"),
                       Text::tr("bonus"), Text::tr("paid"),  Text::tr("florins")};
    for (const Seat seat : byFlorins(over)) {
        const House &house = over.house(seat);
        int ships = 0;
        int awards = 0;
        int bonus = 0;
        for (const Ship &ship : house.ships) {
            ships += ship.payment;
            awards += sumOf(ship.awards);
            bonus += sumOf(ship.bonus);
        }
        const int start = startFlorins[over.seats];
        const int paid = start + ships + awards + bonus - house.florins;
        sources.rows.push_back({seat,
                                {figure(start), figure(ships), figure(awards), figure(bonus), figure(-paid),
                                 figure(house.florins)}});
    }
    return sources;
}

} // namespace

Standings standingsOf(const State &state, const Players &players)
{
    Standings standings;
    const bool over = state.phase == Phase::Over;
    const int scored = state.day + (over ? 1 : 0);
    for (int day = 0; day < scored; ++day)
        standings.columns << Text::tr("Day %1").arg(day + 1);
    if (!over)
        standings.columns << Text::tr("Ship");
    standings.columns << Text::tr("Florins");
    for (const Seat seat : byFlorins(state)) {
        const House &house = state.house(seat);
        Standings::Row row{seat, {}};
        for (int day = 0; day < scored; ++day) {
            const Ship &ship = house.ships[static_cast<std::size_t>(day)];
            row.cells.push_back({Text::tr("+%1").arg(ship.income()), dayNote(ship, day)});
        }
        const Note note = tooltipOf(state, region::house(seat), players);
        if (!over)
            row.cells.push_back(figure(state.ship(seat).value, note));
        row.cells.push_back(figure(house.florins, note));
        standings.rows.push_back(std::move(row));
    }
    standings.remark = payWords(state);
    return standings;
}

Scoring scoringOf(const State &before, const State &after)
{
    const bool ended = before.day != after.day || (before.phase != Phase::Over && after.phase == Phase::Over);
    if (!ended)
        return {};
    Scoring scoring;
    scoring.title = Text::tr("Day %1").arg(before.day + 1);
    scoring.rows.push_back(shipRow(after, before.day));
    for (const Good good : allGoods)
        scoring.rows.push_back(goodRow(after, before.day, good));
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const House &house = after.house(seat);
        const int income = house.ships[before.day].income();
        scoring.before.push_back(house.florins - income);
        scoring.points.push_back(income);
        scoring.after.push_back(house.florins);
    }
    return scoring;
}

Result resultOf(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const std::vector<Seat> order = byFlorins(over);
    std::vector<Sentence> winners;
    for (const Seat seat : order) {
        const auto index = static_cast<std::size_t>(seat);
        result.rows.push_back({seat, places[index], over.house(seat).florins, {}});
        if (places[index] == 1)
            winners.push_back(Sentence::strong(players[index].name));
    }
    result.sources = sourcesOf(over);
    const Sentence most = florins(over.house(order.front()).florins);
    if (winners.size() == 1) {
        result.verdict = Sentence::arranged(Text::tr("%1 wins with %2."), {winners.front(), most});
        return result;
    }
    result.verdict =
        Sentence::arranged(Text::tr("%1 share the victory with %2."), {Sentence::listed(winners), most});
    result.tieBreak = Text::tr("Equal florins: the victory is shared.");
    result.rule = u"A27"_s;
    return result;
}

} // namespace medici::auction
