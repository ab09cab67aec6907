#include "app/desktop/pages/archivepage.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "tests/desktop/stage.h"

#include <QScrollArea>
#include <QTest>

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

class TextSizeTest : public QObject {
    Q_OBJECT

private slots:
    void largeTextMakesNoPieceSmaller_data();
    void largeTextMakesNoPieceSmaller();
    void largeTextLeavesTheFirstPageWhole();
    void nothingIsSquashedByText_data();
    void nothingIsSquashedByText();
    void whatHasTheKeyboardIsScrolledTo();
};

void TextSizeTest::largeTextMakesNoPieceSmaller_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QSize>("window");
    Stage stage;
    for (const PluginMetadata &listing : stage.services.playable())
        for (const QSize &window : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", qPrintable(listing.id), window.width()) << listing.id << window;
}

void TextSizeTest::largeTextMakesNoPieceSmaller()
{
    QFETCH(QString, variant);
    QFETCH(QSize, window);
    Stage stage;
    stage.window.resize(window);
    stage.begin(u"HHHH"_s, 7, variant);
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

void TextSizeTest::largeTextLeavesTheFirstPageWhole()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.services.settings.set(Setting::TextSize, 200);
    stage.window.goHome();
    QTest::qWait(1);
    HomePage &home = *stage.window.home();
    for (const KeyButton *button : home.findChildren<KeyButton *>())
        if (button->isVisible())
            QVERIFY2(button->height() >= button->sizeHint().height()
                         && button->width() >= button->sizeHint().width(),
                     qPrintable(button->text()));
    QTRY_COMPARE(squashed(home), QString());
    const auto links = home.findChildren<GameLink *>();
    QCOMPARE(links.size(), 1);
    QVERIFY(links.front()->height() >= links.front()->sizeHint().height());
}

void TextSizeTest::nothingIsSquashedByText_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("percent");
    for (const QSize &window : {QSize(1024, 700), QSize(1280, 800), QSize(2560, 1600)})
        for (const int percent : {80, 100, 200})
            QTest::addRow("%d at %d %%", window.width(), percent) << window << percent;
}

void TextSizeTest::nothingIsSquashedByText()
{
    QFETCH(QSize, window);
    QFETCH(int, percent);
    Stage stage;
    stage.window.resize(window);
    stage.services.settings.set(Setting::TextSize, percent);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    const auto check = [&](const char *what) {
        QTRY_VERIFY2(squashed(*stage.window.page()).isEmpty(),
                     qPrintable(QString::fromLatin1(what) + u": "_s + squashed(*stage.window.page())));
    };
    check("first page, nothing played");
    stage.begin(u"HHHHHH"_s, 7, u"auction"_s);
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    check("scoring");
    stage.window.goHome();
    check("first page, a game under way");
    stage.window.show(stage.window.table());
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    check("end");
    stage.window.goHome();
    check("first page, a game finished");
    for (Page *page : std::initializer_list<Page *>{stage.window.settingsPage(), stage.window.keys(),
                                                    stage.window.archive(), stage.window.printing()}) {
        stage.window.show(page);
        check("another page");
    }
}

void TextSizeTest::whatHasTheKeyboardIsScrolledTo()
{
    Stage stage;
    stage.window.resize(800, 560);
    stage.services.settings.set(Setting::TextSize, 200);
    stage.begin(u"HHHH"_s, 7, u"gemstones"_s);
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

QTEST_MAIN(medici::desktop::TextSizeTest)
#include "textsize.moc"
