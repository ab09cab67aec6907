#pragma once

#include "engine/rules/game.h"
#include "engine/view/draft.h"
#include "engine/view/players.h"
#include "engine/view/region.h"

#include <QPointF>
#include <QSizeF>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace medici {

class Theme;

// What a board is drawn on, and for whom.
struct Canvas {
    QSizeF size; // logical pixels
    const Theme *theme = nullptr;
    Players players = {};
    Seat perspective = 0; // whose sheet is large
    qreal textScale = 1;  // the person's text size, 0.8 to 2, on top of the size
};

// One picture of the board: the state at t between two states, and what is being considered.
struct Frame {
    Canvas canvas;
    const Game *before = nullptr;
    const Game *after = nullptr;
    const Game *since = nullptr;        // what has changed against it was just done; null: before
    std::span<const Event> events = {}; // what led from before to after
    qreal t = 1;                        // 0 before, 1 after

    Draft draft = {};
    std::vector<RegionId> open = {}; // can be chosen: openRegions
    std::optional<Code> hint = {};
    std::optional<RegionId> focus = {};
    std::optional<RegionId> hover = {};
    std::optional<RegionId> dragged = {};
    QPointF pointer = {}; // where a dragged region is

    QStringList *elided = nullptr; // texts that did not fit, for tests

    bool moving() const { return t < 1 && !events.empty(); }
    const Game &compared() const { return since != nullptr ? *since : *before; }
};

} // namespace medici
