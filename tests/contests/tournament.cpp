#include "app/contests/standings.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QBuffer>
#include <QTest>

#include <set>

using namespace medici;

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void everybodyMeetsEverybody();
    void aChallengerIsAtEveryTable();
    void fewPlayersFillTheSeats();
    void everybodySitsOnEverySeat();
    void theNumberOfThreadsMakesNoDifference();
    void aFileIsReadBack();
    void whatIsNoTournamentIsRefused_data();
    void whatIsNoTournamentIsRefused();
    void partsAreAddedUp();
    void heatsAreReckoned();
    void misconductOfNobodyIsNone();
    void standingsCountWhatWasPlayed();

private:
    Tournament tournament(const std::vector<Level> &levels, int seats, int deals)
    {
        Tournament tournament;
        tournament.variant = m_variants.find("dice");
        tournament.id = "dice";
        tournament.app = "1.0";
        for (const Level level : levels)
            tournament.entrants.push_back({QString::number(tournament.entrants.size()), level});
        tournament.setup = tournament.variant->terms().usual(seats);
        tournament.setup.first = 0;
        tournament.deals = deals;
        tournament.seed = 3;
        return tournament;
    }

    PlayedTournament read(const QByteArray &text)
    {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        return readTournament(buffer, "test", m_variants.recordables());
    }

    Variants m_variants{{DICE_FOLDER}};
};

namespace {

using Companies = std::vector<Tournament::Company>;

PlayedTournament played(const Tournament &tournament, int jobs)
{
    PlayedTournament played{tournament};
    const auto keep = [&](Heat heat) {
        played.heats.try_emplace({heat.deal, heat.company}, heat);
        return true;
    };
    playHeats(tournament, played.wanted(), jobs, KeepRecords::No, keep, [] { return false; });
    return played;
}

// All but what was measured.
QByteArray withoutTimes(PlayedTournament played)
{
    for (auto &heat : played.heats)
        for (GameResult &game : heat.second.games)
            game.thought.assign(game.thought.size(), {});
    return textOf(played);
}

} // namespace

void TournamentTest::everybodyMeetsEverybody()
{
    const auto random = Level::Random;
    QCOMPARE(tournament({random, random, random}, 2, 1).companies(), (Companies{{0, 1}, {0, 2}, {1, 2}}));
    QCOMPARE(tournament({random, random, random, random}, 3, 1).companies().size(), 4U);
    QCOMPARE(tournament({random, random, random}, 3, 1).companies(), (Companies{{0, 1, 2}}));
}

void TournamentTest::aChallengerIsAtEveryTable()
{
    Tournament gauntlet = tournament({Level::Random, Level::Random, Level::Random}, 2, 1);
    gauntlet.challenger = 1;
    QCOMPARE(gauntlet.companies(), (Companies{{0, 1}, {1, 2}}));
}

void TournamentTest::fewPlayersFillTheSeats()
{
    QCOMPARE(tournament({Level::Random, Level::Random}, 4, 1).companies(), (Companies{{0, 1, 0, 1}}));
    QCOMPARE(tournament({Level::Random, Level::Random}, 3, 1).companies(), (Companies{{0, 1, 0}, {1, 0, 1}}));
}

void TournamentTest::everybodySitsOnEverySeat()
{
    std::set<std::vector<int>> orders;
    for (int deal = 0; deal < 6; ++deal) {
        std::vector<std::set<int>> onSeat(4);
        for (int game = 0; game < 4; ++game) {
            const std::vector<int> seating = Tournament::seating({5, 6, 7, 8}, deal, game);
            for (std::size_t seat = 0; seat < 4; ++seat)
                onSeat[seat].insert(seating[seat]);
        }
        for (const std::set<int> &who : onSeat)
            QCOMPARE(who, (std::set<int>{5, 6, 7, 8}));
        orders.insert(Tournament::seating({5, 6, 7, 8}, deal, 0));
    }
    QCOMPARE(orders.size(), 6U); // all rings that there are
}

void TournamentTest::theNumberOfThreadsMakesNoDifference()
{
    const Tournament some = tournament({Level::Easy, Level::Random, Level::Random}, 2, 3);
    QCOMPARE(withoutTimes(played(some, 1)), withoutTimes(played(some, 3)));
}

void TournamentTest::aFileIsReadBack()
{
    Tournament some = tournament({Level::Random, Level::Random}, 3, 2);
    some.setup.options[0] = 8;
    some.entrants[1].title = "Gianni 2";
    some.challenger = 1;
    PlayedTournament before = played(some, 1);
    before.heats.begin()->second.games[1].misconduct[0] = "It fell asleep.";
    const QByteArray text = textOf(before);
    QCOMPARE(textOf(read(text)), text);
    QCOMPARE(textOf(read(text + "{\"deal\":")), text); // cut off
}

void TournamentTest::whatIsNoTournamentIsRefused_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("instead");
    QTest::newRow("a record") << QByteArray("medici tournament") << QByteArray("medici");
    QTest::newRow("a later version") << QByteArray("\"version\":1") << QByteArray("\"version\":2");
    QTest::newRow("another option") << QByteArray("shipSpaces") << QByteArray("sails");
    QTest::newRow("no level") << QByteArray("\"level\":\"random\"") << QByteArray("\"level\":\"superb\"");
    QTest::newRow("a deal too many") << QByteArray("\"deal\":1") << QByteArray("\"deal\":2");
    QTest::newRow("a game too few") << QByteArray("\"games\":[{") << QByteArray("\"games\":[],\"more\":[{");
    QTest::newRow("others at the table")
        << QByteArray("\"entrants\":[0,1]") << QByteArray("\"entrants\":[0,0]");
    QTest::newRow("a place too low") << QByteArray("\"places\":[1,2]") << QByteArray("\"places\":[1,3]");
    QTest::newRow("more players than there may be")
        << QByteArray("\"entrants\":[{")
        << "\"entrants\":[" + QByteArray("{\"name\":\"a\",\"level\":\"easy\"},").repeated(49) + "{";
    QTest::newRow("more heats than there may be")
        << QByteArray("\"deals\":2") << QByteArray("\"deals\":1000001");
    QTest::newRow("no winner") << QByteArray("\"places\":[1,2]") << QByteArray("\"places\":[2,2]");
}

void TournamentTest::whatIsNoTournamentIsRefused()
{
    QFETCH(QByteArray, what);
    QFETCH(QByteArray, instead);
    QByteArray text = textOf(played(tournament({Level::Easy, Level::Random}, 2, 2), 1));
    QVERIFY(text.contains(what));
    text.replace(text.indexOf(what), what.size(), instead);
    QVERIFY_THROWS_EXCEPTION(Fault, read(text));
    QVERIFY_THROWS_EXCEPTION(Fault, read({}));
}

void TournamentTest::partsAreAddedUp()
{
    const PlayedTournament whole = played(tournament({Level::Random, Level::Random, Level::Random}, 2, 2), 1);
    PlayedTournament odd{whole.tournament};
    PlayedTournament even{whole.tournament};
    for (const auto &[number, heat] : whole.heats)
        (number.second % 2 == 0 ? even : odd).heats.emplace(number, heat);
    add(odd, even, "even");
    QCOMPARE(textOf(odd), textOf(whole));
    add(odd, whole, "whole"); // what both have is the same
    even.heats.begin()->second.games[0].scores[0] += 1;
    QVERIFY_THROWS_EXCEPTION(Fault, add(odd, even, "even"));
    const PlayedTournament other = played(tournament({Level::Random, Level::Random, Level::Random}, 2, 3), 1);
    QVERIFY_THROWS_EXCEPTION(Fault, add(odd, other, "other"));
}

void TournamentTest::heatsAreReckoned()
{
    for (const int players : {2, 3, 5, 6})
        for (int seats = 2; seats <= 4; ++seats)
            for (const std::optional<int> challenger : {std::optional<int>(), std::optional<int>(1)}) {
                Tournament one = tournament(std::vector<Level>(static_cast<std::size_t>(players)), seats, 7);
                one.challenger = challenger;
                QCOMPARE(one.heats(), 7 * static_cast<qint64>(one.companies().size()));
            }
}

void TournamentTest::misconductOfNobodyIsNone()
{
    QByteArray text = textOf(played(tournament({Level::Easy, Level::Random}, 2, 1), 1));
    text.replace("\"thought\"", "\"misconduct\":[],\"thought\"");
    const PlayedTournament told = read(text);
    for (const GameResult &game : told.heats.begin()->second.games)
        QCOMPARE(game.misconduct, std::vector<QString>(2));
}

void TournamentTest::standingsCountWhatWasPlayed()
{
    PlayedTournament some{tournament({Level::Random, Level::Random}, 2, 2)};
    const auto heatOf = [](int deal, const std::vector<int> &first, const std::vector<int> &second) {
        Heat heat{deal, 0};
        for (const auto &[entrants, places] :
             {std::pair{std::vector{0, 1}, first}, std::pair{std::vector{1, 0}, second}})
            heat.games.push_back({entrants, {30, 10}, places, {{2, 3000, 2000}, {1, 500, 500}}, {{}, {}}});
        return heat;
    };
    some.heats = {{{0, 0}, heatOf(0, {1, 2}, {2, 1})}, {{1, 0}, heatOf(1, {1, 1}, {1, 2})}};
    some.heats.begin()->second.games[0].misconduct[1] = "It left.";
    const TournamentStandings standings = standingsOf(some);
    QCOMPARE(standings.games, 4);
    QCOMPARE(standings.rows[0].entrant, 0);
    QCOMPARE(standings.rows[0].games, 4);
    QCOMPARE(standings.rows[0].share.mean, 0.625); // two wins and half a one
    QCOMPARE(standings.rows[0].score.mean, 20.0);
    QCOMPARE(standings.rows[0].thought.decisions, 6);
    QCOMPARE(standings.rows[0].thought.microseconds, 7000);
    QCOMPARE(standings.rows[0].thought.most, 2000);
    QVERIFY(standings.rows[0].ahead->value > 0);
    QCOMPARE(standings.rows[1].failures, 1);
    QCOMPARE(standings.rows[1].misconduct, QString("It left."));
    QCOMPARE(standings.bySeat[0].mean, 0.625);
}

QTEST_GUILESS_MAIN(TournamentTest)
#include "tournament.moc"
