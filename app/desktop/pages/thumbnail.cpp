#include "app/desktop/pages/thumbnail.h"

#include "app/desktop/appservices.h"
#include "app/desktop/look/tints.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QEvent>
#include <QPainter>

namespace medici::desktop {

Thumbnail::Thumbnail(AppServices &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Thumbnail::sizeHint() const
{
    return {px(56), px(56)};
}

void Thumbnail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void Thumbnail::show(const GameInProgress *current)
{
    m_current = current;
    update();
}

void Thumbnail::paintEvent(QPaintEvent *)
{
    if (m_current == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_current->variant().view()->paintThumbnail(painter, rect(), m_current->session().game(),
                                                m_services.look.theme());
}

} // namespace medici::desktop
