#include "engine/view/variants.h"
#include "tests/cli/program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

// The proof that luck is that of the deal: by the program, and by a script that knows FORMAT.md alone.
class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void luckIsProved_data();
    void luckIsProved();
    void whatIsChangedIsNoticed_data();
    void whatIsChangedIsNoticed();
    void anotherOutcomeIsNoticed_data();
    void anotherOutcomeIsNoticed();
    void whatIsEnteredByHandIsNotCounted();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

namespace {

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

// A game whose luck both can be tried upon.
QByteArray wordedGame(const QString &variant)
{
    return played({"--variant", variant, "--seats", "random,random", "--seed", "3", "--word", "Łódź 7"});
}

} // namespace

void LuckTest::luckIsProved_data()
{
    QTest::addColumn<int>("seats");
    const medici::Variants variants({DICE_FOLDER});
    const medici::PluginMetadata *listing = variants.listing(m_variant);
    QVERIFY(listing != nullptr);
    for (int seats = listing->leastSeats; seats <= listing->mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void LuckTest::luckIsProved()
{
    QFETCH(int, seats);
    const QStringList levels(seats, "random");
    for (const QStringList &word : {QStringList(), QStringList{"--word", "Łódź 7"}}) {
        const QByteArray games = played(
            QStringList{"--variant", m_variant, "--seats", levels.join(','), "--games", "5", "--seed", "3"}
            + word);
        QCOMPARE(games.count("\"format\""), 5);
        QVERIFY(programFindsRight(games));
        if (const std::optional<bool> right = scriptFindsRight(games))
            QVERIFY(*right);
    }
}

void LuckTest::whatIsChangedIsNoticed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("the word") << QByteArray("Łódź 7") << QByteArray("Łódź 8");
    QTest::newRow("no word") << QByteArray(",\"word\":\"Łódź 7\"") << QByteArray();
    QTest::newRow("the number") << QByteArray("0000000003\"") << QByteArray("0000000004\"");
}

void LuckTest::whatIsChangedIsNoticed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray right = wordedGame(m_variant);
    QVERIFY(right.contains(from));
    QByteArray wrong = right;
    wrong.replace(from, to);
    QVERIFY(!programFindsRight(wrong));
    if (const std::optional<bool> found = scriptFindsRight(wrong))
        QVERIFY(!*found);
}

void LuckTest::anotherOutcomeIsNoticed_data()
{
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QStringList>("others");
    if (m_variant == "dice")
        QTest::newRow("a roll") << R"x("roll":\["(\w+)")x" << QStringList{"gold5", "grain0"};
    else if (m_variant == "gemstones")
        QTest::newRow("a roll") << R"("numbers":\[(\d))" << QStringList{"1", "2"};
    else
        QTest::newRow("a card") << R"x("card":"(\w+)")x" << QStringList{"fur3", "fur4"};
    QTest::newRow("who begins") << R"("start":(\d))" << QStringList{"0", "1"};
}

// The first die, card or seat becomes another.
void LuckTest::anotherOutcomeIsNoticed()
{
    QFETCH(QString, outcome);
    QFETCH(QStringList, others);
    const QByteArray right = wordedGame(m_variant);
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

// Instead of the first card another is entered by hand: the first then comes next, as it lies in its order.
void LuckTest::whatIsEnteredByHandIsNotCounted()
{
    if (m_variant != "auction" && m_variant != "card")
        QSKIP("there are no cards");
    QByteArrayList lines =
        played({"--variant", m_variant, "--seats", "random,random", "--seed", "3", "--first", "0"})
            .split('\n');
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

QTEST_GUILESS_MAIN(LuckTest)
#include "luck.moc"
