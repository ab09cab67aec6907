#pragma once

#include <QPoint>

#include <functional>

class QMenu;
class QString;
class QWidget;

namespace medici::desktop {

class GameStore;

// What can be done with a game in a list, by the other mouse button. A game that is not over has no replay
// and no review, and its deal is as a rule still secret.
struct GameDeeds {
    std::function<void()> open;
    std::function<void()> replay;
    std::function<void()> review;
    std::function<void()> sameDeal;
    std::function<void()> compare; // with others of its deal
    std::function<void()> print;
    std::function<void(QMenu &)> exports; // adds what it can be written out as
    std::function<void()> remove;
};

// Adds what can be done with the deal of a game on the disk, as far as it may be told.
void addDealDeeds(GameDeeds &deeds, GameStore &store, const QString &file,
                  const std::function<void()> &sameDeal, const std::function<void()> &compare);

void showGameMenu(QWidget *list, const QPoint &at, const GameDeeds &deeds);

} // namespace medici::desktop
