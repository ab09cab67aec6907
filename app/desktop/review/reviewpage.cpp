#include "app/desktop/review/reviewpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/review/decisionview.h"
#include "app/desktop/review/wincurve.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/record/reviewnotes.h"
#include "engine/record/writer.h"
#include "engine/review/reckoning.h"
#include "engine/rules/ranges.h"
#include "engine/view/figures.h"
#include "engine/view/reasons.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>

namespace medici::desktop {

namespace {

enum Order { Worst, Course };
enum Column { Number, Move, What, Costs, CostsToWin, columns };

} // namespace

ReviewPage::ReviewPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_reviewer(this), m_listPanel(new Panel), m_order(new Segments),
      m_list(new QTableWidget(0, columns)), m_momentPanel(new Panel),
      m_decision(new DecisionView(services.look)), m_curvePanel(new Panel),
      m_curve(new WinCurve(services.look)), m_reckoningPanel(new Panel),
      m_reckoning(new FigureTable(services.look)),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_back(new KeyButton),
      m_previous(new KeyButton), m_next(new KeyButton), m_playOn(new KeyButton), m_try(new KeyButton)
{
    build();
    m_fill.setSingleShot(true);
    m_fill.setInterval(200);
    connect(&m_fill, &QTimer::timeout, this, &ReviewPage::fill);
    connect(&m_reviewer, &Reviewer::judged, this, [this](const Judgement &judgement) {
        m_review->add(judgement);
        m_unkept = true;
        if (!m_fill.isActive())
            m_fill.start();
    });
    connect(&m_reviewer, &Reviewer::begun, this, [this](const Outset &outset) {
        m_review->add(outset);
        m_unkept = true;
    });
    connect(&m_reviewer, &Reviewer::finished, this, [this] {
        m_fill.stop();
        keep();
        fill();
        emit completed();
    });
    connect(m_order, &Segments::picked, this, [this](int index) {
        m_order->choose(index);
        fillList();
    });
    connect(m_list, &QTableWidget::currentCellChanged, this, &ReviewPage::showDecision);
    connect(m_curve, &WinCurve::chosen, this, &ReviewPage::choose);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_playOn, &QPushButton::clicked, this, [this] {
        if (const auto event = lookedAt())
            emit playOnWanted(*event);
    });
    const auto tryMove = [this] {
        const auto event = lookedAt();
        if (const auto move = m_decision->other(); event && move)
            emit tryWanted(*event, *move);
    };
    connect(m_try, &QPushButton::clicked, this, tryMove);
    connect(m_decision, &DecisionView::tryWanted, this, tryMove);
    connect(m_decision, &DecisionView::chosen, this,
            [this] { m_try->setEnabled(lookedAt() && m_decision->other()); });
    retranslate();
}

void ReviewPage::build()
{
    chooseByLine(*m_list);
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(Move, QHeaderView::Stretch);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->setMinimumHeight(px(180));
    m_listPanel->body()->addWidget(m_order, 0, Qt::AlignLeft);
    m_listPanel->body()->addWidget(m_list, 1);
    m_reckoningPanel->body()->addWidget(m_reckoning);
    m_momentPanel->body()->addWidget(m_decision, 1);
    m_curvePanel->body()->addWidget(m_curve, 1);
    const auto stacked = [](Panel *above, int share, Panel *below, int shareBelow) {
        auto *stack = new QWidget;
        auto *column = new QVBoxLayout(stack);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(room(16));
        column->addWidget(above, share);
        column->addWidget(below, shareBelow);
        return stack;
    };
    auto *above = new PageColumns(800);
    above->add(stacked(m_curvePanel, 0, m_listPanel, 1), 5);
    above->add(stacked(m_momentPanel, 1, m_reckoningPanel, 0), 6);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_back, m_previous, m_next, m_playOn, m_try})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(above, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_previous->setKey(Qt::Key_P);
    m_next->setKey(Qt::Key_N);
    m_playOn->setKey(Qt::Key_F);
    m_try->setKey(Qt::Key_T);
}

void ReviewPage::prepare(const GameInProgress &game, int playouts)
{
    m_reviewer.stop();
    m_game = game.id();
    m_record = recordOf(game);
    m_variant = &game.variant();
    m_players = game.players();
    m_playouts = playouts;
    m_unkept = false;
    m_end = game.session().game().clone();
    m_review.emplace(game.session().start(), m_record.events, mannersOf(m_record.header), playouts);
    m_review->add(findingsIn(m_record, *m_variant));
    m_curvePanel->setVisible(m_players.size() > 1);
    m_rows.clear();
    m_wanted.reset();
    fill();
    emit titleChanged();
    if (isVisible())
        goOn();
}

std::unique_ptr<GameInProgress> ReviewPage::copy() const
{
    QBuffer device;
    device.setData(textOf(m_record, *m_variant));
    device.open(QIODevice::ReadOnly);
    std::unique_ptr<GameInProgress> game = m_services.store.read(device, title(), m_game);
    game->setTrial(true);
    return game;
}

bool ReviewPage::complete() const
{
    return m_review && m_review->judged() == m_review->decisions() && !m_review->needsOutset();
}

void ReviewPage::goOn()
{
    if (!m_review || complete())
        return;
    Review review(*startOf(m_record.header, *m_variant), m_record.events, mannersOf(m_record.header),
                  m_playouts);
    review.add(m_review->findings());
    m_reviewer.begin(std::move(review));
}

void ReviewPage::keep()
{
    if (!std::exchange(m_unkept, false))
        return;
    keepFindings(m_record, m_review->findings(), *m_variant);
    m_services.store.keepNotes(m_game, m_record, *m_variant);
    if (GameInProgress *current = m_services.table.current(); current != nullptr && current->id() == m_game)
        current->takeRemarks(m_record);
}

void ReviewPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    goOn();
}

void ReviewPage::hideEvent(QHideEvent *event)
{
    m_reviewer.stop();
    if (m_review)
        keep();
    Page::hideEvent(event);
}

const Judgement *ReviewPage::judgement(std::size_t event) const
{
    const auto found = m_review->findings().judgements.find(event);
    return found == m_review->findings().judgements.end() ? nullptr : &found->second;
}

std::vector<std::size_t> ReviewPage::listed() const
{
    std::vector<std::size_t> events;
    for (const auto &[event, judgement] : m_review->findings().judgements)
        events.push_back(event);
    if (m_order->chosen() == Worst)
        ranges::stable_sort(events, [this](std::size_t a, std::size_t b) {
            const Judgement &first = *judgement(a);
            const Judgement &second = *judgement(b);
            return first.grade != second.grade ? first.grade > second.grade
                                               : first.cost.worth.mean > second.cost.worth.mean;
        });
    return events;
}

void ReviewPage::fill()
{
    fillList();
    fillReckoning();
    std::vector<Judgement> judgements;
    for (const auto &[event, judgement] : m_review->findings().judgements)
        judgements.push_back(judgement);
    m_curve->show(m_players, std::move(judgements));
    m_words->setSentence(
        complete() ? tr("Against opponents who play as hard computer players do.")
                   : tr("%1 of %2 decisions judged.").arg(m_review->judged()).arg(m_review->decisions()));
}

// What is looked at stays looked at, whatever is judged meanwhile.
void ReviewPage::fillList()
{
    const std::optional<std::size_t> event = lookedAt();
    const bool moved = event && m_list->currentRow() > 0;
    const QSignalBlocker quiet(m_list);
    const std::vector<std::size_t> events = listed();
    m_list->setRowCount(static_cast<int>(events.size()));
    m_list->setColumnHidden(CostsToWin, m_players.size() == 1);
    for (std::size_t row = 0; row < events.size(); ++row) {
        const Judgement &judged = *judgement(events[row]);
        const auto set = [&](Column column, const QString &text) {
            QTableWidgetItem *item = m_list->item(static_cast<int>(row), column);
            if (item == nullptr)
                m_list->setItem(static_cast<int>(row), column, item = new QTableWidgetItem);
            item->setText(text);
        };
        const std::unique_ptr<Game> before = m_review->at(events[row]);
        const Event played{judged.seat, judged.played};
        set(Number, QLocale().toString(static_cast<int>(events[row]) + 1));
        set(Move, m_variant->view()->describe(*before, {&played, 1}, m_players).sentence.plain());
        set(What, gradeName(judged.grade));
        const bool best = judged.best == judged.played;
        set(Costs, best ? QString() : oneDigit(judged.cost.points.mean));
        set(CostsToWin, best ? QString() : oneDigit(100 * judged.cost.wins.mean));
    }
    m_rows = events;
    auto found = moved ? ranges::find(m_rows, *event) : m_rows.begin();
    if (const auto wanted = m_wanted ? ranges::find(m_rows, *m_wanted) : m_rows.end();
        wanted != m_rows.end()) {
        found = wanted;
        m_wanted.reset();
    }
    m_list->setCurrentCell(found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin()), Number);
    showDecision();
}

void ReviewPage::fillReckoning()
{
    const bool alone = m_players.size() == 1;
    Standings standings;
    standings.columns << tr("Mistakes") << tr("Given away");
    if (!alone)
        standings.columns << tr("to win, %", "what was given away of the chance");
    standings.columns << tr("Luck");
    if (!alone)
        standings.columns << tr("to win, %", "what luck brought of the chance");
    const std::vector<Reckoning> list = reckoningOf(m_review->findings(), *m_end, complete());
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
        const Reckoning &own = list[seat];
        const auto cell = [](const QString &text, const QString &note) {
            Standings::Cell made;
            made.text = text;
            made.note.text = note;
            return made;
        };
        const auto count = [&own](Grade grade) { return own.grades[static_cast<std::size_t>(grade)]; };
        Standings::Row row{static_cast<Seat>(seat), {}};
        row.cells.push_back(cell(QLocale().toString(count(Grade::Mistake) + count(Grade::Blunder)),
                                 tr("%n decision(s)", nullptr, own.decisions)));
        row.cells.push_back(cell(oneDigit(own.points.mean), withError(own.points)));
        if (!alone)
            row.cells.push_back(cell(oneDigit(100 * own.wins.mean), withError(own.wins, 100)));
        row.cells.push_back(own.luckPoints
                                ? cell(signedOneDigit(own.luckPoints->mean), withError(*own.luckPoints))
                                : cell(tr("–", "not known yet"), {}));
        if (!alone)
            row.cells.push_back(
                own.luckWins ? cell(signedOneDigit(100 * own.luckWins->mean), withError(*own.luckWins, 100))
                             : cell(tr("–", "not known yet"), {}));
        standings.rows.push_back(std::move(row));
    }
    m_reckoning->show(standings, m_players);
}

std::optional<std::size_t> ReviewPage::lookedAt() const
{
    const int row = m_list->currentRow();
    return row < 0 || row >= static_cast<int>(m_rows.size())
        ? std::nullopt
        : std::optional(m_rows[static_cast<std::size_t>(row)]);
}

void ReviewPage::showDecision()
{
    const std::optional<std::size_t> event = lookedAt();
    for (KeyButton *button : {m_previous, m_next, m_playOn})
        button->setEnabled(event.has_value());
    if (!event)
        return m_decision->clear();
    m_decision->show(*m_variant->view(), m_players, m_review->at(*event), *judgement(*event));
    m_curve->choose(*event);
}

void ReviewPage::choose(std::size_t event)
{
    const auto found = ranges::find(m_rows, event);
    if (found != m_rows.end())
        m_list->setCurrentCell(static_cast<int>(found - m_rows.begin()), Number);
}

void ReviewPage::lookAt(std::size_t event)
{
    const std::vector<std::size_t> &decided = m_review->decided();
    const auto after = std::upper_bound(decided.begin(), decided.end(), event);
    if (after == decided.begin())
        return;
    m_wanted = *(after - 1);
    fillList();
}

// To the next or previous decision of the game that cost something.
void ReviewPage::step(int by)
{
    const std::optional<std::size_t> from = lookedAt();
    std::optional<std::size_t> to;
    for (const auto &[event, judged] : m_review->findings().judgements) {
        if (judged.grade < Grade::Inaccuracy || (from && (by > 0 ? event <= *from : event >= *from)))
            continue;
        if (by < 0 || !to)
            to = event;
    }
    if (to)
        choose(*to);
}

QString ReviewPage::title() const
{
    return tr("Review of the game");
}

QString ReviewPage::subtitle() const
{
    return m_variant == nullptr ? QString() : m_services.nameOf(m_record.header.variant);
}

QWidget *ReviewPage::firstFocus()
{
    return m_list;
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void ReviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange && m_review)
        fill();
    Page::changeEvent(event);
}

void ReviewPage::retranslate()
{
    m_listPanel->setTitle(tr("Decisions"));
    m_list->setAccessibleName(tr("Decisions"));
    m_list->setHorizontalHeaderLabels({tr("No.", "the number of an event"), tr("Move"), tr("Grade"),
                                       tr("Cost"), tr("to win, %", "what was given away of the chance")});
    const int order = std::max(0, m_order->chosen());
    m_order->setChoices({tr("Worst first"), tr("As played")});
    m_order->choose(order);
    m_momentPanel->setTitle(tr("The table before the move"));
    m_decision->retranslate();
    m_curvePanel->setTitle(tr("Chance to win"));
    m_curve->setAccessibleName(tr("Chance to win"));
    m_reckoningPanel->setTitle(tr("Luck and decisions"));
    m_reckoning->setAccessibleName(tr("Luck and decisions"));
    m_back->setText(tr("Back"));
    m_previous->setText(tr("Previous mistake"));
    m_next->setText(tr("Next mistake"));
    m_playOn->setText(tr("Play on from here"));
    m_try->setText(tr("Try this move"));
    if (m_review)
        fill();
}

} // namespace medici::desktop
