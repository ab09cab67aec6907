#include "app/desktop/review/decisionview.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/review/momentview.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/reasons.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QTableWidget>

namespace medici::desktop {

namespace {

enum MoveColumn { TheMove, Gained, GainedToWin, moveColumns };

} // namespace

DecisionView::DecisionView(const Appearance &look, QWidget *parent)
    : QWidget(parent), m_moment(new MomentView(look)), m_played(new SentenceLabel(look, TextKind::Strong)),
      m_cost(new SentenceLabel(look, TextKind::Body)), m_reason(new SentenceLabel(look, TextKind::Body)),
      m_moves(new QTableWidget(0, moveColumns))
{
    chooseByLine(*m_moves);
    m_moves->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_moves->horizontalHeader()->setHighlightSections(false);
    m_moves->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_moves->horizontalHeader()->setSectionResizeMode(TheMove, QHeaderView::Stretch);
    m_moves->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_moves->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_moves->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_moment, 1);
    for (SentenceLabel *words : {m_played, m_cost, m_reason})
        column->addWidget(words);
    column->addWidget(m_moves);
    connect(m_moves, &QTableWidget::currentCellChanged, this, &DecisionView::mark);
    connect(m_moves, &QTableWidget::cellActivated, this, &DecisionView::tryWanted);
    retranslate();
}

Sentence DecisionView::told(Code code, const Players &players, const Game &before) const
{
    const Event move{m_judgement.seat, code};
    return m_view->describe(before, {&move, 1}, players).sentence;
}

void DecisionView::show(const View &view, const Players &players, std::unique_ptr<Game> before,
                        const Judgement &judgement)
{
    m_view = &view;
    m_judgement = judgement;
    const Sentence played = told(judgement.played, players, *before);
    m_played->setSentence(Sentence::arranged(tr("%1 (%2)", "a move and what it is called"),
                                             {played, gradeName(judgement.grade)}));
    m_cost->setSentence(costOf(judgement, before->seats(), view));
    m_reason->setSentence(reasonOf(judgement, *before, view, players, Beside::Bill));
    fillMoves(players, *before);
    for (QWidget *part : std::initializer_list<QWidget *>{m_played, m_reason})
        part->setVisible(true);
    m_cost->setVisible(judgement.best != judgement.played);
    m_moves->setVisible(m_compared.size() > 1);
    QStringList heard{played.plain()};
    if (judgement.best != judgement.played)
        heard << tr("Better: %1", "a move").arg(told(judgement.best, players, *before).plain());
    m_moment->setAccessibleDescription(heard.join(u' '));
    m_moment->show(view, players, std::move(before), judgement);
    mark();
}

void DecisionView::fillMoves(const Players &players, const Game &before)
{
    m_compared.clear();
    if (m_judgement.best != m_judgement.played)
        m_compared.push_back({m_judgement.best, m_judgement.cost});
    for (const Alternative &other : m_judgement.others)
        m_compared.push_back({other.code, other.gain});
    m_compared.push_back({m_judgement.played, {}});
    // Those that would have been better above what was played, the others below.
    ranges::stable_sort(m_compared, [](const Compared &a, const Compared &b) {
        const auto worth = [](const Compared &move) { return move.gain ? move.gain->worth.mean : 0; };
        return worth(a) > worth(b);
    });
    const QSignalBlocker quiet(m_moves);
    m_moves->setRowCount(static_cast<int>(m_compared.size()));
    m_moves->setColumnHidden(GainedToWin, players.size() == 1);
    int row = 0;
    int chosen = 0;
    for (const Compared &move : m_compared) {
        const auto set = [&](MoveColumn column, const QString &text) {
            m_moves->setItem(row, column, new QTableWidgetItem(text));
        };
        const QString words = told(move.code, players, before).plain();
        set(TheMove, move.gain ? words : tr("Played: %1", "a move").arg(words));
        set(Gained, move.gain ? withError(move.gain->points) : QString());
        set(GainedToWin, move.gain ? withError(move.gain->wins, 100) : QString());
        if (move.code == m_judgement.best)
            chosen = row;
        ++row;
    }
    m_moves->setCurrentCell(chosen, TheMove);
    m_moves->updateGeometry();
}

void DecisionView::mark()
{
    const int row = m_moves->currentRow();
    if (row >= 0 && row < static_cast<int>(m_compared.size()))
        m_moment->mark(m_compared[static_cast<std::size_t>(row)].code);
    emit chosen();
}

std::optional<Code> DecisionView::other() const
{
    const int row = m_moves->currentRow();
    if (m_view == nullptr || row < 0 || row >= static_cast<int>(m_compared.size()))
        return std::nullopt;
    const Compared &move = m_compared[static_cast<std::size_t>(row)];
    return move.gain ? std::optional(move.code) : std::nullopt;
}

void DecisionView::clear()
{
    m_compared.clear();
    for (QWidget *part : std::initializer_list<QWidget *>{m_played, m_cost, m_reason, m_moves})
        part->setVisible(false);
    m_moment->clear();
    emit chosen();
}

void DecisionView::retranslate()
{
    m_moment->setAccessibleName(tr("The table before the move"));
    m_moves->setAccessibleName(tr("Moves that were compared"));
    m_moves->setHorizontalHeaderLabels(
        {tr("Move"), tr("Gain"), tr("to win, %", "what another move would gain of the chance")});
}

} // namespace medici::desktop
