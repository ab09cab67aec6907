#include "variants/card/player/player.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <numeric>

namespace medici::card {

// In thousandths of a florin, of the day that has passed: whoever is cautious wants to be paid for many
// goods, however little; who is greedy wants the ship that is paid at once; who blocks begrudges the best of
// the others what they get; and who gambles stakes all on few goods.
Worth Player::taste(Character character, const State &root, const State &state)
{
    const Evening &own = state.house(root.active).evenings[root.day];
    switch (character) {
    case Character::Cautious:
        return 8000 * static_cast<Worth>(ranges::count_if(own.awards, [](int award) { return award > 0; }));
    case Character::Greedy:
        return 700 * own.payment;
    case Character::Gambler:
        return std::accumulate(own.symbols.begin(), own.symbols.end(), Worth{0},
                               [](Worth sum, int symbols) { return sum + 600 * symbols * symbols; });
    case Character::Blocker: {
        int most = 0;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != root.active)
                most = std::max(most, state.house(other).evenings[root.day].total());
        return -1000 * most;
    }
    case Character::None:
        break;
    }
    return 0;
}

} // namespace medici::card
