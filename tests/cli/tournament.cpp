#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

// Tournaments from outside: what is stopped goes on, and parts are the whole.
class TournamentCommandTest : public QObject {
    Q_OBJECT

private slots:
    void everyFormSaysTheSame();
    void whatWasStoppedGoesOn();
    void partsAreTheWhole();
    void aMissingPartIsSaid();
    void everyGameIsKeptOnDemand();
    void itStopsWhenItIsClear();
    void aProgramThatFailsIsReplacedAndCounted();
    void aWrongOrderIsRefused_data();
    void aWrongOrderIsRefused();
    void anotherTournamentIsNotGoneOnWith();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

namespace {

Run tournamentOf(const QStringList &more)
{
    return runProgram(QStringList{"tournament", "--variant", "dice", "--seed", "7"} + more);
}

// A program of this name that plays in this manner.
QString stranger(const QString &name, const QString &manner)
{
    return name + "=" + STRANGER + " " + manner;
}

const QStringList three{
    "--players", "random,easy,stranger", "--program", stranger("stranger", "well"), "--deals", "3"};

QByteArray withoutTimes(const QByteArray &text)
{
    static const QRegularExpression times("\"thought\":\\[(\\[[0-9,]*\\],?)*\\]");
    return QString::fromUtf8(text).remove(times).toUtf8();
}

} // namespace

void TournamentCommandTest::everyFormSaysTheSame()
{
    const Run text = tournamentOf(three);
    QCOMPARE(text.exit, 0);
    QVERIFY2(text.out.startsWith("dice with 2 seats, seed 7: 18 games with 3 deals\n"), text.all());
    QVERIFY(text.out.contains("Stranger 1"));
    QVERIFY(text.out.contains("Wins by seat in %, from who begins: "));
    const QJsonObject json =
        QJsonDocument::fromJson(tournamentOf(three + QStringList{"--json"}).out).object();
    QCOMPARE(json["games"].toInt(), 18);
    const QJsonArray players = json["players"].toArray();
    QCOMPARE(players.size(), 3);
    double sum = 0;
    for (const QJsonValue &player : players) {
        const QJsonValue rating = player["rating"];
        sum += rating["value"].toDouble();
        QVERIFY(rating["low"].toDouble() < rating["value"].toDouble());
        QVERIFY(rating["value"].toDouble() < rating["high"].toDouble());
        QCOMPARE(player["games"].toInt(), 12);
        QCOMPARE(player["failures"].toInt(), 0);
    }
    QVERIFY(qAbs(sum) < 0.001);
    const QList<QByteArray> csv = tournamentOf(three + QStringList{"--csv"}).out.split('\n');
    QCOMPARE(csv.size(), 5);
    QCOMPARE(csv[1].count(','), csv[0].count(','));
    QVERIFY(csv[1].startsWith(players[0]["name"].toString().toUtf8() + ','));
}

void TournamentCommandTest::whatWasStoppedGoesOn()
{
    QCOMPARE(tournamentOf(three + QStringList{"--results", path("all"), "--jobs", "1"}).exit, 0);
    const QByteArray all = read("all");
    QCOMPARE(all.count('\n'), 10);
    QFile cut(path("cut"));
    QVERIFY(cut.open(QIODevice::WriteOnly));
    cut.write(all.first(all.size() / 2)); // in the middle of a line
    cut.close();
    QCOMPARE(tournamentOf(three + QStringList{"--results", path("cut"), "--jobs", "3"}).exit, 0);
    QCOMPARE(withoutTimes(read("cut")), withoutTimes(all));
    const QByteArray before = read("cut");
    QCOMPARE(tournamentOf(three + QStringList{"--results", path("cut")}).exit, 0);
    QCOMPARE(read("cut"), before); // there was nothing more to do
}

void TournamentCommandTest::partsAreTheWhole()
{
    QCOMPARE(tournamentOf(three + QStringList{"--results", path("whole")}).exit, 0);
    for (const char *part : {"3", "1", "2"}) {
        const Run run = tournamentOf(
            three + QStringList{"--results", path(QString("part") + part), "--shard", QString(part) + "/3"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.isEmpty());
    }
    const Run merged = runProgram(
        {"merge", "--results", path("merged"), "--csv", path("part1"), path("part2"), path("part3")});
    QCOMPARE(merged.exit, 0);
    QCOMPARE(withoutTimes(read("merged")), withoutTimes(read("whole")));
    // From the same file comes the same table, times and all.
    const QByteArray again = runProgram({"merge", "--csv", path("merged")}).out;
    QCOMPARE(merged.out, again);
}

void TournamentCommandTest::aMissingPartIsSaid()
{
    tournamentOf(three + QStringList{"--results", path("lonely"), "--shard", "2/3"});
    const Run run = runProgram({"merge", path("lonely")});
    QCOMPARE(run.exit, 1);
    QCOMPARE(run.err, QByteArray("medici-cli: 6 of 9 heats are missing; run these parts again: 1/3, 3/3.\n"));
    QVERIFY(run.out.contains("6 games"));
    QVERIFY(runProgram({"merge", path("nowhere")}).refused(1));
    QVERIFY(runProgram({"merge"}).refused(2));
}

void TournamentCommandTest::everyGameIsKeptOnDemand()
{
    QCOMPARE(tournamentOf(three + QStringList{"--records", path("games")}).exit, 0);
    const QStringList games = QDir(path("games")).entryList(QDir::Files);
    QCOMPARE(games.size(), 18);
    QStringList words{"check"};
    for (const QString &game : games)
        words += path("games/" + game);
    QCOMPARE(runProgram(words).exit, 0);
    QVERIFY(
        read("games/deal0-company1-game0.medici").contains(R"("player":"program","program":"Stranger 1")"));
}

void TournamentCommandTest::itStopsWhenItIsClear()
{
    const QStringList two{"--players", "random,easy", "--deals", "500", "--sprt", "0,40"};
    const Run run = tournamentOf(two);
    QVERIFY2(run.out.contains("Is easy better than random, by 40 rather than 0 points? yes, after "),
             run.all());
    const QByteArray one = tournamentOf(two + QStringList{"--jobs", "1", "--results", path("clear")}).out;
    QCOMPARE(one.split('\n').last(), run.out.split('\n').last()); // after as many deals
    QVERIFY(read("clear").count('\n') < 100);
}

void TournamentCommandTest::aProgramThatFailsIsReplacedAndCounted()
{
    const Run run = tournamentOf({"--players", "random,bad", "--program", stranger("bad", "cheats"),
                                  "--deals", "2", "--substitute", "random"});
    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.contains(
                 "bad was replaced by 'random' in 4 games. The first time: It said what it must not say: "),
             run.all());
    const Run shame = tournamentOf(
        {"--players", "random,bad", "--program", stranger("bad", "\"dies of shame\""), "--deals", "2"});
    QVERIFY2(shame.out.contains("The first time: It has ended by itself with status 5."), shame.all());
    QCOMPARE(shame.err, QByteArray("'bad' wrote to standard error:\n  shame: I cannot decide\n"));
    const Run none = tournamentOf({"--players", "random,bad", "--program", "bad=/nowhere/at/all"});
    QVERIFY2(none.refused(1), none.all());
    QVERIFY(none.err.startsWith("medici-cli: The program 'bad' cannot play: It cannot be started: "));
    QVERIFY(tournamentOf({"--players", "random,bad", "--program", stranger("bad", "picky")}).refused(1));
}

void TournamentCommandTest::aWrongOrderIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    const QStringList two{"--players", "random,easy"};
    QTest::newRow("nobody") << QStringList{};
    QTest::newRow("one alone") << QStringList{"--players", "random"};
    QTest::newRow("twice the same") << QStringList{"--players", "random,random"};
    QTest::newRow("somebody unknown") << QStringList{"--players", "random,gianni"};
    QTest::newRow("a program that nobody named") << two + QStringList{"--program", "gianni=x"};
    QTest::newRow("a program without a command") << QStringList{"--players", "easy,g", "--program", "g="};
    QTest::newRow("a program called as a level") << two + QStringList{"--program", "easy=x"};
    QTest::newRow("too many seats") << two + QStringList{"--seats", "5"};
    QTest::newRow("alone") << two + QStringList{"--seats", "1"};
    QTest::newRow("no deals") << two + QStringList{"--deals", "0"};
    QTest::newRow("a part too many") << two + QStringList{"--shard", "4/3", "--results", "x"};
    QTest::newRow("a part of nothing") << two + QStringList{"--shard", "4", "--results", "x"};
    QTest::newRow("a part for nobody") << two + QStringList{"--shard", "1/3"};
    QTest::newRow("a challenger who is not there") << two + QStringList{"--challenger", "hard"};
    QTest::newRow("a test of three") << QStringList{"--players", "random,easy,normal", "--sprt", "0,20"};
    QTest::newRow("a test the wrong way round") << two + QStringList{"--sprt", "20,0"};
    QTest::newRow("a test without end") << two + QStringList{"--sprt", "0,inf"};
    QTest::newRow("more heats than there can be")
        << QStringList{"--players", "random,easy,normal", "--deals", "400000"};
    QTest::newRow("a test of words") << two + QStringList{"--sprt", "a,b"};
    QTest::newRow("two forms") << two + QStringList{"--json", "--csv"};
    QTest::newRow("no level") << two + QStringList{"--substitute", "nobody"};
}

void TournamentCommandTest::aWrongOrderIsRefused()
{
    QFETCH(QStringList, words);
    const Run run = tournamentOf(words);
    QVERIFY2(run.refused(2), run.all());
}

void TournamentCommandTest::anotherTournamentIsNotGoneOnWith()
{
    const QStringList two{"--players", "random,easy", "--results", path("two")};
    QCOMPARE(tournamentOf(two + QStringList{"--deals", "2"}).exit, 0);
    const QByteArray before = read("two");
    QVERIFY(tournamentOf(two + QStringList{"--deals", "3"}).refused(1));
    QCOMPARE(read("two"), before);
    QFile other(path("other"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("dear diary\n");
    other.close();
    QVERIFY(tournamentOf({"--players", "random,easy", "--results", path("other")}).refused(1));
    QCOMPARE(read("other"), QByteArray("dear diary\n"));
}

QTEST_GUILESS_MAIN(TournamentCommandTest)
#include "tournament.moc"
