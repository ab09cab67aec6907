#pragma once

#include <QPoint>

#include <functional>

class QWidget;

namespace medici::desktop {

// What can be done with a game in a list, by the other mouse button. A game that is not over has no replay.
struct GameDeeds {
    std::function<void()> open;
    std::function<void()> replay;
    std::function<void()> print;
    std::function<void()> remove;
};

void showGameMenu(QWidget *list, const QPoint &at, const GameDeeds &deeds);

} // namespace medici::desktop
