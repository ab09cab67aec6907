#include "variants/dice/view/explanations.h"

#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/sheetpanels.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace medici::dice {

namespace {

QString summand(const QString &what, int points)
{
    return what + u'\t' + QString::number(points);
}

struct Standing {
    int ahead = 0;
    int level = 0; // others with the same
};

template <class Value>
Standing standingOf(const State &state, Seat seat, Value value)
{
    Standing standing;
    for (Seat other = 0; other < state.seats; ++other) {
        if (other == seat)
            continue;
        standing.ahead += value(other) > value(seat);
        standing.level += value(other) == value(seat);
    }
    return standing;
}

Note soloShipReason(const Ship &ship)
{
    if (ship.value < 20)
        return {Text::tr("A ship worth less than 20 pays nothing."), QStringLiteral("D27")};
    if (ship.value < 30)
        return {Text::tr("A ship worth 20 to 29 pays its value: %1.").arg(ship.value), QStringLiteral("D27")};
    return {Text::tr("A ship worth 30 or more pays its value and 10 more: %1 + 10.").arg(ship.value),
            QStringLiteral("D27")};
}

QString bonusWords(int crosses)
{
    const int bonus = columnBonus(crosses);
    return bonus == 0 ? QString()
                      : u' ' + Text::tr("%n crosses: bonus %1.", "in a column", crosses).arg(bonus);
}

Note soloMonopolyReason(const State &state, Good good)
{
    const std::size_t column = indexOf(good);
    const int crosses = state.sheets[0].crosses[column];
    const int circles = state.circles[column];
    if (state.breakthrough)
        return {Text::tr("After the enemy's breakthrough goods pay nothing."), QStringLiteral("D29")};
    if (crosses == 0)
        return {Text::tr("A column without a cross pays nothing."), QStringLiteral("D20")};
    if (crosses >= circles)
        return {Text::tr("%1 crosses hold against %2 circles: 10.").arg(crosses).arg(circles)
                    + bonusWords(crosses),
                QStringLiteral("D28")};
    return {Text::tr("Only %1 crosses against %2 circles: no award.").arg(crosses).arg(circles)
                + bonusWords(crosses),
            QStringLiteral("D28")};
}

Note roundNote(const State &state, Seat seat, int round)
{
    const bool over = state.phase == Phase::Over;
    if (round > state.round)
        return {Text::tr("Round %1 is still to come.").arg(round + 1), QStringLiteral("D5")};
    const bool current = round == state.round && !over;
    const State now = current ? scoredNow(state) : state;
    const Ship &ship = now.sheet(seat).ships[static_cast<std::size_t>(round)];
    QStringList lines;
    if (current)
        lines << Text::tr("If the round ended now:");
    lines << summand(Text::tr("ship of %1").arg(ship.value), ship.points);
    for (const Good good : columnOrder)
        if (const int points = ship.monopolies[indexOf(good)]; points != 0)
            lines << summand(nameOf(good), points);
    lines << summand(Text::tr("round %1").arg(round + 1), ship.total());
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
    const State now = state.phase == Phase::Over ? state : scoredNow(state);
    const Note reason = monopolyReason(now, seat, good);
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
        lines << Text::tr("Nine circles in one column end all points for goods.");
        return {lines.join(u'\n'), state.breakthrough ? QStringLiteral("D29") : QStringLiteral("D26")};
    }
    if (id == region::shipPay)
        return soloShipReason(state.ship(0));
    const int total = state.sheets[0].total();
    return {Text::tr("%n point(s): %1", "a total and its rank", total).arg(rankName(soloRank(total))),
            QStringLiteral("D30")};
}

} // namespace

QString placeName(int place)
{
    switch (place) {
    case 1:
        return Text::tr("1st place");
    case 2:
        return Text::tr("2nd place");
    case 3:
        return Text::tr("3rd place");
    default:
        return Text::tr("4th place");
    }
}

Note shipReason(const State &scored, Seat seat)
{
    const Ship &ship = scored.ship(seat);
    if (scored.solo())
        return soloShipReason(ship);
    const Standing standing =
        standingOf(scored, seat, [&](Seat other) { return int{scored.ship(other).value}; });
    const int points = ship.points;
    if (standing.level == 0)
        return {Text::tr("Place %1 with %2: %3.").arg(standing.ahead + 1).arg(ship.value).arg(points),
                QStringLiteral("D16")};
    return {Text::tr("Place %1 with %2, shared: each gets the full %3.")
                .arg(standing.ahead + 1)
                .arg(ship.value)
                .arg(points),
            QStringLiteral("D17")};
}

Note monopolyReason(const State &scored, Seat seat, Good good)
{
    if (scored.solo())
        return soloMonopolyReason(scored, good);
    const std::size_t column = indexOf(good);
    const int crosses = scored.sheet(seat).crosses[column];
    if (crosses == 0)
        return {Text::tr("A column without a cross pays nothing."), QStringLiteral("D20")};
    const Standing standing =
        standingOf(scored, seat, [&](Seat other) { return int{scored.sheet(other).crosses[column]}; });
    const int bonus = columnBonus(crosses);
    const int points = scored.ship(seat).monopolies[column] - bonus;
    const QString extra = bonusWords(crosses);
    if (points == 10)
        return {(standing.level == 0 ? Text::tr("Most crosses: 10.")
                                     : Text::tr("Most crosses, shared: each gets 10."))
                    + extra,
                standing.level == 0 ? QStringLiteral("D18") : QStringLiteral("D19")};
    if (points == 5)
        return {(standing.level == 0 ? Text::tr("Second most crosses: 5.")
                                     : Text::tr("Second most crosses, shared: each gets 5."))
                    + extra,
                standing.level == 0 ? QStringLiteral("D18") : QStringLiteral("D19")};
    // What would have been a second place falls away when first place is shared.
    const QString none = Text::tr("%n player(s) have more crosses: nothing.", nullptr, standing.ahead);
    return {bonus == 0 ? none : none + extra, bonus == 0 ? QStringLiteral("D18") : QStringLiteral("D21")};
}

Note tooltipOf(const State &state, RegionId id, const Players &players)
{
    if (id < dice) {
        if (id >= state.rolled)
            return {};
        const Face face = state.face(id);
        const QString crosses = face.good == Good::Gold
            ? Text::tr("no crosses")
            : Text::tr("%n cross(es)", nullptr, face.value == 0 ? 2 : 1);
        return {Text::tr("%1: %2 on the ship, %3").arg(nameOf(face.good)).arg(face.value).arg(crosses),
                QStringLiteral("D10")};
    }
    if (id >= region::enemy)
        return soloNote(state, id);
    const Seat seat = static_cast<Seat>(id / 100 - 1);
    const int offset = id % 100;
    if (offset < goods)
        return columnNote(state, seat, static_cast<Good>(offset), players);
    if (id == region::ship(seat))
        return shipNote(state, seat);
    if (id == region::sheet(seat))
        return {summand(Text::tr("total"), state.sheet(seat).total()), QStringLiteral("D23")};
    return roundNote(state, seat, offset - 20);
}

Note refusal(const State &state, DiceSet draft, RegionId id)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), QStringLiteral("D23")};
    if (id >= dice)
        return {};
    if (Rules::actor(state) < 0)
        return {Text::tr("The dice are still rolling."), QStringLiteral("D7")};
    if ((state.left >> id & 1) == 0)
        return {Text::tr("This die has been taken; you choose from those left."), QStringLiteral("D8")};
    if (state.phase == Phase::Following)
        return {Text::tr("Take exactly one of the dice left."), QStringLiteral("D8")};
    const int free = state.free(state.mover);
    if (state.lastTurn)
        return {Text::tr("The last roll fills the ship: exactly %n dice.", nullptr, free),
                QStringLiteral("D13")};
    if (free < 3 && std::popcount(draft) >= free)
        return {Text::tr("The ship has only %n free space(s).", nullptr, free), QStringLiteral("D7")};
    return {Text::tr("Three dice at most."), QStringLiteral("D7")};
}

} // namespace medici::dice
