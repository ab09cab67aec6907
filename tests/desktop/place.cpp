#include "app/desktop/windowplace.h"

#include "tests/desktop/stage.h"

#include <QScreen>
#include <QTest>

namespace medici::desktop {

class PlaceTest : public QObject {
    Q_OBJECT

private slots:
    void aWindowFitsWithItsFrame_data();
    void aWindowFitsWithItsFrame();
    void whatFitsStaysWhereItWas();
    void aPlaceFromALargerScreenIsBroughtBack();
};

void PlaceTest::aWindowFitsWithItsFrame_data()
{
    QTest::addColumn<QRect>("screen");
    QTest::newRow("1024 x 700") << QRect(0, 0, 1024, 700);
    QTest::newRow("1280 x 800") << QRect(0, 0, 1280, 800);
    QTest::newRow("1366 x 768, below a panel") << QRect(0, 28, 1366, 740);
    QTest::newRow("the second of two") << QRect(1920, 0, 1280, 1024);
}

void PlaceTest::aWindowFitsWithItsFrame()
{
    QFETCH(QRect, screen);
    for (const QRect &wish :
         {QRect(0, 0, 1280, 800), QRect(-640, -400, 1280, 800), QRect(3000, 2000, 1280, 800)}) {
        const QRect place = placeWithin(wish, screen);
        QVERIFY(screen.contains(place.adjusted(-8, -40, 8, 8)));
    }
}

void PlaceTest::whatFitsStaysWhereItWas()
{
    const QRect wish(100, 100, 1280, 800);
    QCOMPARE(placeWithin(wish, QRect(0, 0, 1920, 1080)), wish);
}

void PlaceTest::aPlaceFromALargerScreenIsBroughtBack()
{
    Stage stage;
    const QRect screen = stage.window.screen()->availableGeometry();
    stage.window.setGeometry(screen.right() - 100, screen.bottom() - 100, screen.width() + 400,
                             screen.height() + 300);
    stage.window.close();
    const Window again(stage.services);
    QVERIFY(again.height() < screen.height());
    QVERIFY(screen.contains(again.geometry().topLeft()));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::PlaceTest)
#include "place.moc"
