#include "app/desktop/widgets/linelist.h"

#include <QHeaderView>
#include <QTableView>

namespace medici::desktop {

void chooseByLine(QTableView &list)
{
    list.setFrameShape(QFrame::NoFrame);
    list.setShowGrid(false);
    list.setSelectionBehavior(QAbstractItemView::SelectRows);
    list.setSelectionMode(QAbstractItemView::SingleSelection);
    list.setEditTriggers(QAbstractItemView::NoEditTriggers);
    list.setTabKeyNavigation(false);
    list.verticalHeader()->hide();
}

} // namespace medici::desktop
