#include "variants/dice/player/player.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::dice {

// To the end of the game, a point being about 1500 at a table and 1000 alone: whoever is cautious wants to be
// paid for many columns, however little; who is greedy wants the ships that are paid at once; who blocks
// begrudges the best of the others what they get; and who gambles stakes all on few columns.
Worth Player::taste(Character character, const State &root, const State &state)
{
    const Sheet &own = state.sheet(root.mover);
    Worth taste = 0;
    switch (character) {
    case Character::Cautious:
        for (const Ship &ship : own.ships)
            taste += 6000 * static_cast<Worth>(ranges::count_if(ship.monopolies, [](int points) {
                         return points > 0;
                     }));
        break;
    case Character::Greedy:
        for (const Ship &ship : own.ships)
            taste += 1500 * ship.points;
        break;
    case Character::Gambler:
        for (const int crosses : own.crosses)
            taste += 700 * crosses * crosses;
        break;
    case Character::Blocker: {
        int most = 0;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != root.mover)
                most = std::max(most, state.sheet(other).total());
        taste = -4000 * most;
        break;
    }
    case Character::None:
        break;
    }
    return taste;
}

} // namespace medici::dice
