#include "variants/gemstones/player/player.h"

#include "variants/gemstones/rules/evaluation.h"

#include <algorithm>

namespace medici::gemstones {

// A won game being 100000: whoever is cautious wants columns in order at any time; who is greedy wants to be
// done first, and fills where there is least; who blocks wants the others in disorder; and who gambles goes
// for the sorted row, which wins at once.
Worth Player::taste(Character character, const State &root, const State &state)
{
    const Sheet &own = state.sheet(root.mover);
    switch (character) {
    case Character::Cautious:
        return -2500 * scoreOf(own);
    case Character::Greedy:
        return 15'000 * own.least();
    case Character::Gambler:
        return own.sorted() || state.winner == root.mover ? 30'000 : 0;
    case Character::Blocker: {
        Worth least = 18;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != root.mover)
                least = std::min(least, scoreOf(state.sheet(other)));
        return 2500 * least;
    }
    case Character::None:
        break;
    }
    return 0;
}

} // namespace medici::gemstones
