#include "app/desktop/actions.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/print/pagesetting.h"
#include "app/desktop/print/printchoices.h"
#include "app/desktop/print/printing.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/print/printpreview.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/paper/output.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QPrinter>
#include <QTest>
#include <QTimer>

using namespace medici;
using namespace medici::desktop;

class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void pageSetupIsRemembered();
    void damagedSetupIsAsUsual();
    void emptySheetsArePrintedFromTheFirstPage();
    void gameOnTheTableFillsItsSheets();
    void pointLookedAtIsWhatIsPrinted();
    void previewIsWhatComesOut();
    void pictureIsCopied();
    void pagesAreSavedOrTheOldFileStays();
    void pagesAreSentToAPrinter();
    void missingPrinterLeadsToAFile();
    void dealAndSealAreWrittenWhereWanted();
    void sheetsSpeakAnotherLanguageThanTheProgram();
};

void PrintTest::pageSetupIsRemembered()
{
    PageSetup setup;
    setup.paper = PaperSize::Letter;
    setup.landscape = true;
    setup.perPage = 4;
    setup.copies = 7;
    setup.overleaf = true;
    setup.curve = true;
    setup.deal = true;
    setup.style = {Ink::Saving, true, {QStringLiteral("pl"), QStringLiteral("en")}};
    QCOMPARE(pageSetupIn(keeping(setup), QStringLiteral("en")), setup);

    Stage stage;
    stage.window.actions().print.trigger();
    const PrintPage &page = *stage.window.printing();
    stage.services.settings.set(Setting::Printing, keeping(setup));
    stage.window.goHome();
    stage.window.actions().print.trigger();
    QCOMPARE(page.choices()->setup(), setup);
    QCOMPARE(page.printout()->pageSize(), sizeOf(setup));
}

void PrintTest::damagedSetupIsAsUsual()
{
    PageSetup usual;
    usual.style.languages = QStringList{QStringLiteral("pl")};
    QCOMPARE(pageSetupIn("{\"paper\":\"A0\",\"perPage\":3,\"copies\":0,\"languages\":[\"de\"]}", "pl"),
             usual);
    QCOMPARE(pageSetupIn("not JSON", "pl"), usual);
}

void PrintTest::emptySheetsArePrintedFromTheFirstPage()
{
    Stage stage;
    QVERIFY(stage.window.actions().print.isVisible());
    stage.window.actions().print.trigger();
    QCOMPARE(stage.window.page(), stage.window.printing());
    QVERIFY(stage.window.printing()->printout() != nullptr);
    QVERIFY(stage.window.printing()->printout()->subject().start == nullptr);
    QTest::keyClick(stage.window.printing(), Qt::Key_Escape);
    QCOMPARE(stage.window.page(), static_cast<Page *>(stage.window.home()));
}

void PrintTest::gameOnTheTableFillsItsSheets()
{
    Stage stage;
    stage.begin(QStringLiteral("HEE"));
    stage.playOn(6);
    stage.window.actions().print.trigger();
    const Printout &printout = *stage.window.printing()->printout();
    const Session &session = stage.services.table.current()->session();
    QCOMPARE(printout.subject().events.size(), session.cursor());
    QCOMPARE(printout.subject().players.size(), std::size_t{3});
    QCOMPARE(printout.pages(), 3);
    QCOMPARE(printout.subject().date, QDate::currentDate());
}

void PrintTest::pointLookedAtIsWhatIsPrinted()
{
    Stage stage;
    stage.begin(QStringLiteral("HE"));
    stage.playOn(6);
    stage.services.table.lookAt(7);
    stage.window.actions().print.trigger();
    QCOMPARE(stage.window.printing()->printout()->subject().events.size(), std::size_t{7});
}

void PrintTest::previewIsWhatComesOut()
{
    Stage stage;
    stage.window.actions().print.trigger();
    const PrintPage &page = *stage.window.printing();
    PrintPreview &preview = *page.preview();
    const QSizeF paper = page.printout()->pageSize();
    preview.setFixedSize((paper * 3).toSize() + QSize(40, 40));
    const QImage seen = preview.grab().toImage();
    const QImage printed = imageOf(*page.printout(), 0, 76); // about as large
    // The same black stands on both: the share of ink is that of the page.
    const auto ink = [](const QImage &image) {
        qint64 dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += 255 - qGray(image.pixel(x, y));
        return static_cast<double>(dark);
    };
    QImage inside = seen.copy(QRect(QPoint(), (paper * 3).toSize()).translated(20, 20));
    inside = inside.scaled(printed.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const double difference = qAbs(ink(inside) / ink(printed) - 1);
    QVERIFY2(difference < 0.1, qPrintable(QString::number(difference)));
}

void PrintTest::pictureIsCopied()
{
    Stage stage;
    stage.window.actions().print.trigger();
    stage.window.printing()->copyPicture();
    QVERIFY(QGuiApplication::clipboard()->image().width() > 1000);
}

void PrintTest::pagesAreSavedOrTheOldFileStays()
{
    Stage stage;
    stage.window.actions().print.trigger();
    PrintPage &page = *stage.window.printing();
    const QString file = stage.folder.filePath(QStringLiteral("pad.pdf"));
    QVERIFY(page.save(file));
    QVERIFY(contentsOf(file).startsWith("%PDF-"));

    const QString folder = stage.folder.filePath(QStringLiteral("folder.pdf"));
    QVERIFY(QDir().mkpath(folder));
    QString warning;
    QTimer::singleShot(0, &page, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        warning = box->text();
        box->accept();
    });
    QVERIFY(!page.save(folder));
    QTRY_VERIFY(warning.contains(QStringLiteral("folder.pdf")));
    QVERIFY(QFileInfo(folder).isDir());
}

void PrintTest::pagesAreSentToAPrinter()
{
    Stage stage;
    stage.begin(QStringLiteral("HE"));
    stage.playOn(4);
    stage.window.actions().print.trigger();
    const Printout &printout = *stage.window.printing()->printout();
    QPrinter printer;
    const QString file = stage.folder.filePath(QStringLiteral("printed.pdf"));
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    prepare(printer, printout);
    QVERIFY(printOn(printer, printout));
    QCOMPARE(contentsOf(file).count("/Type /Page\n"), printout.pages());

    QPrinter nowhere;
    nowhere.setOutputFormat(QPrinter::PdfFormat);
    nowhere.setOutputFileName(stage.folder.filePath(QStringLiteral("none/printed.pdf")));
    QVERIFY(!printOn(nowhere, printout));
}

void PrintTest::missingPrinterLeadsToAFile()
{
    Stage stage;
    stage.window.actions().print.trigger();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QString file = stage.folder.filePath(QStringLiteral("instead"));
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->selectFile(file);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    stage.window.printing()->print();
    QVERIFY(contentsOf(file + QStringLiteral(".pdf")).startsWith("%PDF-"));
}

void PrintTest::dealAndSealAreWrittenWhereWanted()
{
    Stage stage;
    stage.window.actions().print.trigger();
    const PrintPage &page = *stage.window.printing();
    const QByteArray deal = page.printout()->subject().deal.toUpper().toUtf8();
    const QByteArray seal = page.printout()->subject().seal.toUtf8();
    QVERIFY(!deal.isEmpty() && !seal.isEmpty());
    QVERIFY(!svgOf(*page.printout(), 0).contains(seal));
    for (auto *box : page.choices()->findChildren<QCheckBox *>())
        if (box->text() == QStringLiteral("Deal and seal")) {
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Space);
        }
    QVERIFY(svgOf(*page.printout(), 0).contains(deal));
    QVERIFY(svgOf(*page.printout(), 0).contains(seal));
}

void PrintTest::sheetsSpeakAnotherLanguageThanTheProgram()
{
    Stage stage;
    PageSetup setup;
    setup.style.languages = QStringList{QStringLiteral("pl")};
    stage.services.settings.set(Setting::Printing, keeping(setup));
    stage.window.actions().print.trigger();
    const PrintPage &page = *stage.window.printing();
    QVERIFY(svgOf(*page.printout(), 0).contains("przyprawy"));
    QCOMPARE(page.title(), QStringLiteral("Score sheets"));
}

QTEST_MAIN(PrintTest)
#include "print.moc"
