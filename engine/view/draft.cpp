#include "engine/view/draft.h"

#include "engine/rules/ranges.h"
#include "engine/view/view.h"

#include <algorithm>

namespace medici {

Draft::Draft(std::initializer_list<RegionId> chosen) : Draft(std::span(chosen.begin(), chosen.size())) {}

Draft::Draft(std::span<const RegionId> chosen) : m_chosen(chosen.begin(), chosen.end())
{
    ranges::sort(m_chosen);
    m_chosen.erase(std::unique(m_chosen.begin(), m_chosen.end()), m_chosen.end());
}

bool Draft::contains(RegionId id) const
{
    return ranges::binary_search(m_chosen, id);
}

Code Draft::below(RegionId end) const
{
    unsigned set = 0;
    for (const RegionId id : m_chosen)
        if (id < end)
            set |= 1U << id;
    return static_cast<Code>(set);
}

void Draft::toggle(RegionId id)
{
    const auto place = ranges::lower_bound(m_chosen, id);
    if (place != m_chosen.end() && *place == id)
        m_chosen.erase(place);
    else
        m_chosen.insert(place, id);
}

namespace {

struct Way {
    Code code;
    Draft regions;
};

// The legal codes that a draft can become, with all the regions of each.
std::vector<Way> waysOn(const View &view, const Game &game, const Draft &draft)
{
    std::vector<Way> ways;
    if (game.actor() < 0)
        return ways;
    Choices choices;
    game.list(choices);
    for (const Choice &choice : choices) {
        Way way{choice.code, Draft(view.regionsOf(game, choice.code))};
        if (ranges::includes(way.regions.chosen(), draft.chosen()))
            ways.push_back(std::move(way));
    }
    return ways;
}

bool anyTakes(const std::vector<Way> &ways, const Draft &draft)
{
    return ranges::any_of(
        ways, [&](const Way &way) { return ranges::includes(way.regions.chosen(), draft.chosen()); });
}

// The draft in which a region stands in place of the only one chosen that it can take the place of; nothing
// if there are several or none.
std::optional<Draft> replaced(const std::vector<Way> &all, const Draft &draft, RegionId id)
{
    std::optional<Draft> found;
    for (const RegionId old : draft.chosen()) {
        Draft next = draft;
        next.toggle(old);
        next.toggle(id);
        if (!anyTakes(all, next))
            continue;
        if (found)
            return std::nullopt;
        found = next;
    }
    return found;
}

} // namespace

std::vector<RegionId> openRegions(const View &view, const Game &game, const Draft &draft)
{
    const std::vector<Way> all = waysOn(view, game, {});
    std::vector<RegionId> open;
    for (const Way &way : all)
        for (const RegionId id : way.regions.chosen())
            open.push_back(id);
    ranges::sort(open);
    open.erase(std::unique(open.begin(), open.end()), open.end());
    std::erase_if(open, [&](RegionId id) {
        if (draft.contains(id))
            return true;
        Draft next = draft;
        next.toggle(id);
        return !anyTakes(all, next) && !replaced(all, draft, id);
    });
    return open;
}

Draft obligatory(const View &view, const Game &game)
{
    const std::vector<Way> all = waysOn(view, game, {});
    if (all.empty())
        return {};
    std::vector<RegionId> common(all.front().regions.chosen().begin(), all.front().regions.chosen().end());
    for (const Way &way : all)
        std::erase_if(common, [&way](RegionId id) { return !way.regions.contains(id); });
    return Draft(common);
}

Draft clicked(const View &view, const Game &game, const Draft &draft, RegionId id)
{
    Draft next = draft;
    next.toggle(id);
    if (draft.contains(id) || !waysOn(view, game, next).empty())
        return next;
    // Where only one of the things chosen can make room, choosing another means that one instead.
    return replaced(waysOn(view, game, {}), draft, id).value_or(draft);
}

} // namespace medici
