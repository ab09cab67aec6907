#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "tests/desktop/stage.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// The size of each thing on the board, by its number.
std::map<RegionId, QSizeF> sizesOf(Stage &stage)
{
    std::map<RegionId, QSizeF> sizes;
    for (const Region &region : stage.window.table()->board()->regions())
        if (region.role == RegionRole::Piece)
            sizes[region.id] = region.shape.boundingRect().size();
    return sizes;
}

} // namespace

// The board beside large text, of the variant that VARIANT names.
class BoardSizeTest : public QObject {
    Q_OBJECT

private slots:
    void largeTextMakesNoPieceSmaller_data();
    void largeTextMakesNoPieceSmaller();
    void whatHasTheKeyboardIsScrolledTo();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

void BoardSizeTest::largeTextMakesNoPieceSmaller_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize &window : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%d", window.width()) << window;
}

void BoardSizeTest::largeTextMakesNoPieceSmaller()
{
    QFETCH(QSize, window);
    Stage stage;
    stage.window.resize(window);
    stage.begin(u"HHHH"_s, 7, m_variant);
    QVERIFY(stage.wait());
    const auto usual = sizesOf(stage);
    for (const int percent : {110, 125, 150, 175, 200}) {
        stage.services.settings.set(Setting::TextSize, percent);
        QTest::qWait(1);
        const auto large = sizesOf(stage);
        QCOMPARE(large.size(), usual.size());
        for (const auto &[id, size] : usual) {
            const QString which = u"%1 at %2 %: %3 instead of %4"_s.arg(id)
                                      .arg(percent)
                                      .arg(large.at(id).width())
                                      .arg(size.width());
            QVERIFY2(large.at(id).width() > size.width() - 1, qPrintable(which));
            QVERIFY2(large.at(id).height() > size.height() - 1, qPrintable(which));
        }
    }
}

void BoardSizeTest::whatHasTheKeyboardIsScrolledTo()
{
    Stage stage;
    stage.window.resize(800, 560);
    stage.services.settings.set(Setting::TextSize, 200);
    stage.begin(u"HHHH"_s, 7, m_variant);
    QVERIFY(stage.wait());
    BoardWidget &board = *stage.window.table()->board();
    board.setFocus();
    for (int step = 0; step < 12; ++step) {
        QTest::keyClick(&board, Qt::Key_Down);
        QVERIFY(board.focused());
        const QRectF place = regionById(board.regions(), *board.focused())->shape.boundingRect();
        QVERIFY(board.visibleRegion().boundingRect().contains(place.center().toPoint()));
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::BoardSizeTest)
#include "boardsize.moc"
