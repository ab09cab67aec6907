#include "app/desktop/table/gamestack.h"

#include "app/desktop/appservices.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class GameStackTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theGameBeforeComesBackAndTheLaterOneAfterIt();
    void whereNothingWasDecidedNothingStaysBeneath();
    void anotherGameLeavesNoLaterOne();
    void aDeletedGameIsNotMissed();
    void onlyTheGameOnTheTableIsHeld();
    void clearedItIsEmpty();
    void undoAsksBeforeItBringsBackAnotherGame();
    void takingBackARollLeavesNoGame();

private:
    // Puts a game there, in which somebody has decided something.
    QString put(bool begun = true);
    QString current() const { return m_stack->current()->id(); }
    QString fileOf(const QString &id) const { return m_services->folders.state + u'/' + id + u".medici"_s; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppServices> m_services;
    std::unique_ptr<GameStack> m_stack;
};

void GameStackTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_services = std::make_unique<AppServices>(Folders::under(m_folder->path()));
    m_stack = std::make_unique<GameStack>(m_services->store);
}

void GameStackTest::cleanup()
{
    m_stack.reset();
    m_services.reset();
    m_folder.reset();
}

QString GameStackTest::put(bool begun)
{
    const Variant &variant = *m_services->variants.find(usualGame());
    Proposal proposal{usualGame(), variant.terms().usual(2), {{u"Ania"_s}, {u"Bruno"_s}}};
    m_stack->put(std::make_unique<GameInProgress>(GameInProgress::newId(usualGame()), variant, proposal));
    m_stack->current()->begin();
    Choices choices;
    m_stack->current()->session().game().list(choices);
    if (begun)
        m_stack->current()->play(choices[0]);
    return current();
}

void GameStackTest::theGameBeforeComesBackAndTheLaterOneAfterIt()
{
    QVERIFY(!m_stack->canGoBack() && !m_stack->canGoForward());
    const QStringList ids{put(), put(), put()};
    QVERIFY(!m_stack->canGoForward());
    QVERIFY(m_stack->goBack());
    QCOMPARE(current(), ids[1]);
    QVERIFY(m_stack->goBack());
    QCOMPARE(current(), ids[0]);
    QVERIFY(!m_stack->canGoBack());
    QVERIFY(m_stack->goForward());
    QVERIFY(m_stack->goForward());
    QCOMPARE(current(), ids[2]);
    QVERIFY(!m_stack->canGoForward());
}

void GameStackTest::whereNothingWasDecidedNothingStaysBeneath()
{
    const QString first = put();
    put(false);
    put();
    QVERIFY(m_stack->goBack());
    QCOMPARE(current(), first);
}

void GameStackTest::anotherGameLeavesNoLaterOne()
{
    put();
    put();
    QVERIFY(m_stack->goBack());
    QVERIFY(m_stack->canGoForward());
    put();
    QVERIFY(!m_stack->canGoForward());
    QVERIFY(m_stack->goBack());
    m_stack->forgetLater();
    QVERIFY(!m_stack->canGoForward());
}

void GameStackTest::aDeletedGameIsNotMissed()
{
    const QString first = put();
    const QString second = put();
    // As after a restart of the program, which remembers ids alone.
    m_stack = std::make_unique<GameStack>(m_services->store);
    m_services->diskWriter.finish();
    m_stack->put(m_services->store.open(fileOf(second), second));
    QVERIFY(m_stack->canGoBack());
    m_services->store.remove(fileOf(first));
    QVERIFY(!m_stack->goBack());
    QCOMPARE(current(), second);
    QVERIFY(!m_stack->canGoBack());
}

void GameStackTest::onlyTheGameOnTheTableIsHeld()
{
    const QString first = put();
    const QString second = put();
    m_services->diskWriter.finish();
    QCOMPARE(m_services->store.interruptedFiles(), QStringList{fileOf(first)});
    QVERIFY(m_stack->goBack());
    m_services->diskWriter.finish();
    QCOMPARE(m_services->store.interruptedFiles(), QStringList{fileOf(second)});
}

void GameStackTest::clearedItIsEmpty()
{
    put();
    put();
    m_stack->clear();
    QVERIFY(m_stack->current() == nullptr);
    QVERIFY(!m_stack->canGoBack() && !m_stack->canGoForward());
    m_services->diskWriter.finish();
    QCOMPARE(m_services->store.interruptedFiles().size(), 2);
}

void GameStackTest::undoAsksBeforeItBringsBackAnotherGame()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s, 1);
    stage.playOn(1000);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    const QString finished = table.current()->id();
    stage.begin(u"HR"_s, 2);
    stage.playOn(1);
    const QString begun = table.current()->id();
    pressAlone(stage, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(stage.wait());
    QCOMPARE(table.current()->id(), begun);
    QVERIFY(!table.current()->begun());
    for (const bool agreed : {false, true}) {
        pressAlone(stage, Qt::Key_Z, Qt::ControlModifier);
        answer(agreed);
        QCOMPARE(table.current()->id(), agreed ? finished : begun);
    }
    pressAlone(stage, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(table.current()->id(), begun);
}

// With dice of one's own it has a key that nobody is asked at.
void GameStackTest::takingBackARollLeavesNoGame()
{
    Stage stage;
    stage.begin(u"HR"_s, 1);
    stage.playOn(2);
    Proposal byHand = stage.proposal(u"HH"_s, 2, usualGame());
    byHand.luck = LuckSource::byHand();
    stage.begin(byHand);
    const QString id = stage.services.table.current()->id();
    QTRY_COMPARE(stage.services.table.awaiting(), Awaiting::Luck);
    QTest::keyClick(stage.window.table()->board(), Qt::Key_Backspace);
    QCOMPARE(stage.services.table.current()->id(), id);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GameStackTest)
#include "gamestack.moc"
