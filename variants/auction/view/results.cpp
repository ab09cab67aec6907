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
        if (const int points = goodIncome(bill, seat, round, indexOf(good)); points != 0)
            lines << summand(nameOf(good), points);
    lines << summand(Text::tr("day %1").arg(round), income(bill, seat, round));
    return {lines.join(u'\n'), u"A19"_s};
}

// 'Level 5: 5 more, 6: 10, 7: 20.'
QString bonusWords()
{
    QString words;
    for (int level = 0; level <= topLevel; ++level)
        if (const int bonus = levelBonus[static_cast<std::size_t>(level)]; bonus > 0)
            words += (words.isEmpty() ? Text::tr("Level %1: %2 more", "the lowest level with a bonus")
                                      : Text::tr(", %1: %2", "a higher level and its bonus"))
                         .arg(level)
                         .arg(bonus);
    return words + u'.';
}

QString payWords(const State &state)
{
    const Prizes &awards = goodPrizes[state.seats];
    QStringList payments;
    for (std::size_t place = 0; place < state.seats; ++place)
        payments << QString::number(shipPrizes[state.seats][place]);
    const QString goods = awards[1] == 0
        ? Text::tr("Each good: highest %1.").arg(awards[0])
        : Text::tr("Each good: highest %1, second %2.").arg(awards[0]).arg(awards[1]);
    return Text::tr("Ships: %1.").arg(payments.join(u", "_s)) + u' ' + goods + u' ' + bonusWords();
}

Row shipRow(const Bill &bill, int round, int seats)
{
    Row row;
    row.symbol = u"sign-ship"_s;
    row.title = Text::tr("ship");
    for (Seat seat = 0; seat < seats; ++seat) {
        const BillLine ship = bill.line(seat, round, source::ship);
        row.cells.push_back({placeName(ship.standing),
                             QString::number(ship.figure),
                             ship.points,
                             {},
                             shipReason(bill, seat, round, seats)});
    }
    row.notes.push_back(
        {Text::tr("Payments for tied places are added, split equally and rounded down."), u"A20"_s});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, int seats)
{
    const std::size_t index = indexOf(good);
    Row row;
    row.symbol = symbolOf(good);
    row.title = nameOf(good);
    for (Seat seat = 0; seat < seats; ++seat) {
        const int bonus = bill.line(seat, round, source::bonus(index)).points;
        Cell cell;
        cell.caption = Text::tr("level");
        cell.figure = QString::number(bill.line(seat, round, source::award(index)).figure);
        cell.points = goodIncome(bill, seat, round, index);
        if (bonus != 0)
            cell.bonus = Text::tr("bonus +%1").arg(bonus);
        cell.reason = goodReason(bill, seat, round, index, seats);
        row.cells.push_back(std::move(cell));
    }
    row.notes.push_back(
        {Text::tr(
             "Awards for tied places are added, split equally and rounded down. A bonus is never split."),
         u"A22"_s});
    return row;
}

Standings sourcesOf(const State &over)
{
    Standings sources;
    sources.columns = {Text::tr("start"), Text::tr("ships"), Text::tr("goods"),
                       Text::tr("bonus"), Text::tr("paid"),  Text::tr("florins")};
    const Bill bill = Rules::bill(over);
    for (const Seat seat : seatsByPlace(Rules::places(over), over.seats)) {
        const auto from = [&](int first, int last) {
            return figure(bill.sum([&](const BillLine &line) {
                return line.seat == seat && line.source >= first && line.source <= last;
            }));
        };
        sources.rows.push_back({seat,
                                {from(source::start, source::start), from(source::ship, source::ship),
                                 from(source::award(0), source::award(goods - 1)),
                                 from(source::bonus(0), source::bonus(goods - 1)),
                                 from(source::spent, source::spent), figure(bill.total(seat))}});
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
    scoring.rows.push_back(shipRow(bill, round, after.seats));
    for (const Good good : allGoods)
        scoring.rows.push_back(goodRow(bill, round, good, after.seats));
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const int florins = after.house(seat).florins;
        const int points = income(bill, seat, round);
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
    const std::vector<Seat> order = seatsByPlace(Rules::places(over), over.seats);
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
