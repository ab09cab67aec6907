#include "app/desktop/thumbnail.h"

#include "app/desktop/desk.h"
#include "app/desktop/tints.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QPainter>

namespace medici::desktop {

Thumbnail::Thumbnail(Desk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    setFixedSize(px(56), px(56));
}

void Thumbnail::show(const Match *match)
{
    m_match = match;
    update();
}

void Thumbnail::paintEvent(QPaintEvent *)
{
    if (m_match == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_match->variant().view()->paintThumbnail(painter, rect(), m_match->session().game(),
                                              m_desk.look.theme());
}

} // namespace medici::desktop
