#include "engine/record/record.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

std::optional<Seed> seedOf(const Header &header)
{
    const bool digits = ranges::all_of(header.seed, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const Seed seed = header.seed.toULongLong(&fits);
    return digits && fits ? std::optional(seed) : std::nullopt;
}

Session sessionOf(const Record &record, const Recordable &variant, Seed otherwise)
{
    std::vector<bool> humans;
    for (const Participant &player : record.header.players)
        humans.push_back(player.human);
    Session session(variant.newGame(record.header.setup), seedOf(record.header).value_or(otherwise),
                    std::move(humans));
    session.recall(record.events);
    return session;
}

} // namespace medici
