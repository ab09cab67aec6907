#include "engine/view/comparison.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

ComparedGame::ComparedGame(Record played, const Recordable &variant)
    : record(std::move(played)), start(startOf(record.header, variant)), end(start->clone()),
      steps(stepsOf(variant.words(), *start, record.events))
{
    for (const Event &event : record.events)
        end->apply(event.code);
}

std::span<const Event> ComparedGame::in(std::size_t step) const
{
    return std::span(record.events).subspan(steps[step].from, steps[step].to - steps[step].from);
}

std::optional<Parting> partingOf(const ComparedGame &first, const ComparedGame &other)
{
    Parting parting{0, first.start->clone()};
    const std::size_t both = std::min(first.steps.size(), other.steps.size());
    for (; parting.step < both; ++parting.step) {
        if (!ranges::equal(first.in(parting.step), other.in(parting.step)))
            return parting;
        for (const Event &event : first.in(parting.step))
            parting.before->apply(event.code);
    }
    return std::nullopt;
}

} // namespace medici
