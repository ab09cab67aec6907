#include "tests/conformance/battery.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/dice/rules/rules.h"

#include "engine/record/recordable.h"

#include <numeric>

using namespace medici;

namespace {

// Every face loaded crosses its column, and nothing else does.
QString conserved(const Game &table)
{
    const dice::State &state = stateOf<dice::Rules>(table);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const dice::Sheet &sheet = state.sheets[seat];
        std::array<int, dice::goods + 1> crosses{};
        for (const dice::Ship &ship : sheet.ships) {
            if (ship.loaded > state.spaces)
                return QStringLiteral("A ship is overloaded.");
            int value = 0;
            for (std::size_t space = 0; space < ship.loaded; ++space) {
                const dice::Face face = ship.holds[space];
                value += face.value;
                crosses[static_cast<std::size_t>(face.good)] += face.value == 0 ? 2 : 1;
            }
            if (value != ship.value)
                return QStringLiteral("A ship has another value than its holds.");
        }
        for (std::size_t good = 0; good < dice::goods; ++good)
            if (sheet.crosses[good] != std::min(crosses[good], dice::boxes))
                return QStringLiteral("A column has other crosses than the ships account for.");
    }
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const RecordableOf<dice::Rules, dice::Player, dice::Words> variant;
    return conform(QStringLiteral("dice"), variant, conserved, argc, argv);
}
