#include "tests/players/ladder.h"

#include "tests/players/arenas.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace medici;

class LadderTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelMeetsEverybodyBothWays();
    void stoppedAndGoneOnIsAsPlayedAtOnce();
    void otherPlayersBeginAnew();
};

namespace {

const std::vector<Contest> quick{{"easy", "random", 3}, {"policy", "greedy", 2}};

std::filesystem::path fileIn(const QTemporaryDir &folder, const char *name)
{
    return std::filesystem::path(folder.path().toStdString()) / name;
}

// Everything but the time it took.
std::string resultOf(const AnyArena &arena, const std::filesystem::path &file)
{
    const PlayedGames games(file);
    std::ostringstream result;
    for (const Contest &contest : quick)
        for (const auto &[number, played] :
             games.of(contest,
                      derivedSeed(arena.fingerprintOf(contest.a, contest.seats),
                                  arena.fingerprintOf(contest.b, contest.seats)))) {
            result << contest.a << number;
            for (const PlayedGame &game : played.block)
                for (std::size_t seat = 0; seat < game.scores.size(); ++seat)
                    result << ' ' << game.places[seat] << ' ' << game.scores[seat];
        }
    return result.str();
}

} // namespace

void LadderTest::everyLevelMeetsEverybodyBothWays()
{
    for (const std::string_view variant : variantsWithPlayers) {
        const auto arena = arenaOf(variant);
        const std::vector<Contest> contests = contestsOf(*arena, std::array{3});
        const auto met = [&](const std::string &a, const std::string &b) {
            return std::count(contests.begin(), contests.end(), Contest{a, b, 3}) == 1;
        };
        for (const char *level : {"hard", "normal", "easy"})
            for (const std::string &style : stylesOf(*arena))
                QVERIFY(arena->knows(style) && met(level, style) && met(style, level));
        QVERIFY(met("hard", "easy") && met("easy", "hard") && met("normal", "random"));
    }
}

void LadderTest::stoppedAndGoneOnIsAsPlayedAtOnce()
{
    const QTemporaryDir folder;
    const auto arena = arenaOf("dice");
    const std::filesystem::path atOnce = fileIn(folder, "once");
    const std::filesystem::path inParts = fileIn(folder, "parts");
    Ladder(*arena, atOnce).play(quick, {30, 0, 1});
    Ladder(*arena, inParts).play(quick, {9, 0, 2});
    QFile file(QString::fromStdString(inParts.string()));
    QVERIFY(file.resize(file.size() - 25)); // it was stopped in the middle of a line
    Ladder(*arena, inParts).play(quick, {30, 0, 2});
    QVERIFY(!resultOf(*arena, atOnce).empty());
    QCOMPARE(resultOf(*arena, inParts), resultOf(*arena, atOnce));

    const Ladder ladder(*arena, inParts);
    std::ostringstream table;
    ladder.print(3, table);
    QVERIFY(table.str().find("| 3 | one easy among random | 30 | ") != std::string::npos);
}

void LadderTest::otherPlayersBeginAnew()
{
    const auto arena = arenaOf("dice");
    QCOMPARE(arena->fingerprintOf("easy", 3), arena->fingerprintOf("easy", 3));
    QVERIFY(arena->fingerprintOf("easy", 3) != arena->fingerprintOf("normal", 3));
    QVERIFY(arena->fingerprintOf("greedy", 3) != arena->fingerprintOf("policy", 3));

    const QTemporaryDir folder;
    const std::filesystem::path file = fileIn(folder, "games");
    PlayedGames games(file);
    games.add(quick[0], 1, 0, arena->playBlock({"easy", "random", 3, 1, 1, 1}, 0));
    QCOMPARE(PlayedGames(file).of(quick[0], 1).size(), std::size_t{1});
    QVERIFY(PlayedGames(file).of(quick[0], 2).empty());
}

QTEST_GUILESS_MAIN(LadderTest)
#include "ladder_test.moc"
