#include "app/desktop/gym/gympage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/gym/answerstrip.h"
#include "app/desktop/gym/answerview.h"
#include "app/desktop/gym/questionpanel.h"
#include "app/desktop/review/momentview.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/speaker.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/record/wholefile.h"
#include "engine/rules/ranges.h"
#include "engine/view/typesetting.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace medici::desktop {

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    try {
        return file.open(QIODevice::ReadOnly) ? wholeOf(file, longestKept) : QByteArray();
    } catch (const Fault &) {
        return {}; // nothing was asked so often
    }
}

QString fileOf(const Folders &folders)
{
    return folders.practice + QStringLiteral("/dates.json");
}

} // namespace

GymPage::GymPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_schedule(contentsOf(fileOf(services.folders))),
      m_store({}, services.variants, services.diskWriter),
      m_table(services.settings, m_store, services.diskWriter), m_choosing(new MoveSelection(m_table, this)),
      m_board(new BoardWidget(m_table, *m_choosing, services.look)), m_moment(new MomentView(services.look)),
      m_views(new QStackedWidget), m_side(new QWidget), m_sideParts(new QVBoxLayout(m_side)),
      m_scroll(scrolling(m_side)), m_parts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_questions(new QuestionPanel(services)), m_exercisePanel(new Panel),
      m_where(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)),
      m_said(new SentenceLabel(services.look, TextKind::Body)), m_rule(new KeyButton),
      m_standings(new FigureTable(services.look)), m_answerView(new AnswerView(services.look)),
      m_again(new SentenceLabel(services.look, TextKind::Note, Tint::Muted)),
      m_strip(new AnswerStrip(services.look, *m_choosing)), m_back(new KeyButton), m_show(new KeyButton),
      m_review(new KeyButton), m_next(new KeyButton(nullptr, true)), m_speaker(new Speaker(this))
{
    build();
    connect(&services.index, &GameIndex::completed, this, [this] {
        if (!isVisible())
            return;
        m_questions->fill();
        if (!m_posed)
            ask();
    });
    // What listens to the table hears of a move before it is taken from there.
    connect(
        &m_table, &TableController::moved, this, [this] { takeAnswer(); }, Qt::QueuedConnection);
    connect(&m_reviewer, &Reviewer::judged, this, [this](const Judgement &judgement) {
        m_reviewer.stop();
        settle(&judgement, judgement.grade <= Grade::Good);
    });
    connect(m_questions, &QuestionPanel::chosen, this, [this] {
        m_ahead = false;
        ask();
    });
    connect(m_board, &BoardWidget::meant, m_strip, &AnswerStrip::pressMain);
    connect(m_strip, &AnswerStrip::ruleWanted, this,
            [this](const QString &rule) { emit ruleWanted(m_exercise.variant, rule); });
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_rule, &QPushButton::clicked, this, [this] {
        const Study::Task &at = *task();
        emit ruleWanted(m_exercise.variant, (m_right ? at.after : at.before).rule);
    });
    connect(m_show, &QPushButton::clicked, this, [this] { settle(nullptr, false); });
    connect(m_review, &QPushButton::clicked, this, [this] { emit reviewWanted(m_exercise.file); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        m_ahead = m_ahead || !m_posed;
        ask();
    });
    retranslate();
}

GymPage::~GymPage() = default;

void GymPage::arrange(std::function<QDate()> today, int playouts)
{
    m_today = std::move(today);
    m_playouts = playouts;
}

void GymPage::build()
{
    m_views->addWidget(m_board);
    m_views->addWidget(m_moment);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_where, m_said, m_standings, m_answerView, m_again})
        m_exercisePanel->body()->addWidget(part);
    m_exercisePanel->body()->addStretch(1);
    m_sideParts->setContentsMargins(0, 0, 0, 0);
    m_sideParts->setSpacing(room(16));
    m_sideParts->addWidget(m_questions);
    m_sideParts->addWidget(m_exercisePanel, 1);
    m_side->installEventFilter(this);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parts->setContentsMargins(room(16), room(16), room(16), room(16));
    m_parts->setSpacing(room(16));
    m_parts->addWidget(m_views, 5);
    m_parts->addWidget(m_scroll, 3);
    for (KeyButton *button : {m_back, m_rule, m_show, m_review, m_next})
        m_strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_parts, 1);
    column->addWidget(m_strip);
    m_back->showKey(Qt::Key_Escape);
    m_show->setKey(Qt::Key_F2);
    m_review->setKey(Qt::Key_F3);
    m_next->showKey(Qt::Key_Return);
}

// What is asked stands beside the table where its words have the room that they need, else below it, and
// above the choice of questions.
void GymPage::arrange()
{
    const int needed = m_side->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    const bool beside = qMin(px(400), (width() - 3 * room(16)) * 3 / 8) >= needed;
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sideParts->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::BottomToTop);
    m_scroll->setMaximumWidth(beside ? px(400) : QWIDGETSIZE_MAX);
}

// Other words need another width.
bool GymPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return Page::eventFilter(watched, event);
}

void GymPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void GymPage::enter()
{
    m_services.index.follow();
    m_questions->fill();
    if (!m_posed)
        ask();
    else
        follow();
}

// What is asked of it.
const Study::Task *GymPage::task()
{
    const Study *taught = m_posed ? m_questions->study() : nullptr;
    if (taught == nullptr)
        return nullptr;
    const auto at = ranges::find(taught->tasks, m_exercise.key, &Study::Task::key);
    return at == taught->tasks.end() ? nullptr : &*at;
}

void GymPage::askOwn()
{
    m_services.index.follow();
    if (m_questions->chooseOwn())
        ask();
}

void GymPage::teach(const QString &variant)
{
    m_services.index.follow();
    m_questions->choose(variant);
    m_ahead = false;
    ask();
}

void GymPage::ask()
{
    m_reviewer.stop();
    m_table.leave();
    m_posed.reset();
    m_answer.reset();
    m_judged.reset();
    m_right.reset();
    std::vector<Exercise> exercises = m_questions->questions();
    while (!m_posed) {
        const Training training(exercises, m_schedule, m_today());
        const std::optional<Exercise> next = training.next || !m_ahead ? training.next : training.later;
        if (!next)
            break;
        m_exercise = *next;
        m_posed = posed(m_exercise, *m_services.variants.find(m_exercise.variant));
        std::erase_if(exercises, [&](const Exercise &each) { return !m_posed && each.key == next->key; });
    }
    if (m_posed)
        pose();
    showProgress();
    follow();
    if (isVisible())
        firstFocus()->setFocus();
}

Players GymPage::players() const
{
    Players players;
    const std::vector<Participant> &seats = m_posed->record.header.players;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const int arms = static_cast<int>(seat);
        players.push_back({m_exercise.file.isEmpty() ? usualName(arms) : seats[seat].name, arms});
    }
    return players;
}

// On the table as in a game, but with nobody who goes on, and no luck to come.
void GymPage::pose()
{
    const Variant &variant = *m_services.variants.find(m_exercise.variant);
    const Record &record = m_posed->record;
    Proposal proposal;
    proposal.variant = m_exercise.variant;
    proposal.setup = record.header.setup;
    proposal.position = record.header.position;
    proposal.luck = LuckSource::byHand();
    proposal.hints = false;
    for (const Player &player : players()) {
        const auto seat = static_cast<Seat>(proposal.people.size());
        proposal.people.push_back({player.name, seat == m_posed->judgement.seat, Level::Normal, player.arms});
    }
    auto game = std::make_unique<GameInProgress>(QString::fromLatin1(m_exercise.key), variant,
                                                 std::move(proposal), record.events);
    m_before = game->session().game().clone();
    m_table.leave();
    m_table.begin(std::move(game));
    m_table.setPaused(true);
    m_table.acknowledge(); // the points before it are no part of the question
    m_standings->show(variant.view()->standings(*m_before, players()), players());
    QStringList where{m_services.nameOf(m_exercise.variant), variant.view()->progress(*m_before)};
    if (!m_exercise.file.isEmpty())
        where << QLocale().toString(QFileInfo(m_exercise.file).lastModified().date(), QLocale::ShortFormat);
    m_where->setSentence(where.join(QStringLiteral(" · ")));
}

// What was played. If it is neither the best move nor what was played at the time, it is judged now.
void GymPage::takeAnswer()
{
    const GameInProgress *game = m_table.current();
    if (!m_posed || m_right || game == nullptr || game->session().log().size() <= m_exercise.event)
        return;
    const Code code = m_before->canonical(game->session().log()[m_exercise.event].code);
    const Judgement &known = m_posed->judgement;
    if (code == known.best)
        return settle(nullptr, true);
    if (code == known.played)
        return settle(&known, false);
    m_table.leave();
    m_answer = known;
    m_answer->played = m_answer->best = code; // the best move is not to be seen yet
    const Event move{known.seat, code};
    PerSeat<Manner> manners{};
    manners.fill(Manner::Strong);
    Review review(*m_before, {&move, 1}, manners, m_playouts);
    review.add(Outset{m_playouts}); // nobody asks for it here
    m_reviewer.begin(std::move(review));
    follow();
}

// `judged` is nothing where the answer is the best move, or was only to be shown.
void GymPage::settle(const Judgement *judged, bool right)
{
    m_judged = judged == nullptr ? std::nullopt : std::optional(*judged);
    m_answer = m_judged.value_or(m_posed->judgement);
    if (!m_judged) // nothing else was played here
        m_answer->played = m_answer->best;
    m_right = right;
    m_schedule.answer(m_exercise.key, right, m_today());
    m_services.diskWriter.write([file = fileOf(m_services.folders), kept = m_schedule.kept()] {
        QDir().mkpath(QFileInfo(file).path());
        saveWhole(file, kept);
    });
    m_table.leave();
    tell();
    m_next->setFocus();
    m_speaker->say(m_answerView->said());
    emit answered();
}

void GymPage::tell()
{
    const View &view = *m_services.variants.find(m_exercise.variant)->view();
    m_answerView->show(view, players(), *m_before, m_posed->judgement, m_judged ? &*m_judged : nullptr,
                       *m_right);
    showProgress();
    follow();
}

void GymPage::showProgress()
{
    const Training training(m_questions->questions(), m_schedule, m_today());
    m_questions->showProgress(training);
    if (m_right) {
        const QDate due = m_schedule.find(m_exercise.key)->due;
        m_again->setSentence(
            tr("Asked again in %n day(s).", nullptr, static_cast<int>(m_today().daysTo(due))));
    }
    if (m_posed)
        return;
    if (!m_services.index.complete() && training.all == 0)
        m_strip->say(tr("Looking through your games…"));
    else if (training.later)
        m_strip->say(tr("Nothing is due today. The next one comes on %1.")
                         .arg(QLocale().toString(training.laterDay, QLocale::ShortFormat)));
    else
        m_strip->say(tr("There is nothing to practise here."));
    m_next->setEnabled(training.later.has_value());
}

// What is seen of all that.
void GymPage::follow()
{
    const bool asking = m_posed && !m_answer;
    const bool told = m_right.has_value();
    m_exercisePanel->setVisible(m_posed.has_value());
    const Study::Task *at = task();
    const LessonText *said = at == nullptr ? nullptr : told ? &at->after : asking ? &at->before : nullptr;
    m_said->setVisible(said != nullptr);
    m_rule->setVisible(said != nullptr && !said->rule.isEmpty());
    if (said != nullptr) {
        const QString &language = m_services.languages.spoken();
        m_said->setSentence(typeset(said->words.at(language), language));
        m_rule->setText(tr("Rule %1").arg(said->rule));
    }
    m_standings->setVisible(m_posed && !told && said == nullptr);
    m_answerView->setVisible(told);
    m_again->setVisible(told);
    m_show->setVisible(asking);
    m_review->setVisible(told && !m_exercise.file.isEmpty());
    m_next->setText(m_posed ? tr("Next question") : tr("Practise all the same"));
    m_next->setVisible(told || !m_posed);
    if (told)
        m_next->setEnabled(true);
    m_views->setVisible(m_posed.has_value());
    m_views->setCurrentWidget(asking ? static_cast<QWidget *>(m_board) : m_moment);
    if (m_posed && !asking) {
        const View &view = *m_services.variants.find(m_exercise.variant)->view();
        m_moment->show(view, players(), m_before->clone(), *m_answer);
        m_moment->setAccessibleDescription(told ? m_answerView->said() : QString());
        m_strip->say(told ? Sentence(*m_right ? tr("Right!") : tr("The best move is marked on the board."))
                          : Sentence(tr("Looking at your move…")));
    }
}

QString GymPage::title() const
{
    return tr("Practice");
}

QWidget *GymPage::firstFocus()
{
    if (m_posed && !m_answer)
        return m_board;
    return m_next->isEnabled() ? static_cast<QWidget *>(m_next) : m_questions->firstFocus();
}

void GymPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_next->isVisible() && m_next->isEnabled())
        m_next->click();
    else if (event->key() == Qt::Key_Escape && !m_strip->clear())
        emit left();
    else if (!(enter && m_strip->pressMain()) && event->key() != Qt::Key_Escape
             && !m_strip->typeAmount(event))
        Page::keyPressEvent(event);
}

// What was being judged is asked again when one comes back.
void GymPage::hideEvent(QHideEvent *event)
{
    if (m_answer && !m_right)
        ask();
    Page::hideEvent(event);
}

void GymPage::retranslate()
{
    m_questions->retranslate();
    m_exercisePanel->setTitle(tr("What would you do?"));
    m_board->setAccessibleName(tr("Board"));
    m_moment->setAccessibleName(tr("The table before the move"));
    m_standings->setAccessibleName(tr("Standings"));
    m_back->setText(tr("Back"));
    m_show->setText(tr("Show the answer"));
    m_review->setText(tr("Review of the game"));
    if (!m_posed && !m_questions->filled())
        return; // never entered
    m_questions->fill();
    if (m_posed && !m_answer)
        pose();
    if (m_right) {
        tell();
    } else {
        showProgress();
        follow();
    }
}

} // namespace medici::desktop
