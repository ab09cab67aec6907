#include "app/desktop/table/scoringview.h"

#include "app/desktop/appservices.h"
#include "app/desktop/table/scoringcells.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/plaintip.h"
#include "app/desktop/widgets/reasonlist.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableWidget>

namespace medici::desktop {

ScoringView::ScoringView(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_above(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_table(new QTableWidget), m_reasons(new Panel), m_reasonsScroll(scrolling(new QWidget)),
      m_hint(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_strip(new ActionStrip),
      m_words(new SentenceLabel(services.look, TextKind::Prompt)), m_step(new KeyButton),
      m_on(new KeyButton(nullptr, true))
{
    setFocusPolicy(Qt::StrongFocus);
    m_table->setItemDelegate(new ScoringCells(services.look, m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto *sheet = new Panel;
    sheet->body()->addWidget(m_table, 1);
    m_hint->setWordWrap(true);
    m_reasons->body()->addWidget(m_hint);
    m_reasonsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_reasons->body()->addWidget(m_reasonsScroll, 1);
    m_above->setContentsMargins(room(16), room(16), room(16), room(16));
    m_above->setSpacing(room(16));
    m_above->addWidget(sheet, 1);
    m_above->addWidget(m_reasons);
    m_strip->setWords(m_words);
    m_strip->addButton(m_step);
    m_strip->addButton(m_on);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_above, 1);
    column->addWidget(m_strip);
    m_step->setKey(Qt::Key_S);
    m_on->showKey(Qt::Key_Return);
    connect(m_step, &QPushButton::clicked, this, &ScoringView::nextStep);
    connect(m_on, &QPushButton::clicked, this, &ScoringView::goOn);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ScoringView::explain);
    retranslate();
}

QString ScoringView::title() const
{
    return m_scoring.title;
}

void ScoringView::present(const ScoredStep &scored)
{
    m_scored = scored;
    fill();
    arrange();
    m_rows = static_cast<int>(m_scoring.rows.size());
    m_table->setCurrentCell(1, 0);
    explain();
}

void ScoringView::fill()
{
    const GameInProgress &current = *m_services.table.current();
    m_players = current.players();
    m_scoring = current.variant().view()->scoring(*current.session().at(m_scored->before),
                                                  *current.session().at(m_scored->after), m_players);
    m_table->setAccessibleName(tr("%1: %2").arg(m_scoring.title, current.variant().view()->scoreName()));
    const int seats = static_cast<int>(m_players.size());
    const int lines = static_cast<int>(m_scoring.rows.size());
    m_table->clear();
    m_table->setColumnCount(seats + 1);
    m_table->setRowCount(lines + 3);
    stretch();
    const auto put = [this](int row, int column, int kind, const QString &text) {
        auto *item = new QTableWidgetItem(text);
        item->setData(ScoringCells::Kind, kind);
        m_table->setItem(row, column, item);
        return item;
    };
    const auto signedPoints = [](int points) {
        return points > 0 ? u'+' + QLocale().toString(points) : QLocale().toString(points);
    };
    put(0, 0, ScoringCells::Head, {});
    for (int seat = 0; seat < seats; ++seat) {
        const Player &player = m_players[static_cast<std::size_t>(seat)];
        auto *name = put(0, seat + 1, ScoringCells::Head, player.name);
        name->setData(ScoringCells::Figure, player.name);
        name->setData(ScoringCells::Symbol, Theme::armsIds()[static_cast<std::size_t>(player.arms)]);
    }
    for (int line = 0; line < lines; ++line) {
        const Scoring::Row &row = m_scoring.rows[static_cast<std::size_t>(line)];
        put(line + 1, 0, ScoringCells::Line, row.title)->setData(ScoringCells::Symbol, row.symbol);
        for (int seat = 0; seat < seats; ++seat) {
            const Scoring::Cell &cell = row.cells[static_cast<std::size_t>(seat)];
            auto *item = put(line + 1, seat + 1, ScoringCells::Line,
                             tr("%1: %2").arg(row.title, signedPoints(cell.points)));
            item->setData(ScoringCells::Caption, cell.caption);
            item->setData(ScoringCells::Figure, cell.figure);
            item->setData(ScoringCells::Points, signedPoints(cell.points));
            item->setData(ScoringCells::Bonus, cell.bonus);
            item->setToolTip(plainTip(cell.reason.text));
        }
    }
    put(lines + 1, 0, ScoringCells::Sum, m_scoring.title);
    put(lines + 2, 0, ScoringCells::Total, tr("Total"));
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const QString points = signedPoints(m_scoring.points[at]);
        put(lines + 1, seat + 1, ScoringCells::Sum, points)->setData(ScoringCells::Points, points);
        const QString after = QLocale().toString(m_scoring.after[at]);
        auto *total = put(lines + 2, seat + 1, ScoringCells::Total, after);
        total->setData(ScoringCells::Figure, QLocale().toString(m_scoring.before[at]) + QStringLiteral(" →"));
        total->setData(ScoringCells::Points, after);
    }
}

void ScoringView::stretch()
{
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    m_table->verticalHeader()->resizeSection(0, control(44));
}

void ScoringView::nextStep()
{
    const int lines = static_cast<int>(m_scoring.rows.size());
    QHeaderView &heads = *m_table->verticalHeader();
    if (m_rows >= lines) // a line keeps its height while the others are hidden
        for (int row = 1; row < m_table->rowCount(); ++row) {
            const int height = m_table->rowHeight(row);
            heads.setSectionResizeMode(row, QHeaderView::Fixed);
            heads.resizeSection(row, height);
        }
    m_rows = m_rows >= lines ? 1 : m_rows + 1;
    for (int row = 1; row < m_table->rowCount(); ++row)
        m_table->setRowHidden(row, m_rows < lines && row > m_rows);
    if (m_rows >= lines)
        stretch();
    m_table->setCurrentCell(m_rows, 0);
    retranslate();
}

void ScoringView::explain()
{
    auto *list = new ReasonList;
    connect(list, &ReasonList::ruleWanted, this, &ScoringView::ruleWanted);
    const int line = m_table->currentRow() - 1;
    if (line >= 0 && line < static_cast<int>(m_scoring.rows.size())) {
        const Scoring::Row &row = m_scoring.rows[static_cast<std::size_t>(line)];
        m_reasons->setTitle(QLocale().toUpper(row.title.left(1)) + row.title.mid(1));
        for (std::size_t seat = 0; seat < row.cells.size(); ++seat)
            list->add(m_players[seat].name, row.cells[seat].reason);
        for (const Note &note : row.notes)
            list->add({}, note);
    }
    list->end();
    m_reasonsScroll->setWidget(list); // which deletes the one before
    list->setAutoFillBackground(false);
    list->show();
}

void ScoringView::goOn()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHidden(row, false);
    emit read();
}

void ScoringView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        goOn();
    else
        QWidget::keyPressEvent(event);
}

// The reasons leave the larger part to the table, which scrolls where its cells get too narrow. Where letters
// are so large that the reasons would be a word wide, they stand below.
void ScoringView::arrange()
{
    int column = px(100);
    for (const Player &player : m_players) // names are whole, beside their coats of arms
        column = qMax(column, QFontMetrics(fontOf(TextKind::Strong)).horizontalAdvance(player.name) + px(56));
    const int table = column * static_cast<int>(m_players.size() + 1) + px(80);
    const bool beside = width() - table >= px(200);
    m_above->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_reasons->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    m_reasons->setMinimumSize(0, 0);
    if (beside)
        m_reasons->setFixedWidth(qBound(held(220), width() - table, px(320)));
    else
        m_reasons->setFixedHeight(height() / 3);
    m_table->horizontalHeader()->setMinimumSectionSize(column);
    m_table->verticalHeader()->setMinimumSectionSize(control(44));
}

void ScoringView::resizeEvent(QResizeEvent *)
{
    arrange();
}

void ScoringView::focusInEvent(QFocusEvent *)
{
    m_table->setFocus();
}

void ScoringView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible()) {
            const int row = m_table->currentRow();
            fill();
            m_table->setCurrentCell(row, 0);
            explain();
            emit titleChanged();
        }
    }
    QWidget::changeEvent(event);
}

void ScoringView::retranslate()
{
    m_hint->setText(tr("Use the arrow keys to move between rows."));
    m_step->setText(m_rows < static_cast<int>(m_scoring.rows.size()) ? tr("Next line") : tr("Step by step"));
    m_on->setText(tr("Continue"));
    m_words->setSentence(tr("Line by line: what counts for whom, and why."));
}

} // namespace medici::desktop
