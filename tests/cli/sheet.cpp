#include "tests/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace medici;
using namespace Qt::StringLiterals;

// Sheets as files, read by other programs than ours.
class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void emptySheetsComeAsOrdered();
    void filledSheetsSayTheGame();
    void whatAReviewFoundIsPrinted();
    void gameIsPrintedAtAnyPoint();
    void paperHasTheSizeAskedFor_data();
    void paperHasTheSizeAskedFor();
    void copiesAndBacksAreCounted();
    void bothLanguagesStandOnOneSheet();
    void emptySheetsAreForADeal();
    void theDealOfAGameStandsBelowIt();
    void drawingsAndPicturesAreNumberedByPage();
    void wrongInputIsRefused_data();
    void wrongInputIsRefused();
    void failedWriteLeavesTheFileThatWasThere_data();
    void failedWriteLeavesTheFileThatWasThere();
    void unfinishedWriteLeavesTheFileThatWasThere();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    Run print(const QStringList &arguments, const QString &file) const
    {
        return runProgram(QStringList{u"sheet"_s} + arguments + QStringList{u"-o"_s, path(file)});
    }
    QString textOf(const QString &file) const;
    QString outputOf(const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_folder;
};

namespace {

const QStringList blank{"--variant", "dice", "--blank"};

} // namespace

QString SheetTest::outputOf(const QString &program, const QStringList &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(program, arguments);
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

QString SheetTest::textOf(const QString &file) const
{
    return outputOf(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
}

void SheetTest::initTestCase()
{
    for (const QString &tool : {u"pdftotext"_s, u"pdfinfo"_s, u"pdffonts"_s})
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP("There is no poppler to read PDF files with.");
    const Run run =
        runProgram(playDice(u"easy,normal,easy"_s, {"--seed", "5", "--record", path("game.medici")}));
    QCOMPARE(run.exit, 0);
}

void SheetTest::emptySheetsComeAsOrdered()
{
    const Run run =
        print(blank + QStringList{"--paper", "A4", "--per-page", "2", "--language", "pl", "--ink", "saving"},
              "pad.pdf");
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    QVERIFY(run.out.endsWith("pad.pdf\n"));

    const QString info = outputOf(u"pdfinfo"_s, {u"pad.pdf"_s});
    QVERIFY2(info.contains(QRegularExpression(u"Pages: +1\\b"_s)), qPrintable(info));
    QVERIFY2(info.contains(u"(A4)"_s), qPrintable(info));

    const QString text = textOf(u"pad.pdf"_s);
    for (const QString &word :
         {u"Medici: Gra w kości"_s, u"imię"_s, u"zboże"_s, u"Krzyżyki:"_s, u"suma gry"_s})
        QCOMPARE(text.count(word), 2);

    const QStringList fonts = outputOf(u"pdffonts"_s, {u"pad.pdf"_s}).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(fonts.size() >= 2);
    for (const QString &font : fonts) // the name, its kind, whether it is embedded, a subset, in Unicode
        QVERIFY2(font.contains(QRegularExpression(u"^(Lato|EBGaramond).* yes +\\w+ +yes +\\d+ +0$"_s)),
                 qPrintable(font));
}

void SheetTest::filledSheetsSayTheGame()
{
    const Run run =
        print({"--record", path("game.medici"), "--curve", "--history", "--date", "2026-11-18"}, "game.pdf");
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    const QString text = textOf(u"game.pdf"_s);
    const QByteArray shown = runProgram({"show", path("game.medici"), "--json"}).out;
    const QJsonObject json = QJsonDocument::fromJson(shown).object();
    for (const QJsonValue &name : json["names"].toArray())
        QVERIFY(text.contains(name.toString()));
    for (const QJsonValue &score : json["scores"].toArray())
        QVERIFY(text.contains(QString::number(score.toInt())));
    QVERIFY(text.contains(u"18 Nov 2026"_s));
    QVERIFY(text.contains(u"Round 3"_s));
}

void SheetTest::whatAReviewFoundIsPrinted()
{
    QCOMPARE(
        runProgram(playDice(u"random,random"_s, {"--seed", "5", "--record", path("reviewed.medici")})).exit,
        0);
    const Run missing = print({"--record", path("reviewed.medici"), "--review"}, "review.pdf");
    QVERIFY2(missing.exit == 2 && missing.err.contains("has not been reviewed"), missing.all());
    QCOMPARE(runProgram({"review", path("reviewed.medici"), "--keep", "--budget", "200"}).exit, 0);
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        const Run run =
            print({"--record", path("reviewed.medici"), "--review", "--language", language}, "review.pdf");
        QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
        const QString text = textOf(u"review.pdf"_s);
        const bool english = language == u"en";
        QVERIFY2(text.contains(english ? u"Review of the game"_s : u"Omówienie"_s), qPrintable(text));
        QCOMPARE(text.count(english ? u"Played:"_s : u"Zagrano:"_s), 3); // the worst moments
        QCOMPARE(text.count(english ? u"Cost:"_s : u"Koszt:"_s), 3);
        QVERIFY(text.contains(english ? u"Given away"_s : u"Strata"_s));
    }
}

void SheetTest::gameIsPrintedAtAnyPoint()
{
    const QStringList record{"--record", path("game.medici")};
    QCOMPARE(print(record + QStringList{"--at", "0"}, "begun.pdf").exit, 0);
    QCOMPARE(print(record + QStringList{"--at", "20"}, "amid.pdf").exit, 0);
    QCOMPARE(print(record, "over.pdf").exit, 0);
    const auto length = [&](const QString &file) { return textOf(file).simplified().size(); };
    QVERIFY(length(u"begun.pdf"_s) < length(u"amid.pdf"_s));
    QVERIFY(length(u"amid.pdf"_s) < length(u"over.pdf"_s));
    // From standard input the same sheets come, with the day of printing.
    const Run piped =
        runProgram({"sheet", "--record", "-", "-o", path("piped.pdf")}, contentsOf(path("game.medici")));
    QVERIFY2(piped.exit == 0, piped.all());
    QVERIFY(textOf(u"piped.pdf"_s).contains(u"Cosimo"_s));
}

void SheetTest::paperHasTheSizeAskedFor_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("size");
    const auto row = [](const char *paper, const char *orientation, const char *size) {
        QTest::addRow("%s %s", paper, orientation)
            << QStringList{"--paper", paper, "--orientation", orientation} << QString(size);
    };
    row("A4", "portrait", "595 x 842");
    row("A4", "landscape", "842 x 595");
    row("A5", "portrait", "42. x 595");
    row("letter", "landscape", "792 x 612");
    row("Legal", "portrait", "612 x 1008");
}

void SheetTest::paperHasTheSizeAskedFor()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, size);
    QCOMPARE(print(blank + arguments, "paper.pdf").exit, 0);
    const QString info = outputOf(u"pdfinfo"_s, {u"paper.pdf"_s});
    QVERIFY2(info.contains(QRegularExpression(u"Page size: +"_s + size)), qPrintable(info));
}

void SheetTest::copiesAndBacksAreCounted()
{
    QCOMPARE(print(blank + QStringList{"--per-page", "8", "--overleaf", "--copies", "3"}, "pad8.pdf").exit,
             0);
    QVERIFY(outputOf(u"pdfinfo"_s, {u"pad8.pdf"_s}).contains(QRegularExpression(u"Pages: +6\\b"_s)));
    QCOMPARE(textOf(u"pad8.pdf"_s).count(u"Bonus every round:"_s), 24);
}

void SheetTest::bothLanguagesStandOnOneSheet()
{
    QCOMPARE(print(blank + QStringList{"--language", "pl,en"}, "both.pdf").exit, 0);
    const QString text = textOf(u"both.pdf"_s);
    for (const QString &word : {u"imię / name"_s, u"przyprawy"_s, u"spice"_s, u"Ship:"_s, u"Statek:"_s})
        QVERIFY2(text.contains(word), qPrintable(word));
}

void SheetTest::emptySheetsAreForADeal()
{
    QCOMPARE(print(blank, "plain.pdf").exit, 0);
    QVERIFY(!textOf(u"plain.pdf"_s).contains(u"Seal:"_s));
    QCOMPARE(print(blank + QStringList{"--luck", "--language", "pl,en"}, "drawn.pdf").exit, 0);
    const QString drawn = textOf(u"drawn.pdf"_s);
    QVERIFY2(drawn.contains(u"Rozdanie / Deal: DICE-4007-"_s), qPrintable(drawn));
    QVERIFY(drawn.contains(u"Pieczęć / Seal: "_s));
    const QJsonObject deal =
        QJsonDocument::fromJson(runProgram({"deal", "--variant", "auction", "--players", "3", "--json"}).out)
            .object();
    const QString text = deal["deal"].toString();
    const Run given = print({"--blank", "--deal", text, "--per-page", "2"}, "given.pdf");
    QVERIFY2(given.exit == 0, given.all());
    QCOMPARE(textOf(u"given.pdf"_s).count(text.toUpper()), 2);
    QCOMPARE(textOf(u"given.pdf"_s).count(deal["seal"].toString()), 2);
    QVERIFY(print({"--blank", "--deal", text, "--seats", "3"}, "x.pdf").refused(2));
    QVERIFY(print({"--blank", "--deal", text + u'7'}, "x.pdf").refused(2));
    QVERIFY(print({"--record", path("game.medici"), "--deal", text}, "x.pdf").refused(2));
}

// Once it is over, or if it was known before; its seal at any time.
void SheetTest::theDealOfAGameStandsBelowIt()
{
    const QByteArray game = contentsOf(path("game.medici"));
    const QByteArray seal = "\"seal\":";
    QCOMPARE(print({"--record", path("game.medici"), "--luck"}, "over.pdf").exit, 0);
    const QString over = textOf(u"over.pdf"_s);
    QVERIFY(over.contains(u"Deal: DICE-"_s) && over.contains(u"Seal: "_s));
    const qsizetype half = game.indexOf('\n', game.size() / 2) + 1;
    write(path("half.medici"), game.left(half));
    QCOMPARE(print({"--record", path("half.medici"), "--luck"}, "half.pdf").exit, 0);
    const QString secret = textOf(u"half.pdf"_s);
    QVERIFY(!secret.contains(u"Deal:"_s) && secret.contains(u"Seal: "_s));
    const qsizetype from = game.indexOf(seal);
    write(path("known.medici"), game.left(from - 1) + game.mid(from + seal.size() + 21).left(half));
    const Run known = print({"--record", path("known.medici"), "--luck"}, "known.pdf");
    QVERIFY2(known.exit == 0, known.all());
    const QString told = textOf(u"known.pdf"_s);
    QVERIFY(told.contains(u"Deal: DICE-"_s) && !told.contains(u"Seal: "_s));
}

void SheetTest::drawingsAndPicturesAreNumberedByPage()
{
    const Run one = print(blank, "pad.svg");
    QVERIFY(one.out.endsWith("pad.svg\n"));
    QVERIFY(contentsOf(path("pad.svg")).contains("@font-face"));
    const Run three = print({"--record", path("game.medici")}, "game.png");
    QCOMPARE(three.out.count('\n'), 3);
    for (const char *file : {"game-1.png", "game-2.png", "game-3.png"})
        QVERIFY(contentsOf(path(file)).startsWith("\x89PNG"));
}

void SheetTest::wrongInputIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const QStringList &arguments, const char *reason) {
        QTest::newRow(name) << arguments << QByteArray(reason);
    };
    const QStringList out{"-o", "x.pdf"};
    row("neither", out, "--blank or --record");
    row("both", blank + QStringList{"--record", "x"} + out, "give one of them");
    row("no variant", QStringList{"--blank"} + out, "needs --variant");
    row("unknown variant", QStringList{"--blank", "--variant", "chess"} + out, "--variant is 'chess'");
    row("paper", blank + QStringList{"--paper", "A3"} + out, "must be one of: A4, A5, Letter, Legal");
    row("per page", blank + QStringList{"--per-page", "3"} + out, "must be one of: 1, 2, 4, 8");
    row("ink", blank + QStringList{"--ink", "red"} + out, "must be one of: black, colour, saving");
    row("language", blank + QStringList{"--language", "de"} + out, "must be one of: en, pl, en,pl, pl,en");
    row("copies", blank + QStringList{"--copies", "0"} + out, "from 1 to 99");
    row("date", blank + QStringList{"--date", "18.11."} + out, "such as 2026-11-18");
    row("seats", blank + QStringList{"--seats", "9"} + out, "from 1 to 4");
    row("names", blank + QStringList{"--names", "A,B,C,D,E"} + out, "at most 4 players");
    row("option", blank + QStringList{"--option", "shipSpaces=9"} + out, "from 5 to 8");
    row("no output", blank, "needs --output");
    row("format", blank + QStringList{"-o", "pad.doc"}, "must end in one of: .pdf, .svg, .png");
    row("history of nothing", blank + QStringList{"--history"} + out, "needs --record");
    row("at of nothing", blank + QStringList{"--at", "3"} + out, "needs --record");
    row("names on a record", QStringList{"--record", "x", "--names", "A"} + out, "is for empty sheets");
}

void SheetTest::wrongInputIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    const Run run = runProgram(QStringList{"sheet"} + arguments);
    QVERIFY2(run.refused(2), run.all());
    QVERIFY2(run.err.contains(reason), run.all());
}

void SheetTest::failedWriteLeavesTheFileThatWasThere_data()
{
    QTest::addColumn<QString>("target");
    QVERIFY(QDir(m_folder.path()).mkpath("folder.pdf"));
    QTest::newRow("a folder") << path("folder.pdf");
    QTest::newRow("in no folder") << path("none/pad.pdf");
}

void SheetTest::failedWriteLeavesTheFileThatWasThere()
{
    QFETCH(QString, target);
    const Run run = runProgram(QStringList{"sheet"} + blank + QStringList{"-o", target});
    QVERIFY2(run.refused(1), run.all());
    QVERIFY(run.err.contains("cannot be written"));
    QVERIFY(!QFileInfo(target).isFile());
    const Run unread = print({"--record", path("none.medici")}, "x.pdf");
    QVERIFY2(unread.refused(1), unread.all());
}

// No space left, as a limit of the shell has it, and nothing else written (tests/remembered has libraries
// told).
void SheetTest::unfinishedWriteLeavesTheFileThatWasThere()
{
#ifdef Q_OS_WIN
    QSKIP("Its shell knows no limits.");
#endif
    write(path("kept.pdf"), "as it was");
    const QString command =
        u"unset LD_DEBUG; ulimit -f 1; exec '%1' sheet --variant dice --blank -o '%2'"_s.arg(
            QStringLiteral(MEDICI_CLI), path("kept.pdf"));
    const Run run = runProgram({"-c", command}, {}, u"sh"_s);
    QVERIFY2(run.refused(1), run.all());
    QCOMPARE(contentsOf(path("kept.pdf")), QByteArray("as it was"));
    QCOMPARE(QDir(m_folder.path()).entryList({"kept*"}).size(), 1);
}

QTEST_APPLESS_MAIN(SheetTest)
#include "sheet.moc"
