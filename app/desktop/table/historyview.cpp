#include "app/desktop/table/historyview.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/table/history.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/widgets/sentencetext.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <map>
#include <utility>

namespace medici::desktop {

namespace {

constexpr int lineMargin = 8;
constexpr int indent = 26; // room for a shield

class LinePainter : public QStyledItemDelegate {
public:
    LinePainter(const TableController &table, const History &history, const Appearance &look, QListView *view)
        : QStyledItemDelegate(view), m_table(table), m_history(history), m_appearance(look), m_view(view)
    {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const int width = m_view->viewport()->width();
        const QFont font = fontOf(TextKind::Body);
        if (width != m_width || font != m_font)
            m_heights.clear();
        m_width = width;
        m_font = font;
        const History::Line &line = m_history.line(index.row());
        const auto key = std::pair(line.kind, line.account.sentence.plain());
        const auto known = m_heights.find(key);
        if (known != m_heights.end())
            return {width, known->second};
        const int height = qCeil(text(index, width).size().height()) + px(6);
        m_heights.emplace(key, height);
        return {width, height};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const History::Line &line = m_history.line(index.row());
        const QPalette &palette = m_view->palette();
        const QRect &rect = option.rect;
        painter->setRenderHint(QPainter::Antialiasing);
        if (isMarked(index)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tint(palette, Tint::GiltWash));
            painter->drawRoundedRect(rect, px(4), px(4));
            painter->fillRect(rect.x(), rect.y(), px(4), rect.height(), tint(palette, Tint::Gilt));
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(tint(palette, Tint::Ink), 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), px(4), px(4));
        }
        const GameInProgress *current = m_table.current();
        if (line.account.seat >= 0 && current != nullptr) {
            const double side = px(16);
            m_appearance.theme().symbols().draw(
                *painter, Theme::armsIds()[static_cast<std::size_t>(current->person(line.account.seat).arms)],
                QRectF(rect.x() + px(lineMargin), rect.y() + px(5), side, side));
        }
        text(index, rect.width())
            .draw(*painter, QPointF(rect.x() + left(line), rect.y() + px(3)),
                  tint(palette,
                       line.kind == History::Kind::Turn          ? Tint::Muted
                           : line.kind == History::Kind::Scoring ? Tint::Accent
                                                                 : Tint::Ink),
                  m_appearance.theme());
    }

private:
    static int left(const History::Line &line)
    {
        return px(lineMargin) + (line.account.seat >= 0 ? px(indent) : 0);
    }

    SentenceText text(const QModelIndex &index, int width) const
    {
        const History::Line &line = m_history.line(index.row());
        const TextKind kind = line.kind == History::Kind::Round ? TextKind::Strong
            : line.kind == History::Kind::Turn                  ? TextKind::Note
                                                                : TextKind::Body;
        return {line.account.sentence, fontOf(kind), static_cast<qreal>(width - left(line) - px(4))};
    }

    // The line after which the table is as it is shown.
    bool isMarked(const QModelIndex &index) const
    {
        const GameInProgress *current = m_table.current();
        if (current == nullptr)
            return false;
        return m_history.rowOf(m_table.lookedAt().value_or(current->session().cursor())) == index.row();
    }

    const TableController &m_table;
    const History &m_history;
    const Appearance &m_appearance;
    QListView *m_view;
    // Every event lays out all lines, of which all but the last are as they were.
    mutable std::map<std::pair<History::Kind, QString>, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace

HistoryView::HistoryView(TableController &table, History &history, const Appearance &look, QWidget *parent)
    : QListView(parent), m_table(table), m_history(history)
{
    setModel(&history);
    setItemDelegate(new LinePainter(table, history, look, this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(false);
    viewport()->setAutoFillBackground(false);
    connect(&history, &QAbstractItemModel::modelReset, this, &HistoryView::follow);
    connect(&table, &TableController::lookedAtChanged, this, &HistoryView::follow);
    connect(this, &QListView::clicked, this, &HistoryView::choose);
    connect(&look, &Appearance::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void HistoryView::follow()
{
    const GameInProgress *current = m_table.current();
    if (current == nullptr)
        return;
    m_following = true;
    const int row = m_history.rowOf(m_table.lookedAt().value_or(current->session().cursor()));
    setCurrentIndex(m_history.index(row));
    executeDelayedItemsLayout(); // or else it is scrolled to where the line was
    if (row >= 0)
        scrollTo(m_history.index(row), m_table.lookedAt() ? EnsureVisible : PositionAtBottom);
    m_following = false;
    viewport()->update();
}

void HistoryView::lookAt(const QModelIndex &index)
{
    if (!index.isValid() || m_table.current() == nullptr)
        return;
    const std::size_t cursor = m_history.line(index.row()).cursor;
    const bool present = cursor >= m_table.current()->session().cursor();
    m_table.lookAt(present ? std::nullopt : std::optional(cursor));
}

void HistoryView::choose(const QModelIndex &index)
{
    if (index.isValid() && m_history.line(index.row()).scored)
        emit scoringWanted(*m_history.line(index.row()).scored);
    else
        lookAt(index);
}

void HistoryView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid() && m_history.line(currentIndex().row()).scored)
        choose(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void HistoryView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    // Some versions of QListView draw a screen reader to the line even if the keyboard is elsewhere.
    if (hasFocus())
        QListView::currentChanged(current, previous);
    else // NOLINTNEXTLINE(bugprone-parent-virtual-call): passed over with intent
        QAbstractItemView::currentChanged(current, previous);
    const bool scoring = current.isValid() && m_history.line(current.row()).scored;
    if (!m_following && hasFocus() && !scoring) // a scoring is opened, not passed by
        lookAt(current);
}

// Lines that are not laid out yet cannot be scrolled to.
void HistoryView::followSoon()
{
    QMetaObject::invokeMethod(this, &HistoryView::follow, Qt::QueuedConnection);
}

void HistoryView::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    followSoon();
}

void HistoryView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    followSoon();
}

void HistoryView::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid() || m_table.current() == nullptr
        || m_history.line(index.row()).kind != History::Kind::Event)
        return;
    const History::Line line = m_history.line(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Look at this moment")), &QAction::triggered, this,
            [this, row = QPersistentModelIndex(index)] { lookAt(row); });
    QAction *on = menu->addAction(tr("Continue from here"));
    on->setEnabled(line.cursor < m_table.current()->session().cursor());
    connect(on, &QAction::triggered, this, [this, cursor = line.cursor] { m_table.playOnFrom(cursor); });
    if (m_table.awaiting() == Awaiting::Over && line.cursor > 0)
        connect(menu->addAction(tr("Review the game")), &QAction::triggered, this,
                [this, event = line.cursor - 1] { emit reviewWanted(event); });
    menu->addSeparator();
    connect(menu->addAction(tr("Copy this line")), &QAction::triggered, this,
            [text = line.account.sentence.plain()] { QGuiApplication::clipboard()->setText(text); });
    giveAccessKeys(*menu);
    menu->popup(event->reason() == QContextMenuEvent::Mouse ? event->globalPos()
                                                            : mapToGlobal(visualRect(index).center()));
}

void HistoryView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_history.tell();
    QListView::changeEvent(event);
}

} // namespace medici::desktop
