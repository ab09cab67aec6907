#include "engine/view/entry.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>

namespace medici {

namespace {

using Places = std::vector<std::optional<std::size_t>>; // what stands where

} // namespace

Entry::Entry(Forthcoming forthcoming, int places)
    : m_forthcoming(std::move(forthcoming)), m_places(static_cast<std::size_t>(places))
{}

// What few places can bring goes first, so that what many can bring finds what is left; equal ones stand in
// the order in which they were said. Less comes out than was said if there is no place for all.
Places Entry::placed(const std::vector<std::size_t> &said) const
{
    std::vector<std::size_t> order = said;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::popcount(m_forthcoming.outcomes[a].places)
            < std::popcount(m_forthcoming.outcomes[b].places);
    });
    Places places(m_places);
    for (const std::size_t outcome : order)
        for (std::size_t place = 0; place < m_places; ++place)
            if (!places[place] && (m_forthcoming.outcomes[outcome].places >> place & 1) != 0) {
                places[place] = outcome;
                break;
            }
    return places;
}

bool Entry::canCome(std::size_t outcome) const
{
    if (complete() || m_forthcoming.outcomes[outcome].left == 0)
        return false;
    std::vector<std::size_t> said = m_said;
    said.push_back(outcome);
    const Places places = placed(said);
    return m_places - static_cast<std::size_t>(ranges::count(places, std::nullopt)) == said.size();
}

std::optional<std::size_t> Entry::nextPlace() const
{
    const Places places = placed(m_said);
    const auto free = ranges::find(places, std::nullopt);
    return free == places.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(free - places.begin()));
}

bool Entry::enter(std::size_t outcome)
{
    m_begun.clear();
    if (!canCome(outcome))
        return false;
    m_said.push_back(outcome);
    return true;
}

Entry::Typed Entry::type(QChar key)
{
    const QString typed = m_begun + key.toLower();
    const std::vector<Outcome> &outcomes = m_forthcoming.outcomes;
    const auto enterAt = [&](auto found) -> Typed {
        const auto outcome = static_cast<std::size_t>(found - outcomes.begin());
        return {enter(outcome) ? Reading::Entered : Reading::Impossible, outcome};
    };
    if (const std::optional<std::size_t> next = nextPlace(); next && m_begun.isEmpty()) {
        const auto found = ranges::find_if(outcomes, [&](const Outcome &outcome) {
            return outcome.shortKey == typed && (outcome.places >> *next & 1) != 0;
        });
        if (found != outcomes.end())
            return enterAt(found);
    }
    if (const auto found = ranges::find(outcomes, typed, &Outcome::keys); found != outcomes.end())
        return enterAt(found);
    const bool begins =
        ranges::any_of(outcomes, [&](const Outcome &outcome) { return outcome.keys.startsWith(typed); });
    m_begun = begins ? typed : QString();
    return {begins ? Reading::Begun : Reading::Unknown};
}

bool Entry::takeBack()
{
    if (!m_begun.isEmpty())
        m_begun.clear();
    else if (!m_said.empty())
        m_said.pop_back();
    else
        return false;
    return true;
}

Places Entry::shown() const
{
    return placed(m_said);
}

std::vector<Code> Entry::codes() const
{
    std::vector<Code> codes;
    for (const std::optional<std::size_t> &outcome : placed(m_said))
        if (outcome)
            codes.push_back(m_forthcoming.outcomes[*outcome].code);
    return codes;
}

} // namespace medici
