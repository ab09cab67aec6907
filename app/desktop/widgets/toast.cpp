#include "app/desktop/widgets/toast.h"

#include "app/desktop/look/tints.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace medici::desktop {

using namespace std::chrono_literals;

Toast::Toast(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_until.setSingleShot(true);
    connect(&m_until, &QTimer::timeout, this, &QWidget::hide);
    parent->installEventFilter(this);
}

void Toast::say(const QString &words)
{
    m_words = words;
    setAccessibleName(words);
    place();
    raise();
    show();
    update();
    m_until.start(4s);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Toast::place()
{
    const QFontMetrics letters(fontOf(TextKind::Body));
    const int width = qMin(letters.horizontalAdvance(m_words) + px(44), parentWidget()->width() - px(32));
    const int height = letters.height() + px(20);
    setGeometry((parentWidget()->width() - width) / 2, parentWidget()->height() - height - px(88), width,
                height);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint(this, Tint::Bar));
    painter.drawRoundedRect(rect(), px(8), px(8));
    painter.setPen(tint(this, Tint::BarInk));
    painter.setFont(fontOf(TextKind::Body));
    const QRect inside = rect().adjusted(px(20), 0, -px(20), 0);
    painter.drawText(inside, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(m_words, Qt::ElideMiddle, inside.width()));
}

} // namespace medici::desktop
