#include "tests/cli/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

// Tables that are set up: written down, checked, played on from and drawn.
class PositionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aTableIsWrittenDownAndPlayedOnFrom();
    void anEmptyTableIsWrittenDown();
    void whatCannotAriseIsRefused();
    void whatIsNoPositionIsRefused();
    void olderRecordsHaveNoRoomForIt();
    void aTableIsDrawn();

private:
    QByteArray read(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }

    QTemporaryDir m_folder;
    QString m_game;
};

void PositionsTest::initTestCase()
{
    m_game = put("game.medici",
                 runProgram(playDice("random,random", {"--seed", "4", "--first", "0", "--record", "-"})).out);
    QVERIFY(!m_game.isEmpty());
}

void PositionsTest::aTableIsWrittenDownAndPlayedOnFrom()
{
    const QString here = m_folder.filePath("here.medici");
    const Run written = runProgram({"setup", m_game, "--at", "9", "-o", here});
    QVERIFY2(written.exit == 0 && written.out.isEmpty() && written.err.isEmpty(), written.all());
    QVERIFY(read("here.medici").contains("\"position\":{\"round\":1,"));
    QCOMPARE(read("here.medici").count('\n'), 1);
    // The table is the same, and so is what can be thought of it.
    const QByteArray table = runProgram({"show", m_game, "--at", "9"}).out;
    const QByteArray again = runProgram({"show", here}).out;
    QCOMPARE(again.mid(again.indexOf("\n\n")), table.mid(table.indexOf("\n\n")));
    QVERIFY2(runProgram({"check", here}).exit == 0, "check");
    QVERIFY2(runProgram({"think", here, "--level", "easy"}).exit == 0, "think");

    const QString on = m_folder.filePath("on.medici");
    const Run played =
        runProgram({"play", "--from", here, "--seats", "easy,random", "--seed", "3", "--record", on});
    QVERIFY2(played.exit == 0, played.all());
    QVERIFY(read("on.medici").contains("\"position\":{\"round\":1,"));
    const Run checked = runProgram({"check", "--luck", on});
    QVERIFY2(checked.exit == 0, checked.all());
    QVERIFY(runProgram({"play", "--from", m_game, "--seats", "easy,easy"}).refused(2)); // the usual table
    QVERIFY(runProgram({"play", "--from", here, "--seats", "easy,easy,easy"}).refused(2));
    QVERIFY(runProgram({"play", "--from", here, "--seats", "easy,easy", "--variant", "dice"}).refused(2));
}

void PositionsTest::anEmptyTableIsWrittenDown()
{
    for (const QString &variant : QStringList{"dice", "auction", "card", "gemstones"}) {
        const Run written = runProgram({"setup", "--variant", variant, "--players", "3"});
        QVERIFY2(written.exit == 0 && written.out.contains("\"position\":{"), written.all());
        const Run checked = runProgram({"check", "-"}, written.out);
        QVERIFY2(checked.exit == 0, checked.all());
    }
    QVERIFY(runProgram({"setup", "--variant", "auction", "--players", "1"}).refused(2));
    QVERIFY(runProgram({"setup"}).refused(2));
    QVERIFY(runProgram({"setup", m_game, "--variant", "dice"}).refused(2));
}

void PositionsTest::whatCannotAriseIsRefused()
{
    const QByteArray empty = runProgram({"setup", "--variant", "dice"}).out;
    const QString file = put("wrong.medici", QByteArray(empty).replace("\"round\":1", "\"round\":2"));
    const Run run = runProgram({"check", file});
    QVERIFY(run.exit == 1);
    QVERIFY2(run.all().contains(
                 "wrong.medici:1: The position cannot arise. seats[0].ship[0]: The round is over, so "
                 "all 7 spaces are full. (D14)"),
             run.all());
}

void PositionsTest::whatIsNoPositionIsRefused()
{
    QVERIFY(runProgram({"setup", m_game}).refused(2));             // over
    QVERIFY(runProgram({"setup", m_game, "--at", "0"}).exit == 0); // who begins was chosen
    QVERIFY(runProgram({"setup", m_game, "--at", "9999"}).refused(2));
}

void PositionsTest::olderRecordsHaveNoRoomForIt()
{
    const QString here = m_folder.filePath("older.medici");
    runProgram({"setup", m_game, "--at", "3", "-o", here});
    const Run run = runProgram({"convert", "--version", "1", here});
    QVERIFY2(run.refused(1) && run.err.contains("version 1 of records has no room for it"), run.all());
}

void PositionsTest::aTableIsDrawn()
{
    const QString stem = m_folder.filePath("table.");
    for (const QString &format : QStringList{"png", "svg", "pdf"}) {
        const Run run =
            runProgram({"diagram", m_game, "--at", "7", "--caption", "Fur or gold?", "-o", stem + format});
        QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    }
    QVERIFY(read("table.png").startsWith("\x89PNG"));
    QVERIFY(read("table.svg").contains(">Fur or gold?"));
    QVERIFY(read("table.pdf").startsWith("%PDF-"));
    QVERIFY(runProgram({"diagram", m_game, "--at", "7", "--language", "pl", "-o", stem + "svg"}).exit == 0);
    QVERIFY(read("table.svg").contains("Runda 1"));
    QVERIFY(runProgram({"diagram", m_game, "-o", stem + "bmp"}).refused(2));
    QVERIFY(runProgram({"diagram", m_game, "--seat", "2", "-o", stem + "png"}).refused(2));
    QVERIFY(runProgram({"diagram", m_game}).refused(2));
}

QTEST_GUILESS_MAIN(PositionsTest)
#include "positions.moc"
