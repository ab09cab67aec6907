#pragma once

#include <QStringList>

#include <cstdint>

namespace medici {

enum class Ink : std::uint8_t {
    Black,  // black alone; patterns tell goods apart
    Colour, // the light theme's colours
    Saving, // outlines and thin lines, nothing filled
};

// What a person chose about the look of printed sheets, whatever the game.
struct SheetStyle {
    Ink ink = Ink::Black;
    bool large = false;                          // larger letters, stronger lines
    QStringList languages{QStringLiteral("en")}; // one, or two that stand side by side

    bool bilingual() const { return languages.size() > 1; }

    friend bool operator==(const SheetStyle &, const SheetStyle &) = default;
};

} // namespace medici
