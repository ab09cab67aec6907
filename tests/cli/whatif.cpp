#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

// Two sets of rules compared from outside: what is stopped goes on, and parts are the whole.
class WhatIfTest : public QObject {
    Q_OBJECT

private slots:
    void everyFormSaysTheSame();
    void theTimeSaysWhoPlays();
    void anyTwoSetsOfRulesAreCompared();
    void whatWasStoppedGoesOn();
    void partsAreTheWholeAndALostOneIsRunAlone();
    void aWrongOrderIsRefused_data();
    void aWrongOrderIsRefused();

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

const QStringList longer{"--seats", "2", "--option", "shipSpaces=8"};
const QStringList settled =
    longer + QStringList{"--level", "easy", "--playouts", "2", "--deals", "40", "--seed", "7"};

Run whatIf(const QStringList &more)
{
    return runProgram(QStringList{"whatif", "--variant", "dice"} + more);
}

} // namespace

void WhatIfTest::everyFormSaysTheSame()
{
    const Run text = whatIf(settled);
    QVERIFY2(text.exit == 0 && text.err.isEmpty(), text.all());
    QVERIFY2(text.out.startsWith(
                 "dice with 2 seats, seed 7: 40 deals\nbefore: shipSpaces=7\nafter:  shipSpaces=8\n\n"),
             text.all());
    const QJsonObject json = QJsonDocument::fromJson(whatIf(settled + QStringList{"--json"}).out).object();
    QCOMPARE(json["deals"].toInt(), 40);
    QCOMPARE(json["stronger"]["probes"].toInt(), 4);
    QCOMPARE(json["learned"].toArray(), (QJsonArray{true, true}));
    const QJsonArray figures = json["figures"].toArray();
    const QList<QByteArray> csv = whatIf(settled + QStringList{"--csv"}).out.split('\n');
    QCOMPARE(csv.size(), figures.size() + 2);
    bool sure = false;
    for (qsizetype i = 0; i < figures.size(); ++i) {
        const QJsonObject figure = figures[i].toObject();
        const QList<QByteArray> cells = csv[i + 1].split(',');
        QCOMPARE(cells.size(), 9);
        QCOMPARE(cells[0], figure["figure"].toString().toUtf8());
        QCOMPARE(cells[6], QByteArray::number(figure["change"]["mean"].toDouble(), 'f', 4));
        if (figure["figure"] == "events") {
            sure = figure["sure"].toBool();
            QVERIFY(figure["change"]["mean"].toDouble() > 0);
        }
    }
    QVERIFY(sure);
    QVERIFY2(text.out.contains("A game takes more steps: "), text.all());
    for (const QJsonValue &sentence : json["sentences"].toArray())
        QVERIFY2(text.out.contains(sentence.toString().toUtf8()), text.all());
}

void WhatIfTest::theTimeSaysWhoPlays()
{
    const Run run = whatIf(longer + QStringList{"--seconds", "1", "--jobs", "1", "--json"});
    QVERIFY2(run.exit == 0, run.all());
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QVERIFY(json["deals"].toInt() >= 2 && json["deals"].toInt() <= 2500);
}

void WhatIfTest::anyTwoSetsOfRulesAreCompared()
{
    const QStringList order{"--seats",      "1",       "--before", "shipSpaces=8", "--option",
                            "shipSpaces=7", "--level", "easy",     "--deals",      "2",
                            "--seed",       "1"};
    const Run run = whatIf(order);
    QVERIFY2(run.out.contains("before: shipSpaces=8\nafter:  shipSpaces=7\n"), run.all());
    QVERIFY(!run.out.contains("wins"));
    // House rules that players never saw.
    const Run house =
        whatIf({"--seats", "2", "--option", "rounds=2", "--level", "easy", "--deals", "2", "--seed", "1"});
    QVERIFY2(house.out.contains("after:  rounds=2\n"), house.all());
    QVERIFY2(house.out.contains("The rules after the change leave that."), house.all());
    QVERIFY(whatIf({"--before", "shipSpaces=7"}).refused(2)); // the same, said otherwise
}

void WhatIfTest::whatWasStoppedGoesOn()
{
    const Run whole = whatIf(settled + QStringList{"--results", path("all"), "--jobs", "1"});
    QCOMPARE(whole.exit, 0);
    const QByteArray all = read("all");
    QCOMPARE(all.count('\n'), 45); // 40 deals, 4 probes, the head
    QFile cut(path("cut"));
    QVERIFY(cut.open(QIODevice::WriteOnly));
    cut.write(all.first(all.size() / 2)); // in the middle of a line
    cut.close();
    const Run rest = whatIf(settled + QStringList{"--results", path("cut"), "--jobs", "3"});
    QCOMPARE(read("cut"), all);
    QCOMPARE(rest.out, whole.out);
    QVERIFY(whatIf(longer
                   + QStringList{"--level", "easy", "--deals", "41", "--seed", "7", "--results", path("cut")})
                .refused(1));
    QCOMPARE(read("cut"), all);
}

void WhatIfTest::partsAreTheWholeAndALostOneIsRunAlone()
{
    const Run whole = whatIf(settled + QStringList{"--results", path("whole")});
    const auto part = [&](const QString &number) {
        return whatIf(
            settled
            + QStringList{"--results", path("part" + number), "--shard", number + "/3", "--jobs", "1"});
    };
    for (const char *number : {"3", "1", "2"})
        QVERIFY(part(number).out.isEmpty());
    const QStringList parts{path("part1"), path("part2"), path("part3")};
    const Run merged = runProgram(QStringList{"merge", "--results", path("merged")} + parts);
    QCOMPARE(merged.exit, 0);
    QCOMPARE(merged.out, whole.out);
    QCOMPARE(read("merged"), read("whole"));
    // The second is lost.
    QVERIFY(QFile::remove(path("part2")));
    const Run lost = runProgram({"merge", path("part1"), path("part3")});
    QCOMPARE(lost.exit, 1);
    QCOMPARE(lost.err, QByteArray("medici-cli: 15 of 44 pieces are missing; run these parts again: 2/3.\n"));
    part("2");
    QCOMPARE(runProgram(QStringList{"merge"} + parts).out, whole.out);
}

void WhatIfTest::aWrongOrderIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing changes") << QStringList{};
    QTest::newRow("an unknown option") << QStringList{"--option", "moons=3"};
    QTest::newRow("too much of it") << QStringList{"--option", "shipSpaces=99"};
    QTest::newRow("before that, too") << QStringList{"--before", "shipSpaces=99"};
    QTest::newRow("a level without deals") << longer + QStringList{"--level", "easy"};
    QTest::newRow("deals without a level") << longer + QStringList{"--deals", "5"};
    QTest::newRow("deals and a time")
        << longer + QStringList{"--level", "easy", "--deals", "5", "--seconds", "5"};
    QTest::newRow("nobody is stronger than hard")
        << longer + QStringList{"--level", "hard", "--deals", "4", "--probes", "1"};
    QTest::newRow("more probes than half") << settled + QStringList{"--probes", "21"};
    QTest::newRow("a part for nobody") << settled + QStringList{"--shard", "1/3"};
    QTest::newRow("a part of what nobody knows") << longer + QStringList{"--shard", "1/3", "--results", "x"};
    QTest::newRow("two forms") << settled + QStringList{"--json", "--csv"};
    QTest::newRow("too many seats") << longer + QStringList{"--seats", "9"};
}

void WhatIfTest::aWrongOrderIsRefused()
{
    QFETCH(QStringList, words);
    const Run run = whatIf(words);
    QVERIFY2(run.refused(2), run.all());
}

QTEST_GUILESS_MAIN(WhatIfTest)
#include "whatif.moc"
