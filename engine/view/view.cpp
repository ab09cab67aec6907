#include "engine/view/view.h"

namespace medici {

View::~View() = default;

} // namespace medici
