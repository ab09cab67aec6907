#include "app/desktop/widgets/linelist.h"

#include <QHeaderView>
#include <QTableWidget>

namespace medici::desktop {

void chooseByLine(QTableWidget &list)
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
