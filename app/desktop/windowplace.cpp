#include "app/desktop/windowplace.h"

#include <QMargins>
#include <QScreen>
#include <QWidget>

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

// A window that does not fit beside the system's own is best as large as it can be, and fits when it is made
// smaller.
void restorePlace(QWidget &window, const QByteArray &geometry)
{
    const bool known = window.restoreGeometry(geometry);
    const QRect available = window.screen()->availableGeometry();
    const QRect usual(available.center() - QPoint(640, 400), QSize(1280, 800));
    const QRect wish = known ? window.normalGeometry() : usual;
    const QRect place = placeWithin(wish, available);
    if (known && place == wish)
        return;
    const Qt::WindowStates states = known ? window.windowState()
        : place.size() == usual.size()    ? Qt::WindowNoState
                                          : Qt::WindowMaximized;
    window.setWindowState(Qt::WindowNoState);
    window.setGeometry(place);
    window.setWindowState(states);
}

} // namespace medici::desktop
