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

} // namespace medici
