#include "engine/rules/evaluation.h"

namespace medici {

Deliberation::~Deliberation() = default;

} // namespace medici
