#pragma once

#include "tests/desktop/stage.h"

#include <functional>

namespace medici::desktop {

// Whoever plays: one step towards a decision.
using Hand = std::function<void(Stage &)>;

// A game to its end; people play by `decide`, and read the scorings by `goOn`.
void playWhole(const QString &variant, const QString &seats, const Hand &decide, const Hand &goOn);

// Chooses on the board what can be chosen until a move is complete, and makes it; with a mouse, and with
// keys that are sent to whatever has the focus.
void byMouse(Stage &stage);
void goOnByMouse(Stage &stage);
void byKeys(Stage &stage);
void goOnByKeys(Stage &stage);

// With the mouse on the board.
void click(Stage &stage, RegionId region);
void drag(Stage &stage, RegionId from, RegionId to);

} // namespace medici::desktop
