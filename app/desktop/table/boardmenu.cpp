#include "app/desktop/table/boardmenu.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablecontroller.h"

namespace medici::desktop {

BoardMenu::BoardMenu(const TableController &table, const MoveSelection &choosing, BoardWidget &board,
                     std::optional<RegionId> region)
    : QMenu(&board)
{
    setAttribute(Qt::WA_DeleteOnClose);
    if (region)
        addRegion(table, choosing, board, *region);
}

void BoardMenu::addRegion(const TableController &table, const MoveSelection &choosing, BoardWidget &board,
                          RegionId id)
{
    const Region *region = regionById(board.regions(), id);
    if (region == nullptr || table.current() == nullptr)
        return;
    const auto choose = [&board, id] { board.activate(id); };
    if (choosing.draft().contains(id))
        connect(addAction(tr("Take the choice back")), &QAction::triggered, &board, choose);
    else if (choosing.canChoose(id))
        connect(addAction(tr("Choose")), &QAction::triggered, &board, choose);
    else if (region->role == RegionRole::Sheet)
        connect(addAction(tr("Show large")), &QAction::triggered, &board, choose);
    else if (choosing.open() && region->role == RegionRole::Piece)
        if (const Note why = choosing.whyNot(id); !why.text.isEmpty())
            addAction(QString(why.text).replace(u'&', QStringLiteral("&&")))->setEnabled(false);
}

void BoardMenu::finish(const std::vector<QAction *> &always)
{
    giveAccessKeys(*this);
    addSeparator();
    for (QAction *action : always) // their letters are those of the program's menu
        addAction(action);
}

} // namespace medici::desktop
