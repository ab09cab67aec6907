#include "variants/auction/player/player.h"

#include "variants/auction/player/movevalue.h"

#include <algorithm>
#include <vector>

namespace medici::auction {

namespace {

bool drawsOn(const State &state, PlayoutRandom &luck, const Nets &nets, const PerSeat<Style> &believed)
{
    if (!Player::learned(state)) // nothing says what another card makes of the group
        return state.free(state.selector) > state.turned && luck.below(2) == 0;
    constexpr int samples = 1; // playouts are many, and this is the dearest of their decisions
    const MoveValue now(state, nets, believed);
    const float asItIs = now.selectorsView();
    Choices cards;
    state.unseen.forEach(
        [&](Card card, int count) { cards.add(card.kind, static_cast<std::uint16_t>(count)); });
    float after = 0;
    for (int i = 0; i < samples; ++i) {
        MoveValue then = now;
        then.turnUp(Card(luck.pick(cards)));
        after += then.selectorsView();
    }
    return after > samples * asItIs;
}

} // namespace

std::vector<Code> Player::shortlist(const State &state, const Choices &choices)
{
    std::vector<Code> codes;
    if (state.phase != Phase::Bidding) {
        for (const Choice &choice : choices)
            codes.push_back(choice.code);
        return codes;
    }
    const int highest = state.highest;
    const int least = highest + 1;
    const int most = state.house(state.mover).florins;
    const int own = MoveValue(state, netsFor(state.seats)).bid();
    const int likely = std::max(own, least);
    const int between = likely - least;
    codes = {static_cast<Code>(own), static_cast<Code>(highest), static_cast<Code>(least)};
    for (const int bid :
         {least + between / 2, likely - 1, likely + 1, least + between / 4, least + between * 3 / 4,
          likely - 2, likely + 2, least + between / 8, least + between * 3 / 8, likely + 4})
        if (bid > least && bid <= most)
            codes.push_back(static_cast<Code>(bid));
    return codes;
}

// How far a seat is ahead of the others' mean, and a little of how far ahead of the best of them.
std::optional<Worth> Player::estimate(const State &root, const State &state)
{
    if (state.day == root.day || !learned(state))
        return std::nullopt;
    const Nets &nets = netsFor(state.seats);
    const Prospects prospects(state);
    const auto seats = static_cast<std::size_t>(state.seats);
    const auto own = static_cast<std::size_t>(root.mover);
    PerSeat<float> ahead{};
    float mean = 0;
    float best = -1e6F;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        ahead[seat] = static_cast<float>(state.houses[seat].florins) * static_cast<float>(seats)
                / static_cast<float>(seats - 1)
            + nets.of(prospects, static_cast<Seat>(seat));
        mean += ahead[seat] / static_cast<float>(seats);
        if (seat != own)
            best = std::max(best, ahead[seat]);
    }
    return static_cast<Worth>(600 * (ahead[own] - mean) + 400 * (ahead[own] - best));
}

Likelihoods<ways.size()> Player::likelihoods(const State &state, Code code)
{
    if (state.phase != Phase::Bidding) {
        Likelihoods<ways.size()> same;
        same.fill(certain);
        return same;
    }
    return MoveValue(state, netsFor(state.seats)).likelihoods(code);
}

Code Player::best(const State &state, const Choices &choices, PlayoutRandom &luck, const Nets &nets,
                  const PerSeat<Style> &believed)
{
    if (state.phase == Phase::Selecting)
        return drawsOn(state, luck, nets, believed) ? draw : stop;
    if (choices.size() == 1)
        return choices[0];
    return static_cast<Code>(MoveValue(state, nets, believed).bid());
}

} // namespace medici::auction

template class medici::GameOf<medici::auction::Rules, medici::auction::Player>;
