#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

namespace medici::pig {

Standings Looks::standings(const State &state, const Players &)
{
    Standings standings;
    standings.columns = {Text::tr("Points")};
    for (const Seat seat : seatsByPlace(Rules::places(state), state.seats))
        standings.rows.push_back({seat, {figure(state.pointsOf(seat))}});
    return standings;
}

Scoring Looks::scoring(const State &before, const State &after)
{
    if (Rules::scorings(before) == Rules::scorings(after))
        return {};
    Scoring scoring;
    scoring.title = Text::tr("The end");
    const Bill bill = Rules::bill(after);
    const auto pointsOf = [&](Seat seat) { return bill.total(seat); };
    scoring.rows.push_back(
        scoringRow(QStringLiteral("sign-laurel"), Text::tr("kept", "points"), after.seats,
                   [&](Seat seat) -> Scoring::Cell {
                       return {{},
                               QString::number(pointsOf(seat)),
                               pointsOf(seat),
                               {},
                               {Text::tr("What was kept in all turns together."), QStringLiteral("P5")}};
                   }));
    addTotals(scoring, bill, after.seats, pointsOf);
    return scoring;
}

Result Looks::result(const State &over, const Players &players)
{
    Result result = resultOf(Rules::places(over), Rules::scores(over), over.seats);
    result.sources = standings(over, players);
    result.verdict = Sentence::arranged(Text::tr("%1 wins with %2."),
                                        {strongNameOf(result.rows.front().seat, players),
                                         Text::tr("%n point(s)", nullptr, result.rows.front().score)});
    result.rule = QStringLiteral("P6");
    return result;
}

} // namespace medici::pig
