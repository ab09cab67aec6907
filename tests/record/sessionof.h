#pragma once

#include "engine/record/record.h"
#include "engine/rules/session.h"

namespace medici {

// The recorded game, ready to go on after its last event: people sit where the header says so. Chance
// that is still to come is the record's luck or, if it has none of ours, `otherwise`.
inline Session sessionOf(const Record &record, const Recordable &variant, const Luck &otherwise)
{
    std::vector<bool> humans;
    for (const Participant &player : record.header.players)
        humans.push_back(player.human);
    Session session(startOf(record.header, variant), luckOf(record.header.luck).value_or(otherwise),
                    std::move(humans));
    session.recall(record.events);
    return session;
}

} // namespace medici
