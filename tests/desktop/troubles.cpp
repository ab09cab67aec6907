#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/gamestore.h"
#include "engine/rules/ranges.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QApplication>
#include <QDateTime>
#include <QMessageBox>
#include <QTest>

#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QString fileOf(const Stage &stage)
{
    return stage.services.folders.state + u'/' + stage.services.table.current()->id() + u".medici"_s;
}

bool isWhole(Stage &stage, const QString &file)
{
    return ranges::equal(stage.services.store.open(file)->session().log(),
                         stage.services.table.current()->session().log());
}

// What a message says that came up by itself, and is closed; nothing if there is none once the disk has said
// all.
QString told(Stage &stage)
{
    stage.services.diskWriter.finish();
    QCoreApplication::processEvents();
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (box == nullptr)
        return {};
    const QString text = box->text();
    box->close();
    return text;
}

#ifdef Q_OS_UNIX
// As long as it lives no file grows beyond so many bytes: what a full disk is to a program.
class FullDisk {
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit full = m_before;
        full.rlim_cur = static_cast<rlim_t>(bytes);
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

// As long as it lives a folder takes no files. Whoever may do everything does without it meanwhile.
class ReadOnly {
public:
    explicit ReadOnly(const QString &folder) : m_folder(folder), m_before(QFile::permissions(folder))
    {
        constexpr QFile::Permissions toLookAt{0x5055}; // by everybody
        QFile::setPermissions(folder, toLookAt);
        const QString around = QFileInfo(folder).path();
        QFile::setPermissions(around, QFile::permissions(around) | toLookAt);
        if (::geteuid() == 0)
            m_gaveUp = ::seteuid(nobodyInParticular) == 0;
    }
    ~ReadOnly()
    {
        m_gaveUp = m_gaveUp && ::seteuid(0) != 0;
        QFile::setPermissions(m_folder, m_before);
    }

private:
    static constexpr uid_t nobodyInParticular = 65534;

    QString m_folder;
    QFile::Permissions m_before;
    bool m_gaveUp = false;
};
#endif

} // namespace

// What a computer does to a game that is being played: it is told in a sentence, the game goes on, and
// nothing of it is lost.
class TroublesTest : public QObject {
    Q_OBJECT

private slots:
    void aFullDisk();
    void aFolderThatTakesNoFiles();
    void aFolderThatVanishes();
    void aFileThatAnotherProgramChanges();
    void aFileThatAnotherProgramTouches();
    void aFileThatCannotBePutAside();
    void aClockThatWasWrong();
    void aLockThatNobodyOwns();
};

void TroublesTest::aFullDisk()
{
#ifdef Q_OS_UNIX
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString file = fileOf(stage);
    {
        const FullDisk full(QFileInfo(file).size() + 30); // in the middle of a line
        stage.playOn(2);
        QVERIFY(told(stage).contains(
            u"You can play on: all of it is saved with the next move that can be written."_s));
        QVERIFY(stage.services.store.open(file)->session().log().size() >= 4); // what was there stays
        stage.playOn(1);
        QCOMPARE(told(stage), QString()); // once
    }
    stage.playOn(1); // there is room again
    QCOMPARE(told(stage), QString());
    QVERIFY(isWhole(stage, file));
#endif
}

void TroublesTest::aFolderThatTakesNoFiles()
{
#ifdef Q_OS_UNIX
    Stage stage;
    QVERIFY(QDir().mkpath(stage.services.folders.state));
    {
        const ReadOnly folder(stage.services.folders.state);
        stage.begin(u"HR"_s);
        stage.playOn(3);
        QVERIFY(told(stage).contains(u"The game cannot be saved: "_s));
    }
    stage.playOn(1);
    QVERIFY(isWhole(stage, fileOf(stage)));
#endif
}

void TroublesTest::aFolderThatVanishes()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    QVERIFY(QDir(stage.services.folders.state).removeRecursively());
    stage.playOn(1);
    QVERIFY(isWhole(stage, fileOf(stage)));
    QCOMPARE(told(stage), QString());
}

void TroublesTest::aFileThatAnotherProgramChanges()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString file = fileOf(stage);
    const QByteArray foreign = contentsOf(file) + "# noted by hand\n";
    write(file, foreign);
    stage.playOn(1);
    QVERIFY(isWhole(stage, file));
    const QString aside = stage.services.table.current()->id() + u"-changed.medici"_s;
    QVERIFY(told(stage).endsWith(u"what the other program wrote is in %1."_s.arg(aside)));
    QCOMPARE(contentsOf(QFileInfo(file).path() + u'/' + aside), foreign);

    QVERIFY(QFile::remove(file)); // written anew in one piece, as some programs do
    write(file, "no record\n");
    stage.services.table.undo();
    QVERIFY(told(stage).contains(u"-changed-2.medici"_s));
    QCOMPARE(stage.services.store.open(file)->session().log().size(),
             stage.services.table.current()->session().cursor());
}

// Nothing in it is another than it was.
void TroublesTest::aFileThatAnotherProgramTouches()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString file = fileOf(stage);
    write(file, QByteArray(contentsOf(file)));
    stage.playOn(1);
    QVERIFY(isWhole(stage, file));
    QCOMPARE(told(stage), QString());
    QCOMPARE(QDir(stage.services.folders.state).entryList({u"*-changed*"_s}).size(), 0);
}

// Neither what was played meanwhile nor what the other program wrote is lost.
void TroublesTest::aFileThatCannotBePutAside()
{
#ifdef Q_OS_UNIX
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString file = fileOf(stage);
    const QByteArray foreign = contentsOf(file) + "# noted by hand\n";
    write(file, foreign);
    QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::ReadGroup | QFile::ReadOther));
    {
        const ReadOnly folder(stage.services.folders.state);
        stage.playOn(2);
        QVERIFY(told(stage).contains(u"The game cannot be saved: "_s));
        QCOMPARE(contentsOf(file), foreign);
    }
    stage.playOn(1);
    QVERIFY(isWhole(stage, file));
    QVERIFY(told(stage).contains(u"-changed.medici"_s));
    QString aside = file;
    QCOMPARE(contentsOf(aside.replace(u".medici"_s, u"-changed.medici"_s)), foreign);
#endif
}

// Games from a time to come, and from before there was any.
void TroublesTest::aClockThatWasWrong()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const QString id = stage.services.table.current()->id();
    const QString file = fileOf(stage);
    stage.close();
    for (const QDateTime &when :
         {QDateTime::currentDateTime().addYears(20), QDateTime::fromSecsSinceEpoch(0)}) {
        {
            QFile game(file);
            QVERIFY(game.open(QIODevice::ReadWrite));
            QVERIFY(game.setFileTime(when, QFileDevice::FileModificationTime));
        }
        stage.window.goHome();
        stage.window.continueGame();
        QVERIFY(stage.wait());
        QCOMPARE(stage.services.table.current()->id(), id);
        stage.playOn(1);
        QVERIFY(isWhole(stage, file));
        QCOMPARE(told(stage), QString());
        stage.close();
    }
}

// Whoever was killed between making it and writing whose it is.
void TroublesTest::aLockThatNobodyOwns()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.close();
    const GameStore &store = stage.services.store;
    QCOMPARE(store.interruptedFiles().size(), 1);
    QFile lock(store.interruptedFiles().front() + u".lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly));
    QVERIFY(store.interruptedFiles().empty()); // somebody is just writing it
    QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-1), QFileDevice::FileModificationTime));
    lock.close();
    QCOMPARE(store.interruptedFiles().size(), 1);
    QVERIFY(!lock.exists());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TroublesTest)
#include "troubles.moc"
