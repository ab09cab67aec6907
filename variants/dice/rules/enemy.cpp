#include "variants/dice/rules/enemy.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace medici::dice {

namespace {

// How often each die was left to the enemy.
using PerDie = std::array<int, dice>;

// Has dice show what draws exactly so many circles: each can draw two for the good of which it has the 0, one
// for any good that it shows otherwise, or none with gold.
class Circles {
public:
    Circles(const Faces &faces, const PerDie &left, const PerGood<int> &drawn, const PerGood<int> &before)
        : m_faces(faces), m_left(left)
    {
        for (std::size_t good = 0; good < goods; ++good) {
            m_open[good] = drawn[good] - before[good];
            m_lost[good] = drawn[good] == boxes;
        }
        for (int die = 0; die < dice; ++die)
            for (int side = 1; side < sides; ++side)
                m_shown[static_cast<std::size_t>(die)] |= 1U << goodOn(die, side);
    }

    // First the zeros, as many as help.
    bool possible(int die = 0)
    {
        if (die == dice)
            return othersSuffice();
        int &open = m_open[goodOn(die, 0)];
        int &left = m_left[static_cast<std::size_t>(die)];
        int &zeros = m_zeros[static_cast<std::size_t>(die)];
        zeros = std::min(left, (open + m_lost[goodOn(die, 0)]) / 2);
        left -= zeros;
        open -= zeros * crossesOfZero;
        while (!possible(die + 1)) {
            if (zeros == 0)
                return false;
            --zeros;
            ++left;
            open += crossesOfZero;
        }
        return true;
    }

    // What one of these dice shows, after those that were asked for before.
    int side(int die)
    {
        if (int &zeros = m_zeros[static_cast<std::size_t>(die)]; zeros > 0) {
            --zeros;
            return 0;
        }
        --m_left[static_cast<std::size_t>(die)];
        for (int side = 1; side < Face{}.value; ++side) {
            int &open = m_open[goodOn(die, side)];
            if (open <= 0)
                continue;
            --open;
            if (othersSuffice())
                return side;
            ++open;
        }
        return Face{}.value;
    }

private:
    std::size_t goodOn(int die, int side) const
    {
        return static_cast<std::size_t>(faceOf(m_faces, die, side).good);
    }

    // By Hall's theorem: whether for all and for any of the goods there are enough dice that show one of
    // them.
    bool othersSuffice() const
    {
        for (unsigned some = (1U << goods) - 1; some != 0; --some) {
            int spare = 0;
            forEachIn(some, [&](int good) { spare -= std::max(0, m_open[static_cast<std::size_t>(good)]); });
            for (std::size_t die = 0; die < dice; ++die)
                if ((m_shown[die] & some) != 0)
                    spare += m_left[die];
            if (spare < 0)
                return false;
        }
        return true;
    }

    const Faces &m_faces;
    PerDie m_left;
    PerDie m_zeros{};
    std::array<unsigned, dice> m_shown{}; // what is on each die beside the 0, as a set
    PerGood<int> m_open{};
    PerGood<int> m_lost{}; // how many circles for which a full column has no box (D11)
};

class SoloRound {
public:
    SoloRound(const State &start, const Aim &aim)
        : m_start(start), m_faces(aim.ship(0, start.round)), m_circles(aim.circles[start.round])
    {}

    // In so many turns.
    std::optional<State> play(int turns) { return goOn(0, turns) ? m_end : std::nullopt; }

private:
    bool goOn(std::size_t loaded, int turns)
    {
        if (turns == 0)
            return loaded == m_faces.size() && finish();
        if (!m_vain.insert({loaded, turns, m_left}).second)
            return false;
        const int most = std::min(mostTaken, static_cast<int>(m_faces.size() - loaded));
        for (int taken = 1; taken <= most; ++taken)
            for (const Choice &set : setsOfSizes(taken, taken)) {
                Throw thrown;
                thrown.taken = static_cast<DiceSet>(set.code);
                const auto count = static_cast<std::size_t>(taken);
                if (!canTake(thrown, m_start.edition.faces, std::span(m_faces).subspan(loaded, count)))
                    continue;
                m_turns.push_back(thrown);
                leave(thrown, 1);
                if (goOn(loaded + count, turns - 1))
                    return true;
                leave(thrown, -1);
                m_turns.pop_back();
            }
        return false;
    }

    void leave(const Throw &thrown, int times)
    {
        forEachIn(allDice & ~thrown.taken, [&](int die) { m_left[static_cast<std::size_t>(die)] += times; });
    }

    bool finish()
    {
        PerGood<int> before{};
        ranges::copy(m_start.circles, before.begin());
        Circles circles(m_start.edition.faces, m_left, m_circles, before);
        if (!circles.possible())
            return false;
        m_end = m_start;
        for (const Throw &turn : m_turns) {
            for (int die = 0; die < dice; ++die)
                Rules::apply(*m_end,
                             static_cast<Code>(contains(turn.taken, die)
                                                   ? turn.sides[static_cast<std::size_t>(die)]
                                                   : circles.side(die)));
            Rules::apply(*m_end, turn.taken);
        }
        return true;
    }

    const State &m_start;
    const std::vector<Face> &m_faces;
    const PerGood<int> &m_circles;
    std::vector<Throw> m_turns;
    PerDie m_left{};
    std::set<std::tuple<std::size_t, int, PerDie>> m_vain; // from where it was tried
    std::optional<State> m_end;
};

} // namespace

// Where it is not said how many turns a round had, it had as many as it can: what more dice are left can show
// gold.
std::optional<State> soloCourse(const State &start, const Aim &aim)
{
    State state = start;
    for (int round = 0; round <= aim.round; ++round) {
        const bool said = round == aim.round && aim.turn != 0;
        const std::optional<State> there =
            SoloRound(state, aim).play(said ? aim.turn - 1 : static_cast<int>(aim.ship(0, round).size()));
        if (!there)
            return std::nullopt;
        state = *there;
    }
    for (const int piece : aim.roll)
        Rules::apply(state, faceOfPiece(piece).value);
    return state;
}

} // namespace medici::dice
