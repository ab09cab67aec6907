#pragma once

#include <QRect>

namespace medici::desktop {

// A window's place, without its frame, as near to the wish as it can be on a screen with this much room for
// windows and their frames.
QRect placeWithin(const QRect &wish, const QRect &available);

} // namespace medici::desktop
