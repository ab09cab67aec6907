#include "variants/dice/view/explanations.h"

#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/scene.h"
#include "variants/dice/view/sheetpanels.h"
#include "variants/dice/view/view.h"

#include <algorithm>
#include <bit>

namespace medici::dice {

namespace {

QString ruleOf(const BillLine &line)
{
    return u'D' + QString::number(line.rule);
}

Note soloShipReason(const BillLine &ship)
{
    const QString rule = ruleOf(ship);
    if (ship.figure < soloShipFrom)
        return {Text::tr("A ship worth less than %1 pays nothing.").arg(soloShipFrom), rule};
    if (ship.figure < soloShipBonus.from)
        return {Text::tr("A ship worth %1 to %2 pays its value: %3.")
                    .arg(soloShipFrom)
                    .arg(soloShipBonus.from - 1)
                    .arg(ship.points),
                rule};
    return {Text::tr("A ship worth %1 or more pays its value and %2 on top: %3 + %2.")
                .arg(soloShipBonus.from)
                .arg(soloShipBonus.points)
                .arg(ship.figure),
            rule};
}

QString reachedWords(const BillLine &bonus)
{
    return bonus.points == 0
        ? QString()
        : u' ' + Text::tr("%n crosses: bonus %1.", "in a column", bonus.figure).arg(bonus.points);
}

// Why the award of a column is what it is; a bonus is another thing.
QString awardWords(const BillLine &award)
{
    const Standing &standing = award.standing;
    switch (award.rule) {
    case 20:
        return Text::tr("A column without a cross pays nothing.");
    case 28:
        return award.points > 0
            ? Text::tr("Crosses %1, circles %2: good defended, %3.")
                  .arg(award.figure)
                  .arg(award.against)
                  .arg(award.points)
            : Text::tr("Crosses %1, circles %2: no award.").arg(award.figure).arg(award.against);
    case 29:
        return Text::tr("After the enemy's breakthrough goods pay nothing.");
    default:
        break;
    }
    if (award.points == 0
        && standing.ahead > 0) // what would have been a second place falls away when first place is shared
        return Text::tr("%n player(s) have more crosses: nothing.", nullptr, standing.ahead);
    const QString words = standing.ahead == 0
        ? standing.shared() ? Text::tr("Most crosses, tied: each gets %1.") : Text::tr("Most crosses: %1.")
        : standing.shared() ? Text::tr("Second most crosses, tied: each gets %1.")
                            : Text::tr("Second most crosses: %1.");
    return words.arg(award.points);
}

Note roundNote(const State &state, Seat seat, int round)
{
    const bool over = state.phase == Phase::Over;
    if (round > state.round)
        return {Text::tr("Round %1 is still to come.").arg(round + 1), QStringLiteral("D5")};
    const bool current = round == state.round && !over;
    const Bill bill = current ? Rules::billNow(state) : Rules::bill(state);
    const BillLine ship = bill.line(seat, round + 1, source::ship);
    QStringList lines;
    if (current)
        lines << Text::tr("If the round ended now:");
    lines << summand(Text::tr("ship of %1").arg(ship.figure), ship.points);
    for (const Good good : columnOrder)
        if (const int points = goodPoints(bill, seat, round + 1, good); points != 0)
            lines << summand(nameOf(good), points);
    lines << summand(Text::tr("round %1").arg(round + 1), bill.total(seat, round + 1));
    return {lines.join(u'\n'), QStringLiteral("D22")};
}

Note shipNote(const State &state, Seat seat)
{
    const Ship &ship = state.ship(seat);
    QStringList lines;
    for (int hold = 0; hold < ship.loaded; ++hold) {
        const Face face = ship.holds[static_cast<std::size_t>(hold)];
        lines << summand(nameOf(face.good), face.value);
    }
    lines << summand(Text::tr("ship %1").arg(state.round + 1), ship.value);
    lines << Text::tr("%n free space(s)", nullptr, state.free(seat));
    return {lines.join(u'\n'), QStringLiteral("D9")};
}

Note columnNote(const State &state, Seat seat, Good good, const Players &players)
{
    const std::size_t column = indexOf(good);
    QStringList lines{Text::tr("%n cross(es)", nullptr, state.sheet(seat).crosses[column])};
    if (state.solo())
        lines << Text::tr("%n circle(s) of the enemy", nullptr, state.circles[column]);
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat)
            lines << summand(players[static_cast<std::size_t>(other)].name,
                             state.sheet(other).crosses[column]);
    const Note reason = monopolyReason(Rules::billNow(state), seat, Rules::round(state), good);
    if (state.phase != Phase::Over)
        lines << Text::tr("If the round ended now:");
    lines << reason.text;
    return {lines.join(u'\n'), reason.rule};
}

Note soloNote(const State &state, RegionId id)
{
    if (id == region::enemy) {
        QStringList lines;
        for (const Good good : columnOrder)
            lines << Text::tr("%1: %2 circles, %3 crosses", "a good")
                         .arg(nameOf(good))
                         .arg(state.circles[indexOf(good)])
                         .arg(state.sheets[0].crosses[indexOf(good)]);
        lines << Text::tr("%n or more circles in one column end all points for goods.", nullptr,
                          breakthroughFrom);
        return {lines.join(u'\n'), state.breakthrough ? QStringLiteral("D29") : QStringLiteral("D26")};
    }
    if (id == region::shipPay)
        return soloShipReason(
            {.rule = 27, .points = soloShipPoints(state.ship(0).value), .figure = state.ship(0).value});
    const int total = state.sheets[0].total();
    return {Text::tr("%n point(s): %1", "a total and its rank", total).arg(rankName(soloRank(total))),
            QStringLiteral("D30")};
}

} // namespace

Note shipReason(const BillLine &ship)
{
    if (ship.rule == 27)
        return soloShipReason(ship);
    return {(ship.standing.shared() ? Text::tr("%1 shared, ship worth %2: %3 for each.", "a place")
                                    : Text::tr("%1, ship worth %2: %3.", "a place"))
                .arg(placeName(ship.standing.place()))
                .arg(ship.figure)
                .arg(ship.points),
            ruleOf(ship)};
}

Note monopolyReason(const Bill &bill, Seat seat, int round, Good good)
{
    const BillLine award = bill.line(seat, round, source::award(good));
    const BillLine bonus = bill.line(seat, round, source::bonus(good));
    const bool byBonus = award.points == 0 && bonus.points > 0 && award.rule == 18;
    return {awardWords(award) + reachedWords(bonus), ruleOf(byBonus ? bonus : award)};
}

QString bonusWords(const State &state)
{
    static_assert(columnBonuses.size() == 2);
    const auto &[usual, full] = bonusesOf(state.edition);
    return Text::tr("%1 or more crosses %2 more, %3 crosses %4 more.")
        .arg(usual.from)
        .arg(usual.points)
        .arg(full.from)
        .arg(full.points);
}

Note Looks::tooltip(const State &state, RegionId region, const Players &players)
{
    if (region < dice) {
        if (region >= state.rolled)
            return {};
        const Face face = state.face(region);
        const QString crosses = face.good == Good::Gold ? Text::tr("no crosses")
                                                        : Text::tr("%n cross(es)", nullptr, marksOf(face));
        return {Text::tr("%1: %2 on the ship, %3").arg(nameOf(face.good)).arg(face.value).arg(crosses),
                QStringLiteral("D10")};
    }
    if (region >= region::enemy)
        return soloNote(state, region);
    const Seat seat = static_cast<Seat>(region / 100 - 1);
    const int offset = region % 100;
    if (offset < goods)
        return columnNote(state, seat, static_cast<Good>(offset), players);
    if (region == region::ship(seat))
        return shipNote(state, seat);
    if (region == region::sheet(seat))
        return {summand(Text::tr("total"), state.sheet(seat).total()), QStringLiteral("D23")};
    return roundNote(state, seat, offset - 20);
}

Note Looks::whyNot(const State &state, const Draft &draft, RegionId region)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), QStringLiteral("D23")};
    if (region >= dice)
        return {};
    if (Rules::actor(state) < 0)
        return {Text::tr("The dice are still rolling."), QStringLiteral("D7")};
    if (!contains(state.left, region))
        return {Text::tr("This die has been taken; you choose from those left."), QStringLiteral("D8")};
    if (state.phase == Phase::Following)
        return {Text::tr("Take exactly one of the dice left."), QStringLiteral("D8")};
    const int free = state.free(state.mover);
    if (state.lastTurn)
        return {Text::tr("The last roll fills the ship: exactly %n dice.", nullptr, free),
                QStringLiteral("D13")};
    if (free < mostTaken && std::popcount(draft.below(dice)) >= free)
        return {Text::tr("The ship has only %n free space(s).", nullptr, free), QStringLiteral("D7")};
    return {Text::tr("%n dice at most.", nullptr, mostTaken), QStringLiteral("D7")};
}

} // namespace medici::dice
