#include "engine/record/carryover.h"
#include "engine/rules/ranges.h"
#include "engine/view/entry.h"
#include "engine/view/fairness.h"
#include "engine/view/painters.h"
#include "engine/view/rulespage.h"
#include "engine/view/steps.h"
#include "engine/view/theme.h"
#include "tests/view/speaking.h"
#include "tests/view/subject.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

using namespace medici;
using namespace Qt::StringLiterals;

// What any variant says of its dice and cards to people who have them before them.
class ForthcomingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY2(m_subject.found(), qPrintable(m_subject.id())); }
    void whatCanComeIsWhatTheRulesSay_data() { m_subject.addSeats(); }
    void whatCanComeIsWhatTheRulesSay();
    void everythingIsTypedInItsOwnWay_data() { m_subject.addSeats(); }
    void everythingIsTypedInItsOwnWay();
    void everyRollOfAGameCanBeTyped_data() { m_subject.addSeats(); }
    void everyRollOfAGameCanBeTyped();
    void everyPictureIsAnother();
    void diceThatFellAreCounted_data() { m_subject.addSeats(); }
    void diceThatFellAreCounted();
    void loadedDiceAreNoticed();
    void whatFollowsAMistakeStays_data() { m_subject.addSeats(); }
    void whatFollowsAMistakeStays();

private:
    using Look = std::function<void(const Game &before, std::span<const Code> outcomes)>;
    std::vector<Event> randomLog(int seats, Seed seed, bool loaded = false) const;
    void forEachThrow(int seats, Seed seed, const Look &look) const;

    VariantUnderTest m_subject;
};

// A game at random; with loaded dice, which show the same side three times of four.
std::vector<Event> ForthcomingTest::randomLog(int seats, Seed seed, bool loaded) const
{
    PlayoutRandom random(seed);
    const std::unique_ptr<Game> game = m_subject.variant().newGame(m_subject.variant().terms().usual(seats));
    std::vector<Event> log;
    Choices choices;
    while (!game->over() && log.size() < 2000) {
        game->list(choices);
        const bool die = game->actor() == chance && game->place().of == Place::Of::Die;
        log.push_back(
            {game->actor(), loaded && die && random.below(4) > 0 ? choices[0] : random.pick(choices)});
        game->apply(log.back().code);
    }
    return log;
}

// What chance brought at once, and the table before.
void ForthcomingTest::forEachThrow(int seats, Seed seed, const Look &look) const
{
    std::unique_ptr<Game> first;
    std::vector<Code> outcomes;
    m_subject.play(seats, seed, [&](const Game &before, const Event &event, const Game &) {
        if (event.actor != chance)
            return;
        if (outcomes.empty())
            first = before.clone();
        outcomes.push_back(event.code);
        if (static_cast<int>(outcomes.size()) < m_subject.variant().words().chanceLength(*first))
            return;
        look(*first, outcomes);
        outcomes.clear();
    });
}

void ForthcomingTest::whatCanComeIsWhatTheRulesSay()
{
    QFETCH(int, seats);
    const Players players = VariantUnderTest::players(seats);
    const RulesPage page(m_subject.view().rulesPage(u"en"_s));
    forEachThrow(seats, 1, [&](const Game &before, std::span<const Code> outcomes) {
        const Forthcoming forthcoming = m_subject.view().forthcoming(before, players);
        QVERIFY2(page.find(forthcoming.rule) != nullptr, qPrintable(forthcoming.rule));
        const std::unique_ptr<Game> game = before.clone();
        for (std::size_t place = 0; place < outcomes.size(); ++place) {
            Choices choices;
            game->list(choices);
            QSet<int> possible;
            for (const Outcome &outcome : forthcoming.outcomes)
                if (outcome.left > 0 && (outcome.places >> place & 1) != 0)
                    possible << outcome.code;
            QSet<int> legal;
            for (const Choice &choice : choices)
                legal << choice.code;
            QCOMPARE(possible, legal);
            game->apply(outcomes[place]);
        }
    });
}

void ForthcomingTest::everythingIsTypedInItsOwnWay()
{
    QFETCH(int, seats);
    const Players players = VariantUnderTest::players(seats);
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        const Speaking speaking(language);
        forEachThrow(seats, 1, [&](const Game &before, std::span<const Code> outcomes) {
            const Forthcoming forthcoming = m_subject.view().forthcoming(before, players);
            const bool dice = before.place().of == Place::Of::Die;
            for (const Outcome &one : forthcoming.outcomes) {
                QVERIFY(!one.keys.isEmpty() && !one.name.isEmpty());
                QVERIFY(one.keys == one.keys.toLower());
                QVERIFY(one.keys.size() <= 2);
                // A roll takes a key a die, and Enter.
                QVERIFY(!dice || outcomes.size() == 1 || one.keys.size() == 1 || one.shortKey.size() == 1);
                for (const Outcome &other : forthcoming.outcomes)
                    if (&one != &other) {
                        QVERIFY2(!other.keys.startsWith(one.keys), qPrintable(other.keys + u' ' + one.keys));
                        QVERIFY(one.name != other.name);
                        QVERIFY(one.shortKey.isEmpty() || !other.keys.startsWith(one.shortKey));
                        QVERIFY(one.shortKey.isEmpty() || one.shortKey != other.shortKey
                                || (one.places & other.places) == 0);
                    }
            }
        });
    }
}

void ForthcomingTest::everyRollOfAGameCanBeTyped()
{
    QFETCH(int, seats);
    const Players players = VariantUnderTest::players(seats);
    forEachThrow(seats, 2, [&](const Game &before, std::span<const Code> outcomes) {
        const Forthcoming forthcoming = m_subject.view().forthcoming(before, players);
        Entry inOrder(forthcoming, static_cast<int>(outcomes.size()));
        Entry backwards = inOrder;
        const auto of = [&](std::size_t place) -> const Outcome & {
            return *ranges::find_if(forthcoming.outcomes, [&](const Outcome &outcome) {
                return outcome.code == outcomes[place] && (outcome.places >> place & 1) != 0;
            });
        };
        for (std::size_t place = 0; place < outcomes.size(); ++place) {
            const Outcome &said = of(place);
            for (const QChar key : said.shortKey.isEmpty() ? said.keys : said.shortKey)
                inOrder.type(key);
            for (const QChar key : of(outcomes.size() - 1 - place).keys)
                backwards.type(key);
        }
        QVERIFY(inOrder.complete() && backwards.complete());
        QCOMPARE(inOrder.codes(), std::vector<Code>(outcomes.begin(), outcomes.end()));
    });
}

void ForthcomingTest::everyPictureIsAnother()
{
    const int seats = m_subject.mostSeats();
    const Players players =
        playersNamed(QStringList{u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s, u"F"_s}.mid(0, seats));
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const Canvas canvas{{60, 86}, &theme, players, 0, 1};
    std::unique_ptr<Game> seen;
    forEachThrow(seats, 3, [&](const Game &before, std::span<const Code>) {
        if (seen && seen->place().of == before.place().of)
            return;
        seen = before.clone();
        std::vector<QImage> pictures;
        for (const Outcome &outcome : m_subject.view().forthcoming(before, players).outcomes) {
            QImage picture(60, 86, QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            m_subject.view().paintOutcome(painter, {5, 5, 50, 71}, before, outcome, {}, canvas);
            painter.end();
            QVERIFY2(ranges::find(pictures, picture) == pictures.end(), qPrintable(outcome.name));
            pictures.push_back(picture);
        }
    });
}

void ForthcomingTest::diceThatFellAreCounted()
{
    QFETCH(int, seats);
    const std::unique_ptr<Game> start = m_subject.variant().newGame(m_subject.variant().terms().usual(seats));
    const Players players = VariantUnderTest::players(seats);
    int unusual = 0;
    int judged = 0;
    for (Seed seed = 1; seed <= 20; ++seed) {
        const std::vector<Event> log = randomLog(seats, seed);
        int thrown = 0;
        const std::unique_ptr<Game> game = start->clone();
        for (const Event &event : log) {
            thrown += event.actor == chance && game->place().of == Place::Of::Die;
            game->apply(event.code);
        }
        const auto all = [](std::size_t) { return true; };
        const auto none = [](std::size_t) { return false; };
        const Words &words = m_subject.variant().words();
        const Fairness fairness = fairnessOf(m_subject.view(), words, *start, log, players, all);
        QCOMPARE(fairness.dice.empty(), thrown == 0);
        int counted = 0;
        for (const FallenDice &dice : fairness.dice) {
            counted += dice.throws();
            QVERIFY(dice.sides.size() == 6);
        }
        QCOMPARE(counted, thrown);
        if (const auto likelihood = fairness.likelihood()) {
            ++judged;
            unusual += *likelihood < 0.01;
        }
        const Fairness nothing = fairnessOf(m_subject.view(), words, *start, log, players, none);
        for (const FallenDice &dice : nothing.dice)
            QCOMPARE(dice.throws(), 0);
        QVERIFY(!nothing.likelihood());
    }
    QVERIFY2(unusual <= judged / 5, qPrintable(u"%1 of %2"_s.arg(unusual).arg(judged)));
}

void ForthcomingTest::loadedDiceAreNoticed()
{
    const int seats = m_subject.mostSeats();
    const std::unique_ptr<Game> start = m_subject.variant().newGame(m_subject.variant().terms().usual(seats));
    const Fairness fairness =
        fairnessOf(m_subject.view(), m_subject.variant().words(), *start, randomLog(seats, 1, true),
                   VariantUnderTest::players(seats), [](std::size_t) { return true; });
    if (!fairness.dice.empty())
        QVERIFY(fairness.likelihood().value_or(1) < 0.001);
}

void ForthcomingTest::whatFollowsAMistakeStays()
{
    QFETCH(int, seats);
    const Words &words = m_subject.variant().words();
    const std::unique_ptr<Game> start = m_subject.variant().newGame(m_subject.variant().terms().usual(seats));
    std::size_t kept = 0;
    for (Seed seed = 1; seed <= 10; ++seed) {
        const std::vector<Event> log = randomLog(seats, seed);
        PlayoutRandom random(seed);
        // Nothing was wrong: all of it stays.
        QVERIFY(carriedOver(words, *start, log, *start) == log);
        const std::vector<Step> steps = stepsOf(words, *start, log);
        const Step &step = steps[random.below(static_cast<std::uint32_t>(steps.size()))];
        const std::unique_ptr<Game> was = start->clone();
        for (const Event &event : std::span(log).first(step.from))
            was->apply(event.code);
        const std::unique_ptr<Game> is = was->clone();
        Choices choices;
        for (const Event &event : std::span(log).subspan(step.from, step.to - step.from)) {
            was->apply(event.code);
            is->list(choices);
            is->apply(random.pick(choices));
        }
        const std::vector<Event> carried = carriedOver(words, *was, std::span(log).subspan(step.to), *is);
        kept += carried.size();
        for (const Event &event : carried) {
            QCOMPARE(is->actor(), event.actor);
            QVERIFY(is->legal(event.code));
            is->apply(event.code);
        }
    }
    QVERIFY(kept > 20);
}

QTEST_MAIN(ForthcomingTest)
#include "forthcoming.moc"
