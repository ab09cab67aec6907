#include "engine/record/carryover.h"

#include "engine/record/fault.h"

#include <algorithm>

namespace medici {

namespace {

// The codes of one line of the record, as they are called at the other table. A side of a die or a card is
// called the same everywhere.
std::vector<Code> translated(const Words &words, const Game &before, std::span<const Event> step,
                             const Game &instead)
{
    if (step.front().actor != chance)
        return {words.readMove(instead, words.move(before, step.front().code).toJsonObject())};
    std::vector<Code> outcomes;
    for (const Event &event : step)
        outcomes.push_back(event.code);
    return outcomes;
}

} // namespace

std::vector<Event> carriedOver(const Words &words, const Game &before, std::span<const Event> after,
                               const Game &instead)
{
    std::vector<Event> carried;
    const std::unique_ptr<Game> was = before.clone();
    const std::unique_ptr<Game> is = instead.clone();
    while (!after.empty() && is->actor() == after.front().actor) {
        const bool byChance = after.front().actor == chance;
        const auto length = byChance ? static_cast<std::size_t>(words.chanceLength(*was)) : std::size_t{1};
        if (length > after.size() || (byChance && words.chanceLength(*is) != static_cast<int>(length)))
            break;
        std::vector<Code> codes;
        try {
            codes = translated(words, *was, after.first(length), *is);
        } catch (const Fault &) {
            break; // no such thing there
        }
        const std::unique_ptr<Game> next = is->clone();
        const bool possible = std::all_of(codes.begin(), codes.end(), [&](Code code) {
            const bool legal = next->actor() == after.front().actor && next->legal(code);
            if (legal)
                next->apply(code);
            return legal;
        });
        if (!possible)
            break;
        for (const Code code : codes) {
            carried.push_back({after.front().actor, code});
            is->apply(code);
        }
        for (const Event &event : after.first(length))
            was->apply(event.code);
        after = after.subspan(length);
    }
    return carried;
}

} // namespace medici
