#include "app/desktop/storage/autosave.h"
#include "app/desktop/storage/lastsetup.h"
#include "engine/record/carryover.h"
#include "engine/rules/ranges.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "tests/desktop/robot.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// A few, a tenth as many with mistakes; './dev type' has it type more.
int games()
{
    const int wished = qEnvironmentVariableIntValue("MEDICI_TYPED_GAMES");
    return wished > 0 ? wished : 3;
}

int gamesWithMistakes()
{
    return (games() + 9) / 10;
}

// Something that could be taken for it: another card, another die, another decision.
std::optional<std::vector<Code>> anotherThan(const Session &session, std::span<const Event> events,
                                             const Step &step, PlayoutRandom &random)
{
    Choices choices;
    const std::unique_ptr<Game> game = session.at(step.from);
    std::vector<Code> codes;
    for (std::size_t i = step.from; i < step.to; ++i) {
        game->list(choices);
        // Now and then it is the same again.
        codes.push_back(random.below(2) == 0 ? events[i].code : random.pick(choices));
        game->apply(codes.back());
    }
    const bool same = ranges::equal(events.subspan(step.from, codes.size()), codes,
                                    [](const Event &event, Code code) { return event.code == code; });
    return same ? std::nullopt : std::optional(codes);
}

void readOn(Stage &stage)
{
    QVERIFY(waitForPeople(stage));
    if (stage.services.table.awaiting() == Awaiting::Reader) {
        typeKey(stage, Qt::Key_Return);
        QVERIFY(waitForPeople(stage));
    }
}

void typeStep(Stage &stage, std::span<const Code> codes)
{
    readOn(stage);
    if (stage.services.table.awaiting() == Awaiting::Luck)
        typeLuck(stage, codes);
    else
        typeDecision(stage, codes.front());
}

} // namespace

// Games that the engine played, typed in by a robot: the same records come of it.
class TypingTest : public QObject {
    Q_OBJECT

private slots:
    void typedGamesAreTheSameGames();
    void mistakesAreCorrectedLater();

private:
    static void beginTyped(Stage &stage, const RandomGame &game);
    void typeWithMistakes(Stage &stage, std::span<const Event> events, Seed seed);

    int m_corrected = 0;
};

void TypingTest::beginTyped(Stage &stage, const RandomGame &game)
{
    const QString id = qEnvironmentVariable("VARIANT");
    Proposal proposal = stage.proposal(QString(game.setup.seats, u'H'), 1, id);
    proposal.setup = game.setup;
    proposal.luck = LuckSource::byHand();
    proposal.hints = false;
    stage.begin(proposal);
}

void TypingTest::typedGamesAreTheSameGames()
{
    const QString id = qEnvironmentVariable("VARIANT");
    Stage stage;
    stage.window.setUpdatesEnabled(false);
    const Variant &variant = *stage.services.variants.find(id);
    std::size_t events = 0;
    for (int number = 0; number < games() && !QTest::currentTestFailed(); ++number) {
        const RandomGame game = randomGame(variant, static_cast<Seed>(number));
        beginTyped(stage, game);
        typeGame(stage, game.events);
        QVERIFY(waitForPeople(stage));
        QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
        const Record typed = recordOf(*stage.services.table.current());
        QVERIFY2(typed.events == game.events, qPrintable(u"game %1"_s.arg(number)));
        QVERIFY(typed.how.empty() && typed.notes.empty());
        events += game.events.size();
        stage.close();
    }
    qInfo("%s: %d games of %zu events were typed, and their records are the same.", qPrintable(id), games(),
          events);
}

// Now and then something else is typed than what came, and what comes next is typed as far as it is possible
// then, for three turns at most; until somebody notices, and it is corrected where it was made.
void TypingTest::typeWithMistakes(Stage &stage, std::span<const Event> events, Seed seed)
{
    TableController &table = stage.services.table;
    PlayoutRandom random(seed);
    const Words &words = table.current()->variant().words();
    while (table.current()->session().cursor() < events.size() && !QTest::currentTestFailed()) {
        const Session &session = table.current()->session();
        // Rightly for a while.
        const std::vector<Step> steps = stepsOf(words, session.start(), events);
        const auto at =
            ranges::find_if(steps, [&](const Step &step) { return step.from == session.cursor(); });
        QVERIFY(at != steps.end());
        const auto rightly = static_cast<std::ptrdiff_t>(
            random.below(std::min(40U, static_cast<std::uint32_t>(steps.end() - at))));
        typeGame(stage, events.first((at + rightly)->from));
        const Step mistaken = *(at + rightly);
        QVERIFY(waitForPeople(stage));
        const std::optional<std::vector<Code>> other = anotherThan(session, events, mistaken, random);
        if (!other) {
            typeGame(stage, events.first(mistaken.to));
            continue;
        }
        typeStep(stage, *other);
        const auto most = static_cast<std::size_t>(random.below(12));
        const std::unique_ptr<Game> truth = session.at(mistaken.from);
        for (std::size_t i = mistaken.from; i < mistaken.to; ++i)
            truth->apply(events[i].code);
        auto next = at + rightly + 1;
        for (std::size_t count = 0; count < most && next != steps.end(); ++count, ++next) {
            readOn(stage);
            const auto step = events.subspan(next->from, next->to - next->from);
            const std::vector<Event> here = carriedOver(words, *truth, step, session.game());
            if (here.size() != step.size())
                break;
            std::vector<Code> codes;
            for (const Event &event : here)
                codes.push_back(event.code);
            typeStep(stage, codes);
            for (const Event &event : step)
                truth->apply(event.code);
        }
        readOn(stage);
        // 'That was three turns ago!'
        table.lookAt(mistaken.to);
        if (!table.lookedAt()) { // it was the last thing of all
            table.undo();
            typeGame(stage, events.first(mistaken.to));
            continue;
        }
        typeKey(stage, Qt::Key_F2);
        QVERIFY(waitForPeople(stage));
        QCOMPARE(session.cursor(), mistaken.from);
        std::vector<Code> right;
        for (std::size_t i = mistaken.from; i < mistaken.to; ++i)
            right.push_back(events[i].code);
        typeStep(stage, right);
        QVERIFY(table.corrected());
        typeKey(stage, Qt::Key_Return);
        QVERIFY(waitForPeople(stage));
        ++m_corrected;
        // All that was typed since, and is possible, stays.
        const auto log = session.log();
        QVERIFY(ranges::equal(log, events.first(log.size())));
        QVERIFY(log.size() >= mistaken.to);
    }
}

void TypingTest::mistakesAreCorrectedLater()
{
    Stage stage;
    stage.window.setUpdatesEnabled(false);
    const QString id = qEnvironmentVariable("VARIANT");
    const Variant &variant = *stage.services.variants.find(id);
    for (int number = 0; number < gamesWithMistakes() && !QTest::currentTestFailed(); ++number) {
        const RandomGame game = randomGame(variant, static_cast<Seed>(number));
        // What the program enters by itself in the wrong game would be no mistake of the robot's.
        stage.services.settings.set(Setting::ForcedChoices, false);
        beginTyped(stage, game);
        const int before = m_corrected;
        typeWithMistakes(stage, game.events, static_cast<Seed>(number));
        const Record typed = recordOf(*stage.services.table.current());
        QVERIFY2(typed.events == game.events, qPrintable(u"game %1"_s.arg(number)));
        QVERIFY(m_corrected == before || (!typed.how.empty() && !typed.notes.empty()));
        stage.close();
    }
    QVERIFY(m_corrected > 0);
    qInfo("%s: %d games were typed with %d mistakes that were corrected later, and their records are the "
          "same.",
          qPrintable(id), gamesWithMistakes(), m_corrected);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TypingTest)
#include "typing.moc"
