#include "engine/rules/mind.h"

#include <charconv>

namespace medici {

namespace {

constexpr std::string_view strengthWord = "strength";

std::optional<int> strengthIn(std::string_view text)
{
    int strength = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), strength);
    const bool whole = error == std::errc() && end == text.data() + text.size() && strength >= 0;
    return whole && strength <= Mind::strongest ? std::optional(strength) : std::nullopt;
}

std::optional<Character> characterNamed(std::string_view name)
{
    if (name == strengthWord)
        return Character::None;
    for (std::size_t i = 1; i < characterNames.size(); ++i)
        if (characterNames[i] == name)
            return static_cast<Character>(i);
    return std::nullopt;
}

} // namespace

std::string nameOf(const Mind &mind)
{
    if (mind.character == Character::None && !mind.strength)
        return std::string(nameOf(mind.level));
    const bool plain = mind.character == Character::None;
    std::string name(plain ? strengthWord : characterNames[static_cast<std::size_t>(mind.character)]);
    if (mind.strength)
        name += ':' + std::to_string(*mind.strength);
    return name;
}

std::optional<Mind> mindNamed(std::string_view name)
{
    if (const auto level = levelNamed(name))
        return Mind(*level);
    const std::size_t colon = name.find(':');
    const auto character = characterNamed(name.substr(0, colon));
    if (!character)
        return std::nullopt;
    if (colon == std::string_view::npos)
        return *character == Character::None ? std::nullopt : std::optional(Mind(*character));
    const auto strength = strengthIn(name.substr(colon + 1));
    return strength ? std::optional(Mind(*character, strength)) : std::nullopt;
}

} // namespace medici
