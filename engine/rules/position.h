#pragma once

#include "engine/rules/setup.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace medici {

// Something on a table that can be set up by hand: where it is, what it may be, and what it is.
struct Field {
    enum class Kind : std::uint8_t { Number, Player, Choice, Pieces };

    // A choice is one of so many words that the variant has for it; pieces are dice or cards in their order,
    // by codes of the variant's.
    Kind kind = Kind::Number;
    std::string_view key;       // its word in records
    Seat seat = nobody;         // whose it is; nobody: everybody's
    int round = 0;              // of which round, from 1; 0: of the whole game
    std::string_view part = {}; // the good or gem that it is of, by its word; empty: of none

    int least = 0;     // of a number
    int most = 0;      // of a number, a seat or a choice; how many pieces there can be
    int kinds = 0;     // of pieces: their codes are below this
    bool open = false; // a number of 0 is found by the program

    std::vector<int> values = {}; // one, or the pieces

    int value() const { return values.empty() ? least : values.front(); }
    bool isAt(const Field &other) const
    {
        return key == other.key && seat == other.seat && round == other.round && part == other.part;
    }

    friend bool operator==(const Field &, const Field &) = default;
};

// A table as people describe it: every field that there is, in the order in which they are read.
class Position {
public:
    const std::vector<Field> &fields() const { return m_fields; }
    const Field *find(const Field &where) const;
    int number(const Field &where) const;
    const std::vector<int> &pieces(const Field &where) const;

    // What stands somewhere; whether there is such a field, and what it may be, is for the rules to say.
    void put(Field where, std::vector<int> values);

    friend bool operator==(const Position &, const Position &) = default;

private:
    std::vector<Field> m_fields;
};

// Lays out the fields that there are, with what is known of them as far as it is possible there.
class FieldLayout {
public:
    explicit FieldLayout(const Position &known) : m_known(known) {}

    // Gives its number.
    int add(Field field);
    const Position &position() const { return m_position; }

private:
    const Position &m_known;
    Position m_position;
};

// Why a position cannot arise in any game: a reason of the variant's, the statement of the rules that it goes
// against, and the field that it is about.
struct Misfit {
    int reason = 0;
    int rule = 0;
    Field where = {};
    int figure = 0; // what the reason speaks of: how many there are, or may be
};

// The table that was described, or why there is none.
template <class State>
struct Arrangement {
    State state{};
    std::optional<Misfit> misfit = {};
};

// Rules of which tables can be set up:
// - `fields` lays out what there is to be said of a table of so many seats with these options, as far as that
//   depends on what is known;
// - `describe` says how a table lies; nothing where it is over, or in the middle of a throw;
// - `arrange` makes the table that was described. It accepts none that no game can lead to; what follows from
//   the rest, such as scores, levels and decks, is worked out and cannot be said.
// clang-format off
template <class R>
concept Arrangeable = requires(const Setup &setup, const typename R::State &state, const Position &position) {
    { R::fields(state, position) } -> std::same_as<Position>;
    { R::describe(state) } -> std::same_as<std::optional<Position>>;
    { R::arrange(setup, position) } -> std::same_as<Arrangement<typename R::State>>;
};
// clang-format on

} // namespace medici
