#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/score/scorepage.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/storage/recentfiles.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QAbstractItemView>
#include <QBuffer>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QScopeGuard>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What strangers send, and what somebody wrote into the program's own files: SECURITY.md says what it may do
// at worst.
class StrangersTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsToldOfAFileIsNoMarkup();
    void namesAreNoMarkup();
    void aPictureIsRefused_data();
    void aPictureIsRefused();
    void settingsEditedByHandAreLivedWith_data();
    void settingsEditedByHandAreLivedWith();
    void setUpsEditedByHandKeepToTheRules();
    void textsComeFromTheProgramAlone();
};

namespace {

// Qt would fetch the picture, on Windows from another computer.
const QString markup = u"<img src=\"//elsewhere/x.png\">"_s;

bool readAsMarkup(const QString &text)
{
    return text.contains(markup) && Qt::mightBeRichText(text);
}

// What is on a page or would be shown beside the pointer, and would be read as markup.
QStringList markupOn(QWidget &page)
{
    QStringList found;
    const auto look = [&found](const QString &text) {
        if (readAsMarkup(text))
            found << text;
    };
    for (const auto *label : page.findChildren<QLabel *>())
        if (label->textFormat() != Qt::PlainText)
            look(label->text());
    for (const auto *widget : page.findChildren<QWidget *>())
        look(widget->toolTip());
    for (const auto *list : page.findChildren<QAbstractItemView *>())
        for (int row = 0; list->model() != nullptr && row < list->model()->rowCount(); ++row)
            for (int column = 0; column < list->model()->columnCount(); ++column)
                look(list->model()->index(row, column).data(Qt::ToolTipRole).toString());
    return found;
}

QMessageBox *box()
{
    return QTest::qWaitFor(
               [] { return qobject_cast<QMessageBox *>(QApplication::activeModalWidget()) != nullptr; })
        ? qobject_cast<QMessageBox *>(QApplication::activeModalWidget())
        : nullptr;
}

} // namespace

void StrangersTest::whatIsToldOfAFileIsNoMarkup()
{
    Stage stage;
    const QString file = stage.folder.filePath(u"<b>letter.medici"_s);
    const QByteArray field = markup.toUtf8().replace('"', "\\\"");
    write(file,
          R"({"format":"medici","version":2,"variant":"dice","seats":[{"name":"A","player":"human"}],")"
              + field + "\":1}\n");
    QVERIFY(!stage.window.open(file));
    QMessageBox *told = box();
    QVERIFY(told != nullptr);
    QVERIFY2(told->text().contains(u"<b>letter.medici"_s), qPrintable(told->text()));
    QCOMPARE(told->textFormat(), Qt::PlainText);
    QCOMPARE(markupOn(*told), QStringList());
    told->close();
}

void StrangersTest::namesAreNoMarkup()
{
    Stage stage;
    Proposal proposal = stage.proposal(u"HR"_s, 42, u"dice"_s);
    for (Person &person : proposal.people)
        person.name = markup + person.name;
    stage.begin(proposal);
    stage.playOn(3);
    TablePage &table = *stage.window.table();
    QCOMPARE(markupOn(stage.window), QStringList());
    int notes = 0;
    for (const Region &region : table.board()->regions()) {
        const QPoint at = region.shape.boundingRect().center().toPoint();
        QHelpEvent help(QEvent::ToolTip, at, table.board()->mapToGlobal(at));
        QApplication::sendEvent(table.board(), &help);
        notes += QToolTip::text().isEmpty() ? 0 : 1;
        QVERIFY2(!readAsMarkup(QToolTip::text()), qPrintable(QToolTip::text()));
    }
    QVERIFY(notes > 0);
    QToolTip::hideText();

    stage.playOn(200);
    QVERIFY(stage.services.table.current()->session().game().over());
    QCOMPARE(markupOn(stage.window), QStringList());
    stage.window.compare(*stage.services.table.current());
    QCOMPARE(markupOn(stage.window), QStringList());
    stage.close();
    stage.window.goHome();
    QVERIFY(stage.window.home()->findChild<QWidget *>() != nullptr);
    QCOMPARE(markupOn(stage.window), QStringList());
    for (Page *page : std::initializer_list<Page *>{stage.window.archive(), stage.window.book(),
                                                    stage.window.printing(), stage.window.score()}) {
        stage.window.show(page);
        QCoreApplication::processEvents();
        QVERIFY2(markupOn(stage.window).isEmpty(), qPrintable(markupOn(stage.window).join(u'\n')));
    }
    // The test would notice one.
    QLabel careless(markup, &stage.window);
    QCOMPARE(markupOn(stage.window), QStringList{markup});
}

void StrangersTest::aPictureIsRefused_data()
{
    QTest::addColumn<QByteArray>("contents");
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    QTest::newRow("a picture") << png;
    QTest::newRow("a drawing that names another file")
        << R"(<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>)"_ba;
    QTest::newRow("a line without end") << QByteArray(3 << 20, '{');
    QTest::newRow("nothing but zeros") << QByteArray(1 << 20, '\0');
}

void StrangersTest::aPictureIsRefused()
{
    QFETCH(QByteArray, contents);
    Stage stage;
    const QString path = stage.folder.filePath(u"picture.png"_s);
    write(path, contents);
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent over({100, 100}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &over);
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &drop);
    QMessageBox *told = box();
    QVERIFY(told != nullptr);
    QVERIFY2(told->text().startsWith(u"picture.png: "_s), qPrintable(told->text()));
    told->close();
    QCOMPARE(stage.window.page(), stage.window.home());
    QVERIFY(stage.services.table.current() == nullptr);

    // One that is in no file, one on another computer, and a list without any are not even taken.
    QMimeData drawn;
    drawn.setImageData(QImage(8, 8, QImage::Format_RGB32));
    QMimeData remote;
    remote.setUrls({QUrl(u"http://example.org/game.medici"_s)});
    QMimeData nothing;
    nothing.setData(u"text/uri-list"_s, "# none\r\n");
    for (const QMimeData *data : {&drawn, &remote, &nothing}) {
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, data, Qt::LeftButton, {});
        enter.ignore();
        QApplication::sendEvent(&stage.window, &enter);
        QVERIFY(!enter.isAccepted());
    }
}

void StrangersTest::settingsEditedByHandAreLivedWith_data()
{
    QTest::addColumn<QByteArray>("settings");
    const auto all = [](const QByteArray &value) {
        QByteArray text = "[General]\n";
        for (const char *name :
             {"language", "theme", "colours", "textSize", "speed", "reducedMotion", "forcedChoices",
              "roundScoring", "undoToLuck", "volume", "speech", "geometry", "lastSetup", "lastFolder",
              "recentFiles", "lessons", "programs", "printing"})
            text += QByteArray(name) + '=' + value + '\n';
        return text;
    };
    QTest::newRow("nothing in them") << all("");
    QTest::newRow("numbers that are too large") << all("99999999999999999999");
    QTest::newRow("negative numbers") << all("-2147483648");
    QTest::newRow("lists") << all("1, 2, \"three\"");
    QTest::newRow("bytes of another kind") << all("@ByteArray(\\0\\x1\\xff\\xd9\\xd0\\xcb)");
    QTest::newRow("a variant that is none") << all("@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x10QPalette\\0)");
    QTest::newRow("another set-up than there is") << all(
        R"("{\"dice\":{\"seats\":1e9,\"first\":-7,\"options\":{\"shipSpaces\":65543},\"people\":[1,{},[]]}}")");
    QTest::newRow("very long") << all(QByteArray(1 << 20, 'x'));
    QTest::newRow("deeply nested") << all('"' + QByteArray(5000, '[') + '"');
    QTest::newRow("no settings at all") << QByteArray("\0\xff[[[=%%\n\x1b[2J", 13);
}

void StrangersTest::settingsEditedByHandAreLivedWith()
{
    QFETCH(QByteArray, settings);
    const QTemporaryDir folder;
    const Folders folders = Folders::under(folder.path());
    write(folders.settings + u"/settings.ini"_s, settings);
    const QStringList plugins{QCoreApplication::applicationDirPath() + u"/dice/variants"_s};
    AppServices services(folders, plugins);
    Window window(services);
    window.QWidget::show();
    QVERIFY(window.screen()->availableGeometry().intersects(window.geometry()));
    window.newGame(u"dice"_s);
    window.show(window.setup());
    QCoreApplication::processEvents();
    const Proposal proposal = proposed(services.settings.bytes(Setting::LastSetup), u"dice"_s,
                                       services.variants.find(u"dice"_s)->terms());
    services.table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(u"dice"_s),
                                                          *services.variants.find(u"dice"_s), proposal));
    window.show(window.table());
    QVERIFY(services.table.current() != nullptr);
    services.table.leave();
}

void StrangersTest::setUpsEditedByHandKeepToTheRules()
{
    Stage stage;
    const SetupLimits terms = stage.services.variants.find(u"dice"_s)->terms();
    for (
        const QByteArray &kept :
        {R"({"dice":{"seats":77,"first":5,"options":{"shipSpaces":1},"people":[{"name":"A","arms":99,"level":"god"}]}})"_ba,
         R"({"dice":{"seats":-3,"first":-9,"options":{"shipSpaces":70000}}})"_ba,
         R"({"dice":[1,2,3],"":{"people":{"0":1}}})"_ba, QByteArray(100000, '['), "null"_ba}) {
        const Proposal proposal = proposed(kept, u"dice"_s, terms);
        QVERIFY2(terms.allow(proposal.setup), kept.left(80));
        QCOMPARE(static_cast<int>(proposal.people.size()), terms.mostSeats);
        for (const Person &person : proposal.people)
            QVERIFY(person.arms >= 0 && person.arms < mostSeats && !person.name.isEmpty());
    }
    // Files that are offered again: few, and only those that there are.
    QStringList files;
    for (int i = 0; i < 10000; ++i)
        files << QCoreApplication::applicationFilePath();
    stage.services.settings.set(Setting::RecentFiles, files.join(u'\n'));
    QVERIFY(RecentFiles(stage.services.settings).files().size() < 10);
}

void StrangersTest::textsComeFromTheProgramAlone()
{
    const Translations::Source source = Translations::programTexts();
    for (const QString &folder : source.folders)
        QVERIFY2(folder.startsWith(u":/"_s), qPrintable(folder)); // inside the program

    // Where somebody starts the program, and in one's own folders, others are not looked for.
    const QTemporaryDir folder;
    const QString here = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(here); });
    QVERIFY(QDir::setCurrent(folder.path()));
    QVERIFY(QFile::copy(u":/i18n/medici_pl.qm"_s, u"medici_en.qm"_s)); // Polish in place of English
    QVERIFY(QFile::copy(u":/i18n/medici_pl.qm"_s, u"qtbase_en.qm"_s));
    Stage stage;
    QVERIFY(stage.window.home() != nullptr);
    QCOMPARE(QCoreApplication::translate("Names", "Clara"), u"Clara"_s);
    QCOMPARE(Window::tr("About Medici Suite"), u"About Medici Suite"_s);

    // One that is damaged is none.
    write(u"medici_pl.qm"_s,
          QByteArray("\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd", 16)
              + QByteArray(4096, '\xff'));
    Translations damaged({{u"medici"_s, {folder.path()}}});
    damaged.speak(u"pl"_s);
    QCOMPARE(damaged.translate("Window", "About Medici Suite", nullptr, -1), QString());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::StrangersTest)
#include "strangers.moc"
