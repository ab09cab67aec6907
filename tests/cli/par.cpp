#include "tests/cli/program.h"

#include <QRegularExpression>
#include <QTest>

// What strong players make of a deal: a test of its own, because they take their time.
class ParTest : public QObject {
    Q_OBJECT

private slots:
    void aDealHasItsPar();
    void jobsAreForPar();
};

void ParTest::aDealHasItsPar()
{
    const Run told = runProgram({"deal", "--variant", "gemstones", "--players", "1", "--option",
                                 "rowsSorted=1", "--day", "2026-11-20", "--par", "--jobs", "5"});
    QVERIFY2(told.exit == 0, told.all());
    const QRegularExpression words(
        "sorted twice in a row in \\d+ of \\d\\d+ games, after \\d+\\.\\d rounds on average");
    QVERIFY2(words.match(QString::fromUtf8(told.out)).hasMatch(), told.all());
}

void ParTest::jobsAreForPar()
{
    QVERIFY(runProgram({"deal", "--variant", "gemstones", "--jobs", "2"}).refused(2));
}

QTEST_GUILESS_MAIN(ParTest)
#include "par.moc"
