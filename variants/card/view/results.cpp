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

Note dayNote(const Bill &bill, Seat seat, int round)
{
    const BillLine ship = bill.line(seat, round, source::ship);
    QStringList lines{summand(Text::tr("ship of %1").arg(ship.figure), ship.points)};
    for (const Good good : allGoods)
        if (const int florins = goodPoints(bill, seat, round, good); florins != 0)
            lines << summand(nameOf(good), florins);
    lines << summand(Text::tr("day %1").arg(round), bill.total(seat, round));
    return {lines.join(u'\n'), u"C13"_s};
}

QString payWords(const State &state)
{
    QStringList payments;
    for (std::size_t place = 0; place < state.seats; ++place)
        payments << QString::number(state.edition.shipPrizes[place]);
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' ' + awardWords(state.edition) + u' '
        + bonusWords(state.edition, state.higherBonus);
}

// Whether what a source pays on a day is shared: C14.
bool tied(const Bill &bill, int round, int source)
{
    return ranges::any_of(bill.lines(), [&](const BillLine &line) {
        return line.round == round && line.source == source && line.rule == 14;
    });
}

Row shipRow(const Bill &bill, int round, const State &state)
{
    Row row = scoringRow(u"sign-ship"_s, Text::tr("ship"), state.seats, [&](Seat seat) -> Scoring::Cell {
        const BillLine ship = bill.line(seat, round, source::ship);
        return {placeName(ship.standing.place()),
                QString::number(ship.figure),
                ship.points,
                {},
                paymentReason(bill, seat, round, state)};
    });
    if (tied(bill, round, source::ship))
        row.notes.push_back({Text::tr("Payments are shared in a tie: those for the places taken up are "
                                      "added, split equally and rounded down to a multiple of %1.")
                                 .arg(shareStep),
                             u"C14"_s});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, const State &state)
{
    Row row = scoringRow(symbolOf(good), nameOf(good), state.seats, [&](Seat seat) -> Scoring::Cell {
        const int bonus = bill.line(seat, round, source::bonus(good)).points;
        return {Text::tr("symbols"), QString::number(bill.line(seat, round, source::award(good)).figure),
                goodPoints(bill, seat, round, good),
                bonus == 0 ? QString() : Text::tr("bonus +%1").arg(bonus),
                goodReason(bill, seat, round, good, state)};
    });
    row.notes.push_back(
        {Text::tr("The symbols of all days count, including those of the ship just unloaded."), u"C16"_s});
    if (tied(bill, round, source::award(good)))
        row.notes.push_back({Text::tr("Payments are shared in a tie: those who tie split what the places "
                                      "taken up pay, rounded down to a multiple of %1.")
                                 .arg(shareStep),
                             u"C14"_s});
    return row;
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
    scoring.rows.push_back(shipRow(bill, round, after));
    for (const Good good : allGoods)
        scoring.rows.push_back(goodRow(bill, round, good, after));
    addTotals(scoring, bill, after.seats, [&](Seat seat) { return bill.total(seat, round); });
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    const PerSeat<int> places = Rules::places(over);
    Result result = resultOf(places, Rules::scores(over), over.seats);
    const Good first = allGoods.front();
    const Good last = allGoods.back();
    result.sources = sourcesOf(Rules::bill(over), seatsByPlace(places, over.seats),
                               {{Text::tr("ships"), source::ship, source::ship},
                                {Text::tr("goods"), source::award(first), source::award(last)},
                                {Text::tr("bonus"), source::bonus(first), source::bonus(last)}},
                               Text::tr("florins"));
    result.verdict =
        verdictOf(result, players, Text::tr("%1 wins with %2."), Text::tr("%1 share the victory with %2."),
                  Text::tr("%n florin(s)", nullptr, result.rows.front().score));
    if (result.rows[1].place == 1) {
        result.tieBreak = Text::tr("Equal florins: the victory is shared.");
        result.rule = u"C21"_s;
    }
    return result;
}

CountName Looks::nameOfCount(int what)
{
    if (what == source::ship)
        return {u"sign-ship"_s, Text::tr("ship"), u"C8"_s};
    const auto good = static_cast<Good>(what - source::award(Good{}));
    return {symbolOf(good), nameOf(good), u"C15"_s};
}

} // namespace medici::card
