#pragma once

namespace medici::desktop {

class TableController;
class TablePage;
struct Actions;

// What can be done at the table from the bar, the menu and the keyboard: done there, and offered when it can
// be.
class TableActions {
public:
    TableActions(Actions &actions, TableController &table);

    // From now on they are done on this page.
    void serve(TablePage &page);

    // Whether a game is on the table and in sight, somebody may have moved, or looks back.
    void follow(bool playing);

private:
    void undo();
    void restart();

    Actions &m_actions;
    TableController &m_table;
    TablePage *m_page = nullptr;
};

} // namespace medici::desktop
