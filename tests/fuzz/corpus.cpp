#include "tests/fuzz/mutation.h"
#include "tests/fuzz/ways.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QTest>

#include <array>

namespace medici {

namespace {

struct Way {
    const char *name;
    void (*attempt)(const QByteArray &text);
    int mutants; // as many as take half a second or less
};

constexpr std::array ways{
    Way{"record", tryRecord, 3000},
    Way{"position", tryPosition, 500},
    Way{"deal", tryDeal, 500},
    Way{"protocol", tryProtocol, 1500},
    Way{"lesson", tryLesson, 1500},
    Way{"results", tryResults, 3000},
    Way{"kept", tryKept, 800},
    Way{"settings", trySettings, 1000},
    Way{"companion", tryCompanion, 2500},
    Way{"commandline", tryCommandLine, 500},
};

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QDir folder()
{
    return QDir(QStringLiteral(MEDICI_SOURCE_DIR "/tests/fuzz"));
}

QDir corpusOf(const QString &way)
{
    return QDir(folder().filePath(QStringLiteral("corpus/") + way));
}

} // namespace

// What the fuzzers start from and what they once found, as an ordinary test; and some of what they would try.
class FuzzCorpus : public QObject {
    Q_OBJECT

private slots:
    // What Qt has to say of settings that are none, a thousand times.
    void initTestCase() { QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); }
    void nothingGoesWrong_data() const;
    void nothingGoesWrong();
    void norDoesItWithWhatIsAlike_data() const;
    void norDoesItWithWhatIsAlike();
    void everyCorpusHasAWay();
};

void FuzzCorpus::nothingGoesWrong_data() const
{
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("path");
    for (std::size_t way = 0; way < ways.size(); ++way) {
        const QDir corpus = corpusOf(QString::fromLatin1(ways[way].name));
        for (const QString &name : corpus.entryList(QDir::Files))
            QTest::newRow(qPrintable(ways[way].name + QStringLiteral("/") + name))
                << static_cast<int>(way) << corpus.filePath(name);
    }
}

void FuzzCorpus::nothingGoesWrong()
{
    QFETCH(int, way);
    QFETCH(QString, path);
    QVERIFY(QFile::exists(path));
    ways[static_cast<std::size_t>(way)].attempt(contentsOf(path));
}

void FuzzCorpus::norDoesItWithWhatIsAlike_data() const
{
    QTest::addColumn<int>("way");
    for (std::size_t way = 0; way < ways.size(); ++way)
        QTest::newRow(ways[way].name) << static_cast<int>(way);
}

void FuzzCorpus::norDoesItWithWhatIsAlike()
{
    QFETCH(int, way);
    const Way &tried = ways[static_cast<std::size_t>(way)];
    const QString name = QString::fromLatin1(tried.name);
    QByteArrayList inputs;
    const QDir corpus = corpusOf(name);
    for (const QString &file : corpus.entryList(QDir::Files))
        inputs += contentsOf(corpus.filePath(file));
    QVERIFY(!inputs.isEmpty());
    const QByteArrayList words = wordsIn(contentsOf(folder().filePath(name + QStringLiteral(".dict"))));
    QVERIFY(!words.isEmpty());
    // More of them, and others, for who has the time.
    const int times = std::max(1, qEnvironmentVariableIntValue("MEDICI_MUTANTS"));
    Mutation mutation(inputs, words, static_cast<std::uint32_t>(times));
    for (int i = 0; i < times * tried.mutants; ++i)
        tried.attempt(mutation.next());
}

void FuzzCorpus::everyCorpusHasAWay()
{
    QStringList known;
    for (const Way &way : ways)
        known << QString::fromLatin1(way.name);
    known.sort();
    QCOMPARE(QDir(folder().filePath(QStringLiteral("corpus"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
             known);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::FuzzCorpus)
#include "corpus.moc"
