#pragma once

#include "engine/view/paper/sheetstyle.h"

#include <QPageSize>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

namespace medici {

enum class PaperSize : std::uint8_t { A4, A5, Letter, Legal };

inline constexpr std::array sheetsPerPage{1, 2, 4, 8};
inline constexpr int mostCopies = 99;

// What a person chose for printing: the paper, what goes on it, and how it looks.
struct PageSetup {
    PaperSize paper = PaperSize::A4;
    bool landscape = false;
    int perPage = 1;
    int copies = 1;
    bool overleaf = false; // the scoring aid on the back of the sheets
    bool extras = false;   // what else the game has for the table
    bool history = false;  // of a game: what happened
    bool curve = false;    // of a game: places and totals through the rounds
    bool review = false;   // of a game that was reviewed: what its decisions cost
    bool deal = false;     // and its seal, below the sheets
    SheetStyle style;

    friend bool operator==(const PageSetup &, const PageSetup &) = default;
};

// In millimetres, turned where the setup says so.
QSizeF sizeOf(const PageSetup &setup);
QPageSize::PageSizeId idOf(PaperSize paper);

// No printer we know of reaches closer to the edge.
inline constexpr qreal unprintable = 5;

// How a page is shared by the sheets on it.
struct PageCells {
    QSizeF page;
    int columns = 1;
    int rows = 1;

    explicit PageCells(const PageSetup &setup);

    int count() const { return columns * rows; }
    // What a sheet may use: the cell within its margins.
    QRectF place(int cell) const;
    // The cell behind this one when the page is turned over its left edge.
    int behind(int cell) const;
};

} // namespace medici
