#include "app/desktop/window.h"

#include "app/desktop/appservices.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/gym/gympage.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/pages/guestspage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/programpage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/people/peoplepage.h"
#include "app/desktop/position/positionpage.h"
#include "app/desktop/recordfiles.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/score/scorepage.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/tournament/tournamentpage.h"
#include "app/desktop/whatif/whatifpage.h"
#include "app/desktop/widgets/toast.h"
#include "engine/record/fault.h"

#include "engine/view/variant.h"

#include <QBuffer>
#include <QFileInfo>

// How one page leads to another.
namespace medici::desktop {

std::function<void(const QString &)> Window::with(void (Window::*deed)(const GameInProgress &))
{
    return [this, deed](const QString &file) { withGameIn(file, deed); };
}

void Window::connectPage(HomePage &home)
{
    connect(&home, &HomePage::newWanted, this, qOverload<const QString &>(&Window::newGame));
    connect(&home, &HomePage::continueWanted, this, &Window::continueGame);
    connect(&home, &HomePage::openWanted, m_files, &RecordFiles::openByDialog);
    connect(&home, &HomePage::rulesWanted, this, [this](const QString &variant) { showRules(variant); });
    connect(&home, &HomePage::lessonWanted, this, &Window::teach);
    connect(&home, &HomePage::dealWanted, this, qOverload<const Deal &>(&Window::newGame));
    connect(&home, &HomePage::interruptedWanted, this,
            [this](const QString &file) { open(file, QFileInfo(file).completeBaseName()); });
    connect(&home, &HomePage::puzzleWanted, this, [this] {
        m_gym->askOwn();
        show(m_gym);
    });
    connect(&home, &HomePage::archiveWanted, this, [this] { show(m_archive); });
    connect(&home, &HomePage::sameDealWanted, this, with(&Window::playDealAgain));
    connect(&home, &HomePage::comparisonWanted, this, with(&Window::compare));
    connect(&home, &HomePage::reviewWanted, this, with(&Window::review));
    connect(&home, &HomePage::practiceWanted, this, [this] { show(m_gym); });
    connect(&home, &HomePage::finishedWanted, this, [this](const QString &file) { open(file); });
    connect(&home, &HomePage::replayWanted, this, &Window::replay);
    connect(&home, &HomePage::printWanted, this, [this](const QString &file) { print(file); });
}

void Window::connectPage(TablePage &table)
{
    m_tableActions.serve(table);
    connect(&table, &TablePage::reviewWanted, this, [this] { review(*m_services.table.current()); });
    connect(table.historyView(), &HistoryView::reviewWanted, this, [this](std::size_t event) {
        review(*m_services.table.current());
        m_review->lookAt(event);
    });
    connect(&table, &TablePage::ruleWanted, this, &Window::showRules);
    connect(&table, &TablePage::guestsWanted, this, [this] { show(m_guests); });
    connect(&table, &TablePage::homeWanted, this, &Window::goHome);
    connect(&table, &TablePage::trialLeft, this, [this] { show(m_review); });
    connect(&table, &TablePage::lessonLeft, this, [this] {
        goHome();
        m_toast->say(tr("You can go on with the lesson here."));
    });
    connect(&table, &TablePage::saveWanted, m_files, &RecordFiles::saveAs);
    connect(&table, &TablePage::sameDealWanted, this, [this] { playDealAgain(*m_services.table.current()); });
    connect(&table, &TablePage::comparisonWanted, this, [this] { compare(*m_services.table.current()); });
    connect(&table, &TablePage::sideChanged, this, &Window::follow);
    connect(table.replay(), &Replay::changed, this, &Window::follow);
}

void Window::connectPage(SetupPage &setup)
{
    connect(&setup, &SetupPage::started, this, [this] { show(m_table); });
    connect(&setup, &SetupPage::onlyScoreWanted, this, [this] {
        m_score->begin(m_setup->proposal());
        show(m_score);
    });
    connect(&setup, &SetupPage::changeWanted, this, [this] {
        m_whatIf->prepare(m_setup->variant(), m_setup->proposal().setup);
        show(m_whatIf);
    });
    connect(&setup, &SetupPage::languagesWanted, this, [this](const QString &name) {
        m_people->choose(name);
        show(m_people);
    });
    connect(&setup, &SetupPage::programWanted, this, [this](const QString &title) {
        m_program->prepare(title);
        show(m_program);
    });
}

void Window::connectPage(ArchivePage &archive)
{
    connect(&archive, &ArchivePage::openWanted, this, &Window::open);
    connect(&archive, &ArchivePage::said, m_toast, &Toast::say);
    connect(&archive, &ArchivePage::replayWanted, this, &Window::replay);
    connect(&archive, &ArchivePage::printWanted, this, &Window::print);
    connect(&archive, &ArchivePage::sameDealWanted, this, with(&Window::playDealAgain));
    connect(&archive, &ArchivePage::comparisonWanted, this, with(&Window::compare));
    connect(&archive, &ArchivePage::reviewWanted, this, with(&Window::review));
    connect(&archive, &ArchivePage::bookWanted, this, [this] { show(m_book); });
}

void Window::connectPage(ComparisonPage &comparison)
{
    connect(&comparison, &ComparisonPage::openWanted, this, [this](const QString &file) { open(file); });
    connect(&comparison, &ComparisonPage::dealWanted, this, qOverload<const Deal &>(&Window::newGame));
}

void Window::connectPage(ReviewPage &review)
{
    connect(&review, &ReviewPage::playOnWanted, this, [this](std::size_t event) { playOnFrom(event); });
    connect(&review, &ReviewPage::tryWanted, this,
            [this](std::size_t event, Code move) { playOnFrom(event, move); });
}

void Window::connectPage(GymPage &gym)
{
    connect(&gym, &GymPage::reviewWanted, this, with(&Window::review));
    connect(&gym, &GymPage::ruleWanted, this, &Window::showRules);
}

void Window::connectPage(BookPage &book)
{
    connect(&book, &BookPage::openWanted, this, [this](const QString &file) { open(file); });
}

void Window::connectPage(RulesView &rules)
{
    connect(&rules, &RulesView::lessonWanted, this, &Window::teach);
    connect(&rules, &RulesView::studiesWanted, this, [this](const QString &variant) {
        m_gym->teach(variant);
        show(m_gym);
    });
    connect(&rules, &RulesView::placeWanted, this, &Window::showPlace);
}

void Window::connectPage(PositionPage &position)
{
    connect(&position, &PositionPage::started, this, [this] { show(m_table); });
    connect(&position, &PositionPage::ruleWanted, this, &Window::showRules);
    connect(&position, &PositionPage::diagramWanted, this,
            [this] { m_files->saveDiagram(m_position->diagram()); });
    connect(&position, &PositionPage::printWanted, this,
            [this] { m_files->printDiagram(m_position->diagram()); });
}

void Window::connectPage(ScorePage &score)
{
    connect(&score, &ScorePage::ruleWanted, this, &Window::showRules);
    connect(&score, &ScorePage::printWanted, this, &Window::printSheets);
}

void Window::connectPage(ProgramPage &program)
{
    connect(&program, &ProgramPage::chosen, this, [this](const QString &title) {
        m_setup->takeProgram(title);
        goBack();
    });
}

void Window::connectPage(TournamentPage &tournament)
{
    connect(&tournament, &TournamentPage::recordWanted, this, [this](const QByteArray &record) {
        if (openRecord(record))
            show(m_table);
    });
    connect(&tournament, &TournamentPage::reviewWanted, this, [this](const QByteArray &record) {
        if (openRecord(record))
            review(*m_services.table.current());
    });
}

void Window::connectServices()
{
    connect(m_files, &RecordFiles::wanted, this, [this](const QString &file) { open(file); });
    connect(m_files, &RecordFiles::opened, this, [this] { show(m_table); });
    connect(m_files, &RecordFiles::dealOpened, this, qOverload<const Deal &>(&Window::newGame));
    connect(m_files, &RecordFiles::said, m_toast, &Toast::say);
    connect(&m_services.tableLanguage, &TableLanguage::changed, this, [this] {
        QEvent changed(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_table, &changed);
    });
    const TableController &table = m_services.table;
    connect(&table, &TableController::telling, this, [this, &table] {
        if (table.current() != nullptr)
            m_table.get(); // before it is told of its first game
    });
    connect(&table, &TableController::gameChanged, this, &Window::follow);
    connect(&table, &TableController::moved, this, [this] {
        if (page() == m_home)
            m_home->showInterrupted();
        follow();
    });
    connect(&table, &TableController::awaitingChanged, this, [this] {
        if (page() == m_home && m_services.table.awaiting() == Awaiting::Over)
            m_home->enter();
        follow();
    });
    connect(&table, &TableController::lookedAtChanged, this, &Window::follow);
    connect(&table, &TableController::correctionChanged, this, &Window::follow);
    connect(&table, &TableController::demoChanged, this, &Window::follow);
    connect(&table, &TableController::warningChanged, this, &Window::follow);
    connect(&table, &TableController::pausedChanged, this, &Window::follow);
}

void Window::setUpPosition()
{
    if (m_table.is(page()) ? setUpFromHere() : m_position->prepare(m_setup->proposal()))
        show(m_position);
}

// The last table up to what is looked at of which something can be said: not one in the middle of a throw.
bool Window::setUpFromHere()
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr)
        return false;
    std::size_t cursor = m_services.table.lookedAt().value_or(current->session().cursor());
    std::optional<Position> position;
    while (!(position = current->variant().positionOf(*current->session().at(cursor))) && cursor > 0)
        --cursor;
    return m_position->prepare(current->proposal(), position.value_or(Position()));
}

// Puts a game of a tournament on the table.
bool Window::openRecord(const QByteArray &record)
{
    QBuffer device;
    device.setData(record);
    device.open(QIODevice::ReadOnly);
    try {
        m_services.table.begin(m_services.store.read(device, m_tournament->title()));
        return true;
    } catch (const Fault &fault) {
        m_toast->say(fault.sentenceInShort());
        return false;
    }
}

} // namespace medici::desktop
