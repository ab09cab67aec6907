#include "variants/dice/rules/course.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace medici::dice {

namespace {

// The die with a face, or any: what was loaded shows in the end.
Code dieWith(const State &state, Face face)
{
    Code code = 1;
    forEachIn(state.left, [&](int die) {
        if (state.face(die) == face)
            code = static_cast<Code>(1 << die);
    });
    return code;
}

} // namespace

// D9: those taken together lie in the order of the dice. `taken` is as large as the set that is tried.
bool canTake(Throw &thrown, const Faces &faces, std::span<const Face> taken)
{
    auto face = taken.begin();
    bool can = true;
    forEachIn(thrown.taken, [&](int die) {
        int &side = thrown.sides[static_cast<std::size_t>(die)];
        side = sideWith(faces, die, *face++);
        can = can && side >= 0;
    });
    return can;
}

// D8: of the dice that are left several may take the same one.
bool canFollow(Throw &thrown, const Faces &faces, std::span<const Face> followers)
{
    if (followers.empty())
        return true;
    const Face face = followers.front();
    for (int die = 0; die < dice; ++die) {
        int &side = thrown.sides[static_cast<std::size_t>(die)];
        if (contains(thrown.taken, die) || sideWith(faces, die, face) < 0
            || (side >= 0 && side != face.value))
            continue;
        const int before = std::exchange(side, face.value);
        if (canFollow(thrown, faces, followers.subspan(1)))
            return true;
        side = before;
    }
    return false;
}

bool Course::hasNext(const State &state, Seat seat, int count) const
{
    return state.ship(seat).loaded + count <= static_cast<int>(m_aim.ship(seat, state.round).size());
}

Face Course::next(const State &state, Seat seat, int beyond) const
{
    const int space = state.ship(seat).loaded + beyond;
    return m_aim.ship(seat, state.round)[static_cast<std::size_t>(space)];
}

// Whether the ships hold what they should.
bool Course::reached(const State &state) const
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship &ship = state.ship(seat);
        if (!ranges::equal(std::span(ship.holds).first(ship.loaded), m_aim.ship(seat, state.round)))
            return false;
    }
    return true;
}

// The turn that is going on, from its beginning.
std::optional<State> Course::arrived(const State &state) const
{
    if (state.round != m_aim.round || state.active != m_aim.active
        || (m_aim.turn != 0 && m_aim.turn != state.turn))
        return std::nullopt;
    State now = state;
    for (const int piece : m_aim.roll)
        Rules::apply(now, faceOfPiece(piece).value);
    if (m_aim.taken != 0) {
        Choices choices;
        Rules::list(now, choices);
        if (!choices.contains(m_aim.taken))
            return std::nullopt;
        Rules::apply(now, m_aim.taken);
        while (now.phase == Phase::Following && now.mover != m_aim.toPlay && hasNext(now, now.mover))
            Rules::apply(now, dieWith(now, next(now, now.mover)));
        if (now.mover != m_aim.toPlay)
            return std::nullopt;
    }
    return reached(now) ? std::optional(now) : std::nullopt;
}

// After a whole turn in which so many dice were taken.
std::optional<State> Course::afterTurn(const State &before, int taken) const
{
    if (!hasNext(before, before.active, taken))
        return std::nullopt;
    std::vector<Face> own;
    for (int i = 0; i < taken; ++i)
        own.push_back(next(before, before.active, i));
    std::vector<Face> followers;
    for (Seat seat = 0; seat < before.seats; ++seat)
        if (seat != before.active && before.free(seat) > 0) {
            if (!hasNext(before, seat))
                return std::nullopt;
            followers.push_back(next(before, seat));
        }
    for (const Choice &set : setsOfSizes(taken, taken)) {
        Throw thrown;
        thrown.taken = static_cast<DiceSet>(set.code);
        if (!canTake(thrown, before.edition.faces, own)
            || !canFollow(thrown, before.edition.faces, followers))
            continue;
        State state = before;
        for (const int side : thrown.sides)
            Rules::apply(state, static_cast<Code>(std::max(side, 0)));
        Rules::apply(state, set.code);
        while (state.phase == Phase::Following)
            Rules::apply(state, dieWith(state, next(state, state.mover)));
        return state;
    }
    return std::nullopt;
}

std::optional<State> Course::from(const State &start)
{
    if (std::optional<State> there = arrived(start))
        return there;
    std::array<int, mostSeats> loaded{};
    for (Seat seat = 0; seat < start.seats; ++seat)
        loaded[static_cast<std::size_t>(seat)] = start.ship(seat).loaded;
    if (!m_vain.insert({start.round, start.turn, start.active, loaded}).second)
        return std::nullopt;
    const int most = start.loadable();
    for (int taken = start.lastTurn ? most : 1; taken <= most; ++taken)
        if (const std::optional<State> after = afterTurn(start, taken))
            if (std::optional<State> there = from(*after))
                return there;
    return std::nullopt;
}

} // namespace medici::dice
