#include "app/contests/table.h"
#include "app/programs/misconduct.h"
#include "tests/record/reading.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace medici;
using namespace std::chrono_literals;

// Whatever another program does, the game goes on, and is said why it does so without the program.
class StrangersTest : public QObject {
    Q_OBJECT

private slots:
    void whoBehavesPlaysToTheEnd();
    void whoMisbehavesIsReplacedAndItIsSaidWhy_data();
    void whoMisbehavesIsReplacedAndItIsSaidWhy();
    void theNextGameIsAnotherChance();
    void whatItComplainsOfIsKeptInPart();
    void noShellReadsItsArguments();
    void itInheritsNoFiles();
    void itTakesNoMoreMemoryThanItMay();
    void itIsGoneWhenTheGameIs();
    void itIsNotWaitedForWhenNobodyWantsToKnow();
    void luckIsNeverTold();
};

namespace {

Command stranger(const QStringList &arguments)
{
    return {STRANGER, arguments};
}

// One short game: the stranger at seat 0, a random player at seat 1.
PlayedGame gameWith(const Entrant &guest, Guests &guests)
{
    const Entrant rival{"Rival", Level::Random};
    ArrangedGame game;
    game.variant = &diceVariant();
    game.header.variant = "dice";
    game.header.setup = diceVariant().terms().usual(2);
    game.header.luck = LuckSource::ofDeal({1, 2});
    game.entrants = {&guest, &rival};
    game.header.players = {participantOf(guest), participantOf(rival)};
    return play(game, guests, {}).value();
}

Entrant guest(const QStringList &arguments)
{
    return {"Guest", Level::Random, stranger(arguments), "Stranger 1"};
}

// A minute, for a busy machine, where an answer comes; hardly any time where none will.
Allowance patient()
{
    return {60s, 60s, 60s};
}

Allowance hasty()
{
    return {60s, 1ms, 1ms};
}

} // namespace

void StrangersTest::whoBehavesPlaysToTheEnd()
{
    Guests guests(patient());
    const Entrant well = guest({"well"});
    const PlayedGame played = gameWith(well, guests);
    QCOMPARE(played.misconduct[0], QString());
    QVERIFY(played.how.empty());
    QVERIFY(played.places[0] > 0);
    QVERIFY(gameWith(well, guests).log == played.log); // by the same process
}

void StrangersTest::whoMisbehavesIsReplacedAndItIsSaidWhy_data()
{
    QTest::addColumn<QStringList>("conduct");
    QTest::addColumn<bool>("waits");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *conduct, bool waits, const char *sentence) {
        QTest::newRow(conduct) << QStringList(conduct) << waits << QString(sentence);
    };
    row("ends at once", false, "It has ended by itself with status 4.");
    row("slow", true, "It did not answer in time.");
    row("dies", false, "It has ended by itself with status 3.");
    row("crashes", false, "It was ended by the system or has crashed.");
    row("talks", false, "It said what it must not say: The line is not JSON: ");
    row("invents moves", false, "It said what it must not say: The field \"take\" is missing.");
    row("cheats", false,
        "It said what it must not say: The move {\"take\":[0,1,2,3,4]} is not possible here.");
    row("plays another game", false,
        "It said what it must not say: It speaks of question 1000, but was asked question 1.");
    row("repeats itself", false, "It speaks without being asked.");
    row("asks on", false, "It asks for the table more than 16 times for one move.");
    row("never ends a line", false, "It said a line that is longer than 64 KiB.");
    row("floods", false, "It said what it must not say: The line is not JSON: ");
    row("complains for ever", true, "It did not answer in time.");
    row("nameless", false, "It said what it must not say: The field \"name\" is missing.");
    row("of tomorrow", false, "It said what it must not say: \"protocol\" is 2, but must be 1.");
    row("picky", false, "It does not play this game.");
    QTest::newRow("dies later") << QStringList{"dies", "5"} << false
                                << "It has ended by itself with status 3.";
}

void StrangersTest::whoMisbehavesIsReplacedAndItIsSaidWhy()
{
    QFETCH(QStringList, conduct);
    QFETCH(bool, waits);
    Guests guests(waits ? hasty() : patient());
    const PlayedGame played = gameWith(guest(conduct), guests);
    QFETCH(QString, sentence); // as far as it is ours
    QCOMPARE(played.misconduct[0].first(std::min(sentence.size(), played.misconduct[0].size())), sentence);
    QVERIFY(played.places[0] > 0);
    QCOMPARE(played.misconduct[1], QString());
    // Every move of that seat that the computer player made says so.
    QVERIFY(!played.how.empty());
    for (const auto &[number, how] : played.how) {
        QCOMPARE(how, QStringList("computer"));
        QCOMPARE(played.log[number].actor, Seat{0});
    }
}

void StrangersTest::theNextGameIsAnotherChance()
{
    Guests guests(patient());
    const Entrant late = guest({"dies", "30"}); // of the questions of its life
    const PlayedGame first = gameWith(late, guests);
    const PlayedGame second = gameWith(late, guests);
    QVERIFY(first.misconduct[0].isEmpty() != second.misconduct[0].isEmpty() || !first.how.empty());
    const Entrant none{"Guest", Level::Random, Command{"/nowhere/at/all", {}}, {}};
    QVERIFY(gameWith(none, guests).misconduct[0].startsWith("It cannot be started: "));
}

void StrangersTest::whatItComplainsOfIsKeptInPart()
{
    ProgramPlayer player(stranger({"complains"}), patient(), "1");
    Session session(diceVariant().newGame(diceVariant().terms().usual(1)), Luck(1), {});
    Header header{"dice", {{"A", false, {}}}, diceVariant().terms().usual(1), {}, {}};
    player.begin(header, diceVariant(), 0, 1);
    session.begin();
    for (const Event &event : session.log())
        player.hear(event);
    QVERIFY(session.game().legal(player.decide(session.game()).move));
    player.dismiss();
    QVERIFY(player.complaints().endsWith("the end\n"));
    QVERIFY(player.complaints().size() <= Process::mostComplaints);
}

void StrangersTest::noShellReadsItsArguments()
{
    ProgramPlayer player(stranger({"says its word", "$HOME; rm *"}), patient(), "1");
    QCOMPARE(player.introduction().name, QString("$HOME; rm *"));
    const Command command = commandIn("\"/a b/c\" d \"e f\"");
    QCOMPARE(command.program, QString("/a b/c"));
    QCOMPARE(command.arguments, (QStringList{"d", "e f"}));
    QVERIFY(commandIn("  ").program.isEmpty());
}

void StrangersTest::itInheritsNoFiles()
{
#ifdef Q_OS_UNIX
    qunsetenv("LD_DEBUG");                          // into a file, for tests/remembered
    const int open = ::open("/dev/null", O_RDONLY); // NOLINT(*-vararg): as a careless library does
    QVERIFY(open >= 0);
    ProgramPlayer player(stranger({"counts files"}), patient(), "1");
    QCOMPARE(player.introduction().name, QString("0 files"));
    ::close(open);
#else
    QSKIP("Windows hands over no file that is not said to be.");
#endif
}

void StrangersTest::itTakesNoMoreMemoryThanItMay()
{
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    Allowance little = patient();
    little.memory = qint64{1} << 26;
    Guests guests(little);
    QCOMPARE(gameWith(guest({"eats"}), guests).misconduct[0],
             QString("It was ended by the system or has crashed."));
#else
    QSKIP("Memory is limited on Linux only.");
#endif
}

void StrangersTest::itIsGoneWhenTheGameIs()
{
    for (const char *conduct : {"well", "stays"}) {
        Guests guests({60s, 60s, 1ms});
        QCOMPARE(gameWith(guest({conduct}), guests).misconduct[0], QString());
    } // or the test would not end: who stays runs in circles
    Process process({60s, 60s, 1ms});
    process.start(stranger({"stays"}));
    QVERIFY(process.running());
    process.end();
    QVERIFY(!process.running());
}

void StrangersTest::itIsNotWaitedForWhenNobodyWantsToKnow()
{
    Cancellation cancelled;
    cancelled.request();
    ProgramPlayer player(stranger({"silent"}), patient(), "1");
    QVERIFY_THROWS_EXCEPTION(NotWanted, player.introduction(cancelled));
    QVERIFY(!player.running());
}

void StrangersTest::luckIsNeverTold()
{
    Header header;
    header.variant = "dice";
    header.players = {{"A", true, {}}, {"B", false, {}, "Stranger"}};
    header.setup = diceVariant().terms().usual(2);
    header.luck = LuckSource::ofDeal({0xfeed, 0xbeef});
    header.luck.word = "sesame";
    header.app = "0.1.0";
    const Telling telling(header, diceVariant(), 1, 7);
    QCOMPARE(telling.begin(),
             QByteArray(R"({"game":{"variant":"dice","seats":[{"name":"A","player":"human"},)"
                        R"({"name":"B","player":"program","program":"Stranger"}],)"
                        R"("options":{"shipSpaces":7}},"seat":1,"seed":7})"
                        "\n"));
}

QTEST_GUILESS_MAIN(StrangersTest)
#include "strangers.moc"
