#include "engine/record/record.h"

#include "engine/record/fault.h"

namespace medici {

std::unique_ptr<Game> startOf(const Header &header, const Recordable &variant)
{
    if (!header.position)
        return variant.newGame(header.setup);
    Recordable::Arranged arranged = variant.arrange(header.setup, *header.position);
    if (arranged.misfit)
        throw Fault::plain(variant.words().sentence(*arranged.misfit));
    return std::move(arranged.game);
}

Session sessionOf(const Record &record, const Recordable &variant, const Luck &otherwise)
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
