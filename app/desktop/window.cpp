#include "app/desktop/window.h"

#include "app/desktop/about.h"
#include "app/desktop/actions.h"
#include "app/desktop/appservices.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/gym/gympage.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/pages/guestspage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/programpage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/people/peoplepage.h"
#include "app/desktop/position/positionpage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/recordfiles.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/score/scorepage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/titlebar.h"
#include "app/desktop/tournament/tournamentpage.h"
#include "app/desktop/whatif/whatifpage.h"
#include "app/desktop/widgets/pagestack.h"
#include "app/desktop/widgets/toast.h"
#include "app/desktop/windowplace.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCloseEvent>
#include <QFocusFrame>
#include <QKeyEvent>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace medici::desktop {

namespace {

constexpr QSize smallest(800, 560);

} // namespace

Window::Window(AppServices &services)
    : m_services(services), m_bar(new TitleBar(services.look)), m_pages(new PageStack),
      m_home(new HomePage(services)), m_setup(later<SetupPage>(services)),
      m_table(later<TablePage>(services)), m_archive(later<ArchivePage>(services)),
      m_comparison(later<ComparisonPage>(services)), m_review(later<ReviewPage>(services)),
      m_gym(later<GymPage>(services)), m_book(later<BookPage>(services)),
      m_people(later<PeoplePage>(services)), m_rules(later<RulesView>(services)),
      m_settings(later<SettingsPage>(services)),
      m_actions(std::make_unique<Actions>(this, services.settings)), m_keys(later<KeysPage>(*m_actions)),
      m_position(later<PositionPage>(services)), m_print(later<PrintPage>(services)),
      m_score(later<ScorePage>(services)), m_program(later<ProgramPage>(services)),
      m_guests(later<GuestsPage>(services)), m_tournament(later<TournamentPage>(services)),
      m_whatIf(later<WhatIfPage>(services)), m_tableActions(*m_actions, services.table),
      m_focusFrame(new QFocusFrame(this)), m_files(new RecordFiles(services, this)),
      m_toast(new Toast(m_pages))
{
    setAcceptDrops(true);
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
    joined(m_home);
    m_bar->addTool(&m_actions->undo, QStringLiteral("sign-undo"));
    m_bar->addTool(&m_actions->redo, QStringLiteral("sign-redo"));
    m_bar->addTool(&m_actions->hint, QStringLiteral("sign-hint"));
    m_bar->addTool(&m_actions->history, QStringLiteral("sign-history"));
    m_bar->addTool(&m_actions->rules, QStringLiteral("sign-rules"));
    m_bar->addTool(&m_actions->print, QStringLiteral("sign-print"));
    m_bar->addTool(&m_actions->menuButton, QStringLiteral("sign-menu"));
    connect(m_bar, &TitleBar::homeClicked, this, &Window::goHome);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, QWidget *focused) { moveFocusFrame(focused); });
    connectServices();
    connectActions();
    restorePlace(*this, services.settings.bytes(Setting::Geometry));
    show(m_home);
}

template <class P>
P *Window::joined(P *page)
{
    m_pages->addWidget(page);
    connect(page, &Page::titleChanged, this, &Window::followTitle);
    connect(page, &Page::left, this, &Window::goBack);
    connectPage(*page);
    return page;
}

// In the program's language, whatever is spoken to somebody at the table.
template <class P, class With>
Later<P> Window::later(With &with)
{
    return Later<P>(
        [this, &with] { return joined(m_services.languages.in({}, [&] { return new P(with); })); });
}

Window::~Window()
{
    // Its parts lose the focus as they go, and nobody is there any more to follow it.
    disconnect(qApp, nullptr, this, nullptr);
}

void Window::connectActions()
{
    const auto on = [this](const QAction &action, auto &&what) {
        connect(&action, &QAction::triggered, this, what);
    };
    on(m_actions->home, [this] { goHome(); });
    on(m_actions->newGame, [this] {
        if (const QString variant = likelyVariant(); !variant.isEmpty())
            newGame(variant);
    });
    on(m_actions->open, [this] { m_files->openByDialog(); });
    connect(&m_actions->recordMenu, &QMenu::aboutToShow, this,
            [this] { m_files->listRecent(m_actions->recentMenu); });
    on(m_actions->save, [this] { m_files->save(); });
    on(m_actions->picture, [this] { m_files->savePicture(m_table->board()->grab()); });
    on(m_actions->saveAs, [this] { m_files->saveAs(); });
    on(m_actions->fullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(m_actions->archive, [this] { show(m_archive); });
    on(m_actions->practice, [this] { show(m_gym); });
    on(m_actions->book, [this] { show(m_book); });
    on(m_actions->people, [this] { show(m_people); });
    on(m_actions->guests, [this] { show(m_guests); });
    on(m_actions->tournament, [this] { show(m_tournament); });
    on(m_actions->score, [this] { showScore(); });
    on(m_actions->position, [this] { setUpPosition(); });
    on(m_actions->print, [this] { printSheets(); });
    on(m_actions->settings, [this] { show(m_settings); });
    on(m_actions->keys, [this] { show(m_keys); });
    on(m_actions->about, [this] { tellAbout(this); });
    on(m_actions->rules, [this] {
        const GameInProgress *current = m_services.table.current();
        const std::vector<PluginMetadata> shown = m_services.shown();
        if (m_rules.is(page()))
            goBack();
        else if (m_setup.is(page()))
            showRules(m_setup->variant());
        else if (current != nullptr)
            showRules(current->proposal().variant);
        else if (!shown.empty())
            showRules(shown.front().id);
    });
    on(m_actions->quit, [this] { close(); });
    on(m_actions->menuButton, [this] {
        const QPoint corner(m_bar->width() - m_actions->menu.sizeHint().width() - px(8), m_bar->height());
        m_actions->menu.popup(m_bar->mapToGlobal(corner));
    });
}

Page *Window::page() const
{
    return static_cast<Page *>(m_pages->currentWidget());
}

void Window::show(Page *page)
{
    if (this->page() != nullptr)
        this->page()->rememberFocus();
    holdTable(!m_table.is(page));
    m_services.tableLanguage.setInSight(m_table.is(page));
    std::erase(m_trail, page);
    m_trail.push_back(page);
    page->enter();
    setMinimumSize(m_score.is(page) ? ScorePage::smallest : smallest);
    m_pages->setCurrentWidget(page);
    // At rest before it is seen: where words wrap, heights are found in several steps.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    page->firstFocus()->setFocus();
    follow();
}

// Nothing goes on at the table while nobody looks.
void Window::holdTable(bool hold)
{
    TableController &table = m_services.table;
    if (hold && m_table.made())
        m_table->replay()->setPlaying(false);
    if (hold && !m_held && table.current() != nullptr && !table.paused()) {
        m_held = true;
        table.setPaused(true);
    } else if (!hold && std::exchange(m_held, false)) {
        table.setPaused(false);
    }
}

void Window::goBack()
{
    if (m_trail.size() > 1)
        m_trail.pop_back();
    QWidget *before = m_trail.back()->focusedLast();
    show(m_trail.back());
    if (before != nullptr && before->isVisible() && before->isEnabled())
        before->setFocus();
}

void Window::goHome()
{
    show(m_home);
}

// Else the first page says why, and shows it no more.
bool Window::usable(const QString &variant)
{
    if (m_services.variants.find(variant) != nullptr)
        return true;
    goHome();
    return false;
}

void Window::newGame(const QString &variant)
{
    if (!usable(variant))
        return;
    m_setup->prepare(variant);
    show(m_setup);
}

void Window::newGame(const Deal &deal)
{
    m_setup->prepare(deal);
    show(m_setup);
}

void Window::teach(const QString &variant)
{
    if (!usable(variant))
        return;
    m_services.table.begin(m_services.lessons.begin(variant, m_services.lastProposal(variant).people));
    show(m_table);
}

void Window::playDealAgain(const GameInProgress &game)
{
    m_setup->prepare(*game.deal(), game.proposal().people);
    show(m_setup);
}

void Window::compare(const GameInProgress &game)
{
    m_comparison->prepare(game);
    show(m_comparison);
}

void Window::review(const GameInProgress &game)
{
    m_review->prepare(game);
    show(m_review);
}

// From before a decision of the game that is reviewed, or with another one in its place. Neither is a game to
// be counted among the others.
void Window::playOnFrom(std::size_t event, const std::optional<Code> &move)
{
    TableController &table = m_services.table;
    if (table.current() == nullptr || table.current()->id() != m_review->game()) {
        std::unique_ptr<GameInProgress> game = m_services.store.recall(m_review->game());
        if (game == nullptr) // a trial, of which nothing is kept, or it was deleted meanwhile
            game = m_review->copy();
        table.begin(std::move(game));
    }
    table.tryFrom(event, move);
    show(m_table);
}

// With a game in a file; if it can no longer be read the page that knew it is shown anew.
void Window::withGameIn(const QString &file, void (Window::*deed)(const GameInProgress &))
{
    try {
        (this->*deed)(*m_services.store.volume(file).game);
    } catch (const Fault &) {
        page()->enter();
    }
}

void Window::continueGame()
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr || current->session().game().over()) {
        std::optional<GameStore::StoredGame> latest = m_services.store.latest();
        const bool pictured = page() != m_home || (latest && latest->file == m_home->pictured());
        if (!latest || !pictured) { // another copy of the program has taken it up
            m_home->enter();
            return;
        }
        m_services.table.begin(std::move(latest->game));
    }
    show(m_table);
}

bool Window::open(const QString &file, const QString &id)
{
    const bool opened = m_files->open(file, id);
    if (!opened && m_archive.is(page()))
        m_archive->enter();
    return opened;
}

// What is on the table, or was played last, or stands first.
QString Window::likelyVariant()
{
    if (const GameInProgress *current = m_services.table.current())
        return current->proposal().variant;
    if (const auto latest = m_services.store.latest())
        return latest->game->proposal().variant;
    if (const auto finished = m_services.store.finished(1); !finished.empty())
        return finished.front().game->proposal().variant;
    const std::vector<PluginMetadata> shown = m_services.shown();
    return shown.empty() ? QString() : shown.front().id;
}

void Window::replay(const QString &file)
{
    if (!open(file))
        return;
    m_table->replay()->toStart();
    m_table->replay()->setPlaying(true);
}

void Window::print(const QString &file, const QString &id)
{
    if (open(file, id))
        printSheets();
}

void Window::follow()
{
    const TableController &table = m_services.table;
    const bool playing = m_table.is(page()) && table.current() != nullptr;
    m_actions->print.setVisible(page() == m_home || m_setup.is(page()) || m_table.is(page())
                                || m_score.is(page()));
    const QString variant = playing ? table.current()->proposal().variant
        : m_setup.is(page())        ? m_setup->variant()
                                    : QString();
    const Variant *known = variant.isEmpty() ? nullptr : m_services.variants.find(variant);
    m_actions->position.setVisible(known != nullptr && known->arrangeable());
    m_tableActions.follow(playing);
    m_bar->showTool(&m_actions->history, playing && m_table->folds());
    followTitle();
}

void Window::followTitle()
{
    // Whatever the table speaks, the window speaks the program's language.
    m_services.languages.in({}, [this] {
        m_bar->setTitle(page()->title(), page()->subtitle());
        m_pages->setAccessibleName(page()->title());
        setWindowTitle(page() == m_home ? page()->title()
                                        : page()->title() + QStringLiteral(" – Medici Suite"));
    });
}

// The board and the lists show by themselves where the keyboard is.
void Window::moveFocusFrame(QWidget *focused)
{
    const bool own = focused == nullptr || focused->window() != this || focused->focusPolicy() == Qt::NoFocus
        || qobject_cast<BoardWidget *>(focused) != nullptr
        || qobject_cast<QAbstractScrollArea *>(focused) != nullptr || m_bar->isAncestorOf(focused)
        || qobject_cast<Page *>(focused) != nullptr;
    m_focusFrame->setWidget(own ? nullptr : focused);
}

// Enter is for the main button, where a page has one; else for the button at which the keyboard is.
void Window::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if (button != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QMainWindow::keyPressEvent(event);
}

void Window::closeEvent(QCloseEvent *event)
{
    m_services.settings.set(Setting::Geometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

// The program speaks another language: the whole window at first, whatever the table speaks.
bool Window::event(QEvent *event)
{
    if (event->type() != QEvent::LanguageChange)
        return QMainWindow::event(event);
    const bool taken = m_services.languages.in({}, [&] { return QMainWindow::event(event); });
    m_services.tableLanguage.programSpeaks();
    return taken;
}

void Window::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        followTitle();
    }
    if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen.setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void Window::dragEnterEvent(QDragEnterEvent *event)
{
    // A list of files may have none.
    if (const QList<QUrl> files = event->mimeData()->urls(); !files.isEmpty() && files.front().isLocalFile())
        event->acceptProposedAction();
}

void Window::dropEvent(QDropEvent *event)
{
    // Later: the program from which it comes waits for this event to end.
    const QString file = event->mimeData()->urls().value(0).toLocalFile();
    QMetaObject::invokeMethod(
        this, [this, file] { open(file); }, Qt::QueuedConnection);
}

void Window::showRules(const QString &variant, const QString &rule)
{
    if (!usable(variant))
        return;
    m_rules->open(variant, rule);
    show(m_rules);
}

void Window::showPlace(const QString &variant, const QString &rule)
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr || current->proposal().variant != variant || !m_table->board()->placeOf(rule)) {
        newGame(variant);
        return;
    }
    show(m_table);
    m_table->showPlace(rule);
}

// Of the game where one is played, empty ones anywhere else.
void Window::printSheets()
{
    if (m_print.is(page()))
        return;
    if (m_table.is(page()))
        m_print->prepareFilled();
    else if (m_score.is(page()))
        m_print->prepareFilled(m_score->subject(), m_score->counted().variant);
    else if (m_setup.is(page()))
        m_print->prepareFor(m_setup->proposal());
    else
        m_print->prepareEmpty();
    show(m_print);
}

// The sheets that were kept last; where there are none, people are asked who plays.
void Window::showScore()
{
    if (m_score->resume())
        show(m_score);
    else if (const QString variant = likelyVariant(); !variant.isEmpty())
        newGame(variant);
}

} // namespace medici::desktop
