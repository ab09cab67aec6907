#pragma once

#include "engine/view/region.h"

#include <QMenu>

#include <optional>

namespace medici::desktop {

class BoardWidget;
struct AppServices;

// The menu of the other mouse button on the board: what can be done with the thing under the pointer, what
// the rules say of it, and what can always be done.
class BoardMenu : public QMenu {
    Q_OBJECT

public:
    BoardMenu(const AppServices &services, BoardWidget &board, std::optional<RegionId> region,
              const QList<QAction *> &always);

signals:
    void ruleWanted(const QString &rule);

private:
    void addDeed(BoardWidget &board, const Region &region);
    void addRules(const AppServices &services, RegionId region);
};

} // namespace medici::desktop
