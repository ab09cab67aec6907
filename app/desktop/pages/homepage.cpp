#include "app/desktop/pages/homepage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/lesson/lessonoffer.h"
#include "app/desktop/lesson/lessonwords.h"
#include "app/desktop/pages/latestgames.h"
#include "app/desktop/pages/thumbnail.h"
#include "app/desktop/pages/todaypanel.h"
#include "app/desktop/pages/variantcard.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QGridLayout>

#include <functional>
#include <limits>

namespace medici::desktop {

namespace {

// What was just hidden or shown counts at once, from the innermost layout on.
void settle(const QWidget &part)
{
    for (const QObject *child : part.children())
        if (const auto *widget = qobject_cast<const QWidget *>(child))
            settle(*widget);
    if (part.layout() != nullptr)
        part.layout()->activate();
}

QString dated(const QDateTime &when)
{
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    const QString both = when.date() == QDate::currentDate()
        ? HomePage::tr("today %1").arg(time)
        : QLocale().toString(when.date(), QLocale::ShortFormat) + u' ' + time;
    return QString(both).replace(u' ', QChar::Nbsp);
}

} // namespace

HomePage::HomePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_cardsSide(new QWidget), m_grid(new QGridLayout(m_cardsSide)),
      m_cardsScroll(scrolling(m_cardsSide)), m_side(new QWidget), m_sideScroll(scrolling(m_side)),
      m_continuePanel(new Panel), m_thumbnail(new Thumbnail(services)),
      m_continueName(new StyledLabel(TextKind::Body)),
      m_continueState(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_continueWords(new QWidget),
      m_continue(new KeyButton(nullptr, true)), m_open(new KeyButton), m_lessons(new LessonOffer(services)),
      m_today(new TodayPanel(services)), m_latestPanel(new Panel), m_games(new LatestGames(services)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)), m_archive(new KeyButton), m_practice(new KeyButton),
      m_firstSteps(new StyledLabel(TextKind::Body)),
      m_problems(new StyledLabel(TextKind::Note, nullptr, Tint::Danger))
{
    for (const PluginMetadata &listing : services.shown()) {
        auto *card = new VariantCard(services, listing, m_cardsSide);
        connect(card, &VariantCard::newWanted, this, &HomePage::newWanted);
        connect(card, &VariantCard::rulesWanted, this, &HomePage::rulesWanted);
        m_cards.push_back(card);
    }
    auto *said = new QVBoxLayout;
    said->setSpacing(px(2));
    m_continueName->setWordWrap(true);
    m_continueState->setWordWrap(true);
    said->addWidget(m_continueName);
    said->addWidget(m_continueState);
    auto *row = new QHBoxLayout(m_continueWords);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(12));
    row->addWidget(m_thumbnail, 0, Qt::AlignTop);
    row->addLayout(said, 1);
    m_firstSteps->setWordWrap(true);
    m_sideScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_continuePanel->body()->addWidget(m_continueWords);
    m_continuePanel->body()->addSpacing(px(4)); // for the ring round the button
    m_continuePanel->body()->addWidget(m_continue);
    m_continuePanel->body()->addWidget(m_open);
    for (QWidget *part : std::initializer_list<QWidget *>{m_games, m_firstSteps})
        m_latestPanel->body()->addWidget(part);
    for (QWidget *button : {m_archive, m_practice})
        m_buttons->addWidget(button);
    m_latestPanel->body()->addLayout(m_buttons);
    m_latestPanel->body()->addStretch(1);
    m_problems->setWordWrap(true);
    m_problems->hide();

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_continuePanel);
    side->addWidget(m_lessons);
    side->addWidget(m_today);
    side->addWidget(m_latestPanel, 1);
    side->addWidget(m_problems);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_cardsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *columns = new QHBoxLayout(this);
    columns->addWidget(m_cardsScroll, 1);
    columns->addWidget(m_sideScroll);

    connect(m_continue, &QPushButton::clicked, this, &HomePage::continueWanted);
    connect(m_open, &QPushButton::clicked, this, &HomePage::openWanted);
    connect(m_lessons, &LessonOffer::lessonWanted, this, &HomePage::lessonWanted);
    connect(m_archive, &QPushButton::clicked, this, &HomePage::archiveWanted);
    connect(m_practice, &QPushButton::clicked, this, &HomePage::practiceWanted);
    connect(m_today, &TodayPanel::dealWanted, this, &HomePage::dealWanted);
    connect(m_today, &TodayPanel::puzzleWanted, this, &HomePage::puzzleWanted);
    connect(m_today, &TodayPanel::comparisonWanted, this, &HomePage::comparisonWanted);
    connect(m_games, &LatestGames::finishedWanted, this, &HomePage::finishedWanted);
    connect(m_games, &LatestGames::interruptedWanted, this, &HomePage::interruptedWanted);
    connect(m_games, &LatestGames::replayWanted, this, &HomePage::replayWanted);
    connect(m_games, &LatestGames::reviewWanted, this, &HomePage::reviewWanted);
    connect(m_games, &LatestGames::printWanted, this, &HomePage::printWanted);
    connect(m_games, &LatestGames::sameDealWanted, this, &HomePage::sameDealWanted);
    connect(m_games, &LatestGames::comparisonWanted, this, &HomePage::comparisonWanted);
    connect(m_games, &LatestGames::removed, this, &HomePage::enter);
    connect(&services.index, &GameIndex::completed, this, [this] {
        if (isVisible())
            showGames();
    });
    retranslate();
    arrange();
}

QString HomePage::title() const
{
    return tr("Medici Suite");
}

QString HomePage::subtitle() const
{
    return tr("Trading and dice games");
}

QWidget *HomePage::firstFocus()
{
    if (m_continue->isVisibleTo(this))
        return m_continue;
    return m_cards.empty() ? static_cast<QWidget *>(m_open) : m_cards.front()->newButton();
}

// Those of games that proved unusable go.
void HomePage::keepUsable()
{
    const std::size_t before = m_cards.size();
    std::erase_if(m_cards, [this](VariantCard *card) {
        if (m_services.variants.listing(card->variant()) != nullptr)
            return false;
        card->hide();
        card->deleteLater(); // it may be what was pressed
        return true;
    });
    if (m_cards.size() == before)
        return;
    m_lessons->retranslate();
    arrange();
}

void HomePage::enter()
{
    keepUsable();
    m_services.people.follow();
    m_services.index.follow();
    showInterrupted();
    showGames();
    QStringList problems = m_services.variants.problems() + m_services.store.unreadable();
    if (const QString problem = m_services.people.problem(); !problem.isEmpty())
        problems << problem;
    m_problems->setText(problems.join(u'\n'));
    m_problems->setVisible(!problems.isEmpty());
}

void HomePage::showInterrupted()
{
    const GameInProgress *current = m_services.table.current();
    QDateTime when = QDateTime::currentDateTime();
    m_latest.reset();
    if (current == nullptr || current->session().game().over()) {
        m_latest = m_services.store.latest();
        current = m_latest ? m_latest->game.get() : nullptr;
        when = m_latest ? m_latest->when : when;
    }
    const std::shared_ptr<const Lesson> lesson =
        current == nullptr ? nullptr : m_services.lessons.of(*current);
    m_continuePanel->setTitle(current == nullptr       ? QString()
                                  : lesson             ? tr("Interrupted lesson")
                                  : current->isTrial() ? tr("Interrupted trial")
                                                       : tr("Interrupted game"));
    m_continue->setText(lesson ? tr("Continue this lesson") : tr("Continue this game"));
    m_interrupted = current == nullptr ? QString() : current->proposal().variant;
    m_continueWords->setVisible(current != nullptr);
    m_continue->setVisible(current != nullptr);
    static_cast<Thumbnail *>(m_thumbnail)->show(current);
    if (current == nullptr)
        return;
    const Game &game = current->session().game();
    QStringList state;
    if (lesson)
        state << titleOf(*lesson, m_services.languages.spoken()) << progressOf(*lesson, *current);
    else
        state << current->variant().view()->progress(game);
    if (game.actor() >= 0 && !lesson)
        state << tr("to play: %1").arg(current->person(game.actor()).name);
    m_continueName->setText(m_services.nameOf(current->proposal().variant));
    m_continueState->setText(state.join(QStringLiteral(", ")) + QStringLiteral(" · ") + dated(when));
}

void HomePage::showGames()
{
    m_games->fill(pictured());
    // Who has played nothing yet is told how to begin, and nothing else.
    const bool games = m_games->count() > 0;
    const bool fresh = !games && m_continueWords->isHidden();
    if (fresh)
        m_today->hide();
    else
        m_today->fill(m_interrupted);
    m_latestPanel->setTitle(fresh ? tr("First steps") : tr("Latest games"));
    m_firstSteps->setVisible(fresh);
    m_practice->setVisible(games);
    const bool listed = games || !m_services.store.interruptedFiles().isEmpty();
    m_archive->setVisible(listed);
    m_offersToday = !m_today->isHidden();
    m_offersGames = fresh || listed;
    fit();
}

int HomePage::heightOfSide() const
{
    settle(*m_side);
    const int width = m_sideScroll->viewport()->width();
    return m_side->layout()->hasHeightForWidth() ? m_side->layout()->totalHeightForWidth(width)
                                                 : m_side->sizeHint().height();
}

bool HomePage::inOneColumn() const
{
    return m_sideScroll->widget() != m_side;
}

void HomePage::offerAll()
{
    m_games->showAtMost(m_games->count());
    m_lessons->showAtMost(std::numeric_limits<int>::max());
    m_today->setVisible(m_offersToday);
    m_today->showPuzzle(!m_lessons->offers());
    m_latestPanel->setVisible(m_offersGames);
    m_thumbnail->show();
    m_open->show();
    if (m_compact)
        setCompact(false);
}

void HomePage::setCompact(bool compact)
{
    m_compact = compact;
    for (VariantCard *card : m_cards)
        card->setCompact(compact);
    arrange();
}

// Until it fits: at last there are the games and the one that was interrupted, and all else is in the menu.
void HomePage::fitOneColumn()
{
    const std::initializer_list<std::function<void()>> less{
        [this] { m_lessons->showAtMost(1); }, [this] { m_games->showAtMost(1); },
        [this] { m_today->hide(); },          [this] { m_lessons->showAtMost(0); },
        [this] { setCompact(true); },         [this] { m_latestPanel->hide(); },
        [this] { m_thumbnail->hide(); },      [this] { m_open->setVisible(!m_continue->isVisibleTo(this)); },
    };
    for (const std::function<void()> &leave : less) {
        if (!tooManyGames())
            return;
        leave();
    }
}

// With all that stands in their column.
bool HomePage::tooManyGames() const
{
    settle(*m_cardsSide);
    const QSize place = m_cardsScroll->viewport()->size();
    return m_grid->totalHeightForWidth(place.width()) > place.height();
}

// What has no room waits on its own page: first lessons, but for one, then older games, then the puzzles, at
// last the other lesson as well.
void HomePage::fit()
{
    offerAll();
    if (inOneColumn()) {
        fitOneColumn();
        return;
    }
    if (tooManyGames())
        setCompact(true);
    const auto tooHigh = [this] { return heightOfSide() > m_sideScroll->viewport()->height(); };
    const auto all = static_cast<int>(m_cards.size()); // a lesson each
    for (int shown = all - 1; m_games->count() > 0 && shown >= 1 && tooHigh(); --shown)
        m_lessons->showAtMost(shown);
    for (int shown = m_games->count() - 1; shown >= 2 && tooHigh(); --shown)
        m_games->showAtMost(shown);
    if (tooHigh())
        m_today->showPuzzle(false);
    if (m_games->count() > 0 && tooHigh())
        m_lessons->showAtMost(0);
    if (tooHigh())
        m_games->showAtMost(1);
}

void HomePage::arrange()
{
    const int gap = room(width() < held(1152) ? 12 : 16);
    layout()->setContentsMargins(gap, gap, gap, gap);
    layout()->setSpacing(gap);
    m_side->layout()->setSpacing(gap);
    m_grid->setSpacing(gap);
    // In a narrow window all is in one column, and scrolls.
    const bool narrow = width() < px(560);
    if (narrow && m_sideScroll->widget() == m_side) {
        m_sideScroll->takeWidget();
    } else if (!narrow && m_sideScroll->widget() == nullptr) {
        m_grid->removeWidget(m_side);
        m_sideScroll->setWidget(m_side);
    }
    m_side->show();
    m_sideScroll->setVisible(!narrow);
    m_sideScroll->setFixedWidth(qMin(px(304), width() * 2 / 5));
    m_buttons->setSpacing(room(8));
    const int both = m_archive->sizeHint().width() + m_practice->sizeHint().width() + m_buttons->spacing();
    m_buttons->setDirection(both <= m_sideScroll->width() - 2 * room(16) - room(8) ? QBoxLayout::LeftToRight
                                                                                   : QBoxLayout::TopToBottom);
    const bool roomForTwo = m_compact ? width() - (narrow ? 0 : m_sideScroll->width()) > px(460)
                                      : !narrow && width() - m_sideScroll->width() >= px(700);
    const int columns = roomForTwo && m_cards.size() > 1 ? 2 : 1;
    if (narrow)
        m_grid->addWidget(m_side, 0, 0, 1, columns);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], at / columns + (narrow ? 1 : 0), at % columns);
    }
}

void HomePage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
    QMetaObject::invokeMethod(this, &HomePage::fit, Qt::QueuedConnection); // once all has its place
}

void HomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void HomePage::retranslate()
{
    for (VariantCard *card : m_cards)
        card->retranslate();
    m_lessons->retranslate();
    m_firstSteps->setText(tr(
        "Choose a game and press 'New game': the computer takes the other seats.\n\n"
        "During the game, H shows what a good player would do, and Ctrl+Z takes back as much as you like.\n\n"
        "Every figure on the board says where it comes from when the pointer rests on it, and 'Why?' leads "
        "to the "
        "rule."));
    m_open->setText(tr("Open record or deal…"));
    m_archive->setText(tr("All games"));
    m_practice->setText(tr("Practise"));
    arrange();
    if (isVisible())
        enter();
}

} // namespace medici::desktop
