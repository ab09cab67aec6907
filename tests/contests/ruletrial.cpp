#include "app/contests/playedtrial.h"
#include "app/contests/trialpace.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QBuffer>
#include <QTest>

#include <numeric>
#include <set>

using namespace medici;

// How two sets of rules are played against each other, and kept.
class RuleTrialTest : public QObject {
    Q_OBJECT

private slots:
    void everyPieceComesOnceAndProbesAfterTheirDeals_data();
    void everyPieceComesOnceAndProbesAfterTheirDeals();
    void luckIsTheSameByBothRules();
    void aProbeDiffersAtOneSeatOnly();
    void theFirstRoundHasLeadersWhereMoreFollow();
    void theNumberOfThreadsMakesNoDifference();
    void aFileIsReadBack();
    void whatIsNoTrialIsRefused_data();
    void whatIsNoTrialIsRefused();
    void partsAreAddedUp();
    void theStrongestPlayersForWhomThereIsTimeAreTaken();
    void aLittleIsPlayedToFindOut();

private:
    RuleTrial trial(int deals, int probes, int spaces = 8, int seats = 2)
    {
        RuleTrial trial;
        trial.variant = m_variants.find("dice");
        trial.id = "dice";
        trial.app = "1.0";
        trial.rules.fill(trial.variant->terms().usual(seats));
        for (Setup &rules : trial.rules)
            rules.first = 0;
        trial.rules[RuleTrial::After].options[0] = static_cast<std::int16_t>(spaces);
        trial.deals = deals;
        trial.probes = probes;
        trial.level = Level::Random; // quickly
        trial.seed = 11;
        return trial;
    }

    PlayedTrial read(const QByteArray &text)
    {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        return readTrial(buffer, "test", m_variants.recordables());
    }

    Variants m_variants{{DICE_FOLDER}};
};

namespace {

PlayedTrial played(const RuleTrial &trial, int jobs, const Shard &shard = {})
{
    PlayedTrial played{trial};
    played.shard = shard;
    std::vector<int> pieces;
    for (const int piece : played.missing())
        if (shard.has(piece))
            pieces.push_back(piece);
    playPieces(
        trial, pieces, jobs,
        [&](const TrialPair &pair) {
            played.pairs.emplace(pair.piece, pair);
            return true;
        },
        [] { return false; });
    return played;
}

QByteArray partOf(const PlayedTrial &part)
{
    QByteArray text = lineOf(part.trial, part.shard);
    for (const auto &[piece, pair] : part.pairs)
        text += lineOf(part.trial, pair);
    return text;
}

} // namespace

void RuleTrialTest::everyPieceComesOnceAndProbesAfterTheirDeals_data()
{
    QTest::addColumn<int>("deals");
    QTest::addColumn<int>("probes");
    for (const auto &[deals, probes] : {std::pair(1, 0), {2, 1}, {7, 3}, {10, 5}, {100, 7}, {2500, 613}})
        QTest::addRow("%d deals, %d probes", deals, probes) << deals << probes;
}

void RuleTrialTest::everyPieceComesOnceAndProbesAfterTheirDeals()
{
    QFETCH(int, deals);
    QFETCH(int, probes);
    const RuleTrial trial = this->trial(deals, probes);
    std::set<RuleTrial::Piece> seen;
    for (int number = 0; number < trial.pieces(); ++number) {
        const RuleTrial::Piece piece = trial.piece(number);
        if (piece.probe)
            QVERIFY(seen.contains({false, piece.deal}));
        QVERIFY(piece.deal < (piece.probe ? probes : deals));
        QVERIFY(seen.insert(piece).second);
    }
    QCOMPARE(static_cast<int>(seen.size()), deals + probes);
}

void RuleTrialTest::luckIsTheSameByBothRules()
{
    // By the same rules the same is played; by others it is not.
    for (const auto &[piece, pair] : played(trial(6, 3, 7), 1).pairs)
        QVERIFY(pair.games[RuleTrial::Before] == pair.games[RuleTrial::After]);
    int longer = 0;
    for (const auto &[piece, pair] : played(trial(6, 0, 8), 1).pairs)
        longer += pair.games[RuleTrial::After].events > pair.games[RuleTrial::Before].events ? 1 : 0;
    QVERIFY(longer >= 5);
}

void RuleTrialTest::aProbeDiffersAtOneSeatOnly()
{
    RuleTrial trial = this->trial(4, 2);
    trial.level = Level::Random;
    const PlayedTrial all = played(trial, 1);
    // Who is stronger than random wins in both probes, at seat 0 and at seat 1.
    int won = 0;
    for (const auto &[number, pair] : all.pairs)
        if (const RuleTrial::Piece piece = trial.piece(number); piece.probe) {
            QCOMPARE(trial.seatOfProbe(piece.deal), piece.deal);
            for (const TrialGame &game : pair.games)
                won += game.places[static_cast<std::size_t>(piece.deal)] == 1 ? 1 : 0;
        }
    QCOMPARE(won, 4);
    trial.level = Level::Hard;
    QVERIFY(!trial.stronger());
}

void RuleTrialTest::theFirstRoundHasLeadersWhereMoreFollow()
{
    for (const auto &[number, pair] : played(trial(5, 0, 8, 3), 1).pairs)
        for (const TrialGame &game : pair.games) {
            QVERIFY(!game.leaders.empty());
            int points = 0;
            for (const auto &[source, sum] : game.sources)
                points += sum;
            QCOMPARE(points, std::accumulate(game.scores.begin(), game.scores.end(), 0));
            QVERIFY(game.decisions > 0 && game.decisions < game.events);
        }
}

void RuleTrialTest::theNumberOfThreadsMakesNoDifference()
{
    const RuleTrial trial = this->trial(12, 4);
    QCOMPARE(textOf(played(trial, 1)), textOf(played(trial, 3)));
}

void RuleTrialTest::aFileIsReadBack()
{
    const PlayedTrial all = played(trial(6, 2), 2);
    const QByteArray text = textOf(all);
    QCOMPARE(textOf(read(text)), text);
    QCOMPARE(textOf(read(text + "{\"piece\":")), text); // what was not written whole
    QVERIFY(isTrial(text.first(text.indexOf('\n'))));
    QVERIFY(read(text).missing().empty());
    const PlayedTrial cut = read(text.first(text.lastIndexOf("{\"piece\"")));
    QCOMPARE(cut.missing(), std::vector<int>{7});
}

void RuleTrialTest::whatIsNoTrialIsRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addRow("another file") << QByteArray("medici rules trial") << QByteArray("medici tournament");
    QTest::addRow("another version") << QByteArray("\"version\":1") << QByteArray("\"version\":2");
    QTest::addRow("no such level") << QByteArray("\"random\"") << QByteArray("\"wild\"");
    QTest::addRow("a ship too long") << QByteArray("\"shipSpaces\":8") << QByteArray("\"shipSpaces\":99");
    QTest::addRow("more probes than deals") << QByteArray("\"probes\":1") << QByteArray("\"probes\":5");
    QTest::addRow("no such piece") << QByteArray("\"piece\":0") << QByteArray("\"piece\":9");
    QTest::addRow("nobody won") << QByteArray("\"places\":[1,2]") << QByteArray("\"places\":[2,2]");
    QTest::addRow("no such source") << QByteArray("\"sources\":{\"") << QByteArray("\"sources\":{\"moon");
}

void RuleTrialTest::whatIsNoTrialIsRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray text = textOf(played(trial(2, 1), 1));
    QByteArray wrong = text;
    wrong.replace(from, to);
    QVERIFY(wrong != text);
    QVERIFY_THROWS_EXCEPTION(Fault, read(wrong));
    QVERIFY_THROWS_EXCEPTION(Fault, read({}));
}

void RuleTrialTest::partsAreAddedUp()
{
    const RuleTrial trial = this->trial(7, 3);
    const QByteArray whole = textOf(played(trial, 2));
    PlayedTrial all = read(partOf(played(trial, 1, {2, 3})));
    QCOMPARE(all.shard, (Shard{2, 3}));
    const std::vector<Shard> missing = shardsWith(all.missing(), 3);
    QCOMPARE(missing, (std::vector<Shard>{{1, 3}, {3, 3}}));
    for (const int number : {3, 1, 1}) // one came twice
        add(all, read(partOf(played(trial, 1, {number, 3}))), "part");
    QCOMPARE(textOf(all), whole);
    RuleTrial other = trial;
    other.seed = 12;
    QVERIFY_THROWS_EXCEPTION(Fault, add(all, played(other, 1, {1, 3}), "other"));
    PlayedTrial changed = read(whole);
    changed.pairs.begin()->second.games[0].events += 1;
    QVERIFY_THROWS_EXCEPTION(Fault, add(all, changed, "changed"));
}

void RuleTrialTest::theStrongestPlayersForWhomThereIsTimeAreTaken()
{
    using Seconds = TrialCost::Seconds;
    const Seconds minute(60);
    const std::vector<TrialCost> costs{{Level::Easy, 2, Seconds(0.005), Seconds(0.01)},
                                       {Level::Easy, 0, Seconds(0.01), Seconds(0.02)},
                                       {Level::Normal, 0, Seconds(0.05), Seconds(0.2)},
                                       {Level::Hard, 0, Seconds(0.5), Seconds(0)}};
    const RuleTrial of = trial(0, 0);
    // 96 s of two threads are counted on, 72 of them for deals.
    RuleTrial chosen = paced(of, costs, minute, 2);
    QCOMPARE(chosen.level, Level::Normal);
    QCOMPARE(chosen.deals, 1440);
    QCOMPARE(chosen.probes, 120);
    chosen = paced(of, costs, minute, 1);
    QCOMPARE(chosen.level, Level::Easy);
    QCOMPARE(chosen.playouts, 0);
    QCOMPARE(chosen.deals, mostDeals); // 3600 could be played
    QCOMPARE(chosen.probes, 600);
    chosen = paced(of, costs, 100 * minute, 2);
    QCOMPARE(chosen.level, Level::Hard);
    QCOMPARE(chosen.probes, 0);
    chosen = paced(of, costs, Seconds(1), 1); // there is not time enough for anybody
    QCOMPARE(chosen.level, Level::Easy);
    QCOMPARE(chosen.playouts, 2);
    QCOMPARE(chosen.deals, 120);
    QVERIFY(chosen.probes <= chosen.deals / 2);
}

void RuleTrialTest::aLittleIsPlayedToFindOut()
{
    Cancellation cancelled;
    const std::vector<TrialCost> costs =
        measuredCosts(trial(0, 0), TrialCost::Seconds(1), 1, cancelled); // only quick players are looked at
    QVERIFY(!costs.empty());
    QCOMPARE(costs.front().level, Level::Easy);
    QVERIFY(costs.front().deal.count() > 0 && costs.front().probe > costs.front().deal / 10);
    cancelled.request();
    QVERIFY(measuredCosts(trial(0, 0), TrialCost::Seconds(1), 1, cancelled).empty());
}

QTEST_GUILESS_MAIN(RuleTrialTest)
#include "ruletrial.moc"
