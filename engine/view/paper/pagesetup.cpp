#include "engine/view/paper/pagesetup.h"

namespace medici {

QPageSize::PageSizeId idOf(PaperSize paper)
{
    switch (paper) {
    case PaperSize::A5:
        return QPageSize::A5;
    case PaperSize::Letter:
        return QPageSize::Letter;
    case PaperSize::Legal:
        return QPageSize::Legal;
    case PaperSize::A4:
        break;
    }
    return QPageSize::A4;
}

QSizeF sizeOf(const PageSetup &setup)
{
    const QSizeF upright = QPageSize::size(idOf(setup.paper), QPageSize::Millimeter);
    return setup.landscape ? upright.transposed() : upright;
}

PageCells::PageCells(const PageSetup &setup) : page(sizeOf(setup))
{
    // The longer side is divided first, so that cells keep about the paper's shape.
    int along = 1;
    int across = 1;
    if (setup.perPage >= 2)
        along = 2;
    if (setup.perPage >= 4)
        across = 2;
    if (setup.perPage >= 8)
        along = 4;
    const bool high = page.height() >= page.width();
    rows = high ? along : across;
    columns = high ? across : along;
}

QRectF PageCells::place(int cell) const
{
    const QSizeF size(page.width() / columns, page.height() / rows);
    const int longest = qMax(rows, columns);
    const bool small = page.width() * page.height() < 40'000; // A5
    const qreal margin = (longest == 1 || (longest == 2 && columns * rows == 2) ? 10
                              : longest == 2                                    ? 7.5
                                                                                : 6)
        * (small ? 0.75 : 1);
    const qreal least = qMax(margin, unprintable + 0.5);
    const int column = cell % columns;
    const int row = cell / columns;
    return QRectF(QPointF(size.width() * column, size.height() * row), size)
        .adjusted(least, least, -least, -least);
}

int PageCells::behind(int cell) const
{
    return cell / columns * columns + (columns - 1 - cell % columns);
}

} // namespace medici
