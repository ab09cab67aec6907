#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/gamestore.h"
#include "engine/view/variants.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iterator>

namespace medici::desktop {

// A program that plays is killed at random moments: whatever it had said is on the disk.
class KillTest : public QObject {
    Q_OBJECT

private slots:
    void nothingThatHappenedIsLost();
};

void KillTest::nothingThatHappenedIsLost()
{
    QRandomGenerator luck(2026);
    Variants variants(Variants::programFolders());
    for (int round = 0; round < 25; ++round) {
        const QTemporaryDir folder;
        QProcess program;
        program.start(QStringLiteral(MEDICI_ENDLESS), {folder.path()});
        QVERIFY(program.waitForStarted());
        const int lines = luck.bounded(1, 150);
        QByteArray last;
        for (int line = 0; line < lines; ++line) {
            while (!program.canReadLine())
                QVERIFY(program.waitForReadyRead(60'000));
            last = program.readLine().trimmed();
        }
        program.kill();
        program.waitForFinished();
        while (program.canReadLine())
            last = program.readLine().trimmed();

        const QList<QByteArray> said = last.split(' ');
        const QString id = QString::fromLatin1(said[0]);
        const auto events = static_cast<std::size_t>(said[1].toULongLong());
        DiskWriter diskWriter;
        GameStore store(Folders::under(folder.path()), variants, diskWriter);
        std::unique_ptr<GameInProgress> found;
        std::vector<GameStore::StoredGame> volumes = store.finished();
        for (const QString &file : store.interruptedFiles())
            volumes.push_back(store.volume(file));
        for (GameStore::StoredGame &volume : volumes)
            if (volume.game->id() == id)
                found = std::move(volume.game);
        QVERIFY2(found != nullptr, qPrintable(id));
        // The last line of a roll may be cut off by the kill; what had been said may not.
        QVERIFY(found->session().log().size() >= events);
        found->begin();
        QVERIFY(found->session().game().over() || found->session().game().actor() >= 0);
    }
}

} // namespace medici::desktop

QTEST_GUILESS_MAIN(medici::desktop::KillTest)
#include "kill.moc"
