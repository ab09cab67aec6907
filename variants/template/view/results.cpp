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

Scoring Looks::scoring(const State &before, const State &after)
{
    if (Rules::scorings(before) == Rules::scorings(after))
        return {};
    Scoring scoring;
    scoring.title = Text::tr("The end");
    Scoring::Row row;
    row.symbol = QStringLiteral("sign-laurel");
    row.title = Text::tr("kept", "points");
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const int points = after.pointsOf(seat);
        row.cells.push_back({{},
                             QString::number(points),
                             points,
                             {},
                             {Text::tr("What was kept in all turns together."), QStringLiteral("P5")}});
        scoring.before.push_back(0);
        scoring.points.push_back(points);
        scoring.after.push_back(points);
    }
    scoring.rows.push_back(std::move(row));
    return scoring;
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
