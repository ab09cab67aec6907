#include "app/desktop/fileopening.h"

#include "app/desktop/window.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

namespace medici::desktop {

FileOpening::FileOpening(Window &window) : m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool FileOpening::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen || watched != QCoreApplication::instance())
        return false;
    m_window.open(static_cast<const QFileOpenEvent *>(event)->file());
    return true;
}

} // namespace medici::desktop
