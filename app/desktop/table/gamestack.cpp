#include "app/desktop/table/gamestack.h"

#include "app/desktop/storage/gamestore.h"
#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::desktop {

GameStack::GameStack(GameStore &store) : m_store(store) {}

GameStack::~GameStack() = default;

void GameStack::take(std::unique_ptr<GameInProgress> game)
{
    m_current = std::move(game);
    m_store.keep(*m_current);
}

// Off the table: whoever finds it on the disk may go on with it.
std::unique_ptr<GameInProgress> GameStack::putAside()
{
    m_current->letGo();
    return std::move(m_current);
}

void GameStack::put(std::unique_ptr<GameInProgress> game)
{
    // A game that lay beneath and is taken up again lies there no more.
    std::erase_if(m_earlier, [&](const auto &earlier) { return earlier->id() == game->id(); });
    const QString beneath = m_current ? m_current->beneath() : game->beneath();
    if (m_current && m_current->begun())
        m_earlier.push_back(putAside());
    game->setBeneath(m_earlier.empty() ? beneath : m_earlier.back()->id());
    m_current.reset();
    m_later.clear();
    take(std::move(game));
}

void GameStack::keepTrial()
{
    m_current->setTrial(false);
    m_store.keep(*m_current);
}

void GameStack::clear()
{
    m_earlier.clear();
    m_later.clear();
    m_current.reset();
}

bool GameStack::canGoBack() const
{
    return m_current && (!m_earlier.empty() || !m_current->beneath().isEmpty());
}

bool GameStack::goBack()
{
    std::unique_ptr<GameInProgress> beneath = bringUp();
    if (beneath == nullptr)
        return false;
    m_later.push_back(putAside());
    take(std::move(beneath));
    return true;
}

// The game before, from this evening or an earlier one.
std::unique_ptr<GameInProgress> GameStack::bringUp()
{
    QString id = m_current->beneath();
    std::unique_ptr<GameInProgress> remembered;
    if (!m_earlier.empty()) {
        id = m_earlier.back()->id();
        remembered = std::move(m_earlier.back());
        m_earlier.pop_back();
    } else if (ranges::any_of(m_later, [&](const auto &later) { return later->id() == id; })) {
        m_current->setBeneath({}); // two that were taken up one after the other, and the other after the one
        return nullptr;
    }
    std::unique_ptr<GameInProgress> game = m_store.recall(id, std::move(remembered));
    if (game == nullptr) // somebody deleted it, or another copy of the program plays it
        m_current->setBeneath(m_earlier.empty() ? QString() : m_earlier.back()->id());
    return game;
}

bool GameStack::goForward()
{
    const QString id = m_later.back()->id();
    std::unique_ptr<GameInProgress> later = m_store.recall(id, std::move(m_later.back()));
    m_later.pop_back();
    if (later == nullptr)
        return false;
    m_earlier.push_back(putAside());
    take(std::move(later));
    return true;
}

} // namespace medici::desktop
