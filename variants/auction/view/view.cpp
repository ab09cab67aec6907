#include "variants/auction/view/view.h"

#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/scene.h"

namespace medici::auction {

QString Looks::summary()
{
    return Text::tr("Bid for cargo, fill your ship, lead in the goods that pay.");
}

std::chrono::milliseconds Looks::duration(const State &before, std::span<const Event> events)
{
    return wayOf(before, events.front().code);
}

QString Looks::progress(const State &state)
{
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Day %1 of %2").arg(state.day + 1).arg(days);
}

QString Looks::scoreName()
{
    return Text::tr("Florins");
}

} // namespace medici::auction
