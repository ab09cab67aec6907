#include "engine/rules/ranges.h"
#include "tests/conformance/battery.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/auction/rules/rules.h"

#include "engine/record/recordable.h"

#include <algorithm>
#include <numeric>

using namespace medici;

namespace {

// Every card is unseen, in the group or on a ship, or it was discarded: none is there twice.
QString conserved(const Game &table)
{
    const auction::State &state = stateOf<auction::Rules>(table);
    std::array<int, auction::cardKinds> there{};
    int unseen = 0;
    state.unseen.forEach([&](auction::Card card, int count) {
        there[card.kind] += count;
        unseen += count;
    });
    if (state.left > unseen)
        return QStringLiteral("The deck has cards that have been seen.");
    for (std::size_t card = 0; card < state.turned; ++card)
        ++there[state.group[card].kind];
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const auction::House &house = state.houses[seat];
        if (house.florins > auction::mostFlorins)
            return QStringLiteral("A house has fewer florins than none.");
        if (ranges::max(house.levels) > auction::topLevel)
            return QStringLiteral("A counter is above the top.");
        for (const auction::Ship &ship : house.ships) {
            const auto loaded = std::span(ship.holds).first(ship.loaded);
            const int value = std::transform_reduce(loaded.begin(), loaded.end(), 0, std::plus(),
                                                    [](auction::Card card) { return card.value(); });
            if (ship.loaded > state.spaces || value != ship.value)
                return QStringLiteral("A ship has more than its holds, or another value.");
        }
        const auction::Ship &today = house.ships[state.day];
        for (const auction::Card card : std::span(today.holds).first(today.loaded))
            ++there[card.kind];
    }
    for (int kind = 0; kind < auction::cardKinds; ++kind)
        if (there[static_cast<std::size_t>(kind)] > int{state.edition.deck[static_cast<std::size_t>(kind)]})
            return QStringLiteral("A card is there twice.");
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const RecordableOf<auction::Rules, auction::Player, auction::Words> variant;
    return conform(QStringLiteral("auction"), variant, conserved, argc, argv);
}
