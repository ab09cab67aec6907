#pragma once

#include "engine/view/paper/scoresheet.h"

#include <QRectF>

namespace medici {

// How a sheet stands in its place on the page.
struct Fit {
    SheetForm form; // with the size it has there
    QPointF corner;
    qreal scale = 1;

    // A form with the aid where that stays legible, otherwise the one that comes out largest.
    static Fit best(const std::vector<SheetForm> &forms, const QRectF &place, bool large);
    static Fit of(const SheetForm &form, const QRectF &place);
};

} // namespace medici
