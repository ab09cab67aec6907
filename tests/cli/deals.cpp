#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

// Deals: made, explained, played again and compared; and records of both versions.
class DealsTest : public QObject {
    Q_OBJECT

private slots:
    void aDealIsPlayedAgain();
    void aDealIsExplained();
    void theDealOfADayIsTheSameForAll();
    void aWrongDealIsRefused();
    void gamesWithOneDealAreCompared();
    void onlyGamesWithOneDealAreCompared();
    void versionsAreConverted();

private:
    QString save(const QString &name, const QByteArray &text) const;

    QTemporaryDir m_folder;
};

namespace {} // namespace

QString DealsTest::save(const QString &name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

void DealsTest::aDealIsPlayedAgain()
{
    const Run made = runProgram({"deal", "--variant", "dice", "--players", "3", "--json"});
    QVERIFY2(made.exit == 0, made.all());
    const QString deal = QJsonDocument::fromJson(made.out)["deal"].toString();
    const QByteArray one = played({"--deal", deal, "--seats", "random,random,random", "--seed", "1"});
    const QByteArray other = played({"--deal", deal.toLower().remove('-'), "--seats", "easy,random,easy"});
    const auto lines = [](const QByteArray &record) { return record.split('\n'); };
    QVERIFY(lines(one).size() > 3);
    // Who begins, and the first roll.
    QCOMPARE(lines(one)[1], lines(other)[1]);
    QCOMPARE(lines(one)[2], lines(other)[2]);
    QVERIFY(one != other);
    QVERIFY(programFindsRight(one + other));
}

void DealsTest::aDealIsExplained()
{
    const QStringList options{"--variant", "dice",         "--players", "2",
                              "--option",  "shipSpaces=8", "--first",   "1"};
    const Run made = runProgram(QStringList{"deal", "--json"} + options);
    const QJsonObject deal = QJsonDocument::fromJson(made.out).object();
    QCOMPARE(deal["number"].toString().size(), 32);
    const Run explained = runProgram({"deal", deal["deal"].toString(), "--json"});
    QCOMPARE(QJsonDocument::fromJson(explained.out).object(), deal);
    const Run told = runProgram({"deal", deal["deal"].toString()});
    QVERIFY2(told.out.contains("2 players, shipSpaces=8, seat 1 begins"), told.all());
    QVERIFY(told.out.contains(deal["seal"].toString().toUtf8()));
    // Two new deals are two.
    QVERIFY(runProgram(QStringList{"deal", "--json"} + options).out != made.out);
}

void DealsTest::theDealOfADayIsTheSameForAll()
{
    const QStringList ofDay{"deal", "--variant", "dice", "--day", "2026-11-19"};
    const Run one = runProgram(ofDay);
    QVERIFY2(one.exit == 0, one.all());
    QCOMPARE(runProgram(ofDay).out, one.out);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "2026-11-20"}).out != one.out);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "today"}).exit == 0);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "soon"}).refused(2));
}

void DealsTest::aWrongDealIsRefused()
{
    const QString deal = QString::fromUtf8(runProgram({"deal", "--variant", "dice", "--players", "2"}).out)
                             .section('\n', 0, 0);
    QString wrong = deal;
    wrong[wrong.size() - 1] = wrong.back() == '7' ? '8' : '7';
    const Run explained = runProgram({"deal", wrong});
    QCOMPARE(explained.exit, 1);
    QVERIFY2(explained.err.contains("mistake"), explained.all());
    QVERIFY(runProgram({"play", "--deal", wrong, "--seats", "easy,easy"}).refused(2));
    QVERIFY(runProgram({"play", "--deal", deal, "--seats", "easy"}).refused(2));
    QVERIFY(runProgram({"play", "--deal", deal, "--seats", "easy,easy", "--variant", "dice"}).refused(2));
    QVERIFY(runProgram({"deal", deal, "--players", "2"}).refused(2));
}

void DealsTest::gamesWithOneDealAreCompared()
{
    const QByteArray games =
        played({"--variant", "dice", "--seats", "easy,random", "--seed", "9", "--games", "2", "--rotate"});
    const QString file = save("both.medici", games);
    const Run run = runProgram({"compare", file});
    QVERIFY2(run.exit == 0, run.all());
    QVERIFY2(run.out.contains("Game 2 differs from game 1 from event "), run.all());
    const QJsonObject json = QJsonDocument::fromJson(runProgram({"compare", file, "--json"}).out).object();
    QCOMPARE(json["games"].toArray().size(), 2);
    QVERIFY(json["games"][1]["parts"]["event"].toInt() > 1);
    QVERIFY(run.out.contains(QString::number(json["games"][0]["scores"][0].toInt()).toUtf8()));
    QVERIFY(runProgram({"compare", file, file}).out.contains("Game 3 went like game 1"));
}

void DealsTest::onlyGamesWithOneDealAreCompared()
{
    const QByteArray one = played({"--variant", "dice", "--seats", "random", "--seed", "1"});
    const QByteArray other = played({"--variant", "dice", "--seats", "random", "--seed", "2"});
    QCOMPARE(runProgram({"compare", "-"}, one).exit, 1);
    QCOMPARE(runProgram({"compare", "-"}, one + other).exit, 1);
    QVERIFY(runProgram({"compare"}).refused(2));
}

void DealsTest::versionsAreConverted()
{
    const QByteArray newer = played({"--variant", "dice", "--seats", "random,random", "--seed", "1"});
    const Run older = runProgram({"convert", "--version", "1", "-"}, newer);
    QVERIFY2(older.exit == 0 && older.out.contains("\"version\":1"), older.all());
    QCOMPARE(runProgram({"check", "-"}, older.out).exit, 0);
    const QString file = m_folder.filePath("again.medici");
    QCOMPARE(runProgram({"convert", "-o", file, "-"}, older.out).exit, 0);
    QFile again(file);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QByteArray text = again.readAll();
    QVERIFY(text.contains("\"version\":2") && text.count('\n') == newer.count('\n'));
    // What version 1 could not say is gone, the events are there.
    QCOMPARE(text.mid(text.indexOf('\n')), newer.mid(newer.indexOf('\n')));
    QVERIFY(!text.contains("\"luck\""));
    QCOMPARE(runProgram({"check", "--luck", file}).exit, 1);
    // Records of version 1 with a seed keep it.
    QFile golden(QStringLiteral(GOLDEN "/dice/two.medici"));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const Run converted = runProgram({"convert", "-"}, golden.readAll());
    QVERIFY(converted.out.contains(R"("luck":{"scheme":"running number","seed":"2"})"));
    QVERIFY2(runProgram({"check", "--luck", "-"}, converted.out).exit == 0, converted.all());
    QVERIFY(runProgram({"convert"}).refused(2));
    QVERIFY(runProgram({"convert", "--version", "3", file}).refused(2));
}

QTEST_GUILESS_MAIN(DealsTest)
#include "deals.moc"
