#include "app/desktop/table/scoredstep.h"

#include "engine/rules/session.h"

namespace medici::desktop {

std::optional<ScoredStep> lastScored(const Session &session, std::size_t from, std::size_t to)
{
    std::optional<ScoredStep> scored;
    const std::unique_ptr<Game> game = session.at(from);
    for (std::size_t i = from; i < to; ++i) {
        const int before = game->scorings();
        game->apply(session.log()[i].code);
        if (game->scorings() != before)
            scored = ScoredStep{i, i + 1};
    }
    return scored;
}

std::optional<ScoredStep> justScored(const Session &session)
{
    std::size_t from = session.cursor();
    while (from > 0 && session.log()[--from].actor == chance) {
    }
    return lastScored(session, from, session.cursor());
}

} // namespace medici::desktop
