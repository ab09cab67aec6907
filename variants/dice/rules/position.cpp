#include "variants/dice/rules/position.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/course.h"
#include "variants/dice/rules/enemy.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace medici::dice {

namespace {

constexpr Good goodAt(std::size_t good)
{
    return static_cast<Good>(good);
}

// Of five dice in any order, in the order of the dice, if each of them can show one.
std::vector<int> inOrder(const std::vector<int> &roll, const Edition &edition)
{
    if (!edition.usual)
        return roll;
    std::vector<int> ordered(dice, pieceOf(Face{}));
    DiceSet used = 0;
    for (const int piece : roll)
        if (const Face face = faceOfPiece(piece); face != Face{}) {
            int die = 0;
            while (sideWith(edition.faces, die, face) < 0)
                ++die;
            if (contains(used, die))
                return roll;
            used |= static_cast<DiceSet>(1 << die);
            ordered[static_cast<std::size_t>(die)] = piece;
        }
    return ordered;
}

Aim aimOf(const Position &position)
{
    using namespace field;
    Aim aim;
    aim.round = position.number(of(roundKey)) - 1;
    aim.active = static_cast<Seat>(position.number(of(activeKey)));
    aim.turn = position.number(of(turnKey));
    aim.roll = position.pieces(of(rollKey));
    for (const int die : position.pieces(of(takenKey)))
        aim.taken |= static_cast<DiceSet>(1 << die);
    aim.toPlay = static_cast<Seat>(position.number(of(toPlayKey)));
    for (const Field &field : position.fields())
        if (field.key == shipKey)
            ranges::transform(field.values,
                              std::back_inserter(aim.ships[static_cast<std::size_t>(field.seat)]
                                                          [static_cast<std::size_t>(field.round) - 1]),
                              faceOfPiece);
    for (int round = 0; round <= aim.round; ++round)
        for (std::size_t good = 0; good < goods; ++good)
            aim.circles[static_cast<std::size_t>(round)][good] =
                position.number(circles(round + 1, goodAt(good)));
    return aim;
}

Misfit misfit(Wrong reason, int rule, const Field &where, int figure = 0)
{
    return {static_cast<int>(reason), rule, where, figure};
}

std::optional<Misfit> wrongRoll(const State &table, const Aim &aim)
{
    if (aim.roll.empty())
        return std::nullopt;
    if (aim.roll.size() != dice)
        return misfit(Wrong::NotFive, 7, field::of(field::rollKey), static_cast<int>(aim.roll.size()));
    for (int die = 0; die < dice; ++die)
        if (sideWith(table.edition.faces, die, faceOfPiece(aim.roll[static_cast<std::size_t>(die)])) < 0)
            return misfit(Wrong::NoSuchSide, 2, field::of(field::rollKey), die + 1);
    return std::nullopt;
}

std::optional<Misfit> wrongShips(const State &table, const Aim &aim)
{
    bool open = false;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (int round = 0; round < aim.round; ++round)
            if (aim.ship(seat, round).size() < table.spaces) // D13, D14
                return misfit(Wrong::ShipOpen, 14, field::ship(seat, round + 1), table.spaces);
        open = open || aim.ship(seat, aim.round).size() < table.spaces;
    }
    const bool turnGoesOn = aim.taken != 0;
    if (!open)
        return misfit(Wrong::RoundOver, 14, field::of(field::roundKey), aim.round + 1);
    if (!turnGoesOn && aim.ship(aim.active, aim.round).size() == table.spaces)
        return misfit(Wrong::FullRolls, 12, field::of(field::activeKey));
    return std::nullopt;
}

std::optional<Misfit> wrongTaking(const State &table, const Aim &aim)
{
    if (aim.taken == 0)
        return std::nullopt;
    const std::vector<Face> &ship = aim.ship(aim.active, aim.round);
    std::vector<Face> taken;
    forEachIn(aim.taken,
              [&](int die) { taken.push_back(faceOfPiece(aim.roll[static_cast<std::size_t>(die)])); });
    if (taken.size() > 3) // D13: after the last roll nobody follows
        return misfit(Wrong::TakenNoDice, 7, field::of(field::takenKey), 3);
    if (taken.size() > ship.size() || !ranges::equal(taken, std::span(ship).last(taken.size())))
        return misfit(Wrong::NotOnShip, 9, field::of(field::takenKey));
    if (aim.toPlay == aim.active || aim.ship(aim.toPlay, aim.round).size() == table.spaces)
        return misfit(Wrong::NotToPlay, 8, field::of(field::toPlayKey));
    return std::nullopt;
}

std::optional<Misfit> wrongCircles(const Aim &aim)
{
    for (int round = 1; round <= aim.round; ++round)
        for (std::size_t good = 0; good < goods; ++good)
            if (const int before = aim.circles[static_cast<std::size_t>(round) - 1][good];
                aim.circles[static_cast<std::size_t>(round)][good] < before)
                return misfit(Wrong::FewerCircles, 29, field::circles(round + 1, goodAt(good)), before);
    return std::nullopt;
}

// A game of these options as it begins, whoever may begin it.
std::vector<State> startsOf(const Setup &setup)
{
    const State start = Rules::start(setup);
    if (start.phase != Phase::DrawingFirst)
        return {start};
    std::vector<State> starts(start.seats, start);
    for (std::size_t seat = 0; seat < starts.size(); ++seat)
        Rules::apply(starts[seat], static_cast<Code>(seat));
    return starts;
}

bool found(const std::vector<State> &starts, const Aim &aim)
{
    return ranges::any_of(starts, [&](const State &start) {
        return start.solo() ? soloCourse(start, aim).has_value() : Course(aim).from(start).has_value();
    });
}

// The first round to whose ships no turns lead.
Misfit whyNoCourse(const std::vector<State> &starts, const Aim &aim, const Setup &setup)
{
    const State &table = starts.front();
    if (aim.turn != 0) {
        Aim any = aim;
        any.turn = 0;
        if (found(starts, any))
            return misfit(Wrong::OtherTurn, table.solo() ? 25 : 12, field::of(field::turnKey));
    }
    if (setup.first != chance && !table.solo()) {
        Setup free = setup;
        free.first = chance;
        if (found(startsOf(free), aim))
            return misfit(Wrong::OtherStart, 6, field::of(field::activeKey));
    }
    if (table.solo()) {
        Aim first = aim;
        first.turn = 0;
        first.round = 0;
        while (found(starts, first))
            ++first.round;
        return misfit(Wrong::NoCircles, 26, {.key = field::circlesKey, .round = first.round + 1});
    }
    return misfit(Wrong::NoTurns, 8, field::ship(aim.active, aim.round + 1), aim.round + 1);
}

} // namespace

Position Rules::fields(const State &table, const Position &known)
{
    using namespace field;
    const int lastSeat = table.seats - 1;
    FieldLayout layout(known);
    const int round =
        layout.add({.kind = Kind::Number, .key = roundKey, .least = 1, .most = table.edition.rounds});
    if (!table.solo())
        layout.add({.kind = Kind::Player, .key = activeKey, .most = lastSeat});
    layout.add({.kind = Kind::Number, .key = turnKey, .most = table.spaces, .open = true});
    layout.add({.kind = Kind::Pieces, .key = rollKey, .most = dice, .kinds = faceKinds});
    const std::vector<int> roll = layout.position().pieces(of(rollKey));
    if (!roll.empty() && !table.solo()) {
        layout.add({.kind = Kind::Pieces, .key = takenKey, .most = dice, .kinds = dice});
        if (!layout.position().pieces(of(takenKey)).empty())
            layout.add({.kind = Kind::Player, .key = toPlayKey, .most = lastSeat});
    }
    for (Seat seat = 0; seat < table.seats; ++seat)
        for (int of = 1; of <= round; ++of) {
            Field hold = ship(seat, of);
            hold.most = table.spaces;
            hold.kinds = faceKinds;
            layout.add(hold);
        }
    if (table.solo())
        for (int of = 1; of <= round; ++of)
            for (const Good good : columnOrder) {
                Field column = circles(of, good);
                column.most = boxes;
                layout.add(column);
            }
    Position position = layout.position();
    if (roll.size() == dice)
        position.put(of(rollKey), inOrder(roll, table.edition));
    if (const std::vector<int> &taken = position.pieces(of(takenKey)); !taken.empty()) { // a set
        DiceSet set = 0;
        for (const int die : taken)
            set |= static_cast<DiceSet>(1 << die);
        std::vector<int> ordered;
        forEachIn(set, [&](int die) { ordered.push_back(die); });
        position.put(of(takenKey), ordered);
    }
    return position;
}

std::optional<Position> Rules::describe(const State &state)
{
    using namespace field;
    if (state.phase == Phase::DrawingFirst || state.phase == Phase::Over
        || (state.phase == Phase::Rolling && state.rolled != 0))
        return std::nullopt;
    Position known;
    known.put(of(roundKey), {state.round + 1});
    known.put(of(activeKey), {state.active});
    known.put(of(turnKey), {state.turn});
    std::vector<int> roll;
    for (int die = 0; die < state.rolled; ++die)
        roll.push_back(pieceOf(state.face(die)));
    known.put(of(rollKey), roll);
    if (state.phase == Phase::Following) {
        std::vector<int> taken;
        forEachIn(allDice & ~state.left, [&](int die) { taken.push_back(die); });
        known.put(of(takenKey), taken);
        known.put(of(toPlayKey), {state.mover});
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (int round = 0; round <= state.round; ++round) {
            const Ship &loaded = state.sheet(seat).ships[static_cast<std::size_t>(round)];
            std::vector<int> pieces;
            for (const Face face : std::span(loaded.holds).first(loaded.loaded))
                pieces.push_back(pieceOf(face));
            known.put(ship(seat, round + 1), pieces);
        }
    for (int round = 0; round <= state.round; ++round)
        for (const Good good : columnOrder) {
            const auto column = static_cast<std::size_t>(good);
            known.put(circles(round + 1, good),
                      {round == state.round ? state.circles[column]
                                            : state.circlesScored[static_cast<std::size_t>(round)][column]});
        }
    return fields(state, known);
}

Arrangement<State> Rules::arrange(const Setup &setup, const Position &position)
{
    const std::vector<State> starts = startsOf(setup);
    const State &start = starts.front();
    const Aim aim = aimOf(fields(start, position));
    if (const std::optional<Misfit> wrong = wrongRoll(start, aim))
        return {start, wrong};
    for (const std::optional<Misfit> &wrong :
         {wrongShips(start, aim), wrongTaking(start, aim), wrongCircles(aim)})
        if (wrong)
            return {start, wrong};
    for (const State &from : starts)
        if (const std::optional<State> there = from.solo() ? soloCourse(from, aim) : Course(aim).from(from))
            return {*there, std::nullopt};
    return {start, whyNoCourse(starts, aim, setup)};
}

} // namespace medici::dice
