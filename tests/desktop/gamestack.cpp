#include "app/desktop/table/gamestack.h"

#include "app/desktop/appservices.h"
#include "engine/view/variant.h"

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
    const Variant &variant = *m_services->variants.find(u"dice"_s);
    Proposal proposal{u"dice"_s, variant.terms().usual(2), {{u"Ania"_s}, {u"Bruno"_s}}};
    m_stack->put(std::make_unique<GameInProgress>(GameInProgress::newId(u"dice"_s), variant, proposal));
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

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GameStackTest)
#include "gamestack.moc"
