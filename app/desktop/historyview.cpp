#include "app/desktop/historyview.h"

#include "app/desktop/history.h"
#include "app/desktop/look.h"
#include "app/desktop/sentencetext.h"
#include "app/desktop/sitting.h"
#include "app/desktop/tints.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <map>
#include <utility>

namespace medici::desktop {

namespace {

constexpr int margin = 8;
constexpr int indent = 26; // room for a shield

class LinePainter : public QStyledItemDelegate {
public:
    LinePainter(const Sitting &sitting, const History &history, const Look &look, QListView *view)
        : QStyledItemDelegate(view), m_sitting(sitting), m_history(history), m_look(look), m_view(view)
    {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const int width = m_view->viewport()->width();
        const QFont font = fontOf(Text::Body);
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
        const Match *match = m_sitting.match();
        if (line.account.seat >= 0 && match != nullptr) {
            const double side = px(16);
            m_look.theme().symbols().draw(
                *painter, Theme::armsIds()[static_cast<std::size_t>(match->person(line.account.seat).arms)],
                QRectF(rect.x() + px(margin), rect.y() + px(5), side, side));
        }
        const bool head = line.kind != History::Kind::Event;
        text(index, rect.width())
            .draw(*painter, QPointF(rect.x() + left(line), rect.y() + px(3)),
                  tint(palette, head && line.kind == History::Kind::Turn ? Tint::Muted : Tint::Ink),
                  m_look.theme());
    }

private:
    static int left(const History::Line &line)
    {
        return px(margin) + (line.account.seat >= 0 ? px(indent) : 0);
    }

    SentenceText text(const QModelIndex &index, int width) const
    {
        const History::Line &line = m_history.line(index.row());
        const Text kind = line.kind == History::Kind::Round ? Text::Strong
            : line.kind == History::Kind::Turn              ? Text::Note
                                                            : Text::Body;
        return {line.account.sentence, fontOf(kind), static_cast<qreal>(width - left(line) - px(4))};
    }

    // The line after which the table is as it is shown.
    bool isMarked(const QModelIndex &index) const
    {
        const Match *match = m_sitting.match();
        if (match == nullptr)
            return false;
        return m_history.rowOf(m_sitting.lookedAt().value_or(match->session().cursor())) == index.row();
    }

    const Sitting &m_sitting;
    const History &m_history;
    const Look &m_look;
    QListView *m_view;
    // Every event lays out all lines, of which all but the last are as they were.
    mutable std::map<std::pair<History::Kind, QString>, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace

HistoryView::HistoryView(Sitting &sitting, History &history, const Look &look, QWidget *parent)
    : QListView(parent), m_sitting(sitting), m_history(history)
{
    setModel(&history);
    setItemDelegate(new LinePainter(sitting, history, look, this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(false);
    viewport()->setAutoFillBackground(false);
    connect(&history, &QAbstractItemModel::modelReset, this, &HistoryView::follow);
    connect(&sitting, &Sitting::lookedAtChanged, this, &HistoryView::follow);
    connect(this, &QListView::clicked, this, &HistoryView::lookAt);
    connect(&look, &Look::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void HistoryView::follow()
{
    const Match *match = m_sitting.match();
    if (match == nullptr)
        return;
    m_following = true;
    const int row = m_history.rowOf(m_sitting.lookedAt().value_or(match->session().cursor()));
    setCurrentIndex(m_history.index(row));
    if (row >= 0)
        scrollTo(m_history.index(row), m_sitting.lookedAt() ? EnsureVisible : PositionAtBottom);
    m_following = false;
    viewport()->update();
}

void HistoryView::lookAt(const QModelIndex &index)
{
    if (!index.isValid() || m_sitting.match() == nullptr)
        return;
    const std::size_t cursor = m_history.line(index.row()).cursor;
    const bool present = cursor >= m_sitting.match()->session().cursor();
    m_sitting.lookAt(present ? std::nullopt : std::optional(cursor));
}

void HistoryView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    // Some versions of QListView draw a screen reader to the line even if the keyboard is elsewhere.
    if (hasFocus())
        QListView::currentChanged(current, previous);
    else // NOLINTNEXTLINE(bugprone-parent-virtual-call): passed over with intent
        QAbstractItemView::currentChanged(current, previous);
    if (!m_following && hasFocus())
        lookAt(current);
}

void HistoryView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void HistoryView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_history.tell();
    QListView::changeEvent(event);
}

} // namespace medici::desktop
