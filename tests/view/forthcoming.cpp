#include "engine/rules/ranges.h"
#include "engine/view/entry.h"
#include "engine/view/painters.h"
#include "engine/view/rulespage.h"
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

private:
    using Look = std::function<void(const Game &before, std::span<const Code> outcomes)>;
    void forEachThrow(int seats, Seed seed, const Look &look) const;

    VariantUnderTest m_subject;
};

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

QTEST_MAIN(ForthcomingTest)
#include "forthcoming.moc"
