#pragma once

#include "engine/view/painters.h"
#include "engine/view/paper/paperpainter.h"
#include "engine/view/paper/scoresheet.h"

#include <vector>

// The shapes that the variants' sheets share.
namespace medici {

// The game's name, lines for a name and the date (or what stands on them), and the rule below. Gives
// what is left of the place.
QRectF paintSheetHead(PaperPainter &quill, const QRectF &place, const Entries &entries,
                      std::span<const Seat> seats);

// The game's name above the aid that stands overleaf.
QRectF paintAidHead(PaperPainter &quill, const QRectF &place, const Names &title);

// A caption and a line to write on, with what is written there.
void paintBlank(PaperPainter &quill, const QRectF &place, const QString &caption,
                const QString &written = {});

// A box to tick or to write in, empty or not.
void paintPaperBox(PaperPainter &quill, const QRectF &place, Mark mark = Mark::None,
                   Weight weight = Weight::Line);
void paintPaperBox(PaperPainter &quill, const QRectF &place, const QString &written,
                   Weight weight = Weight::Line);
// What a hand puts into a box that is there already.
void paintPaperMark(PaperPainter &quill, const QRectF &place, Mark mark);

// At the right of boxes that count together.
void paintPaperBracket(PaperPainter &quill, const QRectF &place, const QString &words);

// A table: where its cells are, and its lines.
class Ruled {
public:
    // Columns and rows share the place in these proportions.
    Ruled(const QRectF &place, const std::vector<qreal> &columns, const std::vector<qreal> &rows);

    QRectF cell(std::size_t row, std::size_t column) const;
    QRectF row(std::size_t row) const;
    void paint(PaperPainter &quill, Weight weight = Weight::Line) const;

private:
    std::vector<qreal> m_x;
    std::vector<qreal> m_y;
};

// A ship in outline: a numeral on its castle, holds to write in, and lines for the sums below them.
struct PaperShip {
    QRectF place;
    QRectF numeral;
    QRectF caption; // left of the sums
    std::vector<QRectF> holds;
    std::vector<QRectF> sums;

    static PaperShip in(const QRectF &place, int spaces);
    // A ship of this width.
    static qreal heightFor(qreal width, int spaces);
};
void paintPaperShip(PaperPainter &quill, const PaperShip &ship, const QString &numeral,
                    const QStringList &captions);
// A good with its value in a hold, and the sum below.
void paintPaperCargo(PaperPainter &quill, const PaperShip &ship, std::size_t hold, const QString &symbol,
                     const QString &value, const QString &sum);

// The aid line by line, in each language of the sheet. Gives the height it took; with `measure` nothing is
// drawn.
qreal paintAid(PaperPainter &quill, const QRectF &place, const ScoreSheet &sheet, const Setup &setup,
               const Lettering &lettering, bool measure = false);

// The aid as it fits a place: in letters not larger than these, and not smaller than `least`.
struct FittedAid {
    Lettering lettering;
    qreal height;
};
FittedAid fitAid(PaperPainter &quill, QSizeF place, const ScoreSheet &sheet, const Setup &setup,
                 Lettering lettering, qreal least = 1.9);

} // namespace medici
