#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// Courses cut into parts: what 'medici-cli merge' makes of them is what one machine learns, to the bit.
class ShardsTest : public QObject {
    Q_OBJECT

private slots:
    void partsAreTheWholeAndALostOneIsRunAlone();
    void partsOfAnotherCourseAreRefused();

private:
    QString learnt(const QString &name, const QStringList &words);

    QTemporaryDir m_folder;
};

namespace {

QByteArray said(const QString &program, const QStringList &words, int exit = 0)
{
    QProcess process;
    process.start(program, words);
    [&] { QVERIFY(process.waitForFinished(300'000)); }();
    [&] { QCOMPARE(process.exitCode(), exit); }();
    return exit == 0 ? process.readAllStandardOutput() : process.readAllStandardError();
}

} // namespace

QString ShardsTest::learnt(const QString &name, const QStringList &words)
{
    QFile file(m_folder.filePath(name));
    [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
    file.write(said(LEARN, words));
    return file.fileName();
}

void ShardsTest::partsAreTheWholeAndALostOneIsRunAlone()
{
    const QStringList course{"dice", "abcdef", "20"};
    const QByteArray whole = said(LEARN, course);
    QVERIFY(whole.contains("// commit: abcdef\n") && whole.contains("// 4 seats, 20 games, seed 304\n"));
    QStringList parts;
    for (const char *shard : {"3/3", "1/3", "2/3"})
        parts += learnt(QString(shard).left(1), course + QStringList{"--shard", shard});
    QCOMPARE(said(CLI, QStringList{"merge"} + parts), whole);
    const QString lost = parts.takeAt(1);
    QCOMPARE(said(CLI, QStringList{"merge"} + parts, 1),
             QByteArray("medici-cli: 2 of 4 courses are missing; run these parts again: 1/3.\n"));
    learnt("1", course + QStringList{"--shard", "1/3"});
    const QString file = m_folder.filePath("nets.txt");
    said(CLI, QStringList{"merge", lost, "--results", file} + parts);
    QFile nets(file);
    QVERIFY(nets.open(QIODevice::ReadOnly));
    QCOMPARE(nets.readAll(), whole);
}

void ShardsTest::partsOfAnotherCourseAreRefused()
{
    const QString one = learnt("a", {"dice", "abcdef", "20", "--shard", "1/4"});
    const QString other = learnt("b", {"dice", "abcdef", "30", "--shard", "2/4"});
    QVERIFY(said(CLI, {"merge", one, other}, 1).contains("This is a part of something else."));
    said(LEARN, {"dice", "abcdef", "20", "--shard", "5/4"}, 2);
    said(LEARN, {"moon", "abcdef"}, 2);
}

QTEST_GUILESS_MAIN(ShardsTest)
#include "shards.moc"
