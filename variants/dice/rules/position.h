#pragma once

#include "variants/dice/rules/rules.h"

#include <vector>

// What is said of a table that is set up, and why it may be impossible.
namespace medici::dice {

namespace field {
using Kind = Field::Kind;
inline constexpr std::string_view roundKey = "round";
inline constexpr std::string_view activeKey = "active";
inline constexpr std::string_view turnKey = "turn";
inline constexpr std::string_view rollKey = "roll";
inline constexpr std::string_view takenKey = "taken";
inline constexpr std::string_view toPlayKey = "toPlay";
inline constexpr std::string_view shipKey = "ship";
inline constexpr std::string_view circlesKey = "circles";

inline Field of(std::string_view key)
{
    return {.kind = Kind::Number, .key = key};
}

inline Field ship(Seat seat, int round)
{
    return {.kind = Kind::Pieces, .key = shipKey, .seat = seat, .round = round};
}

inline Field circles(int round, Good good)
{
    return {.kind = Kind::Number,
            .key = circlesKey,
            .round = round,
            .part = goodWords[static_cast<std::size_t>(good)]};
}
} // namespace field

enum class Wrong : std::uint8_t {
    NotFive,    // dice in a roll
    NoSuchSide, // on the die of this number
    ShipOpen,   // of an earlier round
    RoundOver,
    FullRolls,    // whose ship is full
    TakenNoDice,  // that could be taken
    NotOnShip,    // what was taken
    NotToPlay,    // after what was taken
    NoTurns,      // load these ships
    OtherTurn,    // than the one that was said
    OtherStart,   // than who was chosen to begin
    FewerCircles, // than a round before
    NoCircles,    // of what was left to the enemy
};

// Faces as pieces: those of each good by value, then gold.
inline constexpr int faceKinds = goods * goods + 1;

constexpr int pieceOf(Face face)
{
    return face.good == Good::Gold ? goods * goods : static_cast<int>(face.good) * goods + face.value;
}

constexpr Face faceOfPiece(int piece)
{
    return piece == goods * goods
        ? Face{}
        : Face{static_cast<Good>(piece / goods), static_cast<std::uint8_t>(piece % goods)};
}

// The side of a die that shows a face, or -1.
constexpr int sideWith(const Faces &faces, int die, Face face)
{
    return faceOf(faces, die, face.value) == face ? face.value : -1;
}

// What a position says, in the terms of a table.
struct Aim {
    int round = 0; // from 0
    Seat active = 0;
    int turn = 0; // 0: whichever it is
    std::vector<int> roll;
    DiceSet taken = 0;
    Seat toPlay = 0;
    std::array<std::array<std::vector<Face>, mostRounds>, mostSeats> ships;
    std::array<PerGood<int>, mostRounds> circles{};

    const std::vector<Face> &ship(Seat seat, int of) const
    {
        return ships[static_cast<std::size_t>(seat)][static_cast<std::size_t>(of)];
    }
};

} // namespace medici::dice
