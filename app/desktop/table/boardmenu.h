#pragma once

#include "engine/view/region.h"

#include <QMenu>

#include <optional>
#include <vector>

namespace medici::desktop {

class BoardWidget;
class MoveSelection;
class TableController;

// What can be done with a thing on the board, by a right click.
class BoardMenu : public QMenu {
    Q_OBJECT

public:
    BoardMenu(const TableController &table, const MoveSelection &choosing, BoardWidget &board,
              std::optional<RegionId> region);

    // Ends with what can always be done, and gives the entries their letters.
    void finish(const std::vector<QAction *> &always);

private:
    void addRegion(const TableController &table, const MoveSelection &choosing, BoardWidget &board,
                   RegionId region);
};

} // namespace medici::desktop
