#pragma once

#include "app/desktop/table/gameinprogress.h"

#include <memory>
#include <vector>

namespace medici::desktop {

class GameStore;

// The games of an evening: the one on the table, those beneath it that going back brings up again, and those
// from which one came back. Whichever lies on the table is kept on the disk; the others anybody may take up.
class GameStack {
public:
    explicit GameStack(GameStore &store);
    ~GameStack();

    GameInProgress *current() const { return m_current.get(); }

    // The game before stays beneath, if anything was decided in it.
    void put(std::unique_ptr<GameInProgress> game);
    // A trial on the table is a game like any other from now on.
    void keepTrial();
    void clear();

    bool canGoBack() const;
    bool canGoForward() const { return !m_later.empty(); }
    // False, and there is nothing beneath any more, if somebody deleted that game or plays it.
    bool goBack();
    bool goForward();
    // Whoever goes on otherwise in an earlier game has no later one.
    void forgetLater() { m_later.clear(); }

private:
    void take(std::unique_ptr<GameInProgress> game);
    std::unique_ptr<GameInProgress> putAside();
    std::unique_ptr<GameInProgress> bringUp();

    GameStore &m_store;
    std::unique_ptr<GameInProgress> m_current;
    std::vector<std::unique_ptr<GameInProgress>> m_earlier;
    std::vector<std::unique_ptr<GameInProgress>> m_later;
};

} // namespace medici::desktop
