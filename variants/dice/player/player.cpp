#include "variants/dice/player/player.h"

#include "engine/players/liking.h"
#include "engine/rules/ranges.h"

#include <functional>

namespace medici::dice {

namespace {

// What dice are worth to somebody who sees no more in them than what they show.
class PlainEye {
public:
    PlainEye(const State &state, const Way &way) : m_left(state.left), m_grudge(way.grudge)
    {
        look(state, state.mover, way, m_own);
        for (int &worth : m_own)
            worth -= way.space;
        if (m_grudge > 0)
            for (Seat other = 0; other < state.seats; ++other)
                if (other != state.mover && state.free(other) > 0)
                    look(state, other, way, m_others[m_rivals++]);
    }

    int of(DiceSet taken) const
    {
        int worth = 0;
        forEachIn(taken, [&](int die) { worth += m_own[static_cast<std::size_t>(die)]; });
        for (std::size_t rival = 0; rival < m_rivals; ++rival) {
            int most = 0;
            forEachIn(m_left & ~taken, [&](int die) {
                most = std::max(most, m_others[rival][static_cast<std::size_t>(die)]);
            });
            worth -= m_grudge * most / 4;
        }
        return worth;
    }

private:
    using PerDie = std::array<int, medici::dice::dice>;

    static void look(const State &state, Seat seat, const Way &way, PerDie &worth)
    {
        const PerGood<std::uint8_t> &crosses = state.sheet(seat).crosses;
        for (int die = 0; die < medici::dice::dice; ++die) {
            const Face face = state.face(die);
            int &seen = worth[static_cast<std::size_t>(die)];
            seen = way.value * face.value;
            if (face.good == Good::Gold)
                continue;
            if (const int crossed = crosses[static_cast<std::size_t>(face.good)]; crossed < boxes)
                seen += marksOf(face) * (way.cross + way.crossed * crossed);
        }
    }

    DiceSet m_left;
    int m_grudge;
    std::size_t m_rivals = 0;
    PerDie m_own{};
    std::array<PerDie, mostSeats - 1> m_others{};
};

// How somebody takes dice who was taught no more than what they show.
constexpr const Way &plainWay = ways.back();

// Calls look with an eye for what dice are worth: the one that learned, where that holds.
template <class Look>
auto judging(const State &state, Look look)
{
    return Player::learned(state) ? look(MoveValue(state, netsFor(state.seats)))
                                  : look(PlainEye(state, plainWay));
}

} // namespace

Code Player::plainBest(const State &state, const Choices &choices)
{
    return choices.size() == 1 ? choices[0] : bestBy(PlainEye(state, plainWay), choices);
}

Code Player::chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                      const PerSeat<Style> &believed)
{
    const Way &way = ways[believed[static_cast<std::size_t>(state.mover)]];
    if (way.eye == Way::Eye::Judgement)
        return choose(state, choices, luck);
    if (way.eye == Way::Eye::Chance)
        return luck.pick(choices);
    return bestBy(PlainEye(state, way), choices);
}

std::vector<Code> Player::shortlist(const State &state, const Choices &choices)
{
    std::vector<std::pair<float, Code>> moves;
    judging(state, [&](auto eye) {
        for (const Choice &choice : choices)
            moves.emplace_back(static_cast<float>(eye.of(static_cast<DiceSet>(choice.code))), choice.code);
    });
    ranges::stable_sort(moves, std::greater(), &std::pair<float, Code>::first);
    std::vector<Code> codes;
    for (const auto &[worth, code] : moves)
        codes.push_back(code);
    return codes;
}

Likelihoods<ways.size()> Player::likelihoods(const State &state, Code code)
{
    constexpr float fault = 2;      // points
    constexpr float plainFault = 8; // quarters of them
    Choices choices;
    Rules::list(state, choices);
    Likelihoods<ways.size()> likely{};
    if (choices.size() == 1) {
        likely.fill(certain);
        return likely;
    }
    std::array<float, std::size_t{1} << medici::dice::dice> worth{}; // by code
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way &way = ways[i];
        if (way.eye == Way::Eye::Chance) {
            likely[i] = certain / static_cast<Likelihood>(choices.size());
            continue;
        }
        const auto look = [&](auto eye) {
            for (const Choice &choice : choices)
                worth[choice.code] = static_cast<float>(eye.of(static_cast<DiceSet>(choice.code)));
        };
        if (way.eye == Way::Eye::Judgement)
            judging(state, look);
        else
            look(PlainEye(state, way));
        const bool fine = way.eye == Way::Eye::Judgement && learned(state);
        likely[i] = Liking::likelihood(choices, worth, code, fine ? fault : plainFault);
    }
    return likely;
}

} // namespace medici::dice

template class medici::GameOf<medici::dice::Rules, medici::dice::Player>;
