#pragma once

#include <QRect>

class QByteArray;
class QWidget;

namespace medici::desktop {

// A window's place, without its frame, as near to the wish as it can be on a screen with this much room for
// windows and their frames.
QRect placeWithin(const QRect &wish, const QRect &available);

// Puts a window where it was left, by what it saved of its geometry, or in the middle of the screen.
void restorePlace(QWidget &window, const QByteArray &geometry);

} // namespace medici::desktop
