#include "engine/record/reader.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "tests/cli/program.h"
#include "tests/files.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>
#endif

using namespace medici;

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameGamesWithAnyNumberOfJobs_data();
    void theSameSeedGivesTheSameGamesWithAnyNumberOfJobs();
    void differentSeedsGiveDifferentGames();
    void withoutASeedOneIsDrawnAndShown();
    void theSeedInARecordDealsItsChanceAgain();
    void rotatedPlayersMeetTheSameChanceAtEverySeat();

    void theStandingsAddUp();
    void theStandingsAreShownAsText();
    void aloneThereIsOnlyAScore();

    void optionsAndTheFirstPlayerAreRecorded();
    void aRecordSaysWhatIsAskedFor();
    void aRecordNamesStrengthsAndCharacters();
    void aRecordGoesToAFile();
    void aRecordThatCannotBeWrittenIsRefusedBeforePlaying_data();
    void aRecordThatCannotBeWrittenIsRefusedBeforePlaying();
    void aRecordThatDoesNotFitLeavesTheOldFile();
    void fullOutputIsComplainedAbout_data();
    void fullOutputIsComplainedAbout();
    void anInterruptedGameLeavesTheOldFile_data();
    void anInterruptedGameLeavesTheOldFile();

    void aStoryIsTold();
    void aStoryIsColouredForPeopleOnly_data();
    void aStoryIsColouredForPeopleOnly();

private:
    QByteArray recordOf(const QStringList &more) const;
    std::vector<Record> gamesIn(QByteArray text);

    Variants m_variants{{DICE_FOLDER}};
    Recordables m_recordables = m_variants.recordables();
    QTemporaryDir m_folder;
};

namespace {

QString onlyFileIn(const QTemporaryDir &folder)
{
    const QStringList files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    return files.size() == 1 ? files.first() : files.join(", ");
}

// What chance dealt, by the place where it did.
std::map<std::string, Code> chanceIn(const Record &record, const Variant &variant)
{
    std::map<std::string, Code> codes;
    const std::unique_ptr<Game> game = variant.newGame(record.header.setup);
    for (const Event &event : record.events) {
        if (event.actor == chance)
            codes[nameOf(game->place())] = event.code;
        game->apply(event.code);
    }
    return codes;
}

} // namespace

QByteArray PlayTest::recordOf(const QStringList &more) const
{
    const Run run = runProgram(playDice("easy,random,random", QStringList{"--record", "-"} + more));
    return run.exit == 0 ? run.out : QByteArray();
}

std::vector<Record> PlayTest::gamesIn(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    Reader reader(buffer, "record", m_recordables, OnAnnotations::Compare);
    std::vector<Record> games;
    while (std::optional<Record> game = reader.next())
        games.push_back(*std::move(game));
    return games;
}

void PlayTest::theSameSeedGivesTheSameGamesWithAnyNumberOfJobs_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("plain") << QStringList{};
    QTest::newRow("annotated") << QStringList{"--annotate"};
    QTest::newRow("rotated") << QStringList{"--rotate"};
    QTest::newRow("first") << QStringList{"--first", "1"};
}

void PlayTest::theSameSeedGivesTheSameGamesWithAnyNumberOfJobs()
{
    QFETCH(QStringList, more);
    more += {"--games", "12", "--seed", "18446744073709551615"};
    const QByteArray alone = recordOf(more + QStringList{"--jobs", "1"});
    QVERIFY(alone.count("\"format\"") == 12);
    QCOMPARE(recordOf(more + QStringList{"--jobs", "4"}), alone);
    QCOMPARE(recordOf(more), alone);
}

void PlayTest::differentSeedsGiveDifferentGames()
{
    const QByteArray games = recordOf({"--seed", "1", "--games", "2"});
    QVERIFY(recordOf({"--seed", "2", "--games", "2"}) != games);
    const std::vector<Record> both = gamesIn(games);
    QCOMPARE(both.size(), 2U);
    QVERIFY(both[0].events != both[1].events);
    // The first game is the one of the seed itself.
    QCOMPARE(recordOf({"--seed", "1"}), games.first(games.indexOf("{\"format\"", 1)));
}

void PlayTest::withoutASeedOneIsDrawnAndShown()
{
    const Run run = runProgram(playDice("random,random", {"--json"}));
    const QString seed = QJsonDocument::fromJson(run.out)["seed"].toString();
    QVERIFY2(!seed.isEmpty(), run.all());
    QVERIFY(QJsonDocument::fromJson(runProgram(playDice("random,random", {"--json"})).out)["seed"] != seed);
    QVERIFY(runProgram(playDice("random,random", {"--seed", seed})).out.contains("seed " + seed.toUtf8()));
}

void PlayTest::theSeedInARecordDealsItsChanceAgain()
{
    for (const Record &record : gamesIn(recordOf({"--seed", "77", "--games", "3"}))) {
        Session session(m_variants.find("dice")->newGame(record.header.setup), *luckOf(record.header.luck),
                        {});
        session.begin();
        for (const Event &event : record.events)
            if (event.actor != chance)
                QVERIFY(session.play(event.code));
        QVERIFY(ranges::equal(session.log(), record.events));
    }
}

void PlayTest::rotatedPlayersMeetTheSameChanceAtEverySeat()
{
    const std::vector<Record> games = gamesIn(recordOf({"--seed", "5", "--games", "6", "--rotate"}));
    QCOMPARE(games.size(), 6U);
    for (std::size_t first = 0; first < 6; first += 3) {
        QSet<QString> levels;
        for (std::size_t game = first; game < first + 3; ++game) {
            QCOMPARE(games[game].header.luck, games[first].header.luck);
            levels += games[game].header.players[0].level + games[game].header.players[0].name;
            const auto before = chanceIn(games[first], *m_variants.find("dice"));
            for (const auto &[place, code] : chanceIn(games[game], *m_variants.find("dice")))
                if (const auto there = before.find(place); there != before.end())
                    QCOMPARE(code, there->second);
        }
        QCOMPARE(levels.size(), 3);
    }
    QVERIFY(games[0].header.luck != games[3].header.luck);
}

void PlayTest::theStandingsAddUp()
{
    const QStringList more{"--seed", "3", "--games", "24", "--rotate"};
    const Run run = runProgram(playDice("easy,random,random", more + QStringList{"--json"}));
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(json["games"], 24);
    QCOMPARE(json["seed"], "3");
    QCOMPARE(json["variant"], "dice");
    QCOMPARE(json["rotated"], true);
    QCOMPARE(json["options"]["shipSpaces"], 7);

    double wins = 0;
    double scores = 0;
    for (int player = 0; player < 3; ++player) {
        const QJsonValue row = json["players"][player];
        wins += row["wins"].toDouble();
        scores += row["score"]["mean"].toDouble();
        QCOMPARE(row["winShare"]["mean"].toDouble(), row["wins"].toDouble() / 24);
        QVERIFY(row["score"]["margin"].toDouble() > 0);
        QVERIFY(row["thinking"]["decisions"].toInt() > 100);
        QVERIFY(row["thinking"]["medianMs"].toDouble() <= row["thinking"]["mostMs"].toDouble());
    }
    QCOMPARE(json["players"][0]["level"], "easy");
    QCOMPARE(wins, 24.0);
    QVERIFY(json["players"][0]["wins"].toDouble() > json["players"][1]["wins"].toDouble());

    int total = 0;
    for (const Record &record : gamesIn(recordOf(more))) {
        std::unique_ptr<Game> game = m_variants.find("dice")->newGame(record.header.setup);
        for (const Event &event : record.events)
            game->apply(event.code);
        for (int seat = 0; seat < 3; ++seat)
            total += game->scores()[static_cast<std::size_t>(seat)];
    }
    QVERIFY(std::abs(scores - total / 24.0) < 1e-9);
}

void PlayTest::theStandingsAreShownAsText()
{
    const Run run = runProgram(playDice("easy,random", {"--seed", "3", "--games", "10"}));
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.startsWith("Medici: The Dice Game, seed 3, 10 games: Cosimo (easy), Caterina (random)\n\n"),
             run.out);
    static const QRegularExpression row(
        R"(Cosimo +easy +\d+(\.5)? +\d+\.\d±\d+\.\d +\d\.\d\d±\d\.\d\d +\d+\.\d±\d+\.\d +-?\d+\.\d±\d+\.\d +[\d.]+ +[\d.]+ +[\d.]+\n)");
    QVERIFY2(row.match(text).hasMatch(), run.out);
    // One game gives no interval.
    const Run one = runProgram(playDice("easy,random", {"--seed", "3"}));
    QVERIFY2(!one.out.contains("±"), one.out);
}

void PlayTest::aloneThereIsOnlyAScore()
{
    const Run run = runProgram(playDice("easy", {"--seed", "3", "--games", "4", "--rotate"}));
    QVERIFY2(run.exit == 0, run.all());
    QVERIFY2(!run.out.contains("wins") && run.out.contains("score"), run.out);
}

void PlayTest::optionsAndTheFirstPlayerAreRecorded()
{
    const std::vector<Record> games =
        gamesIn(recordOf({"--seed", "1", "--option", "shipSpaces=8", "--first", "2"}));
    QCOMPARE(games.size(), 1U);
    QCOMPARE(games[0].header.setup.options[0], 8);
    QCOMPARE(games[0].header.setup.first, Seat{2});
    QCOMPARE(games[0].header.app, MEDICI_VERSION);
    QCOMPARE(games[0].header.luck, LuckSource::ofDeal({0, 1}));
    const auto decision =
        ranges::find_if(games[0].events, [](const Event &event) { return event.actor >= 0; });
    QCOMPARE(decision->actor, Seat{2});
}

void PlayTest::aRecordSaysWhatIsAskedFor()
{
    const QByteArray plain = recordOf({"--seed", "1"});
    const QByteArray annotated = recordOf({"--seed", "1", "--annotate"});
    for (const char *annotation : {"{\"legal\"", "{\"scored\"", "{\"result\""}) {
        QVERIFY(!plain.contains(annotation));
        QVERIFY(annotated.contains(annotation));
    }
    QCOMPARE(gamesIn(annotated), gamesIn(plain));
}

void PlayTest::aRecordNamesStrengthsAndCharacters()
{
    const Run run = runProgram({"play", "--variant", "card", "--seats", "strength:250,gambler,greedy:900",
                                "--seed", "1", "--record", "-"});
    QVERIFY2(run.exit == 0, run.all());
    const std::vector<Record> games = gamesIn(run.out);
    QCOMPARE(games.size(), 1U);
    const auto &players = games[0].header.players;
    QCOMPARE(players[0].level, "strength:250");
    QCOMPARE(players[1].level, "gambler");
    QCOMPARE(players[2].level, "greedy:900");
}

void PlayTest::aRecordGoesToAFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.medici");
    write(file, "old\n");
    const Run run =
        runProgram(playDice("easy,random,random", {"--seed", "1", "--games", "3", "--record", file}));
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    QVERIFY2(run.out.contains("Cosimo"), run.out);
    QCOMPARE(contentsOf(file), recordOf({"--seed", "1", "--games", "3"}));
    QCOMPARE(onlyFileIn(folder), "games.medici");
}

void PlayTest::aRecordThatCannotBeWrittenIsRefusedBeforePlaying_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("in no folder") << m_folder.filePath("none/game.medici");
    write(m_folder.filePath("file"), {});
    QTest::newRow("below a file") << m_folder.filePath("file/game.medici");
}

void PlayTest::aRecordThatCannotBeWrittenIsRefusedBeforePlaying()
{
    QFETCH(QString, path);
    // So many games that the test would not end, were they played.
    const Run run = runProgram(playDice("easy,easy", {"--games", "1000000000", "--record", path}));
    QVERIFY2(run.refused(1), run.all());
    QVERIFY2(run.err.contains(path.toUtf8() + ": The file cannot be written: "), run.err);
    QCOMPARE(onlyFileIn(m_folder), "file");
}

#ifdef Q_OS_UNIX

namespace {

// Runs the program with its files limited to so many bytes.
Run runInLittleSpace(const QStringList &arguments, rlim_t bytes)
{
    QProcess process;
    process.setChildProcessModifier([bytes] {
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    });
    process.start(MEDICI_CLI, arguments);
    const bool finished = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
    return {finished ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

void PlayTest::aRecordThatDoesNotFitLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.medici");
    write(file, "old\n");
    const Run run =
        runInLittleSpace(playDice("random,random", {"--games", "1000000", "--record", file}), 100'000);
    QVERIFY2(run.refused(1), run.all());
    QVERIFY2(run.err.contains("games.medici: The file cannot be written: "), run.err);
    QCOMPARE(contentsOf(file), "old\n");
    QCOMPARE(onlyFileIn(folder), "games.medici");
}

void PlayTest::fullOutputIsComplainedAbout_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("record") << playDice("random,random", {"--games", "1000000000", "--record", "-"});
    QTest::newRow("story") << playDice("random,random", {"--games", "1000000000", "--tell"});
    QTest::newRow("standings") << playDice("random,random");
    QTest::newRow("json") << playDice("random,random", {"--json"});
    QTest::newRow("help") << QStringList{"--help"};
    QTest::newRow("variants") << QStringList{"variants"};
}

void PlayTest::fullOutputIsComplainedAbout()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("there is no /dev/full here");
    QFETCH(QStringList, arguments);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(MEDICI_CLI, arguments);
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QByteArray complaints = process.readAllStandardError();
    QVERIFY2(complaints.endsWith("medici-cli: cannot write to standard output.\n"), complaints);
}

void PlayTest::anInterruptedGameLeavesTheOldFile_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("terminate") << SIGTERM;
}

void PlayTest::anInterruptedGameLeavesTheOldFile()
{
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.medici");
    write(file, "old\n");
    QProcess process;
    process.start(MEDICI_CLI, playDice("easy,easy", {"--games", "1000000", "--tell", "--record", file}));
    // The second game is told when the first is in the record.
    QByteArray told;
    while (!told.contains("Game 2 of 1000000") && process.waitForReadyRead(120'000))
        told += process.readAllStandardOutput();
    QVERIFY2(told.contains("Game 2 of 1000000"), told);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QByteArray complaints = process.readAllStandardError();
    QVERIFY2(complaints.startsWith("medici-cli: interrupted after "), complaints);
    QCOMPARE(contentsOf(file), "old\n");
    QCOMPARE(onlyFileIn(folder), "games.medici");
}

void PlayTest::aStoryIsColouredForPeopleOnly_data()
{
    QTest::addColumn<bool>("noColour");
    QTest::newRow("a terminal") << false;
    QTest::newRow("a terminal with NO_COLOR") << true;
}

void PlayTest::aStoryIsColouredForPeopleOnly()
{
    QFETCH(bool, noColour);
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0)
        QSKIP("This system has no terminal to lend.");
    QVERIFY(grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TERM", "xterm");
    environment.insert("NO_COLOR", noColour ? "1" : "");
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(ptsname(terminal));
    process.start(MEDICI_CLI, playDice("random,random", {"--tell", "--seed", "1"}));
    QVERIFY(process.waitForStarted());
    QByteArray seen;
    std::thread screen([&] {
        std::array<char, 4096> bytes{};
        while (!seen.contains("wins with"))
            if (const auto count = ::read(terminal, bytes.data(), bytes.size()); count > 0)
                seen.append(bytes.data(), count);
            else
                break;
    });
    const bool finished = process.waitForFinished(120'000);
    screen.join();
    QVERIFY(finished);
    ::close(terminal);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(seen.contains("\x1b["), !noColour);
}

#else

void PlayTest::aRecordThatDoesNotFitLeavesTheOldFile()
{
    QSKIP("file sizes are limited on Unix only");
}

void PlayTest::fullOutputIsComplainedAbout_data() {}

void PlayTest::fullOutputIsComplainedAbout()
{
    QSKIP("there is no /dev/full here");
}

void PlayTest::anInterruptedGameLeavesTheOldFile_data() {}

void PlayTest::anInterruptedGameLeavesTheOldFile()
{
    QSKIP("a process without a console cannot be sent Ctrl+C");
}

void PlayTest::aStoryIsColouredForPeopleOnly_data() {}

void PlayTest::aStoryIsColouredForPeopleOnly()
{
    QSKIP("there are no pseudo-terminals here");
}

#endif

void PlayTest::aStoryIsTold()
{
    const Run run = runProgram(playDice("easy,random", {"--tell", "--seed", "2"}));
    QVERIFY2(run.exit == 0 && run.err.isEmpty(), run.all());
    QVERIFY2(!run.out.contains('\x1b'), run.out);
    QVERIFY(run.out.startsWith("Medici: The Dice Game, seed 2: Cosimo (easy), Caterina (random)\n"));
    for (const char *piece : {"\n== Round 1 ==\n", "\n== Round 2 ==\n", "\n== Round 3 ==\n", " begins.\n",
                              " rolls ", "\n  Cosimo takes ", "\n  Caterina takes ", "\nShips of round 1\n",
                              "\nThe game is over.\n", " wins with a score of "})
        QVERIFY2(run.out.contains(piece), piece);
    QVERIFY(run.out.indexOf("== Round 1 ==") < run.out.indexOf("Ships of round 1"));
    QVERIFY(run.out.indexOf("Ships of round 1") < run.out.indexOf("== Round 2 =="));
    for (const QString &line : QString::fromUtf8(run.out).split('\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));

    const Run two =
        runProgram(playDice("easy,random", {"--tell", "--seed", "2", "--games", "2", "--record", "-"}));
    QCOMPARE(gamesIn(two.out).size(), 2U);
    QVERIFY(two.err.indexOf("Game 1 of 2") < two.err.indexOf("Game 2 of 2"));
    QVERIFY(two.err.contains(" place "));
}

QTEST_GUILESS_MAIN(PlayTest)
#include "play.moc"
