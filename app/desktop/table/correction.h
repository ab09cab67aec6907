#pragma once

#include "engine/rules/session.h"
#include "engine/view/sentence.h"

#include <QCborMap>

#include <optional>
#include <vector>

namespace medici::desktop {

class GameInProgress;

// Something that was entered wrongly some time ago: where it stands, what it should have been, and what
// becomes of all that came after it.
class Correction {
public:
    // Of the step that ends at this moment of the game, if one does.
    static std::optional<Correction> at(const GameInProgress &game, std::size_t moment);

    std::size_t from() const { return m_from; }
    // How it was, to be returned to.
    const std::vector<Event> &whole() const { return m_whole; }
    std::size_t cursor() const { return m_cursor; }

    // What it should have been.
    void setInstead(const GameInProgress &game, std::span<const Code> codes);
    bool ready() const { return !m_corrected.empty(); }
    // The course of the game then: it ends where what came after is no longer possible.
    const std::vector<Event> &corrected() const { return m_corrected; }
    // What the record says of it: what stood there, and all that is gone.
    QCborMap note(const GameInProgress &game) const;
    // All of it in words, before anything is changed.
    Sentence preview(const GameInProgress &game) const;

private:
    std::size_t m_from = 0;
    std::size_t m_to = 0;
    std::size_t m_cursor = 0;
    std::vector<Event> m_whole;
    std::vector<Event> m_corrected;
};

} // namespace medici::desktop
