#include "engine/view/variants.h"

#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "tests/view/coin/types.h"
#include "tests/view/speaking.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace medici;

class VariantsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder.emplace(); }

    void aGoodPlugInIsListedAndLoaded();
    void namesFallBackToEnglish();
    void aPlugInIsLeftOutIfItIs_data();
    void aPlugInIsLeftOutIfItIs();
    void whyItIsLeftOutIsSaidInTheLanguageOfTheMoment();
    void anEmptyDamagedOrTruncatedFileIsLeftOut();
    void otherFilesAreNobodysBusiness();
    void theFirstOfTwoWithOneIdStays();
    void aFolderIsReadOnceAndMayBeMissing();
    void metadataThatDisagreesWithTheRulesIsFoundOutOnLoading();
    void metadataThatPromisesABoardIsFoundOutOnLoading();
    void aFileThatVanishesIsReportedOnLoading();
    void whatPassesThePlugInsBoundaryIsOneType();
    void aFaultOfAPlugInIsAFaultOfTheProgram();

private:
    QString put(const QString &plugin, const QString &name = {})
    {
        const QFileInfo from(plugin);
        const QString to = m_folder->filePath(name.isEmpty() ? from.fileName() : name + '.' + from.suffix());
        return QFile::copy(plugin, to) ? to : QString();
    }

    std::optional<QTemporaryDir> m_folder;
};

void VariantsTest::aGoodPlugInIsListedAndLoaded()
{
    const QString file = put(COIN);
    Variants variants({m_folder->path()});
    QCOMPARE(variants.problems(), QStringList());
    QCOMPARE(variants.listed().size(), 1U);

    const PluginMetadata *listing = variants.listing("coin");
    QVERIFY(listing != nullptr);
    QCOMPARE(listing->id, "coin");
    QCOMPARE(listing->names.value("pl"), "Moneta");
    QCOMPARE(listing->leastSeats, 1);
    QCOMPARE(listing->mostSeats, 2);
    QCOMPARE(QFileInfo(listing->file).canonicalFilePath(), QFileInfo(file).canonicalFilePath());
    QCOMPARE(listing->options.size(), 1U);
    QCOMPARE(listing->options[0].key, "big");
    QCOMPARE(listing->options[0].kind, Option::Kind::Flag);
    QCOMPARE(listing->options[0].most, 1);
    QCOMPARE(listing->options[0].names.value("en"), "Big coin");

    const Variant *variant = variants.find("coin");
    QVERIFY(variant != nullptr);
    QCOMPARE(variants.find("coin"), variant);
    QCOMPARE(variant->newGame(variant->terms().usual(2))->seats(), 2);
    QCOMPARE(variants.find("card"), nullptr);
    QCOMPARE(variants.problems(), QStringList());
}

void VariantsTest::namesFallBackToEnglish()
{
    put(COIN);
    const Variants variants({m_folder->path()});
    QCOMPARE(nameIn("pl", variants.listing("coin")->names), "Moneta");
    QCOMPARE(nameIn("de", variants.listing("coin")->names), "Coin");
}

void VariantsTest::aPlugInIsLeftOutIfItIs_data()
{
    QTest::addColumn<QString>("plugin");
    QTest::addColumn<QString>("reason");
    QTest::newRow("built from other headers") << COIN_OF_TOMORROW << "for another version of this program";
    QTest::newRow("built before there was a number")
        << COIN_OF_YESTERDAY << "for another version of this program";
    QTest::newRow("without an id") << COIN_WITHOUT_NAME << "'id' must be a word";
    QTest::newRow("shown without a cover") << COIN_WITHOUT_COVER << "'cover' must say";
    QTest::newRow("of another program") << COIN_OF_OTHERS << "of another program";
}

void VariantsTest::aPlugInIsLeftOutIfItIs()
{
    QFETCH(QString, plugin);
    QFETCH(QString, reason);
    const QString file = put(plugin);
    put(COIN, "zcoin");
    const Variants variants({m_folder->path()});
    QCOMPARE(variants.problems().size(), 1);
    QVERIFY2(variants.problems()[0].contains(QFileInfo(file).fileName()), qPrintable(variants.problems()[0]));
    QVERIFY2(variants.problems()[0].contains(reason), qPrintable(variants.problems()[0]));
    QCOMPARE(variants.listed().size(), 1U);
}

void VariantsTest::whyItIsLeftOutIsSaidInTheLanguageOfTheMoment()
{
    const QString file = QDir::toNativeSeparators(QFileInfo(put(COIN_OF_TOMORROW)).canonicalFilePath());
    const Variants variants({m_folder->path()});
    const QString english = file + " is left out: it was built for another version of this program.";
    QCOMPARE(variants.problems(), QStringList{english});
    const Speaking polish("pl");
    QVERIFY(polish.spoken());
    QCOMPARE(variants.problems(),
             QStringList{file + " – pominięto: wtyczka jest dla innej wersji tego programu."});
}

void VariantsTest::anEmptyDamagedOrTruncatedFileIsLeftOut()
{
    const QString suffix = '.' + QFileInfo(COIN).suffix();
    QFile plugin(COIN);
    QVERIFY(plugin.open(QIODevice::ReadOnly));
    const QByteArray whole = plugin.readAll();
    const QList<QPair<QString, QByteArray>> files{
        {"empty", {}}, {"text", "This is no plug-in.\n"}, {"start", whole.first(4096)}};
    for (const auto &[name, bytes] : files) {
        QFile file(m_folder->filePath(name + suffix));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    put(COIN);
    Variants variants({m_folder->path()});
    QVERIFY(variants.find("coin") != nullptr);
    QCOMPARE(variants.listed().size(), 1U);
    QCOMPARE(variants.problems().size(), 3);
    for (const QString &problem : variants.problems())
        QVERIFY2(problem.contains("not a plug-in, or damaged"), qPrintable(problem));
}

void VariantsTest::otherFilesAreNobodysBusiness()
{
    QFile note(m_folder->filePath("README.txt"));
    QVERIFY(note.open(QIODevice::WriteOnly));
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    put(COIN);
    const Variants variants({m_folder->path()});
    QCOMPARE(variants.listed().size(), 1U);
    QCOMPARE(variants.problems(), QStringList());
}

void VariantsTest::theFirstOfTwoWithOneIdStays()
{
    put(COIN_TWIN, "b");
    put(COIN, "a");
    const Variants variants({m_folder->path()});
    QCOMPARE(variants.listed().size(), 1U);
    QCOMPARE(QFileInfo(variants.listing("coin")->file).baseName(), "a");
    QCOMPARE(variants.problems().size(), 1);
    QVERIFY2(variants.problems()[0].contains("the game 'coin' is already there"),
             qPrintable(variants.problems()[0]));
}

void VariantsTest::aFolderIsReadOnceAndMayBeMissing()
{
    put(COIN);
    const Variants variants({m_folder->filePath("nowhere"), m_folder->path(), m_folder->path() + "/."});
    QCOMPARE(variants.listed().size(), 1U);
    QCOMPARE(variants.problems(), QStringList());
}

void VariantsTest::metadataThatDisagreesWithTheRulesIsFoundOutOnLoading()
{
    put(COIN_FOR_SIX);
    Variants variants({m_folder->path()});
    QCOMPARE(variants.problems(), QStringList());
    for (int time = 0; time < 2; ++time) {
        QCOMPARE(variants.find("coin"), nullptr);
        QCOMPARE(variants.problems().size(), 1);
    }
    QVERIFY2(variants.problems()[0].contains("says 1 to 6 seats, its rules 1 to 2"),
             qPrintable(variants.problems()[0]));
    QVERIFY(variants.listed().empty());
}

void VariantsTest::metadataThatPromisesABoardIsFoundOutOnLoading()
{
    put(COIN_WITHOUT_BOARD);
    Variants variants({m_folder->path()});
    QCOMPARE(variants.problems(), QStringList());
    QCOMPARE(variants.listing("coin")->presentation->cover.pieces.size(), 1U);
    QCOMPARE(variants.find("coin"), nullptr);
    QCOMPARE(variants.problems().size(), 1);
    QVERIFY2(variants.problems()[0].contains("does not say what it has"), qPrintable(variants.problems()[0]));
}

void VariantsTest::aFileThatVanishesIsReportedOnLoading()
{
    const QString file = put(COIN);
    Variants variants({m_folder->path()});
    QVERIFY(QFile::remove(file));
    QCOMPARE(variants.find("coin"), nullptr);
    QCOMPARE(variants.problems().size(), 1);
    QVERIFY(variants.listed().empty());
}

// Compared by address, as some systems do when they look for who catches an exception.
void VariantsTest::whatPassesThePlugInsBoundaryIsOneType()
{
#ifdef Q_OS_WIN
    QSKIP("Windows compares types by name");
#endif
    const auto typesOfTheCoin =
        reinterpret_cast<void (*)(coin::Types &)>(QLibrary(COIN).resolve("coinTypes"));
    QVERIFY(typesOfTheCoin != nullptr);
    coin::Types types;
    typesOfTheCoin(types);
    const coin::Types own = coin::typesThatCross();
    QCOMPARE(types.size(), own.size());
    for (std::size_t i = 0; i < own.size(); ++i)
        QVERIFY2(types[i] == own[i], own[i]->name());
}

void VariantsTest::aFaultOfAPlugInIsAFaultOfTheProgram()
{
#ifdef Q_OS_WIN
    QSKIP("Windows compares types by name");
#endif
    put(COIN);
    Variants variants({m_folder->path()});
    const Variant *variant = variants.find("coin");
    QVERIFY(variant != nullptr);
    const std::type_info *thrown = nullptr;
    try {
        static_cast<void>(variant->words().readMove(*variant->newGame(variant->terms().usual(1)), {}));
    } catch (const std::exception &fault) {
        thrown = &typeid(fault);
    }
    QVERIFY(thrown == &typeid(Fault));
}

QTEST_GUILESS_MAIN(VariantsTest)
#include "variants.moc"
