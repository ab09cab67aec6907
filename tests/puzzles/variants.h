#pragma once

#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"

#include <memory>

namespace medici {

inline std::unique_ptr<Recordable> variantNamed(const QString &id)
{
    if (id == u"auction")
        return std::make_unique<RecordableOf<auction::Rules, auction::Player, auction::Words>>();
    if (id == u"card")
        return std::make_unique<RecordableOf<card::Rules, card::Player, card::Words>>();
    if (id == u"dice")
        return std::make_unique<RecordableOf<dice::Rules, dice::Player, dice::Words>>();
    return std::make_unique<RecordableOf<gemstones::Rules, gemstones::Player, gemstones::Words>>();
}

} // namespace medici
