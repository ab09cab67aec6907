#include "tests/cli/program.h"

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

// Deals, and the proof that luck is theirs: by the program, and by a script that knows FORMAT.md alone.
class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void luckIsProved_data();
    void luckIsProved();
    void whatIsChangedIsNoticed_data();
    void whatIsChangedIsNoticed();
    void anotherOutcomeIsNoticed_data();
    void anotherOutcomeIsNoticed();
    void whatIsEnteredByHandIsNotCounted_data();
    void whatIsEnteredByHandIsNotCounted();
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

namespace {

QByteArray played(const QStringList &more)
{
    const Run run = runProgram(QStringList{"play", "--record", "-"} + more);
    return run.exit == 0 ? run.out : QByteArray();
}

// What the script finds; empty if there is no Python to run it.
std::optional<bool> scriptFindsRight(const QByteArray &record)
{
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(python, {LUCK_SCRIPT});
    process.write(record);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return false;
    return process.exitCode() == 0;
}

bool programFindsRight(const QByteArray &record)
{
    return runProgram({"check", "--luck", "-"}, record).exit == 0;
}

// A game whose luck both can be tried upon.
QByteArray wordedGame(const QString &variant)
{
    return played({"--variant", variant, "--seats", "random,random", "--seed", "3", "--word", "Łódź 7"});
}

} // namespace

QString LuckTest::save(const QString &name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

void LuckTest::luckIsProved_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("seats");
    for (const auto &[variant, least, most] : {std::tuple("auction", 2, 6), std::tuple("card", 2, 6),
                                               std::tuple("dice", 1, 4), std::tuple("gemstones", 1, 4)})
        for (int seats = least; seats <= most; ++seats)
            QTest::addRow("%s, %d", variant, seats) << QString(variant) << seats;
}

void LuckTest::luckIsProved()
{
    QFETCH(QString, variant);
    QFETCH(int, seats);
    const QStringList levels(seats, "random");
    for (const QStringList &word : {QStringList(), QStringList{"--word", "Łódź 7"}}) {
        const QByteArray games = played(
            QStringList{"--variant", variant, "--seats", levels.join(','), "--games", "5", "--seed", "3"}
            + word);
        QCOMPARE(games.count("\"format\""), 5);
        QVERIFY(programFindsRight(games));
        if (const std::optional<bool> right = scriptFindsRight(games))
            QVERIFY(*right);
    }
}

void LuckTest::whatIsChangedIsNoticed_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    for (const char *variant : {"auction", "card", "dice", "gemstones"}) {
        QTest::addRow("%s: the word", variant) << variant << QByteArray("Łódź 7") << QByteArray("Łódź 8");
        QTest::addRow("%s: no word", variant)
            << variant << QByteArray(",\"word\":\"Łódź 7\"") << QByteArray();
        QTest::addRow("%s: the number", variant)
            << variant << QByteArray("0000000003\"") << QByteArray("0000000004\"");
    }
}

void LuckTest::whatIsChangedIsNoticed()
{
    QFETCH(QString, variant);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray right = wordedGame(variant);
    QVERIFY(right.contains(from));
    QByteArray wrong = right;
    wrong.replace(from, to);
    QVERIFY(!programFindsRight(wrong));
    if (const std::optional<bool> found = scriptFindsRight(wrong))
        QVERIFY(!*found);
}

void LuckTest::anotherOutcomeIsNoticed_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QStringList>("others");
    QTest::newRow("auction") << "auction"
                             << R"x("card":"(\w+)")x" << QStringList{"fur3", "fur4"};
    QTest::newRow("card") << "card"
                          << R"x("card":"(\w+)")x" << QStringList{"fur3", "fur4"};
    QTest::newRow("dice") << "dice"
                          << R"x("roll":\["(\w+)")x" << QStringList{"gold5", "grain0"};
    QTest::newRow("gemstones") << "gemstones"
                               << R"("numbers":\[(\d))" << QStringList{"1", "2"};
    QTest::newRow("who begins") << "dice"
                                << R"("start":(\d))" << QStringList{"0", "1"};
}

// The first die, card or seat becomes another.
void LuckTest::anotherOutcomeIsNoticed()
{
    QFETCH(QString, variant);
    QFETCH(QString, outcome);
    QFETCH(QStringList, others);
    const QByteArray right = wordedGame(variant);
    QVERIFY(programFindsRight(right));
    const QString text = QString::fromUtf8(right);
    const QRegularExpressionMatch match = QRegularExpression(outcome).match(text);
    QVERIFY(match.hasMatch());
    const QString other = others[match.captured(1) == others[0] ? 1 : 0];
    const QByteArray wrong =
        (text.left(match.capturedStart(1)) + other + text.mid(match.capturedEnd(1))).toUtf8();
    QVERIFY(!programFindsRight(wrong));
    if (const std::optional<bool> found = scriptFindsRight(wrong))
        QVERIFY(!*found);
}

void LuckTest::whatIsEnteredByHandIsNotCounted_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("auction") << "auction";
    QTest::newRow("card") << "card";
}

// Instead of the first card another is entered by hand: the first then comes next, as it lies in its order.
void LuckTest::whatIsEnteredByHandIsNotCounted()
{
    QFETCH(QString, variant);
    QByteArrayList lines =
        played({"--variant", variant, "--seats", "random,random", "--seed", "3", "--first", "0"}).split('\n');
    const QByteArray first = lines[1];
    const QByteArray other = first.contains("fur3") ? "fur4" : "fur3";
    QByteArray entered = first;
    entered.replace(first.indexOf("card\":\"") + 7, first.indexOf('}') - first.indexOf("card\":\"") - 8,
                    other);
    const auto record = [&](const QByteArray &how, const QByteArray &next) {
        QByteArray byHand = entered;
        byHand.insert(byHand.size() - 1, how);
        return QByteArrayList{lines[0], byHand, R"({"seat":0,"move":{"draw":true}})", next, {}}.join('\n');
    };
    const auto bothFind = [](const QByteArray &text, bool right) {
        QCOMPARE(programFindsRight(text), right);
        QCOMPARE(scriptFindsRight(text).value_or(right), right);
    };
    const QByteArray byHand = R"(,"how":["hand"])";
    bothFind(record(byHand, first), true);
    bothFind(record({}, first), false);
    bothFind(record(R"(,"how":["corrected"])", first), false);
    bothFind(record(byHand, entered), false);
}

void LuckTest::aDealIsPlayedAgain()
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

void LuckTest::aDealIsExplained()
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

void LuckTest::theDealOfADayIsTheSameForAll()
{
    const QStringList ofDay{"deal", "--variant", "dice", "--day", "2026-11-19"};
    const Run one = runProgram(ofDay);
    QVERIFY2(one.exit == 0, one.all());
    QCOMPARE(runProgram(ofDay).out, one.out);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "2026-11-20"}).out != one.out);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "today"}).exit == 0);
    QVERIFY(runProgram({"deal", "--variant", "dice", "--day", "soon"}).refused(2));
}

void LuckTest::aWrongDealIsRefused()
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

void LuckTest::gamesWithOneDealAreCompared()
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

void LuckTest::onlyGamesWithOneDealAreCompared()
{
    const QByteArray one = played({"--variant", "dice", "--seats", "random", "--seed", "1"});
    const QByteArray other = played({"--variant", "dice", "--seats", "random", "--seed", "2"});
    QCOMPARE(runProgram({"compare", "-"}, one).exit, 1);
    QCOMPARE(runProgram({"compare", "-"}, one + other).exit, 1);
    QVERIFY(runProgram({"compare"}).refused(2));
}

void LuckTest::versionsAreConverted()
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

QTEST_GUILESS_MAIN(LuckTest)
#include "luck.moc"
