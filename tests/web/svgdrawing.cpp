#include "app/web/svgdrawing.h"

#include "engine/view/theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace medici::web {

// What is painted comes out as SVG.
class SvgDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::loadFonts(); }
    void whatIsPaintedIsSeen_data();
    void whatIsPaintedIsSeen();
    void clippingsAreKeptOnce();
    void whatIsNotSeenIsNotWritten();
    void theSamePictureHasTheSameElements();
};

using Paint = std::function<void(QPainter &)>;

namespace {

constexpr QSize size(120, 80);

std::vector<QByteArray> elementsOf(const Paint &paint, SvgStock &stock)
{
    SvgDrawing drawing(size, stock);
    {
        QPainter painter(&drawing);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
    }
    return drawing.elements();
}

QByteArray svgOf(const Paint &paint)
{
    SvgStock stock;
    QByteArray svg =
        u"<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 %1 %2\">"_s
            .arg(size.width() * SvgDrawing::unitsPerPixel)
            .arg(size.height() * SvgDrawing::unitsPerPixel)
            .toLatin1();
    for (const QByteArray &element : elementsOf(paint, stock))
        svg += '<' + element + "/>";
    return svg + "</svg>";
}

QImage painted(const Paint &paint)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

// The mean difference of a colour, of 255.
double difference(const QImage &one, const QImage &other)
{
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            sum += qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    return sum / (one.width() * one.height());
}

} // namespace

void SvgDrawingTest::whatIsPaintedIsSeen_data()
{
    QTest::addColumn<Paint>("paint");
    const auto row = [](const char *name, const Paint &paint) { QTest::newRow(name) << paint; };
    row("a shape", [](QPainter &painter) {
        painter.setPen(QPen(Qt::black, 3));
        painter.setBrush(Qt::red);
        painter.drawRoundedRect(QRectF(10, 10, 80, 50), 12, 12);
    });
    row("moved and enlarged", [](QPainter &painter) {
        painter.translate(20, 5);
        painter.scale(2, 2);
        painter.rotate(10);
        painter.setBrush(Qt::blue);
        painter.drawEllipse(QRectF(5, 5, 30, 20));
        painter.drawLine(0, 0, 30, 3);
    });
    row("pale", [](QPainter &painter) {
        painter.setOpacity(0.4);
        painter.fillRect(QRectF(0, 0, 100, 60), QColor(0, 100, 0, 128));
    });
    row("two parts", [](QPainter &painter) {
        QPainterPath path;
        path.addRect(10, 10, 40, 40);
        path.addRect(20, 20, 15, 15);
        path.moveTo(100, 10);
        path.moveTo(60, 10);
        path.lineTo(90, 40);
        path.lineTo(60, 60);
        painter.fillPath(path, Qt::darkMagenta);
    });
    row("dashes", [](QPainter &painter) {
        QPen pen(Qt::black, 4, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawPolyline(QPolygonF({{5, 40}, {60, 10}, {110, 70}}));
    });
    row("words", [](QPainter &painter) {
        QFont font = Theme::sans(30);
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        painter.drawText(QRectF(0, 0, 120, 80), Qt::AlignCenter, u"Zażółć"_s);
    });
    row("a picture", [](QPainter &painter) {
        QPixmap pixmap(20, 10);
        pixmap.fill(Qt::darkCyan);
        painter.drawPixmap(QRectF(30, 20, 60, 30), pixmap, QRectF(pixmap.rect()));
    });
}

void SvgDrawingTest::whatIsPaintedIsSeen()
{
    QFETCH(Paint, paint);
    QImage shown(size, QImage::Format_RGB32);
    shown.fill(Qt::white);
    QSvgRenderer renderer(svgOf(paint).replace(" href=", " xlink:href=")); // as Qt knows it

    QVERIFY(renderer.isValid());
    QPainter painter(&shown);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    painter.end();
    const QImage wanted = painted(paint);
    QImage empty(size, QImage::Format_RGB32);
    empty.fill(Qt::white);
    QVERIFY(difference(wanted, empty) > 2);
    const double far = difference(wanted, shown);
    QVERIFY2(far < 0.3 * difference(wanted, empty), qPrintable(QString::number(far)));
}

void SvgDrawingTest::clippingsAreKeptOnce()
{
    SvgStock stock;
    const auto paint = [](QPainter &painter) {
        painter.fillRect(QRectF(0, 0, 10, 10), Qt::red);
        for (const double x : {0.0, 30.0, 0.0}) {
            painter.save();
            painter.translate(x, 0);
            painter.setClipRect(QRectF(0, 0, 20, 20));
            painter.fillRect(QRectF(0, 0, 50, 50), Qt::green);
            painter.restore();
        }
        painter.fillRect(QRectF(0, 0, 10, 10), Qt::blue);
    };
    const std::vector<QByteArray> elements = elementsOf(paint, stock);
    QCOMPARE(elements.size(), std::size_t{5});
    QCOMPARE(stock.clips.size(), std::size_t{2});
    QVERIFY(!elements[0].contains("clip-path"));
    QVERIFY(elements[1].endsWith("clip-path=\"url(#c0)\""));
    QVERIFY(elements[2].endsWith("clip-path=\"url(#c1)\""));
    QCOMPARE(elements[3], elements[1]);
    QVERIFY(!elements[4].contains("clip-path"));
}

void SvgDrawingTest::whatIsNotSeenIsNotWritten()
{
    SvgStock stock;
    const std::vector<QByteArray> elements = elementsOf(
        [](QPainter &painter) {
            painter.setPen(Qt::NoPen);
            painter.drawRect(0, 0, 10, 10);
            painter.setPen(Qt::transparent);
            painter.setBrush(Qt::transparent);
            painter.drawRect(0, 0, 10, 10);
        },
        stock);
    QVERIFY(elements.empty());
}

void SvgDrawingTest::theSamePictureHasTheSameElements()
{
    SvgStock stock;
    const Paint paint = [](QPainter &painter) { painter.drawText(10, 20, u"12"_s); };
    QVERIFY(elementsOf(paint, stock) == elementsOf(paint, stock));
}

} // namespace medici::web

QTEST_MAIN(medici::web::SvgDrawingTest)
#include "svgdrawing.moc"
