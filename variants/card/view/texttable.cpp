#include "engine/view/texttable.h"

#include "variants/card/view/eventtext.h"
#include "variants/card/view/view.h"

namespace medici::card {

namespace {

// Cards in a row after what the line begins with, broken into lines under the first.
void writeRow(TextTable &table, const QStringList &row)
{
    constexpr qsizetype width = 78;
    for (const QString &card : row) {
        if (table.length() + 2 + card.size() > width)
            table.begin(QString());
        table.add(QStringLiteral("  ") + card);
    }
}

// From the end, by the numbers that moves in records use.
void writeMarket(TextTable &table, const State &state)
{
    QStringList row;
    for (int place = state.marketSize - 1; place >= 0; --place)
        row << (place < reach ? QStringLiteral("%1: %2").arg(place).arg(nameOf(state.fromEnd(place)))
                              : nameOf(state.fromEnd(place)));
    if (row.isEmpty())
        row << QStringLiteral(".");
    table.begin(Text::tr("Market"), TextTable::nameWidth - 2);
    writeRow(table, row);
}

} // namespace

QString Looks::table(const State &state, const Players &players)
{
    TextTable table(players, 8);
    const QString next = prompt(state, {}, players).plain();
    table.line(state.phase == Phase::Over
                   ? next
                   : Text::tr("Day %1 of %2.").arg(state.day + 1).arg(days) + u' ' + next);
    table.line(Text::tr("%n card(s) in the deck", nullptr, state.deckLeft));
    writeMarket(table, state);

    table.line();
    table.line(Text::tr("Ships"));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship &ship = state.ship(seat);
        QStringList cargo;
        for (const Kind kind : ship.cargo())
            cargo << nameOf(kind);
        cargo << Text::tr("= %1, spaces %2 of %3").arg(ship.value).arg(ship.used).arg(state.spaces());
        table.begin(seat);
        writeRow(table, cargo);
    }

    table.line();
    table.begin(Text::tr("Warehouses"));
    for (const Good good : allGoods)
        table.cell(nameOf(good));
    table.cell(Text::tr("florins"));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        table.begin(seat);
        for (const int symbols : state.house(seat).warehouse)
            table.cell(symbols);
        table.cell(state.house(seat).florins);
    }
    return table.text();
}

} // namespace medici::card
