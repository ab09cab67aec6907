#pragma once

#include <QIcon>

namespace medici::desktop {

// What the window shows of itself in title bars and lists of windows.
QIcon programIcon();

} // namespace medici::desktop
