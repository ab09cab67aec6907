#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace medici {

enum class Level : std::uint8_t { Random, Easy, Normal, Hard };

inline constexpr std::array<std::string_view, 4> levelNames{"random", "easy", "normal", "hard"};

constexpr std::string_view nameOf(Level level)
{
    return levelNames[static_cast<std::size_t>(level)];
}

constexpr std::optional<Level> levelNamed(std::string_view name)
{
    for (std::size_t i = 0; i < levelNames.size(); ++i)
        if (levelNames[i] == name)
            return static_cast<Level>(i);
    return std::nullopt;
}

// What somebody loves more than points are worth: to lose nothing, what is paid at once, to take from the
// others, the great stake. What that means in a game, its computer player knows.
enum class Character : std::uint8_t { None, Cautious, Greedy, Blocker, Gambler };

inline constexpr std::array<std::string_view, 5> characterNames{"", "cautious", "greedy", "blocker",
                                                                "gambler"};

// How a computer player plays: at a named level or as strong as a number says, of a character or of none.
struct Mind {
    // In points of a rating: who has a hundred more wins 64 of 100 games of two. `hard` has the most, in
    // every game.
    static constexpr int strongest = 1000;

    Level level = Level::Hard; // where no strength is named
    Character character = Character::None;
    std::optional<int> strength{};

    constexpr Mind() = default;
    constexpr Mind(Level named) : level(named) {} // whoever names a level means one
    // Characters that are named alone play about as well as `normal`.
    constexpr explicit Mind(Character named, std::optional<int> strong = {})
        : level(strong ? Level::Hard : Level::Normal), character(named), strength(strong)
    {}
    static constexpr Mind ofStrength(int strength) { return Mind(Character::None, strength); }

    friend constexpr bool operator==(const Mind &, const Mind &) = default;
};

// As it is called in records and on the command line: 'hard', 'strength:640', 'cautious', 'cautious:640'.
std::string nameOf(const Mind &mind);
std::optional<Mind> mindNamed(std::string_view name);

} // namespace medici
