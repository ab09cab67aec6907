#include "tests/cli/program.h"
#include "tests/files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using medici::contentsOf;
using medici::write;

// What a review of recorded games says.
class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyDecisionIsJudged_data();
    void everyDecisionIsJudged();
    void theReviewIsShownToPeople();
    void whatWasFoundIsKept();
    void severalGamesAreReviewed();
    void aDamagedFileIsNamedAndTheOthersReviewed();
    void partsAreTheWholeAndALostOneIsRunAlone();
    void whatWasStoppedGoesOn();
    void wrongUseIsRefused_data();
    void wrongUseIsRefused();

private:
    QTemporaryDir m_folder;
    QString m_file; // a game of three
};

void ReviewTest::initTestCase()
{
    m_file = m_folder.filePath("game.medici");
    QCOMPARE(
        runProgram(playDice("easy,easy,random", {"--seed", "14", "--first", "0", "--record", m_file})).exit,
        0);
}

void ReviewTest::everyDecisionIsJudged_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("seats");
    QTest::addRow("auction") << "auction" << 3;
    QTest::addRow("card") << "card" << 2;
    QTest::addRow("dice") << "dice" << 2;
    QTest::addRow("dice, alone") << "dice" << 1;
    QTest::addRow("gemstones") << "gemstones" << 2;
}

void ReviewTest::everyDecisionIsJudged()
{
    QFETCH(QString, variant);
    QFETCH(int, seats);
    const QString file = m_folder.filePath(QString("%1%2.medici").arg(variant).arg(seats));
    QCOMPARE(runProgram({"play", "--variant", variant, "--seats", QStringList(seats, "random").join(u','),
                         "--seed", "3", "--record", file})
                 .exit,
             0);
    const Run run = runProgram({"review", file, "--json", "--budget", "10"});
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    const QJsonObject game = QJsonDocument::fromJson(run.out).array()[0].toObject();
    QCOMPARE(game["variant"], variant);
    QVERIFY(game["whole"].toBool());
    const QJsonArray decisions = game["decisions"].toArray();
    QCOMPARE(decisions.size(), game["free"].toInt());
    QVERIFY(decisions.size() > 5);
    int costly = 0;
    for (const QJsonValue decision : decisions) {
        double sum = 0;
        for (const QJsonValue line : decision["bill"].toArray())
            if (line["seat"] == decision["seat"])
                sum += line["points"][0].toDouble();
        const double points = decision["cost"]["points"][0].toDouble();
        QVERIFY2(std::abs(std::abs(sum) - std::abs(points)) <= 10, run.out); // thousandths
        QVERIFY(!decision["text"].toString().isEmpty());
        QCOMPARE(decision["played"] == decision["best"], decision["text"] == decision["bestText"]);
        costly += points > 0;
    }
    QVERIFY(costly > 3);
    QCOMPARE(game["seats"].toArray().size(), seats);
    for (const QJsonValue seat : game["seats"].toArray()) {
        QVERIFY(seat["points"][0].toDouble() > 0);
        QVERIFY(seat["luckPoints"].isArray());
    }
}

void ReviewTest::theReviewIsShownToPeople()
{
    const Run run = runProgram({"review", m_file, "--budget", "150"});
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    for (const QByteArray words :
         {"Medici: The Dice Game", " decisions judged\n", "\nafter event ", "\n  blunder, ", " points, ",
          " % to win\n", "\n  of which ", "\n  better: ", " beside that: ", "luck", "given away"})
        QVERIFY2(run.out.contains(words), words + " is not in:\n" + run.out);
    QVERIFY(!run.out.contains("\n  best\n"));
    // The worst is shown first, or all of them in order.
    const Run all = runProgram({"review", m_file, "--budget", "150", "--all"});
    QVERIFY(all.out.contains("\n  best\n"));
    QVERIFY(all.out.count("after event ") > run.out.count("after event "));
    const auto lesser = run.out.indexOf("\n  inaccuracy, ");
    QVERIFY(lesser < 0 || run.out.indexOf("\n  blunder, ") < lesser);
}

void ReviewTest::whatWasFoundIsKept()
{
    const QString file = m_folder.filePath("kept.medici");
    QVERIFY(QFile::copy(m_file, file));
    const QStringList review{"review", file, "--budget", "20", "--json"};
    const Run first = runProgram(review + QStringList{"--keep"});
    QVERIFY2(first.exit == 0, first.all());
    const QByteArray kept = contentsOf(file);
    QVERIFY(kept.contains("{\"note\":{\"review\":{"));
    QVERIFY(runProgram({"check", file}).exit == 0);
    // It is not found anew, which would take a minute with so many playouts.
    QByteArray many = kept;
    many.replace("\"playouts\":20", "\"playouts\":999999");
    write(file, many);
    const Run second = runProgram({"review", file, "--budget", "999999", "--json"});
    QVERIFY2(second.exit == 0, second.all());
    const auto decisions = [](const Run &run) {
        const QJsonValue game = QJsonDocument::fromJson(run.out).array()[0];
        return game["decisions"].toArray().size();
    };
    QCOMPARE(decisions(second), decisions(first));
    QCOMPARE(contentsOf(file), many);
}

void ReviewTest::severalGamesAreReviewed()
{
    const QString both = m_folder.filePath("both.medici");
    write(both, contentsOf(m_file) + contentsOf(m_file));
    const Run run = runProgram({"review", both, "-", "--json", "--budget", "5"}, contentsOf(m_file));
    QVERIFY2(run.exit == 0, run.all());
    const QJsonArray games = QJsonDocument::fromJson(run.out).array();
    QCOMPARE(games.size(), 3);
    QCOMPARE(games[0]["decisions"], games[1]["decisions"]);
    QCOMPARE(games[0]["decisions"], games[2]["decisions"]);
    QCOMPARE(runProgram({"review", both, "--json", "--budget", "5", "--keep"}).exit, 0);
    QCOMPARE(contentsOf(both).count("{\"format\":"), 2);
}

void ReviewTest::aDamagedFileIsNamedAndTheOthersReviewed()
{
    const QString damaged = m_folder.filePath("damaged.medici");
    write(damaged, contentsOf(m_file).left(600) + "{}\n");
    const QByteArray before = contentsOf(damaged);
    const Run run = runProgram({"review", damaged, m_file, "--budget", "5", "--keep"});
    QCOMPARE(run.exit, 1);
    QVERIFY2(run.err.contains("damaged.medici:"), run.err);
    QVERIFY2(run.out.contains(" decisions judged\n"), run.out);
    QCOMPARE(contentsOf(damaged), before);
}

void ReviewTest::partsAreTheWholeAndALostOneIsRunAlone()
{
    const QString many = m_folder.filePath("many.medici");
    QCOMPARE(runProgram(playDice("easy,random", {"--seed", "8", "--games", "4", "--record", many})).exit, 0);
    const QStringList order{"review", many, m_file, "--budget", "4"};
    for (const QStringList &form : {QStringList(), QStringList{"--json"}}) {
        const Run whole = runProgram(order + form + QStringList{"--results", m_folder.filePath("whole")});
        QCOMPARE(whole.exit, 0);
        QCOMPARE(whole.out, runProgram(order + form).out);
        QStringList parts;
        for (const char *shard : {"2/3", "3/3", "1/3"}) {
            parts += m_folder.filePath(QString("part") + shard[0]);
            const Run part =
                runProgram(order + QStringList{"--shard", shard, "--results", parts.last(), "--jobs", "1"});
            QVERIFY2(part.exit == 0 && part.out.isEmpty(), part.all());
        }
        const Run merged =
            runProgram(QStringList{"merge", "--results", m_folder.filePath("merged")} + parts + form);
        QCOMPARE(merged.exit, 0);
        QCOMPARE(merged.out, whole.out);
        QCOMPARE(contentsOf(m_folder.filePath("merged")), contentsOf(m_folder.filePath("whole")));
        const Run lost = runProgram(QStringList{"merge"} + parts.mid(1));
        QCOMPARE(lost.exit, 1);
        QCOMPARE(lost.err, QByteArray("medici-cli: 2 of 5 games are missing; run these parts again: 2/3.\n"));
        for (const QString &file : parts + QStringList{m_folder.filePath("whole")})
            QVERIFY(QFile::remove(file));
    }
    // What was found comes into the records by either way.
    const QByteArray before = contentsOf(many);
    QCOMPARE(runProgram({"review", many, "--budget", "4", "--results", m_folder.filePath("kept")}).exit, 0);
    QCOMPARE(runProgram({"review", many, "--budget", "4", "--keep"}).exit, 0);
    const QByteArray kept = contentsOf(many);
    QVERIFY(kept != before);
    write(many, before);
    QCOMPARE(runProgram({"merge", m_folder.filePath("kept"), "--keep"}).exit, 0);
    QCOMPARE(contentsOf(many), kept);
    // Not into files that hold something else.
    const QByteArray other = contentsOf(m_file);
    QByteArray results = contentsOf(m_folder.filePath("kept"));
    write(m_folder.filePath("kept"), results.replace("many.medici", "game.medici"));
    QCOMPARE(runProgram({"merge", m_folder.filePath("kept"), "--keep"}).exit, 1);
    QCOMPARE(contentsOf(m_file), other);
}

void ReviewTest::whatWasStoppedGoesOn()
{
    const QString many = m_folder.filePath("stopped.medici");
    QCOMPARE(runProgram(playDice("random,random", {"--seed", "9", "--games", "2", "--record", many})).exit,
             0);
    const QString results = m_folder.filePath("stopped");
    const QStringList order{"review", many, "--budget", "4", "--results", results};
    const QByteArray whole = runProgram(order).out;
    const QByteArray all = contentsOf(results);
    write(results, all.first(all.size() - 10));
    QCOMPARE(runProgram(order).out, whole);
    QCOMPARE(contentsOf(results), all);
    // It is of other files, or of other contents.
    QVERIFY(runProgram({"review", m_file, "--budget", "4", "--results", results}).refused(1));
    QCOMPARE(contentsOf(results), all);
}

void ReviewTest::wrongUseIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    const auto refuse = [&](const QStringList &arguments, const QByteArray &says, int exit = 2) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << exit << says;
    };
    refuse({}, "'review' needs a FILE");
    refuse({""}, "a FILE has an empty name.");
    refuse({"-", "-"}, "standard input (-) can be read only once.");
    refuse({"-", "--keep"}, "--keep writes into files");
    for (const QString wrong : {"0", "1", "-1", "x", "1000001"})
        refuse({m_file, "--budget", wrong},
               "--budget is '" + wrong.toUtf8() + "', but must be a whole number from 2 to 1000000.");
    refuse({m_folder.filePath("none")}, "The file cannot be read", 1);
}

void ReviewTest::wrongUseIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QByteArray, says);
    const Run run = runProgram(QStringList{"review"} + arguments);
    QVERIFY2(run.refused(exit), run.all());
    QVERIFY2(run.err.contains(says), run.err);
}

QTEST_GUILESS_MAIN(ReviewTest)
#include "review.moc"
