#include "app/desktop/pages/gamemenu.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/storage/gamestore.h"
#include "engine/record/fault.h"

#include <QCoreApplication>
#include <QMenu>

namespace medici::desktop {

namespace {

struct MenuTexts {
    Q_DECLARE_TR_FUNCTIONS(GameMenu)
};

} // namespace

void addDealDeeds(GameDeeds &deeds, GameStore &store, const QString &file,
                  const std::function<void()> &sameDeal, const std::function<void()> &compare)
{
    try {
        const std::unique_ptr<GameInProgress> game = store.volume(file).game;
        if (game->deal())
            deeds.sameDeal = sameDeal;
        if (game->session().game().over() && !store.withDealOf(*game).empty())
            deeds.compare = compare;
    } catch (const Fault &) {
        return; // the list says what is wrong with it
    }
}

void showGameMenu(QWidget *list, const QPoint &at, const GameDeeds &deeds)
{
    auto *menu = new QMenu(list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Once the menu is gone, for the list may go with what is done.
    const auto add = [menu, window = list->window()](const QString &text, const std::function<void()> &deed) {
        if (deed)
            QObject::connect(menu->addAction(text), &QAction::triggered, window, deed, Qt::QueuedConnection);
    };
    add(MenuTexts::tr("Open"), deeds.open);
    add(MenuTexts::tr("Replay"), deeds.replay);
    add(MenuTexts::tr("Review"), deeds.review);
    add(MenuTexts::tr("Play the same deal again"), deeds.sameDeal);
    add(MenuTexts::tr("Compare games with this deal"), deeds.compare);
    add(MenuTexts::tr("Print…"), deeds.print);
    if (deeds.exports) {
        QMenu *exports = menu->addMenu(MenuTexts::tr("Export"));
        deeds.exports(*exports);
        giveAccessKeys(*exports);
    }
    menu->addSeparator();
    add(MenuTexts::tr("Delete"), deeds.remove);
    giveAccessKeys(*menu);
    menu->popup(list->mapToGlobal(at));
}

} // namespace medici::desktop
