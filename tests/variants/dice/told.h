#pragma once

#include "tests/variants/dice/tabletop.h"
#include "variants/dice/rules/position.h"

#include <QString>

#include <optional>

namespace medici::dice {

using Cargo = std::vector<Face>;
using Fleet = std::vector<Cargo>; // by seat

// What is said of a table that is set up: ships of five spaces, alone of seven.
struct Told {
    std::vector<Fleet> fleets; // by round
    Seat active = adam;
    int turn = 0; // 0: not said
    Cargo roll = {};
    std::vector<int> taken = {};
    Seat toPlay = adam;
    std::vector<PerGood<int>> circles = {}; // by round: grain, dye, fur, spice, cloth
    Seat first = chance;
    std::optional<Setup> by = {}; // house rules
};

inline Cargo golds(std::size_t count)
{
    return Cargo(count, gold);
}

inline std::vector<int> piecesOf(const Cargo &faces)
{
    std::vector<int> pieces;
    for (const Face face : faces)
        pieces.push_back(pieceOf(face));
    return pieces;
}

inline Setup setupOf(const Told &told)
{
    const SetupLimits terms = Rules::terms();
    Setup setup = told.by.value_or(terms.usual(static_cast<int>(told.fleets.front().size())));
    setup.options[0] = terms.options[0].leastFor(setup.seats);
    setup.first = told.first;
    return setup;
}

inline Position positionOf(const Told &told)
{
    using namespace field;
    Position position;
    position.put(of(roundKey), {static_cast<int>(told.fleets.size())});
    position.put(of(activeKey), {told.active});
    position.put(of(turnKey), {told.turn});
    position.put(of(rollKey), piecesOf(told.roll));
    position.put(of(takenKey), told.taken);
    position.put(of(toPlayKey), {told.toPlay});
    for (std::size_t round = 0; round < told.fleets.size(); ++round)
        for (std::size_t seat = 0; seat < told.fleets[round].size(); ++seat)
            position.put(ship(static_cast<Seat>(seat), static_cast<int>(round) + 1),
                         piecesOf(told.fleets[round][seat]));
    for (std::size_t round = 0; round < told.circles.size(); ++round)
        for (std::size_t good = 0; good < goods; ++good)
            position.put(circles(static_cast<int>(round) + 1, static_cast<Good>(good)),
                         {told.circles[round][good]});
    return position;
}

inline Arrangement<State> arranged(const Told &told)
{
    return Rules::arrange(setupOf(told), positionOf(told));
}

// Where a field is: 'ship of seat 1 in round 2'.
inline QString placeOf(const Field &field)
{
    const auto word = [](std::string_view key) {
        return QString::fromUtf8(key.data(), qsizetype(key.size()));
    };
    QString place = word(field.key);
    if (!field.part.empty())
        place += QStringLiteral(" of ") + word(field.part);
    if (field.seat != nobody)
        place += QStringLiteral(" of seat %1").arg(field.seat);
    if (field.round != 0)
        place += QStringLiteral(" in round %1").arg(field.round);
    return place;
}

} // namespace medici::dice
