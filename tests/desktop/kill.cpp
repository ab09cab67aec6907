#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/gamestore.h"
#include "engine/record/fault.h"
#include "engine/view/variants.h"
#include "tests/files.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// Programs that play are killed at random moments, again and again on the same folder: whatever they had said
// is on the disk, every game can be read, and none is held by who is no more. The environment may ask for
// more of it (MEDICI_KILLS), and for other moments (MEDICI_SEED).
class KillTest : public QObject {
    Q_OBJECT

private slots:
    void nothingThatHappenedIsLost_data() const;
    void nothingThatHappenedIsLost();
    void whatIsConvertedInItsPlaceIsWhole();

private:
    void kill(const QString &program, const QStringList &arguments);
    static int killsWanted(int usually);
    // As much of it as a message has room for.
    QByteArray lastSaid() const { return m_said.mid(qMax(0, m_said.size() - 14)).join('\n'); }
    std::map<QString, std::size_t> eventsOn(const Folders &folders);

    Variants m_variants{Variants::programFolders()};
    QRandomGenerator m_luck{qEnvironmentVariable("MEDICI_SEED", u"2026"_s).toUInt()};
    QByteArrayList m_said;
};

void KillTest::nothingThatHappenedIsLost_data() const
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("kills");
    const int kills = killsWanted(10) / 2;
    QTest::newRow("computer players") << QStringLiteral(MEDICI_ENDLESS) << QStringList{} << kills;
    QTest::newRow("random hands") << QStringLiteral(MEDICI_MONKEY)
                                  << QStringList{u"--acts"_s, u"1000000"_s, u"--folder"_s} << kills;
}

int KillTest::killsWanted(int usually)
{
    const int wanted = qEnvironmentVariableIntValue("MEDICI_KILLS");
    return wanted > 0 ? wanted : usually;
}

void KillTest::nothingThatHappenedIsLost()
{
    QFETCH(QString, program);
    QFETCH(QStringList, arguments);
    QFETCH(int, kills);
    constexpr int onOneFolder = 10;
    std::unique_ptr<QTemporaryDir> folder;
    for (int round = 0; round < kills; ++round) {
        if (round % onOneFolder == 0) { // with games of former versions in it
            folder = std::make_unique<QTemporaryDir>();
            for (const char *version : {"/0.1.0", "/records-1", "/records-2"})
                copyFolder(QStringLiteral(MEDICI_UPGRADE) + QLatin1String(version), folder->path());
        }
        const QString seed = QString::number(m_luck.bounded(1'000'000U));
        kill(program, arguments + QStringList{folder->path(), seed});
        if (QTest::currentTestFailed())
            return;

        const std::map<QString, std::size_t> kept = eventsOn(Folders::under(folder->path()));
        if (QTest::currentTestFailed())
            return;
        static const QRegularExpression stands(u"stands ([^ ]+) (\\d+)$"_s);
        const QRegularExpressionMatch last = stands.match(QString::fromUtf8(m_said.back()));
        const QByteArray where = lastSaid();
        QVERIFY2(!where.contains("WRONG"), where);
        if (!last.hasMatch()) // it was about to do something else
            continue;
        const auto found = kept.find(last.captured(1));
        QVERIFY2(found != kept.end(), where);
        QVERIFY2(found->second >= last.captured(2).toULongLong(), where);
    }
}

// When it has said a number of things; what it still says until it dies counts as well.
void KillTest::kill(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    QVERIFY(process.waitForStarted());
    m_said.clear();
    for (int lines = m_luck.bounded(1, 150); lines > 0; --lines) {
        while (!process.canReadLine())
            QVERIFY2(process.waitForReadyRead(120'000), lastSaid());
        m_said << process.readLine().trimmed();
    }
    process.waitForReadyRead(m_luck.bounded(20)); // not always just after it said something
    process.kill();
    QVERIFY(process.waitForFinished());
    while (process.canReadLine())
        m_said << process.readLine().trimmed();
}

// From one version of the format to the other and back, all games in one file.
void KillTest::whatIsConvertedInItsPlaceIsWhole()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.medici"_s);
    const auto conversion = [&](int version) {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(MEDICI_CLI),
                       {u"convert"_s, file, u"--version"_s, QString::number(version), u"-o"_s, file});
        return process;
    };
    QByteArray games;
    for (QDirIterator found(QStringLiteral(MEDICI_UPGRADE "/records-1/archive")); found.hasNext();)
        games += contentsOf(found.next());
    write(file, games);
    std::array<QByteArray, 2> versions;
    QElapsedTimer time;
    for (int version : {1, 2}) {
        time.start();
        const auto process = conversion(version);
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->exitCode(), 0);
        versions[static_cast<std::size_t>(version - 1)] = contentsOf(file);
    }
    QVERIFY(versions[0] != versions[1]);
    const auto usual = static_cast<int>(time.elapsed());

    bool newest = true;
    for (int round = killsWanted(10); round > 0; --round) {
        const auto process = conversion(newest ? 1 : 2);
        process->waitForFinished(m_luck.bounded(1, usual + 2));
        process->kill();
        process->waitForFinished();
        const QByteArray left = contentsOf(file);
        QVERIFY2(left == versions[0] || left == versions[1], left.left(200));
        newest = left == versions[1];
    }
}

// How many events of each game are on the disk.
std::map<QString, std::size_t> KillTest::eventsOn(const Folders &folders)
{
    std::map<QString, std::size_t> events;
    DiskWriter diskWriter;
    GameStore store(folders, m_variants, diskWriter);
    const auto look = [&](const QString &file) {
        const QString lock = file + u".lock"_s;
        const auto isFree = [&] { return !QFile::exists(lock) || store.interruptedFiles().contains(file); };
        QVERIFY2(QTest::qWaitFor(isFree), qPrintable(lock + u": "_s + contentsOf(lock)));
        try {
            const GameStore::StoredGame stored = store.volume(file);
            stored.game->begin();
            events[stored.game->id()] = stored.game->session().log().size();
        } catch (const Fault &fault) {
            QFAIL(fault.what());
        }
    };
    for (const QString &folder : {folders.state, folders.archive})
        for (const QString &name : QDir(folder).entryList({u"*.medici"_s}, QDir::Files))
            look(folder + u'/' + name);
    return events;
}

} // namespace medici::desktop

QTEST_GUILESS_MAIN(medici::desktop::KillTest)
#include "kill.moc"
