#include "app/desktop/widgets/shieldbutton.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>

namespace medici::desktop {

ShieldButton::ShieldButton(const Appearance &look, QWidget *parent)
    : QAbstractButton(parent), m_appearance(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ShieldButton::setArms(int arms)
{
    m_arms = arms;
    retranslate();
    update();
}

void ShieldButton::retranslate()
{
    const QString names[] = {tr("red, chevron"), tr("blue, cross"),  tr("green, bend"),
                             tr("yellow, fess"), tr("violet, pale"), tr("black, roundel")};
    setAccessibleName(tr("Coat of arms: %1").arg(names[m_arms]));
    setToolTip(tr("Another coat of arms"));
}

QSize ShieldButton::sizeHint() const
{
    return {control(40), control(40)};
}

void ShieldButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = px(36);
    m_appearance.theme().symbols().draw(painter, Theme::armsIds()[static_cast<std::size_t>(m_arms)],
                                        QRectF((width() - side) / 2, (height() - side) / 2, side, side));
}

} // namespace medici::desktop
