#include "tests/conformance/battery.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"

#include "engine/record/recordable.h"

using namespace medici;

namespace {

// Columns rise by 1 to 6 a row, and nobody has written more than the turns so far allow.
QString conserved(const Game &table)
{
    const gemstones::State &state = stateOf<gemstones::Rules>(table);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        int written = 0;
        for (const gemstones::Column &column : state.sheets[seat].columns) {
            if (column.filled > column.rows || column.rows != state.limits().rows)
                return QStringLiteral("A column is too long.");
            int before = 0;
            for (std::size_t row = 0; row < column.filled; ++row) {
                const int number = column.sums[row] - before;
                if (number < 1 || number > 6)
                    return QStringLiteral("A row adds what no die shows.");
                before = column.sums[row];
            }
            written += column.filled;
        }
        if (written > 6 * (state.round + 1)) // G5 to G8, G14
            return QStringLiteral("Somebody has written too much.");
    }
    for (std::size_t seat = state.seats; seat < gemstones::tableSeats; ++seat)
        if (state.sheets[seat] != gemstones::Sheet{})
            return QStringLiteral("A fictional player has written.");
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const RecordableOf<gemstones::Rules, gemstones::Player, gemstones::Words> variant;
    return conform(QStringLiteral("gemstones"), variant, conserved, argc, argv);
}
