#pragma once

#include "app/desktop/score/countedgame.h"
#include "engine/rules/game.h"

#include <memory>
#include <vector>

namespace medici {
class Variant;
}

namespace medici::desktop {

// What the rules make of what was counted: round by round, as far as that is whole and possible.
class ScoredRounds {
public:
    struct Round {
        std::shared_ptr<const Game> before;
        std::shared_ptr<const Game> after; // null while something is missing or impossible
        PerSeat<std::vector<Count>> counts;
        Figures figures; // what was entered, and what can be nothing else
    };

    ScoredRounds() = default;
    ScoredRounds(const Variant &variant, const CountedGame &counted);

    // Up to the first one that is not complete.
    const std::vector<Round> &rounds() const { return m_rounds; }
    // How many the game has.
    int length() const { return m_length; }
    // As it stands after the last complete round.
    const Game &game() const { return *m_game; }

    static bool possible(const Round &round, Seat seat, std::size_t count);

private:
    std::vector<Round> m_rounds;
    int m_length = 0;
    std::shared_ptr<const Game> m_game;
};

// Whether there is anything to be counted by so many people.
bool canBeCounted(const Variant &variant, const Setup &setup);

} // namespace medici::desktop
