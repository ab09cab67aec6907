#include "engine/view/paper/output.h"

#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/view/paper/printout.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMarginsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal inch = 25.4;

QString titleOf(const Printout &printout)
{
    return nameIn(printout.setup().style.languages.front(), printout.subject().title);
}

void paintPage(QPaintDevice &device, const Printout &printout, int page, qreal unitsPerMillimetre)
{
    QPainter painter(&device);
    painter.scale(unitsPerMillimetre, unitsPerMillimetre);
    printout.paint(painter, page);
}

// The fonts that a drawing names, so that it looks the same where they are not installed.
QByteArray fontFaces(const QByteArray &svg)
{
    struct Face {
        const char *family;
        const char *weight;
        const char *file;
        const char *mark; // in the drawing
    };
    constexpr Face faces[]{
        {"EB Garamond 12", "400", "EBGaramond12-Regular.otf", "font-family=\"EB Garamond 12\""},
        {"Lato", "400", "Lato-Regular.ttf", "font-family=\"Lato\""},
        {"Lato", "700", "Lato-Bold.ttf", "font-weight=\"700\""},
    };
    QByteArray style;
    for (const Face &face : faces) {
        QFile font(u":/medici/fonts/"_s + QLatin1StringView(face.file));
        if (svg.contains(face.mark) && font.open(QIODevice::ReadOnly))
            style += QByteArray("@font-face{font-family:'") + face.family + "';font-weight:" + face.weight
                + ";src:url(data:font/" + QByteArray(face.file).right(3) + ";base64,"
                + font.readAll().toBase64() + ")}\n";
    }
    return style.isEmpty() ? QByteArray() : "<style>\n" + style + "</style>\n";
}

QByteArray pngOf(const Printout &printout, int page)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    imageOf(printout, page).save(&buffer, "PNG");
    return bytes;
}

} // namespace

QByteArray withFonts(QByteArray svg)
{
    return svg.insert(svg.indexOf("<defs>"), fontFaces(svg));
}

QByteArray pdfOf(const Printout &printout)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(titleOf(printout));
        writer.setCreator(u"Medici Suite"_s);
        writer.setResolution(1200);
        const PageSetup &setup = printout.setup();
        writer.setPageLayout(QPageLayout(QPageSize(idOf(setup.paper)),
                                         setup.landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                         QMarginsF()));
        QPainter painter(&writer);
        const qreal scale = writer.resolution() / inch;
        for (int copy = 0; copy < setup.copies; ++copy)
            for (int page = 0; page < printout.pages(); ++page) {
                if (copy + page > 0)
                    writer.newPage();
                painter.save();
                painter.scale(scale, scale);
                printout.paint(painter, page);
                painter.restore();
            }
    }
    return bytes;
}

QByteArray svgOf(const Printout &printout, int page)
{
    constexpr int dots = 10; // a millimetre
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(qRound(dots * inch));
    const QSizeF size = printout.pageSize() * dots;
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(titleOf(printout));
    paintPage(generator, printout, page, dots);
    return withFonts(bytes);
}

QImage imageOf(const Printout &printout, int page, int dotsPerInch)
{
    const qreal scale = dotsPerInch / inch;
    QImage image((printout.pageSize() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setDotsPerMeterX(qRound(1000 * scale));
    image.setDotsPerMeterY(qRound(1000 * scale));
    paintPage(image, printout, page, scale);
    return image;
}

const QStringList &paperFormats()
{
    static const QStringList formats{u"pdf"_s, u"svg"_s, u"png"_s};
    return formats;
}

QStringList savePrintout(const Printout &printout, const QString &path)
{
    const QFileInfo info(path);
    const QString format = info.suffix().toLower();
    if (format == u"pdf") {
        saveWhole(path, pdfOf(printout));
        return {path};
    }
    QStringList files;
    for (int page = 0; page < printout.pages(); ++page) {
        const QString stem = path.chopped(info.suffix().size() + 1);
        const QString file =
            printout.pages() == 1 ? path : u"%1-%2.%3"_s.arg(stem).arg(page + 1).arg(info.suffix());
        saveWhole(file, format == u"svg" ? svgOf(printout, page) : pngOf(printout, page));
        files << file;
    }
    return files;
}

} // namespace medici
