#include "app/desktop/table/tablepage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/lesson/lessonpanel.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardmenu.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/callstrip.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/gueststrip.h"
#include "app/desktop/table/history.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/luckpanel.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/speaker.h"
#include "app/desktop/table/trialstrip.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/iconbutton.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagestack.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

#include <utility>

namespace medici::desktop {

namespace {

// Below this the board needs the side column's room, too.
constexpr int foldingWidth = 900;

// How wide the pictures draw the side column.
int sideWidth(int width)
{
    return width < held(1152) ? 172 : width < held(1500) ? 272 : 360;
}

} // namespace

TablePage::TablePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_choosing(new MoveSelection(services.table, this)),
      m_luck(new LuckEntry(services.table, this)), m_history(new History(services.table, this)),
      m_board(new BoardWidget(services.table, *m_choosing, services.look, this)),
      m_boardScroll(scrolling(m_board)), m_scoring(new ScoringView(services, this)),
      m_end(new EndView(services, this)), m_play(new QWidget(this)), m_beside(new QHBoxLayout),
      m_pages(new PageStack(this)), m_side(new QWidget(this)), m_standingsPanel(new Panel(this)),
      m_historyPanel(new Panel(this)), m_standings(new FigureTable(services.look, this)),
      m_historyView(new HistoryView(services.table, *m_history, services.look, this)),
      m_replayTools(new QHBoxLayout),
      m_replay(new Replay(services.table, *m_history, services.settings, this)),
      m_lesson(new LessonPanel(services, *m_choosing, this)),
      m_guests(new GuestStrip(services.table, services.look, this)),
      m_trial(new TrialStrip(services.table, services.look, this)),
      m_call(new CallStrip(services.table, services.look, this)),
      m_luckPanel(new LuckPanel(services.table, *m_luck, services.look, this)),
      m_bar(new ActionBar(services, *m_choosing, *m_luck, this)), m_speaker(new Speaker(this))
{
    m_standingsPanel->body()->addWidget(m_standings);
    m_historyPanel->body()->addWidget(m_historyView, 1);
    m_historyPanel->body()->addLayout(m_replayTools);
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_standingsPanel);
    side->addWidget(m_historyPanel, 1);

    m_beside->addWidget(m_boardScroll, 1);
    m_beside->addWidget(m_side);
    auto *play = new QVBoxLayout(m_play);
    play->setContentsMargins(0, 0, 0, 0);
    play->setSpacing(0);
    play->addLayout(m_beside, 1);
    play->addWidget(m_call);
    play->addWidget(m_luckPanel);
    play->addWidget(m_bar);

    m_pages->addWidget(m_play);
    m_pages->addWidget(m_scoring);
    m_pages->addWidget(m_end);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_lesson);
    column->addWidget(m_guests);
    column->addWidget(m_trial);
    column->addWidget(m_pages, 1);
    setTabOrder(m_board, m_historyView);
    m_bar->setBefore(m_board);
    m_luckPanel->setBefore(m_board);

    const TableController &controller = services.table;
    for (const auto change : {&TableController::gameChanged, &TableController::lookedAtChanged})
        connect(&controller, change, this, [this] { m_again.reset(); });
    connect(&controller, &TableController::moved, this, [this] { m_again.reset(); });
    connect(&controller, &TableController::gameChanged, this, &TablePage::gamePlaced);
    connect(&controller, &TableController::awaitingChanged, this, [this] {
        follow();
        tellAwaited();
    });
    for (const auto change : {&TableController::hintChanged, &TableController::warningChanged})
        connect(&controller, change, this, &TablePage::tellAdvice);
    connect(&controller, &TableController::lookedAtChanged, this, &TablePage::follow);
    connect(&controller, &TableController::lookedAtChanged, this, &TablePage::tellLookedAt);
    connect(m_history, &History::grew, this, &TablePage::announce);
    connect(m_choosing, &MoveSelection::refused, this, [this](const Note &why) { announce(why.text); });
    connect(m_luck, &LuckEntry::refused, this, [this](const Note &why) { announce(why.text); });
    connect(m_luck, &LuckEntry::told, this, &TablePage::announce);
    connect(m_lesson, &LessonPanel::changed, this, &TablePage::tellLesson);
    connect(m_lesson, &LessonPanel::letGo, this, [this] { firstFocus()->setFocus(); });
    connect(m_lesson, &LessonPanel::ruleWanted, this, [this](const QString &rule) {
        emit ruleWanted(m_services.table.current()->proposal().variant, rule);
    });
    connect(m_lesson, &LessonPanel::left, this, &TablePage::lessonLeft);
    connect(m_bar, &ActionBar::renewed, this, [this] { m_lesson->showEscape(!m_bar->hasBack()); });
    connect(m_guests, &GuestStrip::detailsWanted, this, &TablePage::guestsWanted);
    connect(m_guests, &GuestStrip::letGo, this, [this] { firstFocus()->setFocus(); });
    connect(m_guests, &GuestStrip::appeared, this, [this] { announce(m_guests->words()); });
    connect(m_trial, &TrialStrip::reviewWanted, this, &TablePage::trialLeft);
    connect(m_trial, &TrialStrip::letGo, this, [this] {
        firstFocus()->setFocus();
        emit titleChanged();
    });
    connect(m_bar, &ActionBar::letGo, this, [this] { firstFocus()->setFocus(); });
    connect(m_bar, &ActionBar::ruleWanted, this, [this](const QString &rule) {
        emit ruleWanted(m_services.table.current()->proposal().variant, rule);
    });
    connect(this, &Page::titleChanged, this, [this] { m_pages->setAccessibleName(subtitle()); });
    connect(m_scoring, &ScoringView::titleChanged, this, &Page::titleChanged);
    connect(m_scoring, &ScoringView::read, this, [this] {
        if (std::exchange(m_again, {}))
            follow();
        else
            m_services.table.acknowledge();
    });
    connect(m_historyView, &HistoryView::scoringWanted, this, &TablePage::readAgain);
    connect(m_scoring, &ScoringView::ruleWanted, this, [this](const QString &rule) {
        emit ruleWanted(m_services.table.current()->proposal().variant, rule);
    });
    connect(m_board, &BoardWidget::focusMoved, this, [this](const QRect &place) {
        m_boardScroll->ensureVisible(place.center().x(), place.center().y(), place.width() / 2,
                                     place.height() / 2);
    });
    connect(m_board, &BoardWidget::meant, this, [this] { m_bar->pressMain(); });
    connect(m_board, &BoardWidget::menuWanted, this, &TablePage::offerMenu);
    connect(m_end, &EndView::homeWanted, this, &TablePage::homeWanted);
    connect(m_end, &EndView::saveWanted, this, &TablePage::saveWanted);
    connect(m_end, &EndView::reviewWanted, this, &TablePage::reviewWanted);
    connect(m_end, &EndView::sameDealWanted, this, &TablePage::sameDealWanted);
    connect(m_end, &EndView::comparisonWanted, this, &TablePage::comparisonWanted);
    retranslate();
    arrange();
}

QString TablePage::title() const
{
    const GameInProgress *current = m_services.table.current();
    return current == nullptr ? QString() : m_services.nameOf(current->proposal().variant);
}

QString TablePage::subtitle() const
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr)
        return {};
    QString players = tr("%n player(s)", nullptr, static_cast<int>(current->proposal().people.size()));
    if (current->variant().terms().house(current->proposal().setup))
        players += QStringLiteral("  ·  ") + tr("house rules");
    if (current->isTrial())
        players += QStringLiteral("  ·  ") + tr("trial");
    if (m_pages->currentWidget() == m_end)
        return tr("End of the game") + QStringLiteral("  ·  ") + players;
    if (m_pages->currentWidget() == m_scoring)
        return m_scoring->title();
    return current->variant().view()->progress(m_services.table.shown()) + QStringLiteral("  ·  ") + players;
}

QWidget *TablePage::firstFocus()
{
    return m_pages->currentWidget() == m_play ? m_board : m_pages->currentWidget();
}

void TablePage::enter()
{
    follow();
    tellAwaited();
}

void TablePage::gamePlaced()
{
    if (m_services.table.current() == nullptr)
        return;
    m_pages->setCurrentWidget(m_play);
    follow();
}

void TablePage::follow()
{
    const TableController &table = m_services.table;
    const GameInProgress *current = table.current();
    if (current == nullptr)
        return;
    QWidget *page = m_play;
    if (m_again || table.may(Deed::Read))
        page = m_scoring;
    else if (!table.lookedAt() && table.awaiting() == Awaiting::Over)
        page = m_end;
    m_standings->show(current->variant().view()->standings(table.shown(), current->players()),
                      current->players());
    if (page != m_pages->currentWidget()) {
        const bool focused = m_pages->isAncestorOf(focusWidget());
        if (page == m_scoring)
            m_scoring->present(m_again ? *m_again : *table.scored());
        if (page == m_end)
            m_end->present();
        m_pages->setCurrentWidget(page);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // at rest before it is seen
        if (focused || page != m_play)
            firstFocus()->setFocus();
    }
    emit titleChanged();
}

void TablePage::readAgain(const ScoredStep &scored)
{
    m_again = scored;
    follow();
}

void TablePage::tellAwaited()
{
    if (m_services.table.may(Deed::Choose) || m_services.table.may(Deed::Enter))
        announce(m_choosing->prompt().plain());
}

// After the bar has said it, too.
void TablePage::tellAdvice()
{
    const Coach &coach = m_services.table.coach();
    if (coach.given() > 0 || coach.warning())
        announce(m_bar->prompt()->sentence().plain());
}

QString TablePage::lastSaid() const
{
    return m_speaker->last();
}

void TablePage::announce(const QString &words)
{
    // A game that is put on the table while another page is seen is told of when it comes in sight.
    if (QLocale().name().startsWith(m_services.tableLanguage.language()))
        m_speaker->say(words);
}

// Who listens hears the line that led to what is shown.
void TablePage::tellLookedAt()
{
    if (!m_services.table.lookedAt())
        return;
    const int row = m_history->rowOf(*m_services.table.lookedAt());
    if (row >= 0)
        announce(m_history->line(row).account.sentence.plain());
}

// Each thing that a lesson says is heard once.
void TablePage::tellLesson()
{
    m_board->setMarked(m_lesson->marked());
    const QString words = m_lesson->words();
    if (words != std::exchange(m_taught, words) && !words.isEmpty())
        announce(words);
}

void TablePage::showPlace(const QString &rule)
{
    if (m_pages->currentWidget() != m_play) // scoring and end lie over the board
        m_replay->stepBack();
    if (const std::optional<RegionId> place = m_board->placeOf(rule))
        m_board->setFocused(*place);
}

void TablePage::offerMenu(std::optional<RegionId> region, const QPoint &at)
{
    auto *menu = m_services.languages.in( // as all menus
        {}, [&] { return new BoardMenu(m_services, *m_board, region, m_boardActions); });
    connect(menu, &BoardMenu::ruleWanted, this, [this](const QString &rule) {
        emit ruleWanted(m_services.table.current()->proposal().variant, rule);
    });
    menu->popup(at);
}

void TablePage::addReplayTool(QAction *action, const QString &sign, const QString &checkedSign)
{
    m_replayTools->addWidget(new IconButton(action, sign, checkedSign, m_services.look, this));
}

// It keeps its width and loses its place to large text, which the board shall not do.
bool TablePage::folds() const
{
    return width() < held(foldingWidth) || px(sideWidth(0)) > held(sideWidth(width()));
}

void TablePage::showSide(bool shown)
{
    m_sideShown = shown;
    m_side->setVisible(shown);
    emit sideChanged();
}

// What is typed for dice and cards comes before the letters of the menu.
bool TablePage::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_luck->open()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0 && key->text().size() == 1
            && key->text().front().isLetterOrNumber()) {
            event->accept();
            return true;
        }
    }
    return Page::event(event);
}

bool TablePage::typeLuck(const QKeyEvent &event)
{
    if (!m_luck->open() || (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    if (event.key() == Qt::Key_Backspace)
        m_luck->takeBack();
    else if (event.text().size() == 1 && event.text().front().isLetterOrNumber())
        m_luck->type(event.text().front());
    else
        return false;
    return true;
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (m_pages->currentWidget() == m_play) {
        if (m_board->moving())
            m_board->finish();
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_bar->pressMain())
            return;
        if (event->key() == Qt::Key_Escape && m_bar->pressBack())
            return;
        if (typeLuck(*event) || m_bar->typeAmount(event))
            return;
    }
    if (event->key() == Qt::Key_Escape && m_lesson->leave()->isVisible()) {
        m_lesson->leave()->click();
        return;
    }
    Page::keyPressEvent(event);
}

// How the pictures share the window: 172 of 1024, 272 of 1280, 360 of 1920.
void TablePage::arrange()
{
    const int gap = room(width() < held(1152) ? 12 : 16);
    const int usual = sideWidth(width());
    // What a board cannot use in a very wide window, the history can.
    const int side = folds() ? px(usual) : qMax(held(usual), qMin(width() * 3 / 16, held(520)));
    m_side->setFixedWidth(qMin(side, width() / 3));
    m_side->layout()->setSpacing(gap);
    m_beside->setContentsMargins(gap, gap, gap, gap);
    m_beside->setSpacing(gap);
    // As high as with text of the usual size; where that leaves no room, the board scrolls.
    constexpr int bars = 48 + 72;
    m_board->setMinimumHeight(textScale() > 1 ? window()->height() - bars - 2 * (width() < 1152 ? 12 : 16)
                                              : 0);
    if (folds() != m_folds) {
        m_folds = folds();
        showSide(!m_folds);
    }
}

void TablePage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    Page::changeEvent(event);
}

void TablePage::retranslate()
{
    m_standingsPanel->setTitle(tr("Standings"));
    m_historyPanel->setTitle(tr("History"));
    m_historyView->setAccessibleName(tr("History"));
    m_standings->setAccessibleName(tr("Standings"));
    m_board->setAccessibleName(tr("Board"));
    m_guests->retranslate();
    m_trial->retranslate();
    if (m_services.table.current() != nullptr) {
        follow();
        m_call->follow();
        tellAwaited();
    }
}

} // namespace medici::desktop
