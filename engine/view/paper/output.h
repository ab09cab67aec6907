#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

namespace medici {

class Printout;

// All pages, as often as there are copies.
QByteArray pdfOf(const Printout &printout);
// A page, with the fonts it uses inside.
QByteArray svgOf(const Printout &printout, int page);
QImage imageOf(const Printout &printout, int page, int dotsPerInch = 300);

// A drawing with the fonts that it names inside.
QByteArray withFonts(QByteArray svg);

// The kinds of files there are, by the ends of their names.
const QStringList &paperFormats();

// Writes the pages in the format that the name ends in, each whole or not at all: what stood there before
// stays until all is written. Pages of formats with one page a file are numbered ('pad-2.svg'). Gives the
// files' names. Throws a Fault if one cannot be written.
QStringList savePrintout(const Printout &printout, const QString &path);

} // namespace medici
