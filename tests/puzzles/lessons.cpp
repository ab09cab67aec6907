#include "engine/record/lesson.h"
#include "engine/rules/ranges.h"
#include "tests/puzzles/variants.h"

#include <QFile>
#include <QTest>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace medici {

// What the first lessons ask, and what they say is right.
class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsAskedHasABestAnswer();
};

namespace {

std::vector<WeighedMove> compared(const Game &table, const std::vector<Code> &moves, int playouts, Seed seed)
{
    PerSeat<Manner> manners{};
    manners.fill(Manner::Strong);
    const std::unique_ptr<Deliberation> deliberation = table.deliberate(
        {Level::Hard, playouts, {}, false}, seed, {.moves = moves, .nothingElse = true, .manners = manners});
    while (deliberation->goOn(std::numeric_limits<int>::max(), {})) {
    }
    return deliberation->evaluation().moves;
}

bool isBehind(const WeighedMove &move, double errors)
{
    const Expected &behind = move.difference.worth;
    return behind.error && -behind.mean > errors * *behind.error;
}

} // namespace

// It leads all other moves by more than twice the error of the search. What is far behind is settled quickly.
void LessonsTest::whatIsAskedHasABestAnswer()
{
    const Recordable &rules = variantTested();
    QFile file(QStringLiteral(MEDICI_SOURCE_DIR "/variants/%1/lessons/first.lesson").arg(variantName()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Recordables known{{variantName()}, [&](const QString &) { return &rules; }};
    const Lesson lesson = readLesson(file.readAll(), variantName(), known);
    int asked = 0;
    for (const auto &[event, task] : lesson.tasks) {
        if (task.marked)
            continue;
        ++asked;
        const std::unique_ptr<Game> table = rules.newGame(lesson.record.header.setup);
        for (std::size_t before = 0; before < event; ++before)
            table->apply(lesson.record.events[before].code);
        const Code right = table->canonical(lesson.record.events[event].code);
        Choices choices;
        table->list(choices);
        std::vector<Code> moves{right};
        for (const Choice &choice : choices)
            if (const Code code = table->canonical(choice.code); ranges::find(moves, code) == moves.end())
                moves.push_back(code);
        QVERIFY(moves.size() > 1);
        for (int playouts = 100; moves.size() > 1; playouts *= 4) {
            const bool last = playouts > 4000;
            const std::vector<Code> rivals = std::exchange(moves, {right});
            for (const WeighedMove &move : compared(*table, rivals, playouts, 76)) {
                if (move.code == right || isBehind(move, 4))
                    continue;
                moves.push_back(move.code);
                QVERIFY2(!last || isBehind(move, 2),
                         qPrintable(u"event %1: %2 +- %3"_s.arg(event)
                                        .arg(move.difference.worth.mean)
                                        .arg(move.difference.worth.error.value_or(0))));
            }
            if (last)
                break;
        }
    }
    QVERIFY(asked > 0);
}

} // namespace medici

QTEST_GUILESS_MAIN(medici::LessonsTest)
#include "lessons.moc"
