#include "engine/view/texttable.h"

#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/view.h"

namespace medici::gemstones {

namespace {

// The dice still to be paired, by the numbers that moves in records use.
void writeDice(TextTable &table, const State &state, const QString &title, DiceSet kind, int first)
{
    table.begin(title, 10);
    forEachIn(state.left & kind, [&](int die) {
        const QString face =
            kind == gemDice ? shortNameOf(state.gem(die)) : QString::number(state.number(die));
        table.add(QString("%1: %2").arg(die - first).arg(face).leftJustified(13));
    });
}

void writeSheet(TextTable &table, const State &state, Seat seat)
{
    const Sheet &sheet = state.sheet(seat);
    table.begin(seat);
    for (const Column &column : sheet.columns)
        table.cell(column.sum());
    table.cell(scoreOf(sheet));
    table.begin("    " + Text::tr("numbers", "how many are written"));
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const Column &column = sheet.columns[gem];
        table.cell(QString::number(column.filled)
                   + (column.full()            ? Text::tr(" full", "a column")
                          : sheet.blocked(gem) ? Text::tr(" bl.", "a column: blocked")
                                               : QString()));
    }
    table.begin("    " + Text::tr("order"));
    for (const int rank : ranksOf(sheet))
        table.cell(rank);
    if (state.phase == Phase::Over)
        table.line("    " + Text::tr("place %1").arg(Rules::places(state)[static_cast<std::size_t>(seat)]));
    else if (sheet.announced)
        table.line("    " + Text::tr("announced: sorted at the end of the last turn"));
}

} // namespace

QString Looks::table(const State &state, const Players &players)
{
    TextTable table(players, 9);
    const QString next = prompt(state, {}, players).plain();
    table.line(state.phase == Phase::Over ? next : Text::tr("Round %1. %2").arg(state.round + 1).arg(next));
    if (Rules::actor(state) >= 0) {
        writeDice(table, state, Text::tr("Gems"), gemDice, 0);
        writeDice(table, state, Text::tr("Numbers"), numberDice, diceOfAKind);
    }
    table.line();
    table.begin(QString());
    for (std::size_t gem = 0; gem < gems; ++gem)
        table.cell(shortNameOf(static_cast<Gem>(gem)));
    table.cell(Text::tr("disorder"));
    for (Seat seat = 0; seat < state.seats; ++seat)
        writeSheet(table, state, seat);
    return table.text();
}

} // namespace medici::gemstones
