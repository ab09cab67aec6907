#include "variants/auction/player/player.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <numeric>

namespace medici::auction {

// In thousandths of a florin, of the day that has passed: whoever is cautious parts with florins unwillingly;
// who is greedy wants the ship that is paid at once; who blocks begrudges the best of the others their
// income; and who gambles stakes all on few goods.
Worth Player::taste(Character character, const State &root, const State &state)
{
    const Ship &own = state.house(root.mover).ships[root.day];
    switch (character) {
    case Character::Cautious:
        return -400 * own.price;
    case Character::Greedy:
        return 700 * own.payment;
    case Character::Gambler:
        return std::accumulate(own.levels.begin(), own.levels.end(), Worth{0},
                               [](Worth sum, int level) { return sum + 250 * level * level; });
    case Character::Blocker: {
        int most = 0;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != root.mover)
                most = std::max(most, state.house(other).ships[root.day].income());
        return -1200 * most;
    }
    case Character::None:
        break;
    }
    return 0;
}

} // namespace medici::auction
