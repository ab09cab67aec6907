#include "app/desktop/windowplace.h"

#include <QMargins>

namespace medici::desktop {

namespace {

// Nobody says how wide a frame is before the window is there: as wide as they are on the usual systems.
constexpr QMargins frame(8, 40, 8, 8);

} // namespace

QRect placeWithin(const QRect &wish, const QRect &available)
{
    const QRect inside = available.marginsRemoved(frame);
    QRect place(wish.topLeft(), wish.size().boundedTo(inside.size()));
    place.moveRight(qMin(place.right(), inside.right()));
    place.moveBottom(qMin(place.bottom(), inside.bottom()));
    place.moveLeft(qMax(place.left(), inside.left()));
    place.moveTop(qMax(place.top(), inside.top()));
    return place;
}

} // namespace medici::desktop
