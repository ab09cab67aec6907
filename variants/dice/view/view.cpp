#include "variants/dice/view/view.h"

#include "engine/view/goods.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/scene.h"

#include <QLocale>

#include <bit>
#include <cmath>

namespace medici::dice {

std::vector<Glimpse> Looks::glimpses()
{
    return {{QStringLiteral("dice:gold5,fur3,grain2,dye4,dye0"),
             Text::tr("Roll %1 dice and take up to %2; each of the others takes one of the rest.")
                 .arg(dice)
                 .arg(mostTaken)},
            {QStringLiteral("ship:gold5,dye4,dye0"),
             Text::tr("Dice fill your ship: the most valuable ships earn points.")},
            {QStringLiteral("column:4"),
             Text::tr("They also cross boxes: whoever leads in a good earns points for it.")}};
}

QString Looks::optionHelp(std::string_view option, const Setup &)
{
    if (option == "shipSpaces")
        return Text::tr("How many dice a ship holds. More spaces make longer rounds and fuller columns.");
    return {};
}

std::chrono::milliseconds Looks::duration(const State &before, std::span<const Event> events)
{
    switch (before.phase) {
    case Phase::Rolling:
        return std::chrono::milliseconds(400);
    case Phase::Choosing:
    case Phase::Following:
        return loading.duration(std::popcount(events.front().code));
    case Phase::DrawingFirst:
    case Phase::Over:
        break;
    }
    return {};
}

std::vector<RegionId> Looks::regionsOf(const State &state, Code code)
{
    std::vector<RegionId> regions;
    if (Rules::actor(state) >= 0)
        forEachIn(code, [&](int die) { regions.push_back(region::die(die)); });
    return regions;
}

std::optional<RegionId> Looks::homeOf(const State &state, RegionId region)
{
    if (region >= dice || Rules::actor(state) < 0)
        return std::nullopt;
    return region::ship(state.mover);
}

QString Looks::progress(const State &state)
{
    return state.phase == Phase::Over
        ? Text::tr("End of the game")
        : Text::tr("Round %1 of %2").arg(state.round + 1).arg(state.edition.rounds);
}

QString Looks::scoreName()
{
    return Text::tr("Points");
}

QString Looks::amount(double points)
{
    return Text::tr("%1 points", "an amount that is not whole").arg(QLocale().toString(points, 'f', 1));
}

QString Looks::nameOfSource(int source)
{
    return tradeName(source, goodWords);
}

QString Looks::change(int source, double points)
{
    return tradeChange(source, goodWords, amount(std::abs(points)), points > 0);
}

} // namespace medici::dice
