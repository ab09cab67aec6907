#include "variants/auction/view/view.h"

#include "engine/view/goods.h"
#include "variants/auction/rules/bill.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/scene.h"

#include <QLocale>

#include <cmath>

namespace medici::auction {

std::vector<Glimpse> Looks::glimpses()
{
    return {{QStringLiteral("cards:fur0,spice3,cloth5,gold10"),
             Text::tr("Cards are auctioned in groups of 1 to %1; everybody bids once.").arg(mostTurned)},
            {QStringLiteral("ship:cloth5,dye5,grain3"),
             Text::tr("What you buy fills your ship: the most valuable ships earn florins.")},
            {QStringLiteral("track:4,2,2,5,0"),
             Text::tr("It also moves you up in its good: the leaders in each are paid every day.")}};
}

// Every other decision is an amount or a button.
std::vector<RegionId> Looks::regionsOf(const State &state, Code code)
{
    if (state.phase == Phase::Selecting && code == draw)
        return {region::deck};
    return {};
}

Noise Looks::noise(const State &before, const Event &event)
{
    if (event.actor == chance)
        return Noise::Card;
    const bool bids = before.phase == Phase::Bidding && event.code != before.highest;
    return bids ? Noise::Coin : Noise::None;
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

QString Looks::amount(double points)
{
    return Text::tr("%1 florins", "an amount that is not whole").arg(QLocale().toString(points, 'f', 1));
}

QString Looks::nameOfSource(int source)
{
    return source == source::spent ? Text::tr("what cards cost") : tradeName(source, goodWords);
}

QString Looks::change(int source, double points)
{
    const QString florins = amount(std::abs(points));
    if (source == source::spent)
        return (points > 0 ? Text::tr("cards cost %1 less") : Text::tr("cards cost %1 more")).arg(florins);
    return tradeChange(source, goodWords, florins, points > 0);
}

} // namespace medici::auction
