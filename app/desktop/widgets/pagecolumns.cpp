#include "app/desktop/widgets/pagecolumns.h"

#include "app/desktop/look/tints.h"

#include <QBoxLayout>
#include <QEvent>

namespace medici::desktop {

PageColumns::PageColumns(int least, QWidget *parent)
    : QScrollArea(parent), m_least(least), m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto *inside = new QWidget;
    inside->setLayout(m_parts);
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

void PageColumns::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
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
    m_parts->setContentsMargins(gap, gap, gap, gap);
    m_parts->setSpacing(gap);
    int wanted = gap;
    for (int i = 0; i < m_parts->count(); ++i)
        wanted += m_parts->itemAt(i)->minimumSize().width() + gap;
    const bool fits = qMax(px(m_least), wanted) <= width();
    m_parts->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace medici::desktop
