#include "variants/card/view/results.h"

#include "engine/rules/ranges.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

using Row = Scoring::Row;
using ScoringCell = Scoring::Cell;

std::vector<Seat> byFlorins(const State &state)
{
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < state.seats; ++seat)
        seats.push_back(seat);
    ranges::stable_sort(seats,
                        [&](Seat a, Seat b) { return state.house(a).florins > state.house(b).florins; });
    return seats;
}

Standings::Cell figure(int number, const Note &note = {})
{
    return {QString::number(number), note};
}

Note dayNote(const State &state, Seat seat, int day)
{
    const Bill &bill = state.house(seat).bills[static_cast<std::size_t>(day)];
    QStringList lines{summand(Text::tr("ship of %1").arg(bill.ship), bill.payment)};
    for (const Good good : allGoods)
        if (const int florins = bill.awards[indexOf(good)] + bill.bonus[indexOf(good)]; florins != 0)
            lines << summand(nameOf(good), florins);
    lines << summand(Text::tr("day %1").arg(day + 1), bill.total());
    return {lines.join(u'\n'), u"C13"_s};
}

QString payWords(const State &state)
{
    QStringList payments;
    for (const int payment : shipPayments(state.seats))
        payments << QString::number(payment);
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' '
        + Text::tr("Most symbols of a good: 10 florins, second: 5.") + u' '
        + Text::tr("From %n symbols on: bonus 10.", nullptr, bonusFrom(state.seats))
        + (state.higherBonus ? u' ' + Text::tr("From %n: 20.", nullptr, higherBonusFrom(state.seats))
                             : QString());
}

Row shipRow(const State &scored, int day)
{
    Row row;
    row.symbol = u"sign-ship"_s;
    row.title = Text::tr("ship");
    const auto valueOf = [&](Seat seat) {
        return scored.house(seat).bills[static_cast<std::size_t>(day)].ship;
    };
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        int place = 1;
        for (Seat other = 0; other < scored.seats; ++other)
            place += valueOf(other) > valueOf(seat);
        ScoringCell cell;
        cell.caption = placeName(place);
        cell.figure = QString::number(valueOf(seat));
        cell.points = scored.house(seat).bills[static_cast<std::size_t>(day)].payment;
        cell.reason = paymentReason(scored, day, seat);
        row.cells.push_back(cell);
    }
    if (shipsTie(scored, day))
        row.notes.push_back({Text::tr("Unlike in the dice game, ties are shared here: the payments of the "
                                      "places taken up are added, "
                                      "divided equally and rounded down to a multiple of five."),
                             u"C14"_s});
    return row;
}

Row goodRow(const State &scored, int day, Good good)
{
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const Bill &bill = scored.house(seat).bills[static_cast<std::size_t>(day)];
        ScoringCell cell;
        cell.caption = Text::tr("symbols");
        cell.figure = QString::number(scored.house(seat).warehouse[indexOf(good)]);
        cell.points = bill.awards[indexOf(good)] + bill.bonus[indexOf(good)];
        if (bill.bonus[indexOf(good)] != 0)
            cell.bonus = Text::tr("bonus +%1").arg(bill.bonus[indexOf(good)]);
        cell.reason = goodReason(scored, day, seat, good);
        row.cells.push_back(cell);
    }
    row.notes.push_back(
        {Text::tr("All symbols of all days count, those of the ship just unloaded, too."), u"C16"_s});
    if (symbolsTie(scored, good))
        row.notes.push_back(
            {Text::tr("Unlike in the dice game, ties are shared here: who ties for a place divides what the "
                      "places taken up pay, rounded down to a multiple of five."),
             u"C14"_s});
    return row;
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("ships"), Text::tr("goods"), Text::tr("bonus"), Text::tr("florins")};
    for (const Seat seat : byFlorins(over)) {
        int ships = 0;
        int bonus = 0;
        int all = 0;
        for (const Bill &bill : over.house(seat).bills) {
            ships += bill.payment;
            bonus += std::accumulate(bill.bonus.begin(), bill.bonus.end(), 0);
            all += bill.total();
        }
        sources.rows.push_back(
            {seat, {figure(ships), figure(all - ships - bonus), figure(bonus), figure(all)}});
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
        Standings::Row row{seat, {}};
        for (int day = 0; day < scored; ++day)
            row.cells.push_back(figure(state.house(seat).bills[static_cast<std::size_t>(day)].total(),
                                       dayNote(state, seat, day)));
        if (!over)
            row.cells.push_back(
                figure(state.ship(seat).value, tooltipOf(state, region::ship(seat), players)));
        row.cells.push_back(
            figure(state.house(seat).florins, tooltipOf(state, region::florins(seat), players)));
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
    const int day = before.day;
    Scoring scoring;
    scoring.title = Text::tr("Day %1").arg(day + 1);
    scoring.rows.push_back(shipRow(after, day));
    for (const Good good : allGoods)
        scoring.rows.push_back(goodRow(after, day, good));
    for (const House &house : std::span(after.houses).first(after.seats)) {
        const int florins = house.bills[static_cast<std::size_t>(day)].total();
        scoring.before.push_back(house.florins - florins);
        scoring.points.push_back(florins);
        scoring.after.push_back(house.florins);
    }
    return scoring;
}

Result resultOf(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const auto placeOf = [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; };
    const std::vector<Seat> order = byFlorins(over);
    std::vector<Sentence> winners;
    for (const Seat seat : order) {
        result.rows.push_back({seat, placeOf(seat), over.house(seat).florins, {}});
        if (placeOf(seat) == 1)
            winners.push_back(Sentence::strong(nameOf(seat, players)));
    }
    const Sentence florins = Text::tr("%n florin(s)", nullptr, over.house(order.front()).florins);
    result.verdict = winners.size() == 1
        ? Sentence::arranged(Text::tr("%1 wins with %2."), {winners.front(), florins})
        : Sentence::arranged(Text::tr("%1 share the victory with %2."), {Sentence::listed(winners), florins});
    if (winners.size() > 1) {
        result.tieBreak = Text::tr("Equal florins: nothing breaks the tie.");
        result.rule = u"C21"_s;
    }
    result.sources = sourcesOf(over);
    return result;
}

} // namespace medici::card
