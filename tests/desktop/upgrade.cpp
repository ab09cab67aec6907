#include "app/desktop/archive/archivepage.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QProcess>
#include <QTableView>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What earlier versions wrote opens in this one: see tests/upgrade. And what a later one wrote is left alone.
class UpgradeTest : public QObject {
    Q_OBJECT

private slots:
    void settingsAreKept_data() { versions(); }
    void settingsAreKept();
    void interruptedGamesGoOn_data() { versions(); }
    void interruptedGamesGoOn();
    void finishedGamesAreThere_data() { versions(); }
    void finishedGamesAreThere();
    void theCommandLineReadsThem_data() { versions(); }
    void theCommandLineReadsThem();
    void aNewerRecordIsToldAndKept();
    void newerSettingsAreKept();

private:
    static void versions()
    {
        QTest::addColumn<QString>("folder");
        const QDir kept(QStringLiteral(UPGRADE));
        for (const QString &version : kept.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(version)) << kept.filePath(version);
    }
};

namespace {

using Contents = std::map<QString, QByteArray>;

// The records below a folder, by their ways from there.
Contents recordsBelow(const QString &folder)
{
    Contents contents;
    for (QDirIterator found(folder, {u"*.medici"_s}, QDir::Files, QDirIterator::Subdirectories);
         found.hasNext();) {
        const QString path = found.next();
        contents[QDir(folder).relativeFilePath(path)] = contentsOf(path);
    }
    return contents;
}

// What happened in a game, without what stands beside it, as text that can be compared.
QByteArrayList eventsIn(const QByteArray &record)
{
    QByteArrayList events;
    for (const QByteArray &line : record.split('\n')) {
        const QJsonObject whole = QJsonDocument::fromJson(line).object();
        QJsonObject event;
        for (const char *field : {"chance", "seat", "move"})
            if (const QJsonValue value = whole[QLatin1String(field)]; !value.isUndefined())
                event[QLatin1String(field)] = value;
        if (!event.isEmpty())
            events << QJsonDocument(event).toJson(QJsonDocument::Compact);
    }
    return events;
}

// The program in a copy of the folders that an earlier one left.
struct Upgraded {
    explicit Upgraded(const QString &left) : services(copied(left, folder.path())), window(services)
    {
        window.QWidget::show();
    }
    ~Upgraded() { services.table.leave(); }

    static Folders copied(const QString &from, const QString &to)
    {
        copyFolder(from, to);
        return Folders::under(to);
    }

    QTemporaryDir folder;
    AppServices services;
    Window window;
};

constexpr auto newer = R"({"format":"medici","version":3,"variant":"dice","table":"round","people":["A","B"]}
{"luck":[1,2,3]}
)";

} // namespace

void UpgradeTest::settingsAreKept()
{
    QFETCH(QString, folder);
    const QSettings left(folder + u"/settings/settings.ini"_s, QSettings::IniFormat);
    if (left.allKeys().isEmpty())
        QSKIP("this version left records alone");
    Upgraded upgraded(folder);
    const Settings &settings = upgraded.services.settings;
    int chosen = 0;
    for (const auto &[setting, name] :
         {std::pair{Setting::Language, "language"}, std::pair{Setting::Theme, "theme"},
          std::pair{Setting::Colours, "colours"}, std::pair{Setting::TextSize, "textSize"},
          std::pair{Setting::Speed, "speed"}, std::pair{Setting::ReducedMotion, "reducedMotion"},
          std::pair{Setting::ForcedChoices, "forcedChoices"},
          std::pair{Setting::RoundScoring, "roundScoring"}})
        if (left.contains(QLatin1String(name))) {
            QCOMPARE(settings.text(setting), left.value(QLatin1String(name)).toString());
            ++chosen;
        }
    QVERIFY(chosen > 0);

    // Who sat at the table the last time.
    const QJsonObject tables = QJsonDocument::fromJson(left.value("lastSetup").toByteArray()).object();
    QVERIFY(!tables.isEmpty());
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        if (table.key().isEmpty())
            continue;
        const Variant *variant = upgraded.services.variants.find(table.key());
        QVERIFY(variant != nullptr);
        const Proposal proposal = proposed(settings.bytes(Setting::LastSetup), table.key(), variant->terms());
        const QJsonArray people = table->toObject()[u"people"_s].toArray();
        QCOMPARE(proposal.setup.seats, static_cast<Seat>(table->toObject()[u"seats"_s].toInt()));
        for (qsizetype seat = 0; seat < people.size() && seat < proposal.setup.seats; ++seat) {
            const Person &person = proposal.people[static_cast<std::size_t>(seat)];
            QCOMPARE(person.name, people[seat][u"name"_s].toString());
            QCOMPARE(person.human, people[seat][u"human"_s].toBool());
        }
    }
}

void UpgradeTest::interruptedGamesGoOn()
{
    QFETCH(QString, folder);
    const Contents left = recordsBelow(folder + u"/state"_s);
    if (left.empty())
        QSKIP("this version left finished games alone");
    for (const auto &[name, record] : left) {
        Upgraded upgraded(folder);
        upgraded.services.settings.set(Setting::Speed, u"none"_s);
        GameStore &store = upgraded.services.store;
        TableController &table = upgraded.services.table;
        QCOMPARE(static_cast<std::size_t>(store.interruptedFiles().size()), left.size());
        QVERIFY(store.latest().has_value());
        QCOMPARE(store.unreadable(), QStringList());

        const QString file = upgraded.services.folders.state + u'/' + name;
        QVERIFY2(upgraded.window.open(file, QFileInfo(name).completeBaseName()), qPrintable(name));
        QCOMPARE(upgraded.window.page(), upgraded.window.table());
        // All that was there is still there, whoever goes on playing.
        const QByteArrayList before = eventsIn(record);
        const auto standing = [&] {
            const QString copy = upgraded.folder.filePath(u"copy.medici"_s);
            store.save(*table.current(), copy);
            upgraded.services.diskWriter.finish();
            return eventsIn(contentsOf(copy)).mid(0, before.size());
        };
        QCOMPARE(standing(), before);
        const std::size_t opened = table.current()->session().log().size();
        const auto goesOn = [&] {
            const Awaiting awaiting = table.awaiting();
            return table.current()->session().log().size() > opened || awaiting == Awaiting::Person
                || awaiting == Awaiting::Luck || awaiting == Awaiting::Over;
        };
        QVERIFY2(QTest::qWaitFor(goesOn, 60'000), qPrintable(name));
        if (table.awaiting() == Awaiting::Person) {
            const std::size_t events = table.current()->session().log().size();
            Choices choices;
            table.current()->session().game().list(choices);
            table.play(choices[0]);
            QVERIFY(table.current()->session().log().size() > events);
        }
        QCOMPARE(standing(), before);
    }
}

void UpgradeTest::finishedGamesAreThere()
{
    QFETCH(QString, folder);
    const Contents left = recordsBelow(folder + u"/archive"_s);
    QVERIFY(!left.empty());
    Upgraded upgraded(folder);
    const auto finished = upgraded.services.store.finished();
    QCOMPARE(finished.size(), left.size());
    for (const GameStore::StoredGame &stored : finished) {
        QVERIFY2(stored.game->session().game().over(), qPrintable(stored.file));
        const QString copy = upgraded.folder.filePath(u"copy.medici"_s);
        upgraded.services.store.save(*stored.game, copy);
        upgraded.services.diskWriter.finish();
        QCOMPARE(eventsIn(contentsOf(copy)), eventsIn(left.at(QFileInfo(stored.file).fileName())));
        upgraded.services.table.begin(upgraded.services.store.open(stored.file));
        upgraded.window.show(upgraded.window.table());
        QVERIFY(!upgraded.window.grab().isNull());
        upgraded.services.table.leave();
    }
    upgraded.window.show(upgraded.window.archive());
    QTRY_COMPARE(upgraded.window.archive()->list()->model()->rowCount(),
                 static_cast<int>(left.size() + recordsBelow(folder + u"/state"_s).size()));
    upgraded.services.diskWriter.finish();
    QCOMPARE(recordsBelow(upgraded.services.folders.archive), left); // to the byte
}

void UpgradeTest::theCommandLineReadsThem()
{
    QFETCH(QString, folder);
    for (const auto &[name, record] : recordsBelow(folder))
        for (const QStringList &command :
             {QStringList{u"check"_s}, QStringList{u"show"_s}, QStringList{u"convert"_s},
              QStringList{u"convert"_s, u"--version"_s, u"1"_s}}) {
            if (command.size() > 1 && !record.startsWith("{\"format\":\"medici\",\"version\":1"))
                continue; // what version 2 says need not go into version 1
            QProcess program;
            program.start(QStringLiteral(MEDICI_CLI), command + QStringList{folder + u'/' + name});
            QVERIFY(program.waitForFinished(-1));
            QVERIFY2(program.exitCode() == 0,
                     qPrintable(name + u": "_s + QString::fromUtf8(program.readAllStandardError())));
        }
}

void UpgradeTest::aNewerRecordIsToldAndKept()
{
    const QTemporaryDir folder;
    const Folders folders = Folders::under(folder.path());
    write(folders.state + u"/tomorrow.medici"_s, newer);
    write(folders.archive + u"/20300101-120000-dice.medici"_s, newer);
    const Contents before = recordsBelow(folder.path());
    {
        AppServices services(folders);
        services.settings.set(Setting::Language, u"en"_s);
        Window window(services);
        window.QWidget::show();
        QVERIFY(!services.store.latest());
        QCOMPARE(services.store.unreadable().size(), 1);
        window.continueGame();
        for (const QString &file :
             {folders.state + u"/tomorrow.medici"_s, folders.archive + u"/20300101-120000-dice.medici"_s}) {
            QVERIFY(!window.open(file));
            const QString said = complaint().value(0);
            QVERIFY2(said.contains(u"The record has version 3; this program reads versions up to 2."_s),
                     qPrintable(said));
        }
        window.show(window.archive());
        QTRY_VERIFY(window.archive()->list()->model()->rowCount() == 2);
        services.diskWriter.finish();
    }
    QCOMPARE(recordsBelow(folder.path()), before);
    for (const auto &[name, record] : before)
        for (const char *command : {"check", "show", "convert", "review"}) {
            QProcess program;
            program.start(QStringLiteral(MEDICI_CLI), {QString::fromLatin1(command), folder.filePath(name)});
            QVERIFY(program.waitForFinished(-1));
            QCOMPARE(program.exitCode(), 1);
            const QByteArray said = program.readAllStandardError();
            QVERIFY2(said.contains("The record has version 3; this program reads versions up to 2."), said);
            QCOMPARE(said.count('\n'), 1);
        }
    QCOMPARE(recordsBelow(folder.path()), before);
}

// An older program neither stumbles over what a newer one has chosen nor throws it away.
void UpgradeTest::newerSettingsAreKept()
{
    const QTemporaryDir folder;
    const Folders folders = Folders::under(folder.path());
    const QString file = folders.settings + u"/settings.ini"_s;
    write(file, "[General]\ntheme=dark\nlanguage=la\nfeltColour=green\n\n[Table]\nround=true\n");
    {
        AppServices services(folders);
        QCOMPARE(services.settings.text(Setting::Theme), u"dark"_s);
        QCOMPARE(services.settings.text(Setting::Language), u"system"_s);
        services.settings.set(Setting::TextSize, 120);
    }
    const QSettings after(file, QSettings::IniFormat);
    QCOMPARE(after.value("feltColour").toString(), u"green"_s);
    QCOMPARE(after.value("Table/round").toString(), u"true"_s);
    QCOMPARE(after.value("textSize").toInt(), 120);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::UpgradeTest)
#include "upgrade.moc"
