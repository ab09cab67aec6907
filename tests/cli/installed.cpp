#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <optional>
#include <utility>
#include <vector>

// The program in a place of its own, with plug-ins beside it.
class InstalledTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void plugInsAreFoundWhereTheProgramIs_data();
    void plugInsAreFoundWhereTheProgramIs();
    void plugInsOfABundleAreInIt();
    void plugInsComeFromNowhereElse();
    void aPlugInIsPlayed();
    void badPlugInsBesideGoodOnesAreNamedAndLeftOut();
    void aPlugInLeftOutIsPointedAt();
    void withoutAnyVariantNothingCrashes();

private:
    QString put(const QString &plugin, const QString &folder, const QString &name = {})
    {
        const QFileInfo from(plugin);
        const QDir root(m_root->path());
        const QString to =
            root.filePath(folder + '/' + (name.isEmpty() ? from.fileName() : name + '.' + from.suffix()));
        return root.mkpath(folder) && QFile::copy(plugin, to) ? to : QString();
    }
    Run run(const QStringList &arguments) const { return runProgram(arguments, {}, m_program); }

    std::optional<QTemporaryDir> m_root;
    QString m_program;
};

namespace {

const QString pluginFolder = "lib/medici/variants";

QStringList idsIn(const Run &run)
{
    QStringList ids;
    for (const QJsonValue &variant : QJsonDocument::fromJson(run.out)["variants"].toArray())
        ids += variant["id"].toString();
    return ids;
}

} // namespace

void InstalledTest::init()
{
    m_root.emplace();
    m_program = put(MEDICI_CLI, "bin");
    QVERIFY(!m_program.isEmpty());
}

void InstalledTest::plugInsAreFoundWhereTheProgramIs_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("installed") << pluginFolder;
    QTest::newRow("portable") << "bin/variants";
}

void InstalledTest::plugInsAreFoundWhereTheProgramIs()
{
    QFETCH(QString, folder);
    QVERIFY(!idsIn(run({"variants", "--json"})).contains("coin"));
    const QString file = put(COIN, folder);
    const Run listed = run({"variants"});
    QVERIFY2(listed.exit == 0, listed.all());
    QVERIFY2(listed.out.contains(
                 "coin  Coin\n      seats: 1 to 2\n      big: Big coin, true or false, default false\n"),
             listed.out);
    QVERIFY2(listed.out.contains(QDir::toNativeSeparators(QFileInfo(file).canonicalFilePath()).toUtf8()),
             listed.out);
}

// What macOS has can be tried anywhere: it is a matter of folders.
void InstalledTest::plugInsOfABundleAreInIt()
{
    const QString contents = "Applications/Medici Suite.app/Contents";
    m_program = put(MEDICI_CLI, contents + "/MacOS");
    // Beside the bundle, where programs of other systems have them, they are none of its.
    put(COIN, "lib/medici/variants");
    put(COIN, "Applications/lib/medici/variants");
    put(COIN, contents + "/lib/medici/variants");
    QVERIFY(!idsIn(run({"variants", "--json"})).contains("coin"));
    const QString file = put(COIN, contents + "/PlugIns/variants");
    const Run listed = run({"variants"});
    QVERIFY2(listed.exit == 0, listed.all());
    QVERIFY2(listed.out.contains(QFileInfo(file).canonicalFilePath().toUtf8()), listed.out);
}

void InstalledTest::plugInsComeFromNowhereElse()
{
    const QDir root(m_root->path());
    const auto plant = [&](const QString &folder) {
        put(COIN, folder);
        return root.filePath(folder);
    };
    // Where a record may have been unpacked, beside which somebody starts the program.
    for (const char *folder :
         {"letter", "letter/variants", "letter/lib/medici/variants", "letter/PlugIns/variants"})
        plant(folder);
    // What a person's own folders and the environment name.
    const QByteArray path = QFile::encodeName(plant("home/variants"));
    for (const char *folder :
         {"home/.local/share/medici-suite/variants", "home/.config/medici-suite/variants",
          "home/.local/lib/medici/variants", "home/lib/medici/variants"})
        plant(folder);
    const QByteArray home = QFile::encodeName(root.filePath("home"));
    const std::array planted{std::pair{"HOME", home},
                             std::pair{"XDG_DATA_HOME", home + "/.local/share"},
                             std::pair{"XDG_DATA_DIRS", home + "/.local/share"},
                             std::pair{"XDG_CONFIG_HOME", home + "/.config"},
                             std::pair{"QT_PLUGIN_PATH", path},
                             std::pair{"PATH", path + ':' + qgetenv("PATH")}};
    std::vector<QByteArray> before;
    for (const auto &[name, value] : planted) {
        before.push_back(qgetenv(name));
        qputenv(name, value);
    }
    const QString here = QDir::currentPath();
    QDir::setCurrent(root.filePath("letter"));
    const Run listed = run({"variants", "--json"});
    QDir::setCurrent(here);
    for (std::size_t i = 0; i < planted.size(); ++i) {
        if (before[i].isNull())
            qunsetenv(planted[i].first);
        else
            qputenv(planted[i].first, before[i]);
    }
    QVERIFY2(!idsIn(listed).contains("coin"), listed.all());
    QVERIFY2(!listed.all().contains("left out"), listed.all());
}

void InstalledTest::aPlugInIsPlayed()
{
    put(COIN, pluginFolder);
    const QStringList play{"play", "--variant", "coin", "--seats", "random", "--record", "-"};
    const Run played = run(play + QStringList{"--option", "big=true"});
    QVERIFY2(played.exit == 0, played.all());
    QVERIFY2(played.out.contains(R"("options":{"big":true})"), played.out);
    const Run refused = run(play + QStringList{"--option", "big=1"});
    QVERIFY2(refused.refused(2), refused.all());
    QVERIFY2(refused.err.contains("--option big is '1', but must be true or false"), refused.err);
}

void InstalledTest::badPlugInsBesideGoodOnesAreNamedAndLeftOut()
{
    put(COIN, pluginFolder, "a_good");
    put(COIN_TWIN, pluginFolder, "b_twin");
    put(COIN_OF_TOMORROW, pluginFolder, "c_newer");
    QFile broken(m_root->filePath(pluginFolder + "/d_broken." + QFileInfo(COIN).suffix()));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no plug-in\n") > 0);
    broken.close();

    const Run listed = run({"variants"});
    QCOMPARE(listed.exit, 1);
    QVERIFY2(listed.out.contains("a_good"), listed.out);
    const QByteArrayList complaints = listed.err.trimmed().split('\n');
    QCOMPARE(complaints.size(), 3);
    QVERIFY2(complaints[0].contains("b_twin") && complaints[0].contains("the game 'coin' is already there"),
             complaints[0]);
    QVERIFY2(complaints[1].contains("c_newer")
                 && complaints[1].contains("for another version of this program"),
             complaints[1]);
    QVERIFY2(complaints[2].contains("d_broken") && complaints[2].contains("not a plug-in, or damaged"),
             complaints[2]);

    const Run json = run({"variants", "--json"});
    QCOMPARE(json.exit, 1);
    QVERIFY(idsIn(json).contains("coin"));
    QCOMPARE(QJsonDocument::fromJson(json.out)["problems"].toArray().size(), 3);

    const Run played = run({"play", "--variant", "coin", "--seats", "random"});
    QVERIFY2(played.exit == 0 && played.err.isEmpty(), played.all());
}

void InstalledTest::aPlugInLeftOutIsPointedAt()
{
    put(COIN_FOR_SIX, pluginFolder);
    const Run played = run({"play", "--variant", "coin", "--seats", "random"});
    QVERIFY2(played.refused(2), played.all());
    QVERIFY2(played.err.contains("'medici-cli variants' says what was left out."), played.err);
    QVERIFY2(run({"variants"}).err.contains("its metadata says 1 to 6 seats, its rules 1 to 2"),
             run({"variants"}).err);
}

void InstalledTest::withoutAnyVariantNothingCrashes()
{
    if (!idsIn(run({"variants", "--json"})).isEmpty())
        QSKIP("the variants are linked into the program");
    const Run listed = run({"variants"});
    QVERIFY2(listed.refused(1), listed.all());
    QVERIFY2(listed.err.contains("no variant was found in "), listed.err);
    QVERIFY2(run(playDice("easy")).refused(2), run(playDice("easy")).all());
    QVERIFY2(run({"bench"}).refused(1), run({"bench"}).all());
}

QTEST_GUILESS_MAIN(InstalledTest)
#include "installed.moc"
