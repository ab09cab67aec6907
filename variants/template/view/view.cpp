#include "variants/template/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/template/view/board.h"
#include "variants/template/view/eventtext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace medici::pig {

QString Looks::scoreName()
{
    return Text::tr("Points");
}

QString Looks::amount(double points)
{
    return Text::tr("%1 points", "an amount that is not whole").arg(QLocale().toString(points, 'f', 1));
}

QString Looks::nameOfSource(int)
{
    return Text::tr("what is kept");
}

QString Looks::change(int, double points)
{
    return (points > 0 ? Text::tr("what is kept brings %1 more") : Text::tr("what is kept brings %1 less"))
        .arg(amount(std::abs(points)));
}

QString Looks::progress(const State &state)
{
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Best: %1 of %2").arg(ranges::max(state.points)).arg(goal);
}

std::vector<RegionId> Looks::regionsOf(const State &state, Code code)
{
    return {code == roll ? region::die : region::seat(state.active)};
}

std::chrono::milliseconds Looks::duration(const State &before, std::span<const Event>)
{
    return std::chrono::milliseconds(before.phase == Phase::Rolling ? 400 : 0);
}

} // namespace medici::pig
