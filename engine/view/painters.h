#pragma once

#include "engine/view/boardpainter.h"

#include <QPainterPath>

#include <vector>

// The shapes that the variants share. All of them draw into a place that the variant's layout gives.
namespace medici {

// What a person is to know of a piece besides what it is; several may hold at once.
struct Highlight {
    bool open = false;   // can be chosen: gilt ring
    bool chosen = false; // ultramarine ring and seal, raised
    bool focus = false;  // ink ring
    bool hover = false;
    bool done = false;  // just done: gilt wash and bar
    bool would = false; // would happen: dashed ultramarine
    bool hint = false;  // the move a strong player would make
    bool disabled = false;
};

// A panel of the table; that of the seat to act has an ultramarine bar.
void paintPanel(BoardPainter &pencil, const QRectF &place, bool acting = false);
// The wash behind what was just done, with its bar.
void paintDone(BoardPainter &pencil, const QRectF &place, qreal radius);

enum class TagKind { Filled, Outlined, Gilt };
QSizeF tagSize(const Scale &scale, const QString &text);
void paintTag(BoardPainter &pencil, const QRectF &place, const QString &text, TagKind kind);

// A paper ground with edge, shadow and rings for a piece; gives the place it was drawn in, which is
// raised while chosen, by so many design pixels.
inline constexpr qreal lift = 8;
QRectF paintPiece(BoardPainter &pencil, const QRectF &place, qreal radius, const Highlight &look);
// The ring of keyboard focus round anything.
void paintFocus(BoardPainter &pencil, const QRectF &place, qreal radius);
// The same within a large place, from whose edge it keeps away; in design pixels.
void paintFocusWithin(BoardPainter &pencil, const QRectF &place, qreal inset, qreal radius);

// The ring round where a dragged piece may be dropped.
void paintTarget(BoardPainter &pencil, const QRectF &place, qreal radius);

// A good and its value, as they stand on a die and in a hold.
void paintGoodAndValue(BoardPainter &pencil, const QRectF &place, const QString &symbol,
                       const QString &value);

void paintShield(BoardPainter &pencil, const QRectF &place, int arms);

// A ship within a place: where its holds are and where the running totals stand below them.
struct ShipShape {
    QRectF place;
    qreal side = 0; // of a hold
    std::vector<QRectF> holds;
    std::vector<QRectF> totals;
    QRectF shield;

    static ShipShape in(const QRectF &place, int spaces, qreal totalsHeight);
};

void paintHull(BoardPainter &pencil, const ShipShape &ship, int arms);
void paintEmptyHold(BoardPainter &pencil, const QRectF &hold);
void paintCargo(BoardPainter &pencil, const QRectF &hold, const QString &symbol, const QString &value,
                const Highlight &look);

// A thing in a hold, its good and its value.
struct Cargo {
    QString symbol;
    int value = 0;
    Highlight look = {};
};
// What is in a ship's holds, from the first; the others are empty. Below each stands in figures of this
// height what it comes to so far.
void paintHolds(BoardPainter &pencil, const ShipShape &ship, const std::vector<Cargo> &cargo,
                qreal totals = 0);

// A box of a score sheet.
enum class Mark { None, Cross, CrossToCome, Circle, CircleToCome };
struct Box {
    Mark mark = Mark::None;
    bool bonus = false; // worth more from here on
    bool done = false;
    bool warning = false;
};
void paintBox(BoardPainter &pencil, const QRectF &place, const Box &box);

// A bracket at the right of things that count together.
void paintBracket(BoardPainter &pencil, const QRectF &place);

} // namespace medici
