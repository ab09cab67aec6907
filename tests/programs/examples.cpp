#include "app/contests/contest.h"
#include "engine/view/variants.h"

#include <QTest>

using namespace medici;
using namespace std::chrono_literals;

// The examples that a person who writes a program begins with.
class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlaysEveryGame_data();
    void anyPlaysEveryGame();
    void greedyBeatsRandomAlways();

private:
    Variants m_variants{{VARIANTS_FOLDER}};
};

namespace {

Entrant example(const QString &name)
{
    return {name, Level::Random, Command{PYTHON, {EXAMPLES "/" + name + ".py"}}, name};
}

Contest contestOf(const Variant *variant, const QString &id, std::vector<Entrant> players)
{
    Contest contest;
    contest.variant = variant;
    contest.id = id;
    contest.players = std::move(players);
    contest.setup = variant->terms().usual(contest.seats());
    contest.rotate = true;
    contest.seed = 5;
    return contest;
}

} // namespace

void ExamplesTest::anyPlaysEveryGame_data()
{
    QTest::addColumn<QString>("id");
    for (const PluginMetadata &listing : m_variants.listed())
        QTest::newRow(qPrintable(listing.id)) << listing.id;
}

void ExamplesTest::anyPlaysEveryGame()
{
    QFETCH(QString, id);
    const Variant *variant = m_variants.find(id);
    const Contest contest =
        contestOf(variant, id, {{"random", Level::Random}, example("any"), example("any")});
    Guests guests({60s, 60s, 60s});
    const auto first = playGame(contest, 0, guests, {});
    for (const QString &misconduct : first->misconduct)
        QCOMPARE(misconduct, QString());
    const auto again = playGame(contest, 0, guests, {});
    QVERIFY(first->log == again->log); // by its seed it thinks the same again
}

void ExamplesTest::greedyBeatsRandomAlways()
{
    const Variant *auction = m_variants.find("auction");
    Contest contest = contestOf(auction, "auction", {example("greedy"), {"random", Level::Random}});
    contest.games = 60;
    int won = 0;
    const auto count = [&](const PlayedGame &game) {
        const auto own = static_cast<std::size_t>(contest.playerAt(game.number, 0));
        won += game.places[own] == 1 && game.misconduct[own].isEmpty() ? 1 : 0;
        return true;
    };
    playAll(contest, 2, count, [] { return false; });
    QCOMPARE(won, contest.games);
}

QTEST_GUILESS_MAIN(ExamplesTest)
#include "examples.moc"
