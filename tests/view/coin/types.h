#pragma once

#include "engine/record/fault.h"
#include "engine/view/paper/scoresheet.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <typeinfo>
#include <vector>

namespace medici::coin {

using Types = std::vector<const std::type_info *>;

// What programs and plug-ins hand each other, as the one that asks knows it.
static Types typesThatCross()
{
    return {&typeid(Fault),   &typeid(Game), &typeid(Recordable), &typeid(ScoreSheet),
            &typeid(Variant), &typeid(View), &typeid(Words)};
}

} // namespace medici::coin
