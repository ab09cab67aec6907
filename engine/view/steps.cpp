#include "engine/view/steps.h"

#include <algorithm>

namespace medici {

std::vector<Step> stepsOf(const Words &words, const Game &start, std::span<const Event> log)
{
    std::vector<Step> steps;
    const std::unique_ptr<Game> game = start.clone();
    for (std::size_t from = 0; from < log.size();) {
        const std::size_t length =
            log[from].actor == chance ? static_cast<std::size_t>(words.chanceLength(*game)) : 1;
        const std::size_t to = std::min(from + length, log.size());
        for (const Event &event : log.subspan(from, to - from))
            game->apply(event.code);
        steps.push_back({from, to});
        from = to;
    }
    return steps;
}

} // namespace medici
