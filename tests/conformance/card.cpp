#include "engine/rules/ranges.h"
#include "tests/conformance/battery.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/card/rules/rules.h"

#include "engine/record/recordable.h"

#include <span>

using namespace medici;

namespace {

// No card comes from nowhere: of each kind there are no more than the deck began with, and with what the
// warehouses hold exactly as many symbols.
QString conserved(const Game &table)
{
    const card::State &state = stateOf<card::Rules>(table);
    Pile counts = state.deck;
    for (const card::Kind kind : std::span(state.market).first(state.marketSize))
        counts.add(kind);
    card::PerGood<int> symbols{};
    for (const card::House &house : std::span(state.houses).first(state.seats)) {
        int value = 0;
        int used = 0;
        for (const card::Kind kind : house.ship.cargo()) {
            counts.add(kind);
            value += card::cardOf(kind).value;
            used += card::cardOf(kind).space;
        }
        if (value != house.ship.value || used != house.ship.used)
            return QStringLiteral("A ship has another value or load than its cards.");
        if (used > state.spaces())
            return QStringLiteral("A ship is overloaded.");
        for (std::size_t good = 0; good < card::goods; ++good)
            symbols[good] += house.warehouse[good];
        int florins = 0;
        for (const card::Evening &evening : house.evenings)
            florins += evening.total();
        if (florins != house.florins || (state.edition.usual && florins % 5 != 0))
            return QStringLiteral("The bills come to other florins.");
    }
    for (std::size_t kind = 0; kind < card::kinds; ++kind) {
        if (counts[kind] > state.edition.deck[kind])
            return QStringLiteral("There are more cards of a kind than there were.");
        if (const card::Card &shown = card::cards[kind]; !shown.neutral())
            symbols[card::indexOf(shown.good)] += shown.symbols * counts[kind];
    }
    const auto copies = [&](std::size_t line) { return int{state.edition.deck[line]}; }; // of the first good
    const int all = copies(0) + copies(1) + copies(2) + copies(3) + 2 * copies(4) + copies(5);
    if (ranges::any_of(symbols, [&](int sum) { return sum != all; }))
        return QStringLiteral("Symbols were lost.");
    if (static_cast<int>(state.deck.size()) != state.deckLeft)
        return QStringLiteral("The deck is miscounted.");
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const RecordableOf<card::Rules, card::Player, card::Words> variant;
    return conform(QStringLiteral("card"), variant, conserved, argc, argv);
}
