#pragma once

#include "engine/view/region.h"

#include <QAccessibleWidget>

#include <map>

namespace medici::desktop {

class BoardWidget;

// The board to somebody who listens: a list of things with names, states and one action, to choose.
class BoardAccess : public QAccessibleWidget {
public:
    explicit BoardAccess(BoardWidget &board);
    ~BoardAccess() override;

    // Makes the board, and whatever else we draw ourselves, heard.
    static QAccessibleInterface *factory(const QString &className, QObject *object);
    static void tellChanged(BoardWidget &board);
    static void tellFocus(BoardWidget &board);

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;

private:
    BoardWidget &m_board;
    mutable std::map<RegionId, QAccessible::Id> m_children;
};

} // namespace medici::desktop
