#include "app/desktop/table/endview.h"
#include "app/desktop/table/parview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "tests/desktop/stage.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

constexpr int patience = 300'000; // for strong players on a busy machine

ParView &parView(Stage &stage)
{
    return *stage.window.table()->endView()->findChild<ParView *>();
}

ParPlayer &playerOf(ParView &view)
{
    return *view.findChild<ParPlayer *>();
}

QString said(const ParView &view)
{
    QStringList sentences;
    for (const SentenceLabel *label : view.findChildren<SentenceLabel *>())
        sentences << label->sentence().plain();
    return sentences.join(u' ');
}

// Waits until the view has heard of so many playings.
bool reaches(ParView &view, std::int64_t playings)
{
    return QTest::qWaitFor([&] { return view.par() && view.par()->playings() >= playings; }, patience);
}

// Two people at the dice game, which strong players play quickly, to its end.
void playToTheEnd(Stage &stage)
{
    stage.begin(u"HH"_s, 5, usualGame());
    stage.playOn(3000);
}

} // namespace

// What strong players make of the deal of a game that is over.
class ParTest : public QObject {
    Q_OBJECT

private slots:
    void itIsWorkedOutAtTheEndAndNotBefore();
    void whoLeavesThePageStopsIt();
    void anotherGameHasAnother();
};

void ParTest::itIsWorkedOutAtTheEndAndNotBefore()
{
    Stage stage;
    stage.begin(u"HH"_s, 5, usualGame());
    stage.playOn(4);
    QVERIFY(!parView(stage).par());
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    ParView &view = parView(stage);
    QVERIFY(view.isVisible());
    QVERIFY2(said(view).contains(u"Par is being worked out."), qPrintable(said(view)));
    QVERIFY2(!said(view).contains(u"so far"), qPrintable(said(view)));
    QVERIFY(reaches(view, 2));
    for (Seat seat = 0; seat < 2; ++seat) {
        const QString name = stage.services.table.current()->person(seat).name;
        const auto figure = QString::number(static_cast<int>(std::lround(view.par()->score(seat).mean)));
        QVERIFY2(said(view).contains(name + u" "_s + figure + u" ("_s), qPrintable(said(view)));
    }
    QVERIFY2(said(view).contains(u"games so far"), qPrintable(said(view)));
    // It is the engine's.
    const Session &session = stage.services.table.current()->session();
    const Par par(session.start(), *session.luck());
    QVERIFY(view.par()->ends().front()->equals(*par.play(0, {})));
}

void ParTest::whoLeavesThePageStopsIt()
{
    Stage stage;
    playToTheEnd(stage);
    ParView &view = parView(stage);
    QVERIFY(reaches(view, 1));
    const Par before = *view.par();
    stage.window.goHome();
    const QSignalSpy refined(&playerOf(view), &ParPlayer::refined);
    // In the time of a whole playing nothing comes of the one that was stopped.
    ParPlayer other;
    const QSignalSpy another(&other, &ParPlayer::refined);
    other.play(before);
    QVERIFY(QTest::qWaitFor([&] { return !another.empty(); }, patience));
    QCOMPARE(refined.size(), 0);
    QCOMPARE(view.par()->playings(), before.playings());
    // Whoever comes back finds it going on from there.
    stage.window.show(stage.window.table());
    QVERIFY(reaches(view, before.playings() + 1));
}

void ParTest::anotherGameHasAnother()
{
    Stage stage;
    playToTheEnd(stage);
    ParView &view = parView(stage);
    QVERIFY(reaches(view, 1));
    const auto end = view.par()->ends().front();
    stage.begin(u"HH"_s, 6, usualGame());
    stage.playOn(3000);
    QCOMPARE(view.par()->playings(), 0);
    QVERIFY(reaches(view, 1));
    QVERIFY(!view.par()->ends().front()->equals(*end));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ParTest)
#include "par.moc"
