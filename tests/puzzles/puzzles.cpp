#include "engine/record/reader.h"
#include "engine/record/reviewnotes.h"
#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "tests/puzzles/variants.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace medici {

// What each variant has for those who have no mistakes of their own yet.
class PuzzlesTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreFifty();
    void theirBestMovesAreConfirmed();
};

namespace {

std::vector<Record> recordsOf(const Recordable &variant)
{
    const QString path = QStringLiteral(MEDICI_SOURCE_DIR "/variants/%1/puzzles.medici").arg(variantName());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Recordables variants{{variantName()}, [&](const QString &) { return &variant; }};
    Reader reader(file, path, variants);
    std::vector<Record> records;
    while (std::optional<Record> record = reader.next())
        records.push_back(*std::move(record));
    return records;
}

} // namespace

void PuzzlesTest::thereAreFifty()
{
    const Recordable &rules = variantTested();
    std::size_t positions = 0;
    std::set<int> seats;
    for (const Record &record : recordsOf(rules)) {
        QVERIFY(ranges::none_of(record.header.players, &Participant::human));
        const Findings findings = findingsIn(record, rules);
        QVERIFY(!findings.judgements.empty());
        QCOMPARE(record.events.size(), findings.judgements.rbegin()->first + 1); // no further than needed
        for (const auto &[event, judgement] : findings.judgements) {
            QVERIFY(judgement.grade >= Grade::Inaccuracy);
            QVERIFY(judgement.best != judgement.played);
            QVERIFY(judgement.cost.worth.mean > 4 * *judgement.cost.worth.error);
            QVERIFY(!judgement.bill.empty());
        }
        positions += findings.judgements.size();
        seats.insert(record.header.setup.seats);
    }
    QVERIFY2(positions >= 50, qPrintable(QString::number(positions)));
    QVERIFY(seats.size() >= 2);
}

// With other luck, a few of them, those that are judged quickest.
void PuzzlesTest::theirBestMovesAreConfirmed()
{
    const Recordable &rules = variantTested();
    PerSeat<Manner> manners{};
    manners.fill(Manner::Strong);
    const std::vector<Record> records = recordsOf(rules);
    constexpr std::size_t tried = 4;
    for (std::size_t i = 0; i < std::min(tried, records.size()); ++i) {
        const auto [event, judgement] = *findingsIn(records[i], rules).judgements.rbegin();
        const std::unique_ptr<Game> table = rules.newGame(records[i].header.setup);
        for (std::size_t before = 0; before < event; ++before)
            table->apply(records[i].events[before].code);
        const std::array moves{judgement.best, judgement.played};
        const std::unique_ptr<Deliberation> deliberation = table->deliberate(
            {Level::Hard, 300, {}, false}, 77 + i, {.moves = moves, .nothingElse = true, .manners = manners});
        while (deliberation->goOn(10'000, {})) {
        }
        for (const WeighedMove &move : deliberation->evaluation().moves)
            if (move.code == judgement.played)
                QVERIFY(move.difference.worth.mean + *move.difference.worth.error < 0);
    }
}

} // namespace medici

QTEST_GUILESS_MAIN(medici::PuzzlesTest)
#include "puzzles.moc"
