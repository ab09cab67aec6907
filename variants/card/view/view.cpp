#include "variants/card/view/view.h"

#include "engine/view/goods.h"
#include "variants/card/rules/prizes.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/scene.h"

#include <QLocale>

#include <bit>
#include <cmath>

namespace medici::card {

std::vector<Glimpse> Looks::glimpses()
{
    return {
        {QStringLiteral("market:grain2,cloth2,grain3,cloth5"),
         Text::tr("Turn up another card, or take what lies there: the last one, and up to %n before it.",
                  nullptr, reach - 1)},
        {QStringLiteral("ship:fur4,green2"),
         Text::tr("Cards fill your ship: the most valuable ships earn florins.")},
        {QStringLiteral("cards:cloth5,fur0x2,dye0g"),
         Text::tr(
             "What they show stays in your warehouse: whoever has the most of a good is paid every day.")}};
}

QString Looks::optionHelp(std::string_view option, const Setup &setup)
{
    if (option != "higherBonus")
        return {};
    const Edition edition = editionOf(setup);
    return Text::tr("A good with very many symbols pays a bonus of %1 instead of %2: %3 or more.")
        .arg(edition.higherBonusFlorins)
        .arg(edition.bonusFlorins)
        .arg(edition.higherBonusFrom);
}

std::chrono::milliseconds Looks::duration(const State &before, std::span<const Event> events)
{
    switch (before.phase) {
    case Phase::TurningUp:
        return turningTime;
    case Phase::Taking:
        return loading.duration(std::popcount(events.front().code));
    case Phase::DrawingFirst:
    case Phase::Deciding:
    case Phase::Over:
        break;
    }
    return {};
}

std::vector<RegionId> Looks::regionsOf(const State &state, Code code)
{
    const Phase phase = state.phase;
    std::vector<RegionId> regions;
    if (phase == Phase::Deciding && code == turnUp)
        regions.push_back(region::deck);
    if (phase == Phase::Taking)
        forEachIn(code, [&](int place) { regions.push_back(region::market(place)); });
    return regions;
}

std::optional<RegionId> Looks::homeOf(const State &state, RegionId region)
{
    const bool card = region >= region::market(0) && region < region::market(state.marketSize);
    return card && state.phase == Phase::Taking ? std::optional(region::ship(state.active)) : std::nullopt;
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
    return tradeName(source, goodWords);
}

QString Looks::change(int source, double points)
{
    return tradeChange(source, goodWords, amount(std::abs(points)), points > 0);
}

} // namespace medici::card
