#include "variants/gemstones/view/view.h"

#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/scene.h"

#include <QLocale>

#include <cmath>

namespace medici::gemstones {

std::vector<Glimpse> Looks::glimpses()
{
    return {{QStringLiteral("dice:blue,red,4,5"),
             Text::tr("Roll gems and numbers, and pair them: the number goes into the gem's column.")},
            {QStringLiteral("columns:1,3,2,4,2,2"),
             Text::tr("Everybody may use what is left over; a column that is too far ahead is blocked.")},
            {QStringLiteral("sums:7,17,18,31,23,37"),
             Text::tr("Whoever brings the sums into rising order and keeps them there for two turns wins.")}};
}

std::chrono::milliseconds Looks::duration(const State &before, std::span<const Event>)
{
    switch (before.phase) {
    case Phase::Rolling:
        return rollTime;
    case Phase::Pairing:
    case Phase::Following:
        return flightTime;
    case Phase::DrawingFirst:
    case Phase::Offered:
    case Phase::Over:
        break;
    }
    return {};
}

std::vector<RegionId> Looks::regionsOf(const State &state, Code code)
{
    std::vector<RegionId> regions;
    if (Rules::actor(state) >= 0)
        forEachIn(code < firstPair ? code : pairOf(code).set(),
                  [&](int die) { regions.push_back(region::die(die)); });
    return regions;
}

std::optional<RegionId> Looks::homeOf(const State &state, RegionId region)
{
    if (region >= dice || !choosingPair(state))
        return std::nullopt;
    return region::box(state.phase == Phase::Pairing ? state.paired : 0);
}

QString Looks::progress(const State &state)
{
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Round %1").arg(state.round + 1);
}

QString Looks::scoreName()
{
    return Text::tr("Disorder");
}

QString Looks::amount(double points)
{
    return Text::tr("%1 of disorder", "an amount that is not whole").arg(QLocale().toString(points, 'f', 1));
}

QString Looks::nameOfSource(int source)
{
    return nameOf(static_cast<Gem>(source));
}

QString Looks::change(int source, double points)
{
    const QString disorder = amount(std::abs(points));
    return (points > 0 ? Text::tr("%1 brings %2 more", "a column")
                       : Text::tr("%1 brings %2 less", "a column"))
        .arg(nameOfSource(source), disorder);
}

} // namespace medici::gemstones
