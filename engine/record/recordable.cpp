#include "engine/record/recordable.h"

namespace medici {

Recordable::~Recordable() = default;

} // namespace medici
