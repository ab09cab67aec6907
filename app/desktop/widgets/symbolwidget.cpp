#include "app/desktop/widgets/symbolwidget.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/icon.h"
#include "app/desktop/look/tints.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>

namespace medici::desktop {

SymbolWidget::SymbolWidget(const Appearance &look, int side, QWidget *parent)
    : QWidget(parent), m_appearance(look), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SymbolWidget::setSymbol(const QString &id)
{
    m_id = id;
    update();
}

void SymbolWidget::setWreath(const QString &id)
{
    m_wreath = id;
    update();
}

QSize SymbolWidget::sizeHint() const
{
    return {px(m_side), px(m_side)};
}

void SymbolWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = qMin(width(), height());
    if (!m_wreath.isEmpty())
        painter.drawPixmap(QPointF(0, 0),
                           iconPixmap(m_appearance.theme(), m_wreath, tint(this, Tint::Gilt),
                                      static_cast<int>(side), devicePixelRatioF()));
    if (m_id.isEmpty())
        return;
    const double own = m_wreath.isEmpty() ? side : side * .5;
    m_appearance.theme().symbols().draw(painter, m_id,
                                        QRectF((side - own) / 2, (side - own) / 2.6, own, own));
}

} // namespace medici::desktop
