#include "variants/dice/rules/course.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace medici::dice {

namespace {

int dieTaken(const State &state, Face face)
{
    int found = -1;
    forEachIn(state.left, [&](int die) {
        if (found < 0 && state.face(die) == face)
            found = die;
    });
    return found;
}

void rollAll(State &state, std::span<const int, dice> sides)
{
    for (const int side : sides)
        Rules::apply(state, static_cast<Code>(std::max(side, 0)));
}

} // namespace

// D9: those taken together lie in the order of the dice. `taken` is the set that is tried.
bool canTake(Throw &thrown, const Faces &faces, std::span<const Face> taken)
{
    auto face = taken.begin();
    for (int die = 0; die < dice; ++die)
        if (contains(thrown.taken, die)) {
            if (face == taken.end() || sideWith(faces, die, *face) < 0)
                return false;
            thrown.sides[static_cast<std::size_t>(die)] = sideWith(faces, die, *face++);
        }
    return face == taken.end();
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
    if (m_aim.roll.empty())
        return reached(now) ? std::optional(now) : std::nullopt;
    std::array<int, dice> shown{};
    ranges::transform(m_aim.roll, shown.begin(), [](int piece) { return int{faceOfPiece(piece).value}; });
    rollAll(now, shown);
    if (m_aim.taken != 0) {
        Choices choices;
        Rules::list(now, choices);
        if (!choices.contains(m_aim.taken))
            return std::nullopt;
        Rules::apply(now, m_aim.taken);
        while (now.phase == Phase::Following && now.mover != m_aim.toPlay && hasNext(now, now.mover)) {
            const int die = dieTaken(now, next(now, now.mover));
            if (die < 0)
                return std::nullopt;
            Rules::apply(now, static_cast<Code>(1 << die));
        }
        if (now.phase != Phase::Following || now.mover != m_aim.toPlay || now.round != m_aim.round)
            return std::nullopt;
    }
    return reached(now) ? std::optional(now) : std::nullopt;
}

// A whole turn in which so many dice were taken.
bool Course::playTurn(State &state, int taken) const
{
    if (!hasNext(state, state.active, taken))
        return false;
    std::vector<Face> own;
    for (int i = 0; i < taken; ++i)
        own.push_back(next(state, state.active, i));
    std::vector<Face> followers;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.active && state.free(seat) > 0) {
            if (!hasNext(state, seat))
                return false;
            followers.push_back(next(state, seat));
        }
    for (const Choice &set : setsOfSizes(taken, taken)) {
        Throw thrown;
        thrown.taken = static_cast<DiceSet>(set.code);
        if (!canTake(thrown, state.edition.faces, own) || !canFollow(thrown, state.edition.faces, followers))
            continue;
        rollAll(state, thrown.sides);
        Rules::apply(state, set.code);
        while (state.phase == Phase::Following)
            Rules::apply(state, static_cast<Code>(1 << dieTaken(state, next(state, state.mover))));
        return true;
    }
    return false;
}

std::optional<State> Course::from(const State &start)
{
    if (std::optional<State> there = arrived(start))
        return there;
    Key key{start.round, start.turn, static_cast<std::uint8_t>(start.active)};
    for (Seat seat = 0; seat < start.seats; ++seat)
        key[3 + static_cast<std::size_t>(seat)] = start.ship(seat).loaded;
    if (start.phase == Phase::Over || start.round > m_aim.round || !m_vain.insert(key).second)
        return std::nullopt;
    const int most = start.loadable();
    for (int taken = start.lastTurn ? most : 1; taken <= most; ++taken) {
        State state = start;
        if (playTurn(state, taken))
            if (std::optional<State> there = from(state))
                return there;
    }
    return std::nullopt;
}

} // namespace medici::dice
