#include "app/desktop/widgets/figuretable.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/plaintip.h"
#include "app/desktop/widgets/sentencetext.h"
#include "engine/view/symbols.h"
#include "engine/view/textwidth.h"
#include "engine/view/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace medici::desktop {

FigureTable::FigureTable(const Appearance &look, QWidget *parent) : QWidget(parent), m_appearance(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FigureTable::show(const Standings &standings, const Players &players)
{
    m_standings = standings;
    m_players = players;
    speak();
    fit();
    update();
}

void FigureTable::speak()
{
    QStringList lines;
    for (const Standings::Row &row : m_standings.rows) {
        QStringList cells;
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            cells << m_standings.columns.value(static_cast<qsizetype>(i)) + u' ' + row.cells[i].text;
        lines << m_players[static_cast<std::size_t>(row.seat)].name + QStringLiteral(": ")
                + cells.join(QStringLiteral(", "));
    }
    setAccessibleDescription(lines.join(u'\n'));
}

int FigureTable::rowHeight() const
{
    return px(29);
}

// The coats of arms and as much of the names as must be read.
int FigureTable::namesWidth() const
{
    int names = 0;
    for (const Player &player : m_players)
        names = qMax(names, qRound(textWidth(fontOf(TextKind::Body), player.name)));
    return px(36) + qMin(names, px(90));
}

int FigureTable::leastWidth(std::size_t column) const
{
    double width =
        textWidth(fontOf(TextKind::Note), m_standings.columns.value(static_cast<qsizetype>(column)));
    for (const Standings::Row &row : m_standings.rows)
        if (column < row.cells.size())
            width = qMax(width, textWidth(fontOf(TextKind::Strong), row.cells[column].text));
    return qRound(width) + px(14);
}

int FigureTable::columnWidth(std::size_t column) const
{
    // Room in plenty is shared out, so that the eye finds its column.
    const int room =
        (this->width() - px(180)) / static_cast<int>(qMax<qsizetype>(m_standings.columns.size(), 1));
    return qMax(leastWidth(column), qMin(room, px(120)));
}

int FigureTable::wholeWidth() const
{
    int width = namesWidth();
    for (std::size_t column = 0; column < static_cast<std::size_t>(m_standings.columns.size()); ++column)
        width += leastWidth(column);
    return width;
}

// The columns that stand beside the names: where not all do, those on the left have to go, for the last is
// what counts.
std::size_t FigureTable::firstColumn(int width) const
{
    int wanted = namesWidth();
    auto first = static_cast<std::size_t>(m_standings.columns.size());
    while (first > 0 && wanted + columnWidth(first - 1) <= width)
        wanted += columnWidth(--first);
    return qMin(first, static_cast<std::size_t>(qMax<qsizetype>(m_standings.columns.size() - 1, 0)));
}

// Names, totals and nothing to explain them, where there is no room for more.
bool FigureTable::bare(int width) const
{
    return width < px(170);
}

// Where there is room in plenty the figures stay near the names.
int FigureTable::wide() const
{
    return qMin(width(), px(180) + px(120) * static_cast<int>(m_standings.columns.size()));
}

QSize FigureTable::sizeHint() const
{
    return {px(220), height()};
}

QSize FigureTable::minimumSizeHint() const
{
    return {px(120), height()};
}

// As high as its rows are at the width that it has.
void FigureTable::fit()
{
    const bool bare = this->bare(width());
    const int head = bare ? 0 : px(24);
    const int rows = rowHeight() * static_cast<int>(m_standings.rows.size());
    const int remark = m_standings.remark.empty() || bare
        ? 0
        : px(12) + qCeil(SentenceText(m_standings.remark, fontOf(TextKind::Note), width()).size().height());
    setFixedHeight(head + rows + remark + 2);
}

QRect FigureTable::cellRect(std::size_t row, std::size_t column) const
{
    const auto columns = static_cast<std::size_t>(m_standings.columns.size());
    if (column < firstColumn(width()))
        return {};
    int right = wide();
    for (std::size_t i = columns; i-- > column + 1;)
        right -= columnWidth(i);
    const int top = (bare(width()) ? 0 : px(24)) + rowHeight() * static_cast<int>(row);
    return {right - columnWidth(column), top, columnWidth(column), rowHeight()};
}

void FigureTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto columns = static_cast<std::size_t>(m_standings.columns.size());
    const bool bare = this->bare(width());
    const std::size_t first = firstColumn(width());
    const int inset = px(4);
    painter.setFont(fontOf(TextKind::Note));
    painter.setPen(tint(this, Tint::Muted));
    if (!bare)
        for (std::size_t i = first; i < columns; ++i)
            painter.drawText(cellRect(0, i).translated(0, -px(25)).adjusted(0, 0, -inset, 0),
                             Qt::AlignRight | Qt::AlignVCenter,
                             m_standings.columns[static_cast<qsizetype>(i)]);
    int bottom = 0;
    for (std::size_t r = 0; r < m_standings.rows.size(); ++r) {
        const Standings::Row &row = m_standings.rows[r];
        const Player &player = m_players[static_cast<std::size_t>(row.seat)];
        const QRect last = cellRect(r, columns - 1);
        painter.fillRect(0, last.top(), wide(), 1, tint(this, Tint::Line));
        const int side = px(18);
        m_appearance.theme().symbols().draw(painter, Theme::armsIds()[static_cast<std::size_t>(player.arms)],
                                            QRectF(px(5), last.center().y() - side / 2.0, side, side));
        painter.setPen(tint(this, Tint::Ink));
        painter.setFont(fontOf(TextKind::Body));
        const int left = px(32);
        const int space = cellRect(r, first).left() - left;
        painter.drawText(QRect(left, last.top(), space, rowHeight()), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(player.name, Qt::ElideRight, space));
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const QRect cell = cellRect(r, i);
            if (cell.isEmpty())
                continue;
            painter.setFont(fontOf(i + 1 == columns ? TextKind::Strong : TextKind::Body));
            painter.drawText(cell.adjusted(0, 0, -inset, 0), Qt::AlignRight | Qt::AlignVCenter,
                             QString(row.cells[i].text).replace(u'-', u'−'));
        }
        bottom = last.bottom() + 1;
    }
    if (m_standings.remark.empty() || bare)
        return;
    painter.fillRect(0, bottom, wide(), 1, tint(this, Tint::Line));
    SentenceText(m_standings.remark, fontOf(TextKind::Note), width())
        .draw(painter, QPointF(0, bottom + px(8)), tint(this, Tint::Muted), m_appearance.theme());
}

bool FigureTable::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<const QHelpEvent *>(event);
    for (std::size_t r = 0; r < m_standings.rows.size(); ++r)
        for (std::size_t i = 0; i < m_standings.rows[r].cells.size(); ++i)
            if (const QRect cell = cellRect(r, i); cell.contains(help->pos())) {
                QToolTip::showText(help->globalPos(), plainTip(m_standings.rows[r].cells[i].note.text), this,
                                   cell);
                return true;
            }
    QToolTip::hideText();
    return true;
}

void FigureTable::resizeEvent(QResizeEvent *)
{
    fit();
}

void FigureTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
