#include "app/desktop/widgets/pagecolumns.h"

#include "app/desktop/look/tints.h"

#include <QBoxLayout>
#include <QEvent>

namespace medici::desktop {

PageColumns::PageColumns(int least, QWidget *parent)
    : QScrollArea(parent), m_least(least), m_whole(new QVBoxLayout),
      m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto *inside = new QWidget;
    inside->setLayout(m_whole);
    m_whole->addLayout(m_parts, 1);
    setWidget(inside);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    arrange();
}

void PageColumns::add(QWidget *part, int stretch)
{
    m_parts->addWidget(part, stretch);
}

void PageColumns::addBelow(QWidget *part)
{
    m_below = part;
    m_whole->setStretch(0, 0);
    m_whole->addWidget(part, 1);
}

void PageColumns::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
}

void PageColumns::spare()
{
    if (m_below == nullptr)
        return;
    const int gap = m_parts->spacing();
    const int inside = width() - 2 * gap;
    const int parts =
        m_parts->hasHeightForWidth() ? m_parts->heightForWidth(inside) : m_parts->sizeHint().height();
    const int below =
        m_below->hasHeightForWidth() ? m_below->heightForWidth(inside) : m_below->minimumSizeHint().height();
    const bool fits = parts + below + 3 * gap <= height();
    m_below->setVisible(fits);
    m_whole->setStretch(0, fits ? 0 : 1);
}

bool PageColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget()
        && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange))
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

void PageColumns::arrange()
{
    const int gap = room(16);
    if (m_whole->spacing() != gap) { // or each arranging would ask for the next one
        m_whole->setContentsMargins(gap, gap, gap, gap);
        m_whole->setSpacing(gap);
        m_parts->setSpacing(gap);
    }
    int wanted = gap;
    for (int i = 0; i < m_parts->count(); ++i)
        wanted += m_parts->itemAt(i)->minimumSize().width() + gap;
    const bool fits = qMax(px(m_least), wanted) <= width();
    m_parts->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    spare();
    m_whole->activate(); // or else it is seen for a moment as it was
}

} // namespace medici::desktop
