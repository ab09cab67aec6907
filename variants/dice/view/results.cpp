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
            .arg(bonusWords(state));
    const auto &awards = state.edition.goodPrizes;
    QStringList ships;
    for (std::size_t place = 0; place < state.seats; ++place)
        ships << QString::number(state.edition.shipPrizes[place]);
    const QString goods = awards[1] == 0
        ? Text::tr("In each good the most crosses %1;").arg(awards[0])
        : Text::tr("In each good the most crosses %1, second most %2;").arg(awards[0]).arg(awards[1]);
    return Text::tr("Ships: %1.").arg(ships.join(QStringLiteral(", "))) + u' ' + goods + u' '
        + bonusWords(state);
}

Row shipRow(const Bill &bill, int round, int seats)
{
    Row row = scoringRow(QStringLiteral("sign-ship"), Text::tr("ship"), seats, [&](Seat seat) -> Cell {
        const BillLine ship = bill.line(seat, round, source::ship);
        return {seats == 1 ? Text::tr("value") : placeName(ship.standing.place()),
                QString::number(ship.figure),
                ship.points,
                {},
                shipReason(ship)};
    });
    if (seats > 1)
        row.notes.push_back(
            {Text::tr("Ships of equal value all get the higher points; the places they use up are not paid."),
             QStringLiteral("D17")});
    return row;
}

Row goodRow(const Bill &bill, int round, Good good, int seats)
{
    const bool solo = seats == 1;
    Row row = scoringRow(symbolOf(good), nameOf(good), seats, [&](Seat seat) -> Cell {
        const BillLine award = bill.line(seat, round, source::award(good));
        const int bonus = bill.line(seat, round, source::bonus(good)).points;
        return {Text::tr("crosses"),
                solo ? Text::tr("%1 : %2", "crosses and circles").arg(award.figure).arg(award.against)
                     : QString::number(award.figure),
                goodPoints(bill, seat, round, good),
                bonus == 0 ? QString() : Text::tr("bonus +%1").arg(bonus),
                monopolyReason(bill, seat, round, good)};
    });
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
    addTotals(scoring, bill, after.seats, [&](Seat seat) { return bill.total(seat, round); });
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result = resultOf(Rules::places(over), Rules::scores(over), over.seats);
    tellTies(
        result, [&](Seat ahead, Seat behind) { return settledBy(over, ahead, behind); },
        QStringLiteral("D24"), Text::tr("Equal totals and equal columns: the place is shared."),
        Text::tr("Equal totals: the fullest columns decide (%1)."));
    result.sources = sourcesOf(Rules::bill(over), seatsByPlace(Rules::places(over), over.seats),
                               {{Text::tr("ships"), source::ship, source::ship},
                                {Text::tr("goods"), source::award(Good{}), source::award(lastGood)},
                                {Text::tr("bonuses"), source::bonus(Good{}), source::bonus(lastGood)}},
                               Text::tr("total"));
    const Sentence points = Text::tr("%n point(s)", nullptr, result.rows.front().score);
    if (!over.solo()) {
        result.verdict = verdictOf(result, players, Text::tr("%1 wins with %2."),
                                   Text::tr("%1 share first place with %2."), points);
        return result;
    }
    result.rank = rankName(soloRank(result.rows.front().score));
    result.rows.front().remark = result.rank;
    result.verdict = Sentence::arranged(Text::tr("%1: %2", "a rank and the points"),
                                        {Sentence::strong(result.rank), points});
    result.rule = QStringLiteral("D30");
    return result;
}

CountName Looks::nameOfCount(int what)
{
    if (what == source::ship)
        return {QStringLiteral("sign-ship"), Text::tr("ship"), QStringLiteral("D9")};
    const auto good = static_cast<Good>(what - source::award(Good{}));
    return {symbolOf(good), nameOf(good), QStringLiteral("D11")};
}

} // namespace medici::dice
