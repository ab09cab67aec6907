#include "engine/record/save.h"
#include "engine/record/fault.h"
#include "engine/record/wholefile.h"
#include "tests/files.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

class SaveWhole : public QObject {
    Q_OBJECT

private slots:
    void aFileIsWritten();
    void anOldFileStaysIfWritingStops();
    void aFileThatCannotBeWrittenIsNamed();
    void whatIsReadAtOnceIsNotLongerThanItMayBe();
};

void SaveWhole::aFileIsWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"game.medici"_s);
    for (const QByteArray &text : {QByteArray("first\n"), QByteArray("second\n")}) {
        saveWhole(path, [&](QIODevice &file) { file.write(text); });
        QCOMPARE(contentsOf(path), text);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"game.medici"_s});
}

void SaveWhole::whatIsReadAtOnceIsNotLongerThanItMayBe()
{
    constexpr qsizetype most = 3 << 20;
    for (const qsizetype size : {qsizetype{0}, qsizetype{1}, most - 1, most, most + 1, 4 * most}) {
        QBuffer buffer;
        buffer.setData(QByteArray(size, 'a'));
        buffer.open(QIODevice::ReadOnly);
        if (size <= most)
            QCOMPARE(wholeOf(buffer, most), buffer.data());
        else
            QVERIFY_THROWS_EXCEPTION(Fault, wholeOf(buffer, most));
    }
}

void SaveWhole::anOldFileStaysIfWritingStops()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"game.medici"_s);
    saveWhole(path, [](QIODevice &file) { file.write("old\n"); });
    const auto stopped = [](QIODevice &file) {
        file.write("new, but not to its");
        throw Fault(u"No more."_s);
    };
    QVERIFY_THROWS_EXCEPTION(Fault, saveWhole(path, stopped));
    QCOMPARE(contentsOf(path), QByteArray("old\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"game.medici"_s});
}

void SaveWhole::aFileThatCannotBeWrittenIsNamed()
{
    const QTemporaryDir folder;
    for (const QString &path : {folder.path(), folder.filePath(u"missing/game.medici"_s)}) {
        try {
            saveWhole(path, [](QIODevice &file) { file.write("text"); });
            QFAIL("nothing was found wrong");
        } catch (const Fault &fault) {
            QVERIFY2(fault.sentence().startsWith(path + u": The file cannot be written: "_s), fault.what());
        }
    }
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::SaveWhole)
#include "save.moc"
