#pragma once

#include "variants/auction/rules/rules.h"

#include <QSizeF>

namespace medici {
class PaperPainter;
}

namespace medici::auction {

inline constexpr QSizeF trackAidSize(190, 128);

// For a table without the board: the money track and the five market tracks, to put counters on.
void paintTrackAid(PaperPainter &quill, QSizeF size, const Edition &edition);

} // namespace medici::auction
