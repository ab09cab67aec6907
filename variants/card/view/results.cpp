#include "variants/card/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/card/rules/bill.h"
#include "variants/card/rules/prizes.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

using Row = Scoring::Row;
using ScoringCell = Scoring::Cell;

Note dayNote(const Bill &bill, Seat seat, int round)
{
    const BillLine ship = bill.line(seat, round, source::ship);
    QStringList lines{summand(Text::tr("ship of %1").arg(ship.figure), ship.points)};
    for (const Good good : allGoods)
        if (const int florins = goodFlorins(bill, seat, round, good); florins != 0)
            lines << summand(nameOf(good), florins);
    lines << summand(Text::tr("day %1").arg(round), bill.total(seat, round));
    return {lines.join(u'\n'), u"C13"_s};
}

QString payWords(const State &state)
{
    QStringList payments;
    for (std::size_t place = 0; place < state.seats; ++place)
        payments << QString::number(shipPrizes[state.seats][place]);
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' ' + awardWords() + u' '
        + bonusWords(state);
}

// Whether what a source pays on a day is shared: C14.
bool tied(const Bill &bill, int round, int source)
{
    return ranges::any_of(bill.lines(), [&](const BillLine &line) {
        return line.round == round && line.source == source && line.rule == 14;
    });
}

Row shipRow(const Bill &bill, int round, int seats)
{
    Row row;
    row.symbol = u"sign-ship"_s;
    row.title = Text::tr("ship");
    for (Seat seat = 0; seat < seats; ++seat) {
        const BillLine ship = bill.line(seat, round, source::ship);
        ScoringCell cell;
        cell.caption = placeName(ship.standing.place());
        cell.figure = QString::number(ship.figure);
        cell.points = ship.points;
        cell.reason = paymentReason(bill, seat, round, seats);
        row.cells.push_back(cell);
    }
    if (tied(bill, round, source::ship))
        row.notes.push_back({Text::tr("Payments are shared in a tie: those for the places taken up are "
                                      "added, split equally and rounded down to a multiple of %1.")
                                 .arg(shareStep),
                             u"C14"_s});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, int seats)
{
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < seats; ++seat) {
        const int bonus = bill.line(seat, round, source::bonus(good)).points;
        ScoringCell cell;
        cell.caption = Text::tr("symbols");
        cell.figure = QString::number(bill.line(seat, round, source::award(good)).figure);
        cell.points = goodFlorins(bill, seat, round, good);
        if (bonus != 0)
            cell.bonus = Text::tr("bonus +%1").arg(bonus);
        cell.reason = goodReason(bill, seat, round, good);
        row.cells.push_back(cell);
    }
    row.notes.push_back(
        {Text::tr("The symbols of all days count, including those of the ship just unloaded."), u"C16"_s});
    if (tied(bill, round, source::award(good)))
        row.notes.push_back({Text::tr("Payments are shared in a tie: those who tie split what the places "
                                      "taken up pay, rounded down to a multiple of %1.")
                                 .arg(shareStep),
                             u"C14"_s});
    return row;
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("ships"), Text::tr("goods"), Text::tr("bonus"), Text::tr("florins")};
    const Bill bill = Rules::bill(over);
    for (const Seat seat : seatsByPlace(Rules::places(over), over.seats)) {
        const auto from = [&](int first, int last) {
            return figure(bill.sum([&](const BillLine &line) {
                return line.seat == seat && line.source >= first && line.source <= last;
            }));
        };
        sources.rows.push_back({seat,
                                {from(source::ship, source::ship),
                                 from(source::award(allGoods.front()), source::award(allGoods.back())),
                                 from(source::bonus(allGoods.front()), source::bonus(allGoods.back())),
                                 figure(bill.total(seat))}});
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
        standings.columns << Text::tr("Day %1").arg(round);
    if (!over)
        standings.columns << Text::tr("Ship");
    standings.columns << Text::tr("Florins");
    for (const Seat seat : seatsByPlace(Rules::places(state), state.seats)) {
        Standings::Row row{seat, {}};
        for (int round = 1; round <= scored; ++round)
            row.cells.push_back(figure(bill.total(seat, round), dayNote(bill, seat, round)));
        if (!over)
            row.cells.push_back(figure(state.ship(seat).value, tooltip(state, region::ship(seat), players)));
        row.cells.push_back(
            figure(state.house(seat).florins, tooltip(state, region::florins(seat), players)));
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
    scoring.title = Text::tr("Day %1").arg(round);
    scoring.rows.push_back(shipRow(bill, round, after.seats));
    for (const Good good : allGoods)
        scoring.rows.push_back(goodRow(bill, round, good, after.seats));
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const int florins = after.house(seat).florins;
        const int points = bill.total(seat, round);
        scoring.before.push_back(florins - points);
        scoring.points.push_back(points);
        scoring.after.push_back(florins);
    }
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    const auto placeOf = [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; };
    const std::vector<Seat> order = seatsByPlace(Rules::places(over), over.seats);
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
        result.tieBreak = Text::tr("Equal florins: the victory is shared.");
        result.rule = u"C21"_s;
    }
    result.sources = sourcesOf(over);
    return result;
}

} // namespace medici::card
