#pragma once

#include <QSizeF>

namespace medici {
class Quill;
}

namespace medici::auction {

inline constexpr QSizeF trackAidSize(190, 128);

// For a table without the board: the money track and the five market tracks, to put counters on.
void paintTrackAid(Quill &quill, QSizeF size);

} // namespace medici::auction
