#include "engine/view/symbols.h"
#include "engine/view/theme.h"
#include "tests/view/eyes.h"

#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

// Whether everybody can tell colours apart, computed anew from the palette.
class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void differencesAreThoseOfThePublishedPairs();
    void piecesDifferToAllEyes_data();
    void piecesDifferToAllEyes();
    void wordsStandOutFromTheirGround_data();
    void wordsStandOutFromTheirGround();
    void figuresStandOutOnTheHull();
    void chargesStandOutOnTheirShields();
    void everySymbolIsDrawn_data();
    void everySymbolIsDrawn();

private:
    QJsonObject m_palette;
};

void PaletteTest::initTestCase()
{
    QFile file(u":/medici/palette.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_palette = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(m_palette.size(), 4);
}

void PaletteTest::differencesAreThoseOfThePublishedPairs()
{
    QCOMPARE(difference(Qt::white, Qt::white), 0);
    QVERIFY(std::abs(difference(Qt::white, Qt::black) - 100) < 0.01);
    // Pure red and green in sRGB lie 86.6 apart.
    QVERIFY(std::abs(difference(QColor(255, 0, 0), QColor(0, 255, 0)) - 86.6) < 0.1);
}

void PaletteTest::piecesDifferToAllEyes_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("theme");
    for (const QString &kind : {u"goods"_s, u"gems"_s, u"players"_s})
        for (const QString &theme : m_palette[kind].toObject().keys())
            QTest::newRow(qPrintable(kind + u' ' + theme)) << kind << theme;
}

void PaletteTest::piecesDifferToAllEyes()
{
    QFETCH(QString, kind);
    QFETCH(QString, theme);
    const QJsonObject colors = m_palette[kind][theme].toObject();
    QCOMPARE(colors.size(), 6);
    for (const Eyes eyes : {Eyes::Usual, Eyes::Protan, Eyes::Deutan, Eyes::Tritan}) {
        double least = 100;
        for (const QString &one : colors.keys())
            for (const QString &other : colors.keys())
                if (one < other)
                    least = std::min(least,
                                     difference(seen(QColor(colors[one].toString()), eyes),
                                                seen(QColor(colors[other].toString()), eyes)));
        // 13, to one place.
        QVERIFY2(least >= 12.95, qPrintable(u"eyes %1: %2"_s.arg(static_cast<int>(eyes)).arg(least)));
    }
}

void PaletteTest::wordsStandOutFromTheirGround_data()
{
    QTest::addColumn<QString>("surface");
    for (const QString &surface : {u"light"_s, u"dark"_s, u"contrast-light"_s, u"contrast-dark"_s})
        QTest::newRow(qPrintable(surface)) << surface;
}

void PaletteTest::wordsStandOutFromTheirGround()
{
    QFETCH(QString, surface);
    const QJsonObject roles = m_palette[u"surfaces"_s][surface].toObject();
    const auto least = [&](const QString &role, const QStringList &grounds) {
        double worst = 100;
        for (const QString &ground : grounds)
            worst =
                std::min(worst, contrast(QColor(roles[role].toString()), QColor(roles[ground].toString())));
        return worst;
    };
    const QStringList paper{u"ground"_s, u"panel"_s, u"raised"_s};
    QVERIFY(least(u"ink"_s, paper + QStringList{u"giltwash"_s}) >= 9);
    QVERIFY(least(u"muted"_s, paper + QStringList{u"sunken"_s}) >= 4.5);
    QVERIFY(least(u"accent"_s, paper) >= 7);
    QVERIFY(least(u"accentink"_s, {u"accent"_s}) >= 7);
    QVERIFY(least(u"barink"_s, {u"bar"_s}) >= 7);
    QVERIFY(least(u"danger"_s, {u"panel"_s}) >= 4.5);
    QVERIFY(least(u"good"_s, {u"panel"_s}) >= 4.5);
    QVERIFY(least(u"gilt"_s, paper) >= 3); // rings and bold figures
    QVERIFY(least(u"edge"_s, paper) >= 3);
}

void PaletteTest::figuresStandOutOnTheHull()
{
    for (const QString &surface : m_palette[u"surfaces"_s].toObject().keys()) {
        const QJsonObject roles = m_palette[u"surfaces"_s][surface].toObject();
        QVERIFY(contrast(QColor(roles[u"hullink"_s].toString()), QColor(roles[u"hull"_s].toString())) >= 4.5);
    }
}

void PaletteTest::chargesStandOutOnTheirShields()
{
    for (const ColourSet set : {ColourSet::Standard, ColourSet::Safe, ColourSet::Contrast})
        for (const Brightness brightness : {Brightness::Light, Brightness::Dark}) {
            const Theme theme(brightness, set);
            for (int arms = 0; arms < 6; ++arms) {
                const QColor field = theme.arms(arms);
                const double best =
                    std::max(contrast(field, QColor(u"#FFFCF3"_s)), contrast(field, QColor(u"#1B140E"_s)));
                QVERIFY(best >= 3.5);
            }
        }
}

void PaletteTest::everySymbolIsDrawn_data()
{
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("size");
    for (int set = 0; set < 6; ++set)
        for (const int size : {12, 16, 24, 64})
            QTest::addRow("theme %d, %d px", set, size) << set << size;
}

void PaletteTest::everySymbolIsDrawn()
{
    QFETCH(int, set);
    QFETCH(int, size);
    const Theme theme(static_cast<Brightness>(set % 2), static_cast<ColourSet>(set / 2));
    QStringList ids{u"good-gold"_s,  u"good-spice"_s, u"good-dye"_s, u"good-grain"_s, u"good-fur"_s,
                    u"good-cloth"_s, u"gem-brown"_s,  u"gem-red"_s,  u"gem-green"_s,  u"gem-blue"_s,
                    u"gem-yellow"_s, u"gem-white"_s,  u"sign-undo"_s};
    for (const QString &arms : Theme::armsIds())
        ids << arms;
    for (const QString &id : ids) {
        QVERIFY2(theme.symbols().contains(id), qPrintable(id));
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setPen(theme.color(Role::Ink));
        theme.symbols().draw(painter, id, QRectF(0, 0, size, size));
        painter.end();
        int drawn = 0;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                drawn += qAlpha(image.pixel(x, y)) > 100;
        QVERIFY2(drawn > size * size / 12, qPrintable(id));
    }
}

QTEST_MAIN(PaletteTest)
#include "palette.moc"
