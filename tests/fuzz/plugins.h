#pragma once

#include "engine/view/variants.h"

namespace medici {

// The variants as programs have them, with their views.
Variants &pluggedIn();

} // namespace medici
