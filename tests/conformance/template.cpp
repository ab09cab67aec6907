#include "engine/record/recordable.h"
#include "tests/conformance/battery.h"
#include "variants/template/player/player.h"
#include "variants/template/record.h"

using namespace medici;

namespace {

// Only the winner reaches the goal.
QString conserved(const Game &table)
{
    const pig::State &state = stateOf<pig::Rules>(table);
    int there = 0;
    for (const int points : state.points)
        there += points >= pig::goal;
    return there == (state.phase == pig::Phase::Over) ? QString()
                                                      : QStringLiteral("The winner is another one.");
}

} // namespace

int main(int argc, char **argv)
{
    const RecordableOf<pig::Rules, pig::Player, pig::Words> variant;
    return conform(QStringLiteral("template"), variant, conserved, argc, argv);
}
