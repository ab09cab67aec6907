#include "tests/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

// What every command has in common, and the short ones.
class CommandsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void helpIsGivenWhateverElseIsWrong();
    void theVersionIsTold();
    void wrongUseIsRefusedInOneSentence_data();
    void wrongUseIsRefusedInOneSentence();
    void variantsAreListed();
    void variantsAreListedForPrograms();
    void speedIsMeasured();
};

void CommandsTest::everyCommandHasHelp_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("the program") << QStringList{"--help"} << QByteArray("Usage: medici-cli COMMAND");
    QTest::newRow("-h") << QStringList{"-h"} << QByteArray("Usage: medici-cli COMMAND");
    QTest::newRow("help") << QStringList{"help"} << QByteArray("Usage: medici-cli COMMAND");
    for (const QString command : {"play", "check", "show", "think", "variants", "bench"}) {
        const QByteArray usage = "Usage: medici-cli " + command.toUtf8() + " [options]";
        QTest::addRow("%s --help", qPrintable(command)) << QStringList{command, "--help"} << usage;
        QTest::addRow("%s -h", qPrintable(command)) << QStringList{command, "-h"} << usage;
        QTest::addRow("help %s", qPrintable(command)) << QStringList{"help", command} << usage;
    }
}

void CommandsTest::everyCommandHasHelp()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.startsWith(says), run.out);
    QCOMPARE(run.err, "");
    for (const QString &line : QString::fromUtf8(run.out).split('\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

void CommandsTest::helpIsGivenWhateverElseIsWrong()
{
    const Run run = runProgram({"play", "--games", "-1", "--help"});
    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.contains("--seats"), run.out);
}

void CommandsTest::theVersionIsTold()
{
    for (const char *option : {"--version", "-v"}) {
        const Run run = runProgram({option});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, "medici-cli " MEDICI_VERSION "\n");
    }
}

void CommandsTest::wrongUseIsRefusedInOneSentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto refuse = [](const QStringList &arguments, const QByteArray &says) {
        QTest::newRow(qPrintable(arguments.join(' '))) << arguments << says;
    };
    const auto refusePlay = [&](const QStringList &more, const QByteArray &says) {
        refuse(playDice("easy,random", more), says);
    };
    refuse({}, "no command given");
    refuse({""}, "there is no command ''");
    refuse({"dance"}, "there is no command 'dance'");
    refuse({"help", "dance"}, "there is no command 'dance'");
    refuse({"--json"}, "there is no command '--json'");

    refuse({"play"}, "'play' needs --variant");
    refuse({"play", "--variant"}, "missing value after '--variant'");
    refuse({"play", "--variant", "chess", "--seats", "easy"},
           "--variant is 'chess', but must be one of these: ");
    refuse({"play", "--variant", "", "--seats", "easy"}, "--variant is '', but must be one of these: ");
    refuse({"play", "--variant", "dice"}, "'play' needs --seats");
    refuse(playDice(""), "--seats is '', but must be levels");
    refuse(playDice("easy,"), "--seats is 'easy,', but must be levels");
    refuse(playDice("easy, easy"), "--seats is 'easy, easy', but must be levels");
    refuse(playDice("easy,wild"), "from random, easy, normal, hard, strength:N with N to 1000, ");
    refuse(playDice("strength:1001"), "--seats is 'strength:1001', but must be levels");
    refuse(playDice("Easy"), "--seats is 'Easy'");
    refuse(playDice("easy,easy,easy,easy,easy"), "must name from 1 to 4 players");

    for (const QString wrong :
         {"0", "-1", "1.5", "1e3", "+1", " 1", "", "one", "1000000001", "99999999999999999999999999"})
        refusePlay({"--games", wrong},
                   "--games is '" + wrong.toUtf8() + "', but must be a whole number from 1 to ");
    for (const QString wrong : {"0", "-4", "x", "1025"})
        refusePlay({"--jobs", wrong},
                   "--jobs is '" + wrong.toUtf8() + "', but must be a whole number from 1 to 1024");
    for (const QString wrong : {"-1", "18446744073709551616", "0x1f", "", "seed", "4 2"})
        refusePlay({"--seed", wrong},
                   "--seed is '" + wrong.toUtf8()
                       + "', but must be a whole number from 0 to 18446744073709551615");
    for (const QString wrong : {"2", "-1", "x"})
        refusePlay({"--first", wrong},
                   "--first is '" + wrong.toUtf8() + "', but must be a whole number from 0 to 1");

    for (const QString wrong : {"4", "9", "-7", "x", ""})
        refusePlay({"--option", "shipSpaces=" + wrong},
                   "--option shipSpaces is '" + wrong.toUtf8() + "', but must be a whole number from 5 to 8");
    refusePlay({"--option", "shipSpaces"}, "--option shipSpaces is ''");
    refusePlay({"--option", "sails=2"},
               "--option is 'sails=2', but must be one of these and its value: shipSpaces");
    refusePlay({"--option", ""}, "--option is ''");
    refusePlay({"--option", "shipSpaces=7", "--option", "shipSpaces=7"}, "given more than once");
    // D3: alone there are at least seven spaces.
    refuse(playDice("easy", {"--option", "shipSpaces=6"}), "must be a whole number from 7 to 8");

    refusePlay({"--record", ""}, "--record is ''");
    refusePlay({"--annotate"}, "needs --record");
    refusePlay({"--games", "3", "--rotate"},
               "--games is '3', but with --rotate must be a multiple of the 2 players");
    refusePlay({"--tell", "--json"}, "give one of them");
    refusePlay({"--tell=yes"}, "unexpected value after '--tell'");
    refusePlay({"--speed", "9"}, "'play' has no option '--speed'");
    refusePlay({"-x"}, "'play' has no option '-x'");
    refusePlay({"more"}, "'play' takes no 'more'");
    refusePlay({"--games", "1", "--games", "2"}, "--games is given more than once");

    refuse({"check"}, "'check' needs a FILE");
    refuse({"check", "-", "-"}, "standard input (-) can be read only once");
    refuse({"check", "--fast", "-"}, "'check' has no option '--fast'");
    refuse({"check", "a", ""}, "a FILE has an empty name");
    refuse({"show"}, "'show' needs one FILE");
    refuse({"show", ""}, "FILE has an empty name");
    refuse({"show", "a", "b"}, "'show' needs one FILE");
    refuse({"show", "-", "--at", "-1"}, "--at is '-1', but must be a whole number from 0 to ");
    refuse({"show", "-", "--game", "0"}, "--game is '0', but must be a whole number from 1 to ");
    refuse({"variants", "dice"}, "'variants' takes no 'dice'");
    refuse({"bench", "--variant", "chess"}, "--variant is 'chess'");
    for (const QString wrong : {"0", "-1", "nan", "inf", "3601", ""})
        refuse({"bench", "--seconds", wrong},
               "--seconds is '" + wrong.toUtf8() + "', but must be a number from 0.01 to 3600");
}

void CommandsTest::wrongUseIsRefusedInOneSentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Run run = runProgram(arguments);
    QVERIFY2(run.refused(2), run.all());
    QVERIFY2(run.err.contains(says), run.all());
}

void CommandsTest::variantsAreListed()
{
    const Run run = runProgram({"variants"});
    QVERIFY2(run.exit == 0, run.all());
    QVERIFY2(
        run.out.contains("dice  Medici: The Dice Game\n"
                         "      seats: 1 to 4\n"
                         "      shipSpaces: Spaces per ship, 5 to 8 (from 7 for one player), default 7\n"),
        run.out);
}

void CommandsTest::variantsAreListedForPrograms()
{
    const Run run = runProgram({"variants", "--json"});
    QVERIFY2(run.exit == 0, run.all());
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(json["problems"], QJsonArray());
    for (const QJsonValue &variant : json["variants"].toArray()) {
        if (variant["id"] != "dice")
            continue;
        QCOMPARE(variant["leastSeats"], 1);
        QCOMPARE(variant["mostSeats"], 4);
        QCOMPARE(variant["options"][0]["key"], "shipSpaces");
        QCOMPARE(variant["options"][0]["leastSolo"], 7);
        QVERIFY(!variant["names"]["pl"].toString().isEmpty());
        return;
    }
    QFAIL("the dice game is missing");
}

void CommandsTest::speedIsMeasured()
{
    const Run text = runProgram({"bench", "--variant", "dice", "--seconds", "0.01"});
    QVERIFY2(text.exit == 0, text.all());
    QCOMPARE(text.out.count('\n'), 5);
    const Run run = runProgram({"bench", "--variant", "dice", "--seconds", "0.01", "--json"});
    QVERIFY2(run.exit == 0, run.all());
    const QJsonArray json = QJsonDocument::fromJson(run.out).array();
    QCOMPARE(json.size(), 4);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(json[i]["seats"], i + 1);
        QVERIFY(json[i]["gamesPerSecond"].toDouble() > 0);
        QVERIFY(json[i]["decisionsPerSecond"].toDouble() > json[i]["gamesPerSecond"].toDouble());
    }
}

QTEST_GUILESS_MAIN(CommandsTest)
#include "commands.moc"
