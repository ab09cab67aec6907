#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

namespace medici::pig {

Standings Looks::standings(const State &state, const Players &)
{
    Standings standings;
    standings.columns = {Text::tr("Points")};
    for (const Seat seat : seatsByPlace(Rules::places(state), state.seats))
        standings.rows.push_back({seat, {{QString::number(state.pointsOf(seat)), {}}}});
    return standings;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result;
    const PerSeat<int> places = Rules::places(over);
    for (const Seat seat : seatsByPlace(places, over.seats))
        result.rows.push_back({seat, places[static_cast<std::size_t>(seat)], over.pointsOf(seat), {}});
    result.sources = standings(over, players);
    result.verdict = Sentence::arranged(Text::tr("%1 wins with %2."),
                                        {strongNameOf(result.rows.front().seat, players),
                                         Text::tr("%n point(s)", nullptr, result.rows.front().score)});
    result.rule = QStringLiteral("P6");
    return result;
}

} // namespace medici::pig
