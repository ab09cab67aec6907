// Draws an icon in all its sizes, or, into a file that ends in .png, a picture as large as its drawing says:
// medici_icons PATH-WITHOUT-ENDING|PNG DRAWING [DRAWING FOR SMALL SIZES]

#include "packaging/icons/containers.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cstdio>

using namespace medici::icons;

namespace {

constexpr int smallestOfTheLarge = 40;

QByteArray drawn(QSvgRenderer &drawing, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, image.rect());
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    return png;
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

Sizes only(const Sizes &sizes, std::initializer_list<int> wanted)
{
    Sizes some;
    for (const int side : wanted)
        some.emplace(side, sizes.at(side));
    return some;
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 3) {
        std::fputs("Usage: medici_icons PATH-WITHOUT-ENDING|PNG DRAWING [DRAWING FOR SMALL SIZES]\n", stderr);
        return 2;
    }
    const QString path = QFile::decodeName(arguments[1]);
    QSvgRenderer large(QFile::decodeName(arguments[2]));
    QSvgRenderer small(QFile::decodeName(arguments[count - 1]));
    bool good = large.isValid() && small.isValid();

    if (path.endsWith(QStringLiteral(".png")))
        return good && write(path, drawn(large, large.defaultSize())) ? 0 : 1;

    Sizes sizes;
    for (const int side : std::array{16, 22, 24, 32, 48, 64, 128, 256, 512, 1024})
        sizes.emplace(side, drawn(side < smallestOfTheLarge ? small : large, {side, side}));
    for (const auto &[side, png] : sizes)
        good = write(QStringLiteral("%1-%2.png").arg(path).arg(side), png) && good;
    good = write(path + QStringLiteral(".ico"), windowsIcon(only(sizes, {16, 24, 32, 48, 64, 256}))) && good;
    good = write(path + QStringLiteral(".icns"), macIcon(sizes)) && good;
    if (!good)
        std::fprintf(stderr, "medici_icons: %s could not be drawn or written\n", arguments[1]);
    return good ? 0 : 1;
}
