#include "app/desktop/score/sheettable.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/score/sheetcells.h"
#include "app/desktop/widgets/plaintip.h"
#include "engine/view/theme.h"
#include "engine/view/view.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace medici::desktop {

SheetTable::SheetTable(const Appearance &look, QWidget *parent) : QTableWidget(parent)
{
    setItemDelegate(new SheetCells(look, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed
                    | QAbstractItemView::DoubleClicked);
    setTabKeyNavigation(false);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(px(24));
    verticalHeader()->hide();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int, int column, int, int before) {
        if (!m_filling && column != before)
            emit seatChanged();
    });
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        if (m_filling || !isEntry(item->row(), item->column()))
            return;
        bool right = false;
        const int figure = item->text().trimmed().toInt(&right);
        emit entered(static_cast<Seat>(item->column() - 1), static_cast<std::size_t>(item->row() - 1),
                     right ? std::optional(figure) : std::nullopt);
    });
}

bool SheetTable::isEntry(int row, int column) const
{
    return row > 0 && row <= m_counts && column > 0 && column <= m_seats;
}

Seat SheetTable::seat() const
{
    return static_cast<Seat>(qBound(0, currentColumn() - 1, qMax(0, m_seats - 1)));
}

QTableWidgetItem *SheetTable::put(int row, int column, Kinds kind, const QString &text)
{
    QTableWidgetItem *made = item(row, column); // that stays: it may be the one that is just typed
    if (made == nullptr)
        setItem(row, column, made = new QTableWidgetItem);
    made->setText(text);
    made->setData(Kind, kind);
    made->setFlags(kind == Entry ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                                 : Qt::ItemIsEnabled);
    return made;
}

void SheetTable::show(const ScoredRounds::Round &round, const View &view, const Players &players)
{
    const QModelIndex where = currentIndex();
    m_filling = true;
    m_seats = static_cast<int>(players.size());
    m_counts = static_cast<int>(round.counts[0].size());
    setColumnCount(m_seats + 1);
    setRowCount(m_counts + 4);
    put(0, 0, Head, {});
    for (int seat = 0; seat < m_seats; ++seat) {
        const Player &player = players[static_cast<std::size_t>(seat)];
        auto *name = put(0, seat + 1, Head, player.name);
        name->setData(Symbol, Theme::armsIds()[static_cast<std::size_t>(player.arms)]);
        name->setToolTip(plainTip(player.name));
    }
    putEntries(round, view, players);
    putSums(round, view);
    setCurrentCell(qBound(1, where.row(), m_counts), qBound(1, where.column(), m_seats));
    m_filling = false;
    arrange();
    emit seatChanged();
}

void SheetTable::putEntries(const ScoredRounds::Round &round, const View &view, const Players &players)
{
    for (int line = 0; line < m_counts; ++line) {
        const auto at = static_cast<std::size_t>(line);
        const CountName name = view.nameOfCount(round.counts[0][at].what);
        auto *title = put(line + 1, 0, Name, name.text);
        title->setData(Symbol, name.symbol);
        title->setToolTip(name.text);
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const auto own = static_cast<std::size_t>(seat);
            const std::optional<int> &figure = round.figures[own][at];
            const Count &count = round.counts[own][at];
            auto *entry = put(line + 1, seat + 1, Entry, figure ? QString::number(*figure) : QString());
            entry->setData(Wrong, !ScoredRounds::possible(round, seat, at));
            entry->setData(
                Qt::AccessibleTextRole,
                tr("%1, %2: %3")
                    .arg(players[own].name, name.text, figure ? QLocale().toString(*figure) : tr("open")));
            entry->setToolTip(tr("From %1 to %2", "what can be counted")
                                  .arg(QLocale().toString(count.least), QLocale().toString(count.most)));
        }
    }
}

// What the round brings, what there is then, and who is where.
void SheetTable::putSums(const ScoredRounds::Round &round, const View &view)
{
    const bool done = round.after != nullptr;
    const QString title = done ? view.scoring(*round.before, *round.after, {}).title : tr("This round");
    const std::array titles{title, view.scoreName(), tr("Place")};
    for (int line = 0; line < 3; ++line) {
        put(m_counts + 1 + line, 0, Sum, titles[static_cast<std::size_t>(line)]);
        for (int seat = 0; seat < m_seats; ++seat)
            put(m_counts + 1 + line, seat + 1, Sum, QStringLiteral("–"));
    }
    if (!done)
        return;
    const Scoring scoring = view.scoring(*round.before, *round.after, {});
    const PerSeat<int> places = round.after->places();
    for (int seat = 0; seat < m_seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const std::array figures{scoring.points[at], scoring.after[at], places[at]};
        for (int line = 0; line < 3; ++line)
            item(m_counts + 1 + line, seat + 1)
                ->setText(QLocale().toString(figures[static_cast<std::size_t>(line)]));
    }
}

void SheetTable::toOpen()
{
    for (int column = 1; column <= m_seats; ++column)
        for (int row = 1; row <= m_counts; ++row)
            if (item(row, column)->text().isEmpty() || item(row, column)->data(Wrong).toBool()) {
                setCurrentCell(row, column);
                return;
            }
    setCurrentCell(1, 1);
}

void SheetTable::goOn()
{
    if (currentRow() < m_counts)
        setCurrentCell(currentRow() + 1, currentColumn());
    else if (currentColumn() < m_seats)
        setCurrentCell(1, currentColumn() + 1);
    else
        emit finished();
}

void SheetTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableWidget::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint == QAbstractItemDelegate::SubmitModelCache)
        goOn();
    else if (hint == QAbstractItemDelegate::EditNextItem && currentColumn() < m_seats)
        setCurrentCell(currentRow(), currentColumn() + 1);
    else if (hint == QAbstractItemDelegate::EditPreviousItem && currentColumn() > 1)
        setCurrentCell(currentRow(), currentColumn() - 1);
}

void SheetTable::keyPressEvent(QKeyEvent *event)
{
    if (state() == EditingState) {
        QTableWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goOn();
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (isEntry(currentRow(), currentColumn()))
            currentItem()->setText({});
        return;
    case Qt::Key_PageUp:
        emit turned(-1);
        return;
    case Qt::Key_PageDown:
        emit turned(1);
        return;
    default:
        QTableWidget::keyPressEvent(event);
    }
}

// Names have what they need, as far as it leaves room for figures.
void SheetTable::arrange()
{
    int names = px(64);
    for (int row = 1; row < rowCount(); ++row)
        names = qMax(names, SheetCells::widthOf(*item(row, 0)));
    names = qMin(names, qMax(px(76), width() - m_seats * px(32)));
    setColumnWidth(0, names);
    for (int column = 1; column <= m_seats; ++column)
        setColumnWidth(column, (width() - names) / m_seats);
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, row == 0 ? px(44) : px(30));
    updateGeometry();
}

QSize SheetTable::sizeHint() const
{
    return {px(320), px(44) + px(30) * qMax(0, rowCount() - 1) + 2};
}

QSize SheetTable::minimumSizeHint() const
{
    return {px(240), sizeHint().height()};
}

void SheetTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    arrange();
}

void SheetTable::changeEvent(QEvent *event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_seats > 0)
        arrange();
}

} // namespace medici::desktop
