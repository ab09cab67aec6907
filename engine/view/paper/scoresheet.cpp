#include "engine/view/paper/scoresheet.h"

namespace medici {

ScoreSheet::~ScoreSheet() = default;

} // namespace medici
