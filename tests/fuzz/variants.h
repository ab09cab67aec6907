#pragma once

#include "engine/record/recordable.h"

namespace medici {

// The variants, compiled in, so that coverage is seen inside them, too.
const Recordable *variantNamed(const QString &id);
const Recordables &allVariants();

} // namespace medici
