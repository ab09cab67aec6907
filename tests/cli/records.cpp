#include "engine/rules/ranges.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

// Reading records: check and show.
class RecordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void rightRecordsAreFoundRight();
    void standardInputIsReadToo();
    void theFirstFaultOfEachFileIsNamedWithItsLine();
    void aWrongAnnotationIsAFault();
    void whatIsRightBeforeAFaultIsSaid();
    void aDroppedLastLineIsNoted();
    void findingsAreGivenToPrograms();
    void unreadableFilesAreNamed_data();
    void unreadableFilesAreNamed();

    void theTableIsShown();
    void theTableIsShownToPrograms();
    void placesOutsideAGameAreRefused();
    void namesCannotTouchTheTerminal();
    void aFaultyRecordIsNotShown();
    void aGameIsReplayedOnAPage();

private:
    QString put(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }

    QTemporaryDir m_folder;
    QByteArray m_games; // two, annotated
    QByteArrayList m_lines;
};

void RecordsTest::initTestCase()
{
    m_games =
        runProgram(playDice("random,random",
                            {"--seed", "4", "--games", "2", "--first", "0", "--record", "-", "--annotate"}))
            .out;
    m_lines = m_games.split('\n');
    QVERIFY(m_lines.size() > 100);
}

void RecordsTest::rightRecordsAreFoundRight()
{
    const QString file = put("game.medici", m_games);
    const auto events = m_games.count("{\"chance\"") + m_games.count("{\"seat\":");
    const Run run = runProgram({"check", file, file});
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    const QByteArray line = file.toUtf8() + ": OK, 2 games, " + QByteArray::number(events) + " events\n";
    QCOMPARE(run.out, line + line);
    const Run one = runProgram({"check", put("short.medici", m_lines.first() + '\n')});
    QVERIFY2(one.out.endsWith("short.medici: OK, 1 game, 0 events\n"), one.out);
}

void RecordsTest::standardInputIsReadToo()
{
    const Run run = runProgram({"check", "-"}, m_games);
    QVERIFY2(run.exit == 0 && run.out.startsWith("-: OK, 2 games, "), run.all());
    const Run empty = runProgram({"check", "-"});
    QCOMPARE(empty.exit, 1);
    QCOMPARE(empty.err, "standard input: The record is empty.\n");
    const Run shown = runProgram({"show", "-", "--game", "2"}, m_games);
    QVERIFY2(shown.exit == 0 && shown.out.contains("The game is over."), shown.all());
}

void RecordsTest::theFirstFaultOfEachFileIsNamedWithItsLine()
{
    const QString good = put("good.medici", m_games);
    QByteArrayList lines = m_lines;
    lines[1] = R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye9"]}})";
    lines[3] = "nonsense";
    const QString bad = put("bad.medici", lines.join('\n'));
    const Run run = runProgram({"check", bad, good, bad});
    QCOMPARE(run.exit, 1);
    QVERIFY2(run.out.startsWith(good.toUtf8() + ": OK"), run.out);
    QCOMPARE(run.out.count('\n'), 1);
    const QByteArrayList complaints = run.err.trimmed().split('\n');
    QCOMPARE(complaints.size(), 2);
    for (const QByteArray &complaint : complaints)
        QVERIFY2(complaint.startsWith(bad.toUtf8() + ":2: "), complaint);
}

void RecordsTest::aWrongAnnotationIsAFault()
{
    QByteArrayList lines = m_lines;
    const auto at =
        medici::ranges::find_if(lines, [](const QByteArray &line) { return line.startsWith("{\"scored\""); });
    QVERIFY(at != lines.end());
    at->replace("\"round\":1", "\"round\":2");
    const QString file = put("wrong.medici", lines.join('\n'));
    const Run run = runProgram({"check", file});
    QCOMPARE(run.exit, 1);
    const QByteArray place = file.toUtf8() + ':' + QByteArray::number(at - lines.begin() + 1) + ": ";
    QVERIFY2(run.err.startsWith(place), run.err);
    // Whoever only reads skips what follows from the events.
    QCOMPARE(runProgram({"show", file}).exit, 0);
}

void RecordsTest::whatIsRightBeforeAFaultIsSaid()
{
    QByteArrayList lines = m_lines;
    lines[lines.size() - 3] = "{}";
    const Run run = runProgram({"check", put("late.medici", lines.join('\n'))});
    QCOMPARE(run.exit, 1);
    QVERIFY2(run.out.contains("late.medici: OK up to there, 1 game, "), run.out);
}

void RecordsTest::aDroppedLastLineIsNoted()
{
    const QString file = put("cut.medici", m_games.chopped(5));
    for (const QStringList &command :
         {QStringList{"check", file}, QStringList{"show", file, "--game", "2"}}) {
        const Run run = runProgram(command);
        QVERIFY2(run.exit == 0 && !run.out.isEmpty(), run.all());
        QVERIFY2(run.err.contains("The last line is incomplete"), run.err);
        QCOMPARE(run.err.count('\n'), 1);
    }
}

void RecordsTest::findingsAreGivenToPrograms()
{
    const QString bad = put("bad.medici", m_lines.first() + "\n{}\n");
    const QString cut = put("cut.medici", m_games.chopped(5));
    const Run run = runProgram({"check", "--json", cut, bad, m_folder.filePath("none")});
    QCOMPARE(run.exit, 1);
    QCOMPARE(run.err, "");
    const QJsonArray json = QJsonDocument::fromJson(run.out).array();
    QCOMPARE(json.size(), 3);
    QCOMPARE(json[0]["right"], true);
    QCOMPARE(json[0]["games"], 2);
    QVERIFY(json[0]["events"].toInt() > 50);
    QVERIFY(json[0]["note"].toString().contains("The last line"));
    QCOMPARE(json[1]["file"], bad);
    QCOMPARE(json[1]["right"], false);
    QCOMPARE(json[1]["line"], 2);
    QVERIFY(!json[1]["reason"].toString().isEmpty());
    QVERIFY(!json[1].toObject().contains("note"));
    QVERIFY(!json[2].toObject().contains("line"));
}

void RecordsTest::unreadableFilesAreNamed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("none") << m_folder.filePath("none") << QByteArray(": The file cannot be read: ");
    QTest::newRow("a folder") << m_folder.path() << QByteArray(": The file cannot be read: ");
    if (QFile::exists("/proc/self/mem")) // which opens, and cannot be read
        QTest::newRow("a broken disk") << "/proc/self/mem" << QByteArray(": The file cannot be read: ");
    QTest::newRow("empty") << put("empty.medici", {}) << QByteArray("empty.medici: The record is empty.");
    QTest::newRow("another variant") << put(
        "chess.medici",
        R"({"format":"medici","version":1,"variant":"chess","seats":[{"name":"A","player":"human"}]})"
        "\n") << QByteArray("chess.medici:1: ");
}

void RecordsTest::unreadableFilesAreNamed()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, says);
    const Run checked = runProgram({"check", path});
    QVERIFY2(checked.exit == 1 && checked.out.isEmpty(), checked.all());
    QVERIFY2(checked.err.startsWith(path.toUtf8()) && checked.err.contains(says), checked.err);
    const Run shown = runProgram({"show", path});
    QVERIFY2(shown.refused(1), shown.all());
    QVERIFY2(shown.err.contains(says), shown.err);
}

void RecordsTest::theTableIsShown()
{
    const QString file = put("game.medici", m_games);
    const Run end = runProgram({"show", file});
    QVERIFY2(end.exit == 0 && end.err.isEmpty(), end.all());
    QVERIFY2(end.out.startsWith(file.toUtf8() + ", Medici: The Dice Game, after event "), end.out);
    QVERIFY2(end.out.contains("\nThe game is over.\n") && end.out.contains("\nShips of round 3\n"), end.out);
    const Run start = runProgram({"show", file, "--at", "0"});
    QVERIFY2(start.out.contains(", after event 0 of "), start.out);
    QVERIFY2(start.out.contains("\n\nRound 1 of 3. Cosimo rolls the dice.\n"), start.out);
    const Run rolled = runProgram({"show", file, "--at", "1"});
    QVERIFY2(rolled.out.contains("\nCosimo rolls "), rolled.out);
    QVERIFY2(rolled.out.contains("\nRound 1 of 3. Cosimo: choose 1 to 3 dice for the ship.\nDice   0: "),
             rolled.out);
    QVERIFY(runProgram({"show", file, "--at", "1", "--game", "2"}).out != rolled.out);
}

void RecordsTest::theTableIsShownToPrograms()
{
    const Run run = runProgram({"show", "--json", "--at", "1", put("game.medici", m_games)});
    QVERIFY2(run.exit == 0, run.all());
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(json["variant"], "dice");
    QCOMPARE(json["names"], QJsonArray({"Cosimo", "Caterina"}));
    QCOMPARE(json["event"], 1);
    QVERIFY(json["events"].toInt() > 30);
    QCOMPARE(json["round"], 1);
    QCOMPARE(json["actor"], 0);
    QCOMPARE(json["over"], false);
    QCOMPARE(json["scores"], QJsonArray({0, 0}));
    QVERIFY(json["last"].toString().startsWith("Cosimo rolls "));
    QVERIFY(json["table"].toString().contains("Ships of round 1"));
}

void RecordsTest::placesOutsideAGameAreRefused()
{
    const QString file = put("game.medici", m_games);
    const Run game = runProgram({"show", file, "--game", "3"});
    QVERIFY2(game.refused(2), game.all());
    QVERIFY2(game.err.contains("--game is '3', but must be from 1 to 2."), game.err);
    const Run at = runProgram({"show", file, "--at", "1000"});
    QVERIFY2(at.refused(2), at.all());
    QVERIFY2(at.err.contains("--at is '1000', but must be from 0 to "), at.err);
}

void RecordsTest::namesCannotTouchTheTerminal()
{
    QByteArray games = m_games;
    games.replace("Cosimo", "Co\\u001b[31msimo");
    const QString file = put("red.medici", games);
    for (const QStringList &command : {QStringList{"show", file}, QStringList{"show", file, "--at", "1"}}) {
        const Run run = runProgram(command);
        QVERIFY2(run.exit == 0, run.all());
        QVERIFY2(!run.out.contains('\x1b') && run.out.contains("Co\uFFFD[31msimo"), run.out);
    }
}

void RecordsTest::aFaultyRecordIsNotShown()
{
    const Run run = runProgram({"show", put("bad.medici", m_lines.first() + "\n{}\n")});
    QVERIFY2(run.refused(1), run.all());
    QVERIFY2(run.err.contains("bad.medici:2: "), run.err);
}

void RecordsTest::aGameIsReplayedOnAPage()
{
    const QString file = put("short.medici", m_lines.mid(0, 6).join('\n') + '\n');
    const QString page = m_folder.filePath("game.html");
    const Run run = runProgram({"replay", file, "-o", page, "--language", "pl"});
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    QCOMPARE(run.out, QDir::toNativeSeparators(page).toUtf8() + '\n');
    QFile written(page);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("<!DOCTYPE html>\n<html lang=\"pl\""));
    QVERIFY(runProgram({"replay", file}).refused(2));
    QVERIFY(runProgram({"replay", "-o", page}).refused(2));
    QVERIFY(runProgram({"replay", file, "-o", page, "--language", "de"}).refused(2));
    QVERIFY(runProgram({"replay", file, "-o", page, "--game", "2"}).refused(2));
    QVERIFY(runProgram({"replay", m_folder.filePath("none.medici"), "-o", page}).refused(1));
}

QTEST_GUILESS_MAIN(RecordsTest)
#include "records.moc"
