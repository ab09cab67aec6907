#include "app/desktop/print/printing.h"

#include "engine/view/paper/diagram.h"
#include "engine/view/paper/printout.h"

#include <QMarginsF>
#include <QPageLayout>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace medici::desktop {

void prepare(QPrinter &printer, const Printout &printout)
{
    const PageSetup &setup = printout.setup();
    printer.setDocName(nameIn(setup.style.languages.front(), printout.subject().title));
    printer.setCreator(QStringLiteral("Medici Suite"));
    printer.setFullPage(true); // the margins are the sheets' own
    printer.setPageSize(QPageSize(idOf(setup.paper)));
    printer.setPageOrientation(setup.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF());
    printer.setCopyCount(setup.copies);
    // Aids stand behind the sheets when the page is turned over its left edge.
    if (setup.overleaf)
        printer.setDuplex(setup.landscape ? QPrinter::DuplexShortSide : QPrinter::DuplexLongSide);
}

bool printOn(QPrinter &printer, const Printout &printout)
{
    const int first = std::max(1, printer.fromPage());
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), printout.pages()) : printout.pages();
    const int copies = printer.supportsMultipleCopies() ? 1 : printer.copyCount();
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const qreal scale = printer.resolution() / 25.4;
    bool taken = true;
    bool begun = false;
    for (int copy = 0; copy < copies; ++copy)
        for (int page = first; page <= last && taken; ++page) {
            taken = !begun || printer.newPage();
            begun = true;
            painter.save();
            painter.scale(scale, scale);
            printout.paint(painter, page - 1);
            painter.restore();
        }
    return painter.end() && taken && printer.printerState() != QPrinter::Error;
}

bool printOn(QPrinter &printer, const Diagram &diagram)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    paintOn(painter, diagram,
            QRectF(QPointF(), printer.pageLayout().paintRectPixels(printer.resolution()).size()));
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace medici::desktop
