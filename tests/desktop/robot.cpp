#include "tests/desktop/robot.h"

#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QApplication>
#include <QTest>
#include <QTimer>

namespace medici::desktop {

namespace {

// What a person who types sees of the keys: the first ten things that can be chosen have one.
std::optional<Qt::Key> keyOf(Stage &stage, RegionId region)
{
    const TablePage &table = *stage.window.table();
    int number = 0;
    for (const Region &piece : table.board()->regions())
        if (ranges::find(table.choosing()->numbered(), piece.id) != table.choosing()->numbered().end()) {
            ++number;
            if (piece.id == region && number <= 10)
                return static_cast<Qt::Key>(Qt::Key_0 + number % 10);
        }
    return std::nullopt;
}

// So that the chosen ones are those of the move: what is too much goes, what is missing comes.
void choose(Stage &stage, std::span<const RegionId> wanted)
{
    MoveSelection &choosing = *stage.window.table()->choosing();
    const auto inMove = [&](RegionId id) { return ranges::find(wanted, id) != wanted.end(); };
    for (const RegionId id : std::vector(choosing.draft().chosen().begin(), choosing.draft().chosen().end()))
        if (!inMove(id))
            typeKey(stage, keyOf(stage, id).value());
    for (const RegionId id : wanted)
        if (!choosing.draft().contains(id))
            typeKey(stage, keyOf(stage, id).value());
}

} // namespace

void beginByHand(Stage &stage, const QString &variant, const QString &seats, bool hints)
{
    Proposal proposal = stage.proposal(seats, 7, variant);
    proposal.luck = LuckSource::byHand();
    proposal.hints = hints;
    proposal.setup.first = 0;
    stage.begin(proposal);
    QVERIFY(waitForPeople(stage));
}

QString plain(QString words)
{
    return words.replace(QChar::Nbsp, u' ');
}

QString prompt(Stage &stage)
{
    return plain(stage.window.table()->bar()->prompt()->sentence().plain());
}

std::vector<Code> codesIn(const Session &session)
{
    std::vector<Code> codes;
    for (const Event &event : session.log().first(session.cursor()))
        codes.push_back(event.code);
    return codes;
}

// Every event is looked at as it comes: QTest::qWaitFor sleeps between two looks, longer than a step takes.
bool waitForPeople(Stage &stage)
{
    const auto waiting = [&] {
        const Awaiting awaiting = stage.services.table.awaiting();
        return awaiting == Awaiting::Luck || awaiting == Awaiting::Person || awaiting == Awaiting::Reader
            || awaiting == Awaiting::Over;
    };
    QTimer late;
    late.setSingleShot(true);
    late.start(120'000);
    QCoreApplication::processEvents();
    while (!waiting() && late.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    // What is to be deleted waits for a loop that is not run here: a thousand games would be in its way.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return waiting();
}

void typeKey(Stage &, Qt::Key key)
{
    QVERIFY(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), key);
}

void typeText(Stage &, const QString &text)
{
    for (const QChar letter : text) {
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
}

// The shortest that is said of a thing: of dice in their order that is a figure.
int typeLuck(Stage &stage, std::span<const Code> outcomes)
{
    int typed = 0;
    const Forthcoming forthcoming = stage.window.table()->luck()->entry().forthcoming();
    for (std::size_t place = 0; place < outcomes.size(); ++place) {
        const auto what = ranges::find_if(forthcoming.outcomes, [&](const Outcome &outcome) {
            return outcome.code == outcomes[place] && (outcome.places >> place & 1) != 0;
        });
        if (what == forthcoming.outcomes.end()) {
            QTest::qFail("this cannot come", __FILE__, __LINE__);
            return typed;
        }
        const QString text = what->shortKey.isEmpty() ? what->keys : what->shortKey;
        typeText(stage, text);
        typed += static_cast<int>(text.size());
    }
    if (outcomes.size() > 1) {
        typeKey(stage, Qt::Key_Return);
        ++typed;
    }
    return typed;
}

void typeDecision(Stage &stage, Code code)
{
    const GameInProgress &current = *stage.services.table.current();
    const Game &game = current.session().game();
    const std::vector<RegionId> wanted = current.variant().view()->regionsOf(game, code);
    const std::vector<Offer> before = stage.window.table()->choosing()->offers();
    // A button that plays this very move needs nothing on the board.
    const auto plays = [&](const Offer &offer) {
        return offer.ready && offer.amounts.empty() && offer.code == code;
    };
    if (ranges::none_of(before, plays))
        choose(stage, wanted);
    const std::vector<Offer> offers = stage.window.table()->choosing()->offers(); // they go with the move
    for (const Offer &offer : offers) {
        if (plays(offer)) {
            if (offer.main)
                typeKey(stage, Qt::Key_Return);
            else
                QTest::keySequence(QApplication::focusWidget(), offer.key);
            return;
        }
        const auto amount = ranges::find(offer.amounts, code, &Offer::Amount::code);
        if (amount != offer.amounts.end()) {
            typeText(stage, QString::number(amount->value));
            typeKey(stage, Qt::Key_Return);
            return;
        }
    }
    QFAIL("no key for this decision");
}

RandomGame randomGame(const Variant &variant, Seed seed)
{
    PlayoutRandom random(seed);
    const SetupLimits terms = variant.terms();
    RandomGame made;
    const auto kinds = static_cast<std::uint32_t>(terms.mostSeats - terms.leastSeats + 1);
    made.setup = terms.usual(terms.leastSeats + static_cast<int>(random.below(kinds)));
    Session session(variant.newGame(made.setup), Luck(seed), {});
    session.begin();
    Choices choices;
    while (!session.game().over()) {
        session.game().list(choices);
        session.play(session.game().free(choices) ? random.pick(choices) : choices[0]);
    }
    made.events.assign(session.log().begin(), session.log().end());
    return made;
}

void typeGame(Stage &stage, std::span<const Event> events)
{
    TableController &table = stage.services.table;
    while (!QTest::currentTestFailed()) {
        QVERIFY(waitForPeople(stage));
        const Session &session = table.current()->session();
        const std::size_t cursor = session.cursor();
        if (table.awaiting() == Awaiting::Reader) {
            typeKey(stage, Qt::Key_Return);
            continue;
        }
        if (cursor >= events.size())
            return;
        if (table.awaiting() == Awaiting::Luck) {
            const int length = table.current()->variant().words().chanceLength(session.game());
            std::vector<Code> outcomes;
            for (const Event &event : events.subspan(cursor, static_cast<std::size_t>(length)))
                outcomes.push_back(event.code);
            typeLuck(stage, outcomes);
        } else {
            typeDecision(stage, events[cursor].code);
        }
        QVERIFY2(session.cursor() > cursor, "nothing happened");
    }
}

} // namespace medici::desktop
