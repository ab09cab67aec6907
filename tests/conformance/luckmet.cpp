#include "tests/conformance/luckmet.h"

#include "engine/rules/luck.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <cmath>

namespace medici {

LuckMet::LuckMet(const Game &start, std::span<const Event> log)
{
    const std::unique_ptr<Game> game = start.clone();
    Choices choices;
    for (const Event &event : log) {
        if (event.actor == chance) {
            const Place place = game->place();
            Met &met = m_met[nameOf(place)];
            if (met.drawn.empty()) {
                met.place = place;
                game->list(choices);
                for (const Choice &choice : choices)
                    met.possible.push_back(choice.code);
            }
            met.drawn.push_back(event.code);
        }
        game->apply(event.code);
    }
}

// What both could meet lies in one order: what both drew of it is the same as far as both came. Of a kind of
// which unequally many are gone it cannot be seen which of them were drawn; such kinds are left out.
bool LuckMet::same(const Met &one, const Met &other)
{
    const auto inBoth = [&](Code code) {
        return one.place.gone[code] == other.place.gone[code]
            && ranges::find(one.possible, code) != one.possible.end()
            && ranges::find(other.possible, code) != other.possible.end();
    };
    std::vector<Code> ofOne;
    std::vector<Code> ofOther;
    ranges::copy_if(one.drawn, std::back_inserter(ofOne), inBoth);
    ranges::copy_if(other.drawn, std::back_inserter(ofOther), inBoth);
    const std::size_t both = std::min(ofOne.size(), ofOther.size());
    return std::equal(ofOne.begin(), ofOne.begin() + static_cast<std::ptrdiff_t>(both), ofOther.begin());
}

std::string LuckMet::differenceTo(const LuckMet &other) const
{
    for (const auto &[name, met] : m_met)
        if (const auto there = other.m_met.find(name);
            there != other.m_met.end() && !same(met, there->second))
            return name;
    return {};
}

int LuckMet::commonWith(const LuckMet &other) const
{
    return static_cast<int>(
        ranges::count_if(m_met, [&](const auto &met) { return other.m_met.contains(met.first); }));
}

// Whatever was decided before, an outcome of weight w among W comes with the chance w / W: so what comes too
// often or too rarely, event by event, adds up like independent throws.
void Frequencies::add(const Choices &choices, Code outcome)
{
    for (const Choice &choice : choices) {
        const double likely = static_cast<double>(choice.weight) / choices.weight();
        Sum &sum = m_sums[choice.code];
        sum.came += choice.code == outcome;
        sum.expected += likely;
        sum.variance += likely * (1 - likely);
    }
}

double Frequencies::Sum::deviation() const
{
    return variance > 0 ? (came - expected) / std::sqrt(variance) : 0;
}

// None out of some forty outcomes of some ten places is so far off once in ten thousand times.
bool Frequencies::plausible() const
{
    return ranges::all_of(m_sums, [](const auto &sum) { return std::abs(sum.second.deviation()) < 5; });
}

std::string Frequencies::said() const
{
    std::string text;
    for (const auto &[code, sum] : m_sums)
        text += std::to_string(code) + ": " + std::to_string(sum.came) + " for "
            + std::to_string(sum.expected) + ", off by " + std::to_string(sum.deviation()) + "; ";
    return text;
}

} // namespace medici
