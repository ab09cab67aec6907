#include "app/desktop/print/printpreview.h"

#include "app/desktop/look/tints.h"
#include "engine/view/paper/printout.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace medici::desktop {

PrintPreview::PrintPreview(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PrintPreview::show(const Printout *printout)
{
    m_printout = printout;
    turn(0);
    update();
}

void PrintPreview::turn(int by)
{
    const int last = m_printout == nullptr ? 0 : m_printout->pages() - 1;
    m_page = std::clamp(m_page + by, 0, std::max(last, 0));
    update();
    emit turned();
}

QSize PrintPreview::minimumSizeHint() const
{
    return {held(240), held(300)};
}

void PrintPreview::paintEvent(QPaintEvent *)
{
    if (m_printout == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF paper = m_printout->pageSize();
    const qreal edge = px(10);
    const qreal scale =
        std::min((width() - 2 * edge) / paper.width(), (height() - 2 * edge) / paper.height());
    QRectF place(QPointF(), paper * scale);
    place.moveCenter(QRectF(rect()).center());
    QColor shadow = tint(this, Tint::Ink);
    shadow.setAlphaF(.28F);
    painter.fillRect(place.translated(px(2), px(3)), shadow);
    painter.fillRect(place, Qt::white);
    painter.setPen(QPen(tint(this, Tint::Edge), 1));
    painter.drawRect(place);
    if (hasFocus()) {
        painter.setPen(QPen(tint(this, Tint::Ink), px(3)));
        painter.drawRect(place.adjusted(-px(4), -px(4), px(4), px(4)));
    }
    painter.setClipRect(place);
    painter.translate(place.topLeft());
    painter.scale(scale, scale);
    m_printout->paint(painter, m_page);
}

void PrintPreview::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() != 0)
        turn(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

void PrintPreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageUp:
    case Qt::Key_Left:
    case Qt::Key_Up:
        turn(-1);
        return;
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Down:
        turn(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace medici::desktop
