#include "variants/auction/player/player.h"

#include <algorithm>
#include <vector>

namespace medici::auction {

MoveValue::MoveValue(const State &state, const Nets &nets)
    : m_state(state), m_nets(nets), m_none(state), m_group(state.group), m_turned(state.turned)
{}

void MoveValue::turnUp(Card card)
{
    m_none.turnUp(card);
    m_group[m_turned++] = card;
}

float MoveValue::standing(Seat seat, Seat buyer) const
{
    if (buyer == nobody)
        return m_nets.of(m_none, seat);
    Prospects bought = m_none;
    bought.load(buyer, std::span(m_group).first(m_turned));
    return m_nets.of(bought, seat);
}

bool MoveValue::mayBid(Seat seat, int more) const
{
    return m_state.free(seat) >= static_cast<int>(m_turned) && m_state.house(seat).florins > more;
}

MoveValue::Bidder MoveValue::keenest(Seat from, Seat to, int more) const
{
    Bidder keenest{nobody, static_cast<float>(more + 1)};
    for (Seat seat = from; seat != to; seat = m_state.leftOf(seat)) {
        if (!mayBid(seat, more))
            continue;
        const float limit =
            std::min(worth(seat, m_state.leader), static_cast<float>(m_state.house(seat).florins));
        if (limit >= keenest.limit)
            keenest = {seat, limit};
    }
    return keenest;
}

int MoveValue::bid() const
{
    constexpr float surprise = 4; // who else would get it makes hardly more difference than this
    const Seat seat = m_state.mover;
    const int highest = m_state.highest;
    const auto least = static_cast<float>(highest + 1);
    float limit = worth(seat, m_state.leader);
    if (limit + surprise < least)
        return highest;
    const Seat end = m_state.leftOf(m_state.selector);
    const Bidder rival = keenest(m_state.leftOf(seat), end, highest);
    if (rival.seat != nobody)
        limit = worth(seat, rival.seat);
    limit = std::min(limit, static_cast<float>(m_state.house(seat).florins));
    if (limit < least)
        return highest;
    // What keeps the others from outbidding; or, where they will, what they should at least pay.
    return static_cast<int>(rival.seat == nobody ? least : std::min(limit, rival.limit));
}

float MoveValue::selectorsView() const
{
    const Seat selector = m_state.selector;
    const float left = standing(selector, nobody);
    const Bidder rival = keenest(m_state.leftOf(selector), selector, 0);
    const float lost = rival.seat == nobody ? left : standing(selector, rival.seat);
    if (!mayBid(selector, 0))
        return lost;
    // The others go as high as they like; the selector speaks last.
    const float price = rival.seat == nobody ? 1 : rival.limit;
    const float won = standing(selector, selector) - price;
    return won > lost && price < static_cast<float>(m_state.house(selector).florins) ? won : lost;
}

namespace {

bool drawsOn(const State &state, PlayoutRandom &luck, const Nets &nets)
{
    constexpr int samples = 1; // playouts are many, and this is the dearest of their decisions
    const MoveValue now(state, nets);
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
    constexpr int below = 4;
    constexpr int above = 4;
    const int highest = state.highest;
    const int most = state.house(state.mover).florins;
    const MoveValue moveValue(state, netsFor(state.seats));
    const int likely = std::max(moveValue.bid(), highest + 1);
    codes.push_back(static_cast<Code>(highest)); // to pass
    codes.push_back(static_cast<Code>(highest + 1));
    for (int bid = std::max(likely - below, highest + 2); bid <= std::min(likely + above, most); ++bid)
        codes.push_back(static_cast<Code>(bid));
    return codes;
}

// How far a seat is ahead of the others' mean, and a little of how far ahead of the best of them.
std::optional<Worth> Player::estimate(const State &root, const State &state)
{
    if (state.day == root.day)
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

Code Player::best(const State &state, const Choices &choices, PlayoutRandom &luck, const Nets &nets)
{
    if (state.phase == Phase::Selecting)
        return drawsOn(state, luck, nets) ? draw : stop;
    if (choices.size() == 1)
        return choices[0];
    return static_cast<Code>(MoveValue(state, nets).bid());
}

} // namespace medici::auction
