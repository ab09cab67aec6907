#include "variants/gemstones/view/explanations.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/bill.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/scene.h"
#include "variants/gemstones/view/view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

int missingToSorted(const Sheet &sheet)
{
    int missing = 0;
    for (const Column &column : sheet.columns)
        missing += std::max(0, sheet.limits.sorted - column.filled);
    return missing;
}

// The first column whose sum is less than that of its left neighbour.
std::size_t firstFall(const Sheet &sheet)
{
    std::size_t gem = 1;
    while (sheet.columns[gem].sum() >= sheet.columns[gem - 1].sum())
        ++gem;
    return gem;
}

Gem emptiest(const Sheet &sheet)
{
    const auto column = ranges::min_element(sheet.columns, {}, &Column::filled);
    return static_cast<Gem>(column - sheet.columns.begin());
}

Note columnNote(const State &state, Seat seat, std::size_t gem)
{
    const Sheet &sheet = state.sheet(seat);
    const Column &column = sheet.columns[gem];
    QStringList lines{Text::tr("%n number(s) written", nullptr, column.filled)};
    if (column.filled > 0) {
        QStringList numbers;
        int before = 0;
        for (std::size_t row = 0; row < column.filled; ++row) {
            numbers << QString::number(column.sums[row] - before);
            before = column.sums[row];
        }
        lines << numbers.join(u" + "_s) + u'\t' + QString::number(column.sum());
    }
    const Note rank = rankReason(Rules::bill(state).line(seat, 1, source::column(gem)));
    lines << rank.text;
    if (column.full()) {
        lines << Text::tr("The column is full.");
        return {lines.join(u'\n'), u"G10"_s};
    }
    if (sheet.blocked(gem)) {
        lines << Text::tr("Blocked: %1 numbers here, %2 in %3.")
                     .arg(column.filled)
                     .arg(sheet.least())
                     .arg(nameOf(emptiest(sheet)));
        return {lines.join(u'\n'), u"G11"_s};
    }
    return {lines.join(u'\n'), rank.rule};
}

Note sheetNote(const State &state, Seat seat)
{
    const Bill bill = Rules::bill(state);
    QStringList lines;
    for (std::size_t gem = 0; gem < gems; ++gem)
        lines << summand(nameOf(static_cast<Gem>(gem)), bill.line(seat, 1, source::column(gem)).points);
    lines << summand(Text::tr("disorder"), bill.total(seat));
    return {lines.join(u'\n'), u"G18"_s};
}

Note orderNote(const State &state, Seat seat)
{
    const Sheet &sheet = state.sheet(seat);
    QStringList lines{orderWords(state, seat).ways.front()};
    lines << Text::tr("Whoever is sorted at the end of two of their own turns in a row wins.");
    return {lines.join(u'\n'), sheet.announced ? u"G16"_s : u"G15"_s};
}

Note dieNote(const State &state, int die)
{
    if (die >= diceOfAKind)
        return {Text::tr("The number %1").arg(state.number(die)), u"G7"_s};
    const Gem gem = state.gem(die);
    if (Rules::actor(state) < 0)
        return {atStart(gem), u"G7"_s};
    const Note why = whyNotWritten(state, gem);
    if (!why.text.isEmpty())
        return why;
    const Column &column = state.sheet(state.mover)[gem];
    return {atStart(gem) + u'\n' + summand(Text::tr("sum so far"), column.sum()) + u'\n'
                + summand(Text::tr("numbers written"), column.filled),
            u"G9"_s};
}

} // namespace

OrderWords orderWords(const State &state, Seat seat)
{
    const Sheet &sheet = state.sheet(seat);
    if (state.phase == Phase::Over && state.winner == seat)
        return {{Text::tr("Sorted at the end of two turns in a row"), Text::tr("Sorted twice")}, true};
    const int missing = missingToSorted(sheet);
    if (sheet.announced && state.phase != Phase::Over) {
        if (sheet.sorted())
            return {{Text::tr("Announced: being sorted at the end of the next turn as well wins"),
                     Text::tr("Announced: sorted again wins"), Text::tr("Announced")},
                    true};
        return {{Text::tr("Announced, but the order is broken at %1")
                     .arg(nameOf(static_cast<Gem>(firstFall(sheet)))),
                 Text::tr("Announced, now broken"), Text::tr("Announced")},
                true};
    }
    if (!sheet.inOrder()) {
        const QString gem = nameOf(static_cast<Gem>(firstFall(sheet)));
        return {{Text::tr("The order breaks at %1").arg(gem), Text::tr("Breaks at %1").arg(gem), gem}, false};
    }
    if (missing == 0 && state.phase == Phase::Over)
        return {{Text::tr("Sorted")}, false};
    if (missing == 0)
        return {{Text::tr("Sorted; it counts at the end of the player's own turn"), Text::tr("Sorted")},
                false};
    return {{Text::tr("In order; %n number(s) missing above the first thick line", nullptr, missing),
             Text::tr("In order, %n missing", nullptr, missing), Text::tr("In order")},
            false};
}

Note whyNotWritten(const State &state, Gem gem)
{
    const Sheet &sheet = state.sheet(state.mover);
    const Column &column = sheet[gem];
    const GemSet writable = sheet.writable(state.colours(state.left));
    if (contains(writable, static_cast<int>(gem)) || writable == 0)
        return {};
    if (column.full())
        return {Text::tr("%1: the column is full, %n numbers.", nullptr, column.rows).arg(atStart(gem)),
                u"G10"_s};
    return {Text::tr("%1 is blocked: %2 numbers there, only %3 in %4.")
                .arg(atStart(gem))
                .arg(column.filled)
                .arg(sheet.least())
                .arg(nameOf(emptiest(sheet))),
            u"G11"_s};
}

Note rankReason(const BillLine &column)
{
    const QString rule = u'G' + QString::number(column.rule);
    if (column.points == 0)
        return {Text::tr("By its sum it belongs in place %1, where it is.").arg(column.figure), rule};
    return {Text::tr("By its sum it belongs in place %1, but it is in place %2: off by %3.")
                .arg(column.figure)
                .arg(column.against)
                .arg(column.points),
            rule};
}

Note Looks::tooltip(const State &state, RegionId region, const Players &)
{
    if (region < dice)
        return contains(state.turnDice(), region) ? dieNote(state, region) : Note{};
    if (region < region::ofSeat(0, 0))
        return {Text::tr("Drag a gem and a number here to pair them, or choose them by click or key."),
                u"G7"_s};
    if (region == region::evaluation)
        return sheetNote(state, 0);
    const Seat seat = static_cast<Seat>(region / 100 - 1);
    const int offset = region % 100;
    if (offset < gems)
        return columnNote(state, seat, static_cast<std::size_t>(offset));
    if (region == region::order(seat))
        return orderNote(state, seat);
    if (region == region::fictional(seat))
        return {Text::tr("On this turn two gem dice and two number dice are rolled, and everybody writes one "
                         "pair of them."),
                u"G14"_s};
    return sheetNote(state, seat);
}

Note Looks::whyNot(const State &state, const Draft &, RegionId region)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), u"G17"_s};
    if (region >= dice)
        return {};
    if (Rules::actor(state) < 0)
        return {Text::tr("The dice are still rolling."), u"G5"_s};
    if (state.phase == Phase::Offered)
        return {Text::tr("Only dice of a set of three or more alike may be re-rolled."), u"G6"_s};
    if (!contains(state.left, region))
        return state.phase == Phase::Pairing
            ? Note{Text::tr("This die is in a pair already."), u"G7"_s}
            : Note{Text::tr("This die has been taken; the pair is made from those left."), u"G8"_s};
    if (region < diceOfAKind) {
        const Note why = whyNotWritten(state, state.gem(region));
        if (!why.text.isEmpty())
            return {why.text + u' ' + Text::tr("Another gem on the table can be written."), why.rule};
    }
    return {Text::tr("A pair is one gem and one number."), u"G7"_s};
}

} // namespace medici::gemstones
