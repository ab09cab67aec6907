#include "app/desktop/pages/gamemenu.h"

#include "app/desktop/accesskeys.h"

#include <QCoreApplication>
#include <QMenu>

namespace medici::desktop {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(GameMenu)
};

} // namespace

void showGameMenu(QWidget *list, const QPoint &at, const GameDeeds &deeds)
{
    auto *menu = new QMenu(list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Once the menu is gone, for the list may go with what is done.
    const auto add = [menu, window = list->window()](const QString &text, const std::function<void()> &deed) {
        if (deed)
            QObject::connect(menu->addAction(text), &QAction::triggered, window, deed, Qt::QueuedConnection);
    };
    add(Texts::tr("Open"), deeds.open);
    add(Texts::tr("Replay"), deeds.replay);
    add(Texts::tr("Print…"), deeds.print);
    menu->addSeparator();
    add(Texts::tr("Delete"), deeds.remove);
    giveAccessKeys(*menu);
    menu->popup(list->mapToGlobal(at));
}

} // namespace medici::desktop
