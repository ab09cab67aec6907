#include "variants/dice/rules/enemy.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>
#include <set>
#include <utility>

namespace medici::dice {

namespace {

// A die that was left to the enemy.
struct Left {
    std::size_t turn;
    int die;
};

// Has dice show what draws exactly so many circles: on each die one good has the 0, which draws two, and the
// others draw one; gold draws none.
class Circles {
public:
    Circles(const std::vector<Throw> &turns, const PerGood<int> &wanted, const Edition &edition)
        : m_faces(edition.faces), m_usual(edition.usual), m_wanted(wanted)
    {
        for (std::size_t turn = 0; turn < turns.size(); ++turn)
            for (int die = 0; die < dice; ++die)
                if (!contains(turns[turn].taken, die))
                    m_left.push_back({turn, die});
        m_sides.resize(m_left.size(), Face{}.value);
    }

    bool draw() { return m_usual ? drawPairs(0) : drawAny(0, m_wanted); }

    void tell(std::vector<Throw> &turns) const
    {
        for (std::size_t i = 0; i < m_left.size(); ++i)
            turns[m_left[i].turn].sides[static_cast<std::size_t>(m_left[i].die)] = m_sides[i];
    }

private:
    // By house rules a good may have no 0, or several: die by die.
    bool drawAny(std::size_t place, const PerGood<int> &open)
    {
        if (place == m_left.size())
            return ranges::all_of(open, [](int wanted) { return wanted == 0; });
        if (!m_vain.insert({place, open}).second)
            return false;
        for (int side = 0; side < sides; ++side) {
            const Face face = faceOf(m_faces, m_left[place].die, side);
            PerGood<int> rest = open;
            if (face.good != Good::Gold)
                rest[static_cast<std::size_t>(face.good)] -= marksOf(face);
            m_sides[place] = side;
            if (ranges::all_of(rest, [](int wanted) { return wanted >= 0; }) && drawAny(place + 1, rest))
                return true;
        }
        return false;
    }

    // By the good: as many of its zeros as help.
    bool drawPairs(std::size_t good)
    {
        if (good == goods)
            return drawSingles();
        std::vector<std::size_t> zeros;
        for (std::size_t i = 0; i < m_left.size(); ++i)
            if (goodWithZero(m_left[i].die) == good)
                zeros.push_back(i);
        const std::size_t most = std::min(zeros.size(), static_cast<std::size_t>(m_wanted[good] / 2));
        for (std::size_t i = 0; i < most; ++i)
            m_sides[zeros[i]] = 0;
        for (std::size_t pairs = most;; --pairs) {
            m_single[good] = m_wanted[good] - 2 * static_cast<int>(pairs);
            if (drawPairs(good + 1))
                return true;
            if (pairs == 0)
                return false;
            m_sides[zeros[pairs - 1]] = Face{}.value;
        }
    }

    // Each die that is still gold can draw one circle, but for the good of which it has the 0: so the goods
    // that find the fewest dice come first.
    bool drawSingles()
    {
        std::vector<int> shown = m_sides;
        PerGood<int> open = m_single;
        const auto gold = [&](std::size_t i) { return shown[i] == Face{}.value; };
        PerGood<int> own{};
        int all = 0;
        for (std::size_t i = 0; i < m_left.size(); ++i)
            if (gold(i)) {
                ++own[goodWithZero(m_left[i].die)];
                ++all;
            }
        int needed = 0;
        for (std::size_t good = 0; good < goods; ++good) {
            if (open[good] > all - own[good])
                return false;
            needed += open[good];
        }
        if (needed > all)
            return false;
        // By Hall's theorem that is enough; a die goes to the good that has the least to spare.
        for (std::size_t i = 0; i < m_left.size(); ++i) {
            if (!gold(i))
                continue;
            const std::size_t zero = goodWithZero(m_left[i].die);
            int best = -1;
            int slack = 0;
            for (std::size_t good = 0; good < goods; ++good)
                if (const int spare = all - own[good] - open[good];
                    good != zero && open[good] > 0 && (best < 0 || spare < slack)) {
                    best = static_cast<int>(good);
                    slack = spare;
                }
            --own[zero];
            --all;
            if (best < 0)
                continue;
            --open[static_cast<std::size_t>(best)];
            for (int side = 1; side < Face{}.value; ++side)
                if (faceOf(m_faces, m_left[i].die, side).good == static_cast<Good>(best))
                    shown[i] = side;
        }
        if (ranges::any_of(open, [](int left) { return left > 0; }))
            return false;
        m_sides = shown;
        return true;
    }

    std::size_t goodWithZero(int die) const { return static_cast<std::size_t>(faceOf(m_faces, die, 0).good); }

    const Faces &m_faces;
    bool m_usual;
    PerGood<int> m_wanted;
    PerGood<int> m_single{};
    std::set<std::pair<std::size_t, PerGood<int>>> m_vain; // from where it was tried
    std::vector<Left> m_left;
    std::vector<int> m_sides;
};

class SoloRound {
public:
    SoloRound(const State &start, const Aim &aim)
        : m_start(start), m_aim(aim), m_faces(aim.ship(0, start.round)), m_last(start.round == aim.round)
    {
        for (std::size_t good = 0; good < goods; ++good)
            m_wanted[good] = aim.circles[start.round][good] - start.circles[good];
    }

    std::optional<State> play() { return goOn(0) ? m_end : std::nullopt; }

private:
    bool goOn(std::size_t loaded)
    {
        if (loaded == m_faces.size())
            return finish();
        for (int taken = 1; taken <= 3 && loaded + static_cast<std::size_t>(taken) <= m_faces.size(); ++taken)
            for (const Choice &set : setsOfSizes(taken, taken)) {
                Throw thrown;
                thrown.taken = static_cast<DiceSet>(set.code);
                if (!canTake(thrown, m_start.edition.faces,
                             std::span(m_faces).subspan(loaded, static_cast<std::size_t>(taken))))
                    continue;
                m_turns.push_back(thrown);
                const bool done = goOn(loaded + static_cast<std::size_t>(taken));
                m_turns.pop_back();
                if (done)
                    return true;
            }
        return false;
    }

    bool finish()
    {
        if (m_last && m_aim.turn != 0 && static_cast<int>(m_turns.size()) + 1 != m_aim.turn)
            return false;
        std::vector<Throw> turns = m_turns;
        Circles circles(turns, m_wanted, m_start.edition);
        if (!circles.draw())
            return false;
        circles.tell(turns);
        State state = m_start;
        for (const Throw &turn : turns) {
            for (const int side : turn.sides)
                Rules::apply(state, static_cast<Code>(side));
            Rules::apply(state, turn.taken);
        }
        if (m_last)
            for (const int piece : m_aim.roll)
                Rules::apply(state, faceOfPiece(piece).value);
        m_end = state;
        return true;
    }

    const State &m_start;
    const Aim &m_aim;
    const std::vector<Face> &m_faces;
    bool m_last;
    PerGood<int> m_wanted{};
    std::vector<Throw> m_turns;
    std::optional<State> m_end;
};

} // namespace

std::optional<State> soloCourse(const State &start, const Aim &aim)
{
    std::optional<State> state = start;
    for (int round = 0; round <= aim.round && state; ++round) {
        const State before = *state;
        state = SoloRound(before, aim).play();
    }
    return state;
}

} // namespace medici::dice
