#include "app/desktop/widgets/iconbutton.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/look/appearance.h"
#include "app/desktop/look/icon.h"
#include "app/desktop/look/tints.h"
#include "engine/view/theme.h"

#include <QAction>
#include <QEvent>
#include <QPainter>

namespace medici::desktop {

IconButton::IconButton(QAction *action, QString sign, QString checkedSign, const Appearance &look,
                       QWidget *parent)
    : QAbstractButton(parent), m_action(action), m_sign(std::move(sign)),
      m_checkedSign(std::move(checkedSign)), m_appearance(look)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(action, &QAction::changed, this, &IconButton::follow);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    follow();
}

QSize IconButton::sizeHint() const
{
    return {px(30), px(30)};
}

void IconButton::follow()
{
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    const QString name = withoutAccessKey(m_action->text());
    setAccessibleName(name);
    setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    setEnabled(m_action->isEnabled());
    update();
}

void IconButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = tint(this, Tint::Ink);
    if (isEnabled() && (underMouse() || isDown())) {
        painter.setPen(QPen(tint(this, Tint::Edge), px(1)));
        painter.setBrush(tint(this, isDown() ? Tint::Sunken : Tint::Raised));
        painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), px(6), px(6));
    }
    if (!isEnabled())
        ink.setAlphaF(.4F);
    const int side = px(18);
    painter.drawPixmap(QPoint((width() - side) / 2, (height() - side) / 2),
                       iconPixmap(m_appearance.theme(), m_action->isChecked() ? m_checkedSign : m_sign, ink,
                                  side, devicePixelRatioF()));
}

void IconButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace medici::desktop
