#include "app/desktop/archive/archivepage.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/table/tablepage.h"
#include "tests/desktop/stage.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class TextSizeTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsSquashedByText_data();
    void nothingIsSquashedByText();
};

void TextSizeTest::nothingIsSquashedByText_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("percent");
    const auto row = [](const QSize &window, int percent) {
        QTest::addRow("%d at %d %%", window.width(), percent) << window << percent;
    };
    for (const int percent : {80, 100, 200})
        row({1024, 700}, percent);
    row({2560, 1600}, 200);
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
    stage.window.review()->prepare(*stage.services.table.current(), 2);
    stage.window.show(stage.window.review());
    QTRY_VERIFY(stage.window.review()->lookedAt());
    check("review");
    stage.window.goHome();
    check("first page, a game finished");
    for (Page *page : std::initializer_list<Page *>{stage.window.settingsPage(), stage.window.keys(),
                                                    stage.window.archive(), stage.window.printing()}) {
        stage.window.show(page);
        check("another page");
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TextSizeTest)
#include "textsize.moc"
