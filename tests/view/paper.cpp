#include "engine/view/paper/fit.h"
#include "engine/view/paper/hatching.h"
#include "engine/view/paper/pagesetup.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/translations.h"

#include <QEvent>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace medici;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(medici::PageSetup)
Q_DECLARE_METATYPE(medici::Hatch)

class PaperTest : public QObject {
    Q_OBJECT

private slots:
    void interpreterSaysATextInAnotherLanguage();
    void interpreterTellsWindowsOnlyOfItsOwnLanguage();
    void paperHasItsSize();
    void cellsShareThePageAndKeepTheirMargins_data();
    void cellsShareThePageAndKeepTheirMargins();
    void backOfASheetIsBehindIt();
    void formWithTheAidIsTakenWhereItIsLegible();
    void largePrintAsksForMore();
    void hatchingStaysWithinItsShape_data();
    void hatchingStaysWithinItsShape();
    void goodsDifferInBlack_data();
    void goodsDifferInBlack();
    void savingFillsNothing();
};

namespace {

QString ship()
{
    return QCoreApplication::translate("dice", "ship");
}

class Listener : public QObject {
public:
    int heard = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        heard += event->type() == QEvent::LanguageChange ? 1 : 0;
        return false;
    }
};

QImage drawn(const QString &symbol, Ink ink)
{
    QImage image(240, 240, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    PrintSymbols().draw(painter, symbol, QRectF(0, 0, 240, 240), ink);
    return image;
}

double blackness(const QImage &image)
{
    qint64 black = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            black += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    return static_cast<double>(black) / (image.width() * image.height());
}

} // namespace

void PaperTest::interpreterSaysATextInAnotherLanguage()
{
    Translations translations;
    QCOMPARE(ship(), u"ship"_s);
    QCOMPARE(translations.in(u"pl"_s, ship), u"statek"_s);
    QCOMPARE(ship(), u"ship"_s);
    translations.speak(u"pl"_s);
    QCOMPARE(ship(), u"statek"_s);
    QCOMPARE(translations.in(u"en"_s, ship), u"ship"_s);
}

void PaperTest::interpreterTellsWindowsOnlyOfItsOwnLanguage()
{
    Translations translations;
    Listener listener;
    qApp->installEventFilter(&listener);
    translations.in(u"pl"_s, ship);
    QCOMPARE(listener.heard, 0);
    translations.speak(u"pl"_s);
    QCOMPARE(listener.heard, 1);
    translations.speak(u"pl"_s);
    QCOMPARE(listener.heard, 1);
}

void PaperTest::paperHasItsSize()
{
    PageSetup setup;
    QCOMPARE(sizeOf(setup), QSizeF(210, 297));
    setup.landscape = true;
    QCOMPARE(sizeOf(setup), QSizeF(297, 210));
    setup.paper = PaperSize::Letter;
    QCOMPARE(sizeOf(setup).toSize(), QSize(279, 216));
}

void PaperTest::cellsShareThePageAndKeepTheirMargins_data()
{
    QTest::addColumn<PageSetup>("setup");
    for (const PaperSize paper : {PaperSize::A4, PaperSize::A5, PaperSize::Letter, PaperSize::Legal})
        for (const bool landscape : {false, true})
            for (const int perPage : sheetsPerPage) {
                PageSetup setup;
                setup.paper = paper;
                setup.landscape = landscape;
                setup.perPage = perPage;
                QTest::addRow("%d %d %d", static_cast<int>(paper), landscape, perPage) << setup;
            }
}

void PaperTest::cellsShareThePageAndKeepTheirMargins()
{
    QFETCH(PageSetup, setup);
    const PageCells cells(setup);
    QCOMPARE(cells.count(), setup.perPage);
    const QSizeF cell(cells.page.width() / cells.columns, cells.page.height() / cells.rows);
    const qreal shape = qMax(cell.width(), cell.height()) / qMin(cell.width(), cell.height());
    QVERIFY(shape < 1.75);
    const QRectF reach =
        QRectF(QPointF(), cells.page).adjusted(unprintable, unprintable, -unprintable, -unprintable);
    for (int i = 0; i < cells.count(); ++i) {
        QVERIFY(reach.contains(cells.place(i)));
        for (int other = 0; other < i; ++other)
            QVERIFY(!cells.place(i).intersects(cells.place(other)));
    }
}

void PaperTest::backOfASheetIsBehindIt()
{
    PageSetup setup;
    setup.perPage = 8;
    const PageCells cells(setup);
    for (int cell = 0; cell < cells.count(); ++cell) {
        const QRectF front = cells.place(cell);
        const QRectF back = cells.place(cells.behind(cell));
        QCOMPARE(back.top(), front.top());
        QCOMPARE(back.center().x(), cells.page.width() - front.center().x());
    }
}

void PaperTest::formWithTheAidIsTakenWhereItIsLegible()
{
    const std::vector<SheetForm> forms{{{190, 128}, true}, {{130, 188}, true}, {{140, 94}}, {{100, 142}}};
    QVERIFY(Fit::best(forms, {10, 10, 190, 128}, false).form.aided);
    const Fit high = Fit::best(forms, {10, 10, 190, 277}, false);
    QVERIFY(high.form.aided);
    QVERIFY(high.form.size.height() > high.form.size.width());
    const Fit small = Fit::best(forms, {6, 6, 93, 62}, false);
    QVERIFY(!small.form.aided);
    QVERIFY(small.form.size.width() * small.scale <= 93.01);
    QVERIFY(small.form.size.height() * small.scale <= 62.01);
}

void PaperTest::largePrintAsksForMore()
{
    const std::vector<SheetForm> forms{{{190, 128}, true}, {{140, 94}}};
    QVERIFY(Fit::best(forms, {0, 0, 190, 128}, false).form.aided);
    QVERIFY(!Fit::best(forms, {0, 0, 190, 128}, true).form.aided);
}

void PaperTest::hatchingStaysWithinItsShape_data()
{
    QTest::addColumn<Hatch>("hatch");
    QTest::newRow("vertical") << Hatch::Vertical;
    QTest::newRow("horizontal") << Hatch::Horizontal;
    QTest::newRow("falling") << Hatch::Falling;
    QTest::newRow("rising") << Hatch::Rising;
    QTest::newRow("grid") << Hatch::Grid;
    QTest::newRow("dots") << Hatch::Dots;
}

void PaperTest::hatchingStaysWithinItsShape()
{
    QFETCH(Hatch, hatch);
    QPainterPath ring;
    ring.addEllipse(QRectF(0, 0, 24, 24));
    ring.addEllipse(QRectF(8, 8, 8, 8));
    const QPainterPath pattern = hatching(hatch, ring);
    QVERIFY(!pattern.isEmpty());
    // Half a line's width may lie beyond the outline, which is drawn over it.
    QVERIFY(QRectF(-0.3, -0.3, 24.6, 24.6).contains(pattern.boundingRect()));
    QVERIFY(!pattern.intersects(QRectF(10, 10, 4, 4)));
    QVERIFY(pattern.intersects(QRectF(1, 9, 6, 6)));
}

void PaperTest::goodsDifferInBlack_data()
{
    QTest::addColumn<QString>("symbol");
    for (const char *symbol : {"good-spice", "good-dye", "good-grain", "good-fur", "good-cloth", "good-gold",
                               "gem-brown", "gem-red", "gem-green", "gem-blue", "gem-yellow", "gem-white"})
        QTest::newRow(symbol) << QString::fromLatin1(symbol);
}

void PaperTest::goodsDifferInBlack()
{
    QFETCH(QString, symbol);
    const QImage black = drawn(symbol, Ink::Black);
    for (int y = 0; y < black.height(); y += 3)
        for (int x = 0; x < black.width(); x += 3) {
            const QColor color = black.pixelColor(x, y);
            QVERIFY2(color.red() == color.green() && color.green() == color.blue(), "black has no colour");
        }
    QVERIFY(blackness(black) > 0.03);
    QVERIFY(drawn(symbol, Ink::Colour) != black);
    if (symbol != u"gem-white"_s)
        QVERIFY(blackness(drawn(symbol, Ink::Saving)) < blackness(black));
}

void PaperTest::savingFillsNothing()
{
    // A cap that is solid in black is an outline here.
    QVERIFY(blackness(drawn(u"good-spice"_s, Ink::Saving))
            < 0.7 * blackness(drawn(u"good-spice"_s, Ink::Black)));
    QVERIFY(blackness(drawn(u"seat-2-cross"_s, Ink::Saving))
            < 0.7 * blackness(drawn(u"seat-2-cross"_s, Ink::Black)));
}

QTEST_MAIN(PaperTest)
#include "paper.moc"
