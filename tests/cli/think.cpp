#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

// What a computer player thinks of a table in a record.
class ThinkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyMoveIsWeighed_data();
    void everyMoveIsWeighed();
    void theFiguresAddUp();
    void thoughtsAreShownToPeople();
    void luckThatIsToComeHasAnOutlook();
    void theSameSeedThinksTheSame();
    void theOthersGoOnAsOneNamesThem();
    void morePlayoutsKnowBetter();
    void wrongUseIsRefused_data();
    void wrongUseIsRefused();

private:
    QJsonObject thought(const QStringList &more) const
    {
        const Run run = runProgram(QStringList{"think", m_file, "--json"} + more);
        return run.exit == 0 && run.err.isEmpty() ? QJsonDocument::fromJson(run.out).object() : QJsonObject();
    }

    QTemporaryDir m_folder;
    QString m_file; // a game of three
};

void ThinkTest::initTestCase()
{
    m_file = m_folder.filePath("game.medici");
    QCOMPARE(
        runProgram(playDice("easy,easy,random", {"--seed", "4", "--first", "0", "--record", m_file})).exit,
        0);
}

void ThinkTest::everyMoveIsWeighed_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *variant : {"auction", "card", "dice", "gemstones"})
        QTest::newRow(variant) << variant;
}

// By the source's words, not numbers.
void ThinkTest::everyMoveIsWeighed()
{
    QFETCH(QString, variant);
    const QString file = m_folder.filePath(variant + ".medici");
    QCOMPARE(runProgram(
                 {"play", "--variant", variant, "--seats", "random,random", "--seed", "3", "--record", file})
                 .exit,
             0);
    int decisions = 0;
    for (int at = 2; decisions < 3; at += 3) {
        const Run run = runProgram({"think", file, "--json", "--level", "easy", "--at", QString::number(at)});
        QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
        const QJsonObject json = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(json["variant"], variant);
        decisions += !json["moves"].toArray().isEmpty();
        bool played = json["played"].isNull();
        for (const QJsonValue move : json["moves"].toArray()) {
            played = played || move["move"] == json["played"];
            QVERIFY(!move["text"].toString().isEmpty());
            QVERIFY(move["outlook"]["scores"].toArray().size() == 2);
            for (const QJsonValue line : move["outlook"]["bill"].toArray())
                QVERIFY(line["source"].toString() > "a");
        }
        QVERIFY2(played, run.out);
    }
}

void ThinkTest::theFiguresAddUp()
{
    const QJsonObject json = thought({"--at", "31", "--level", "normal"});
    QCOMPARE(json["event"], 31);
    QCOMPARE(json["names"].toArray().size(), 3);
    const QJsonArray moves = json["moves"].toArray();
    QVERIFY(moves.size() > 1);
    for (const QJsonValue move : moves) {
        const QJsonValue outlook = move["outlook"];
        double wins = 0;
        for (int seat = 0; seat < 3; ++seat) {
            double points = 0;
            for (const QJsonValue line : outlook["bill"].toArray())
                points += line["seat"] == seat ? line["points"]["mean"].toDouble() : 0;
            QVERIFY(std::abs(points - outlook["scores"][seat]["mean"].toDouble()) < 1e-6);
            wins += outlook["wins"][seat]["mean"].toDouble();
        }
        QVERIFY(std::abs(wins - 1) < 1e-6);
        QVERIFY(move["playouts"].toInt() > 0);
    }
    QCOMPARE(moves[0]["difference"]["worth"]["mean"], 0);
    for (qsizetype i = 1; i + 1 < moves.size(); ++i)
        QVERIFY(moves[i]["difference"]["worth"]["mean"].toDouble()
                >= moves[i + 1]["difference"]["worth"]["mean"].toDouble());
}

void ThinkTest::thoughtsAreShownToPeople()
{
    const Run run = runProgram({"think", m_file, "--at", "31", "--level", "normal"});
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    QVERIFY2(run.out.startsWith(m_file.toUtf8() + ", Medici: The Dice Game, after event 31 of "), run.out);
    for (const QByteArray words : {"than the best", "playouts", "\n*  ", " ± ", "\nship ", "\nscore "})
        QVERIFY2(run.out.contains(words), words + " is not in:\n" + run.out);
}

void ThinkTest::luckThatIsToComeHasAnOutlook()
{
    const QJsonObject json = thought({"--at", "0", "--level", "easy"});
    QVERIFY(json["actor"].isNull() && json["played"].isNull());
    QVERIFY(json["moves"].toArray().isEmpty());
    QVERIFY(json["outlook"]["scores"][0]["mean"].toDouble() > 20);
    const Run run = runProgram({"think", m_file, "--at", "0", "--level", "easy"});
    QVERIFY2(run.exit == 0 && !run.out.contains("playouts") && run.out.contains("\nscore "), run.all());
}

void ThinkTest::theSameSeedThinksTheSame()
{
    const QStringList at{"--at", "31", "--level", "easy"};
    QVERIFY(!thought(at).isEmpty());
    QCOMPARE(thought(at), thought(at + QStringList{"--seed", "1"}));
    QVERIFY(thought(at) != thought(at + QStringList{"--seed", "2"}));
}

void ThinkTest::theOthersGoOnAsOneNamesThem()
{
    const auto wins = [&](const char *others) {
        const QJsonObject json = thought({"--at", "31", "--playouts", "600", "--others", others});
        return json["moves"][0]["outlook"]["wins"][json["actor"].toInt()]["mean"].toDouble();
    };
    const double amongStrong = wins("strong");
    QVERIFY(wins("random") > amongStrong + 0.1);
    QVERIFY(wins("random,random,random") > amongStrong + 0.1);
    QVERIFY(std::abs(wins("strong,strong,strong") - amongStrong) < 1e-9);
}

void ThinkTest::morePlayoutsKnowBetter()
{
    const auto errorOf = [&](const char *playouts) {
        const QJsonObject json = thought({"--at", "31", "--playouts", playouts});
        return json["playouts"].toInt() >= QByteArray(playouts).toInt()
            ? json["outlook"]["scores"][0]["error"].toDouble()
            : 0;
    };
    QVERIFY(errorOf("4000") < errorOf("200"));
}

void ThinkTest::wrongUseIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    const auto refuse = [&](const QStringList &arguments, const QByteArray &says, int exit = 2) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << exit << says;
    };
    refuse({}, "'think' needs one FILE");
    refuse({m_file, m_file}, "'think' needs one FILE");
    refuse({""}, "FILE has an empty name.");
    refuse({m_file}, "the game is over after event ");
    refuse({m_file, "--at", "9999"}, "--at is '9999', but must be from 0 to ");
    refuse({m_file, "--at", "x"}, "--at is 'x', but must be a whole number");
    refuse({m_file, "--game", "2"}, "--game is '2', but must be from 1 to 1.");
    for (const QString wrong : {"random", "Hard", "", "best"})
        refuse({m_file, "--at", "3", "--level", wrong},
               "--level is '" + wrong.toUtf8() + "', but must be easy, normal or hard.");
    for (const QString wrong : {"0", "-1", "x", "1000000001"})
        refuse({m_file, "--at", "3", "--playouts", wrong},
               "--playouts is '" + wrong.toUtf8() + "', but must be a whole number from 1 to 1000000000.");
    for (const QString wrong : {"", "weak", "strong,", "random,random,random,random,random,random,random"})
        refuse({m_file, "--at", "3", "--others", wrong},
               "--others is '" + wrong.toUtf8() + "', but must be shown, strong or random");
    refuse({m_file, "--at", "3", "--seed", "-1"}, "--seed is '-1', but must be a whole number");
    refuse({m_folder.filePath("none")}, "The file cannot be read", 1);
}

void ThinkTest::wrongUseIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QByteArray, says);
    const Run run = runProgram(QStringList{"think"} + arguments);
    QVERIFY2(run.refused(exit), run.all());
    QVERIFY2(run.err.contains(says), run.err);
}

QTEST_GUILESS_MAIN(ThinkTest)
#include "think.moc"
