#include "tests/players/arenas.h"

#include "tests/players/bidders.h"
#include "tests/players/collectors.h"
#include "tests/players/loaders.h"
#include "tests/players/takers.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

namespace medici {

namespace {

std::unique_ptr<AnyArena> auctionArena()
{
    auto arena = std::make_unique<Arena<auction::Rules, auction::Player>>();
    arena->add<auction::AlwaysOne>("one");
    arena->add<auction::ValuePlusOne>("value");
    arena->add<auction::ValueLimit>("limit");
    arena->add<auction::Climber>("climber");
    arena->add<auction::Passive>("passive");
    arena->add<auction::GreedyBidder>("greedy");
    arena->add<auction::Overbidder>("overbidder");
    arena->add<auction::Blocker>("blocker");
    return arena;
}

std::unique_ptr<AnyArena> cardArena()
{
    auto arena = std::make_unique<Arena<card::Rules, card::Player>>();
    arena->add<card::Greedy>("greedy");
    arena->add<card::Collector>("collector");
    arena->add<card::Passive>("passive");
    arena->add<card::Blocker>("blocker");
    return arena;
}

std::unique_ptr<AnyArena> diceArena()
{
    auto arena = std::make_unique<Arena<dice::Rules, dice::Player>>();
    arena->add<dice::Greedy>("greedy");
    arena->add<dice::Collector>("collector");
    arena->add<dice::Passive>("passive");
    arena->add<dice::Blocker>("blocker");
    return arena;
}

std::unique_ptr<AnyArena> gemstonesArena()
{
    auto arena = std::make_unique<Arena<gemstones::Rules, gemstones::Player>>();
    arena->add<gemstones::Tidy>("tidy");
    arena->add<gemstones::Filler>("filler");
    arena->add<gemstones::Passive>("passive");
    arena->add<gemstones::Blocker>("blocker");
    return arena;
}

} // namespace

std::unique_ptr<AnyArena> arenaOf(std::string_view variant)
{
    if (variant == "auction")
        return auctionArena();
    if (variant == "card")
        return cardArena();
    if (variant == "dice")
        return diceArena();
    return variant == "gemstones" ? gemstonesArena() : nullptr;
}

} // namespace medici
