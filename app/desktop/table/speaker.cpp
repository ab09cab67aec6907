#include "app/desktop/table/speaker.h"

#include <QAccessible>

namespace medici::desktop {

Speaker::Speaker(QWidget *parent) : QWidget(parent)
{
    setFixedSize(0, 0);
    setFocusPolicy(Qt::NoFocus);
}

void Speaker::say(const QString &words)
{
    if (words.isEmpty() || words == m_last)
        return;
    m_last = words;
    emit said(words);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, words);
    QAccessible::updateAccessibility(&event);
#else
    setAccessibleName(words);
    // Some listen to alerts, others to a notification that comes into view.
    for (const QAccessible::Event kind : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
#endif
}

} // namespace medici::desktop
