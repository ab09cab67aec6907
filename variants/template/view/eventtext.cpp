#include "variants/template/view/eventtext.h"

#include "variants/template/view/view.h"

namespace medici::pig {

HistoryEntry Looks::describe(const State &before, std::span<const Event> events, const Players &players)
{
    const Event &event = events.front();
    if (before.phase == Phase::DrawingFirst) {
        const auto first = static_cast<Seat>(event.code);
        return {first, Sentence::arranged(Text::tr("%1 begins."), {strongNameOf(first, players)})};
    }
    const Sentence name = strongNameOf(before.active, players);
    if (before.phase == Phase::Rolling && event.code == 0)
        return {before.active, Sentence::arranged(Text::tr("%1 rolls a 1 and loses the turn."), {name})};
    if (before.phase == Phase::Rolling)
        return {before.active,
                Sentence::arranged(Text::tr("%1 rolls a %2."), {name, QString::number(event.code + 1)})};
    if (event.code == hold)
        return {before.active,
                Sentence::arranged(Text::tr("%1 holds: +%2."), {name, QString::number(before.turn)})};
    return {before.active, Sentence::arranged(Text::tr("%1 rolls again."), {name})};
}

} // namespace medici::pig
