#include "engine/view/variant.h"

namespace medici {

Variant::~Variant() = default;

} // namespace medici
