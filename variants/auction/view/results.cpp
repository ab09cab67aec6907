#include "variants/auction/view/view.h"

#include "variants/auction/rules/bill.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

using Row = Scoring::Row;
using Cell = Scoring::Cell;

Note dayNote(const Bill &bill, Seat seat, int round)
{
    const BillLine ship = bill.line(seat, round, source::ship);
    QStringList lines{summand(Text::tr("ship of %1").arg(ship.figure), ship.points)};
    for (const Good good : allGoods)
        if (const int points = goodPoints(bill, seat, round, indexOf(good)); points != 0)
            lines << summand(nameOf(good), points);
    lines << summand(Text::tr("day %1").arg(round), income(bill, seat, round));
    return {lines.join(u'\n'), u"A19"_s};
}

// 'Level 5: 5 more, 6: 10, 7: 20.'
QString bonusWords(const State &state)
{
    QString words;
    for (int level = 0; level <= topLevel; ++level)
        if (const int bonus = state.edition.levelBonus[static_cast<std::size_t>(level)]; bonus > 0)
            words += (words.isEmpty() ? Text::tr("Level %1: %2 more", "the lowest level with a bonus")
                                      : Text::tr(", %1: %2", "a higher level and its bonus"))
                         .arg(level)
                         .arg(bonus);
    return words + u'.';
}

QString payWords(const State &state)
{
    const auto &awards = state.edition.goodPrizes;
    QStringList payments;
    for (std::size_t place = 0; place < state.seats; ++place)
        payments << QString::number(state.edition.shipPrizes[place]);
    const QString goods = awards[1] == 0
        ? Text::tr("Each good: highest %1.").arg(awards[0])
        : Text::tr("Each good: highest %1, second %2.").arg(awards[0]).arg(awards[1]);
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' ' + goods + u' ' + bonusWords(state);
}

Row shipRow(const Bill &bill, int round, const State &state)
{
    Row row = scoringRow(u"sign-ship"_s, Text::tr("ship"), state.seats, [&](Seat seat) -> Cell {
        const BillLine ship = bill.line(seat, round, source::ship);
        return {placeName(ship.standing),
                QString::number(ship.figure),
                ship.points,
                {},
                shipReason(bill, seat, round, state)};
    });
    row.notes.push_back(
        {Text::tr("Payments for tied places are added, split equally and rounded down."), u"A20"_s});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, const State &state)
{
    const std::size_t index = indexOf(good);
    Row row = scoringRow(symbolOf(good), nameOf(good), state.seats, [&](Seat seat) -> Cell {
        const int bonus = bill.line(seat, round, source::bonus(index)).points;
        return {Text::tr("level"), QString::number(bill.line(seat, round, source::award(index)).figure),
                goodPoints(bill, seat, round, index),
                bonus == 0 ? QString() : Text::tr("bonus +%1").arg(bonus),
                goodReason(bill, seat, round, index, state)};
    });
    row.notes.push_back(
        {Text::tr(
             "Awards for tied places are added, split equally and rounded down. A bonus is never split."),
         u"A22"_s});
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
            row.cells.push_back({Text::tr("+%1").arg(income(bill, seat, round)), dayNote(bill, seat, round)});
        const Note note = tooltip(state, region::house(seat), players);
        if (!over)
            row.cells.push_back(figure(state.ship(seat).value, note));
        row.cells.push_back(figure(state.house(seat).florins, note));
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
    addTotals(scoring, bill, after.seats, [&](Seat seat) { return income(bill, seat, round); });
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    const PerSeat<int> places = Rules::places(over);
    Result result = resultOf(places, Rules::scores(over), over.seats);
    result.sources = sourcesOf(Rules::bill(over), seatsByPlace(places, over.seats),
                               {{Text::tr("start"), source::start, source::start},
                                {Text::tr("ships"), source::ship, source::ship},
                                {Text::tr("goods"), source::award(0), source::award(goods - 1)},
                                {Text::tr("bonus"), source::bonus(0), source::bonus(goods - 1)},
                                {Text::tr("paid"), source::spent, source::spent}},
                               Text::tr("florins"));
    result.verdict = verdictOf(result, players, Text::tr("%1 wins with %2."),
                               Text::tr("%1 share the victory with %2."), florins(result.rows.front().score));
    if (result.rows[1].place == 1) {
        result.tieBreak = Text::tr("Equal florins: the victory is shared.");
        result.rule = u"A27"_s;
    }
    return result;
}

CountName Looks::nameOfCount(int what)
{
    if (what == source::ship)
        return {u"sign-ship"_s, Text::tr("ship"), u"A19"_s};
    if (what == source::spent)
        return {{}, Text::tr("paid"), u"A12"_s};
    const auto good = static_cast<Good>(what - source::award(Good{}));
    return {symbolOf(good), nameOf(good), u"A21"_s};
}

} // namespace medici::auction
