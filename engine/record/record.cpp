#include "engine/record/record.h"

namespace medici {

Session sessionOf(const Record &record, const Recordable &variant, const Luck &otherwise)
{
    std::vector<bool> humans;
    for (const Participant &player : record.header.players)
        humans.push_back(player.human);
    Session session(variant.newGame(record.header.setup), luckOf(record.header.luck).value_or(otherwise),
                    std::move(humans));
    session.recall(record.events);
    return session;
}

} // namespace medici
