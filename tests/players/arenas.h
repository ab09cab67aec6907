#pragma once

#include "tests/players/arena.h"

#include <array>
#include <memory>
#include <string_view>

namespace medici {

inline constexpr std::array<std::string_view, 4> variantsWithPlayers{"auction", "card", "dice", "gemstones"};

// With all the players of this variant; nothing if there is none of that name.
std::unique_ptr<AnyArena> arenaOf(std::string_view variant);

} // namespace medici
