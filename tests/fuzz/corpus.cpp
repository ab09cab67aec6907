#include "tests/fuzz/reader.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace medici {

// What the fuzzer starts from and what it once found, as an ordinary test.
class FuzzCorpus : public QObject {
    Q_OBJECT

private slots:
    void nothingGoesWrong_data() const;
    void nothingGoesWrong();
};

void FuzzCorpus::nothingGoesWrong_data() const
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(MEDICI_SOURCE_DIR "/tests/fuzz/corpus"));
    for (const QString &name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void FuzzCorpus::nothingGoesWrong()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    tryReading(file.readAll());
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::FuzzCorpus)
#include "corpus.moc"
