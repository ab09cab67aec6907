#pragma once

#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/scene.h"

namespace medici::gemstones {

void paintSheet(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame);

// A column's box with what is written in it: rows, with thick lines where columns count as sorted and as full
// enough.
struct ColumnLook {
    const Column *column = nullptr;
    bool blocked = false;
    int done = roomForRows;        // rows from here on were just written
    std::optional<int> would = {}; // the sum that would come next
    bool next = false;             // the next row is where a number would go
    RowLimits limits = {};
};

// Which place a column takes by its sum, as long as there is room for.
QStringList placeWords(int rank);

void paintColumn(BoardPainter &pencil, const ColumnPlace &place, const ColumnLook &look);

} // namespace medici::gemstones
