#include "variants/auction/player/movevalue.h"

#include <algorithm>
#include <cstdlib>

namespace medici::auction {

MoveValue::MoveValue(const State &state, const Nets &nets, const PerSeat<Style> &styles)
    : m_state(state), m_nets(nets), m_none(state), m_group(state.group), m_turned(state.turned),
      m_styles(styles)
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

// By rules that were not learned, the values of the cards and a florin for each.
float MoveValue::worth(Seat seat, Seat otherwise) const
{
    if (m_state.edition.usual)
        return standing(seat, seat) - standing(seat, otherwise);
    return cardValues() + static_cast<float>(m_turned);
}

bool MoveValue::mayBid(Seat seat, int more) const
{
    return m_state.free(seat) >= static_cast<int>(m_turned) && m_state.house(seat).florins > more;
}

float MoveValue::limit(Seat seat, Seat otherwise) const
{
    const Way &way = ways[m_styles[static_cast<std::size_t>(seat)]];
    return limit(seat, way, way.eye == Way::Eye::Judgement ? worth(seat, otherwise) : 0);
}

float MoveValue::limit(Seat seat, const Way &way, float judged) const
{
    const float seen = way.eye == Way::Eye::Judgement ? judged : ofCards(way);
    return std::min(seen * static_cast<float>(way.percent) / 100,
                    static_cast<float>(m_state.house(seat).florins));
}

float MoveValue::ofCards(const Way &way) const
{
    if (way.eye == Way::Eye::Florins)
        return 1;
    return cardValues();
}

float MoveValue::cardValues() const
{
    float value = 0;
    for (const Card card : std::span(m_group).first(m_turned))
        value += static_cast<float>(card.value());
    return value;
}

MoveValue::Bidder MoveValue::keenest(Seat from, Seat to, int more) const
{
    Bidder keenest{nobody, static_cast<float>(more + 1)};
    for (Seat seat = from; seat != to; seat = m_state.leftOf(seat)) {
        if (!mayBid(seat, more))
            continue;
        if (const float most = limit(seat, m_state.leader); most >= keenest.limit)
            keenest = {seat, most};
    }
    return keenest;
}

int MoveValue::bid() const
{
    constexpr float surprise = 4; // who else would get it makes hardly more difference than this
    const Seat seat = m_state.mover;
    const Way &way = ways[m_styles[static_cast<std::size_t>(seat)]];
    const int highest = m_state.highest;
    const auto least = static_cast<float>(highest + 1);
    float most = limit(seat, m_state.leader);
    if (way.climbs)
        return most < least ? highest : highest + 1;
    if (way.eye != Way::Eye::Judgement)
        return std::max(static_cast<int>(most), highest);
    if (most + surprise < least)
        return highest;
    const Seat end = m_state.leftOf(m_state.selector);
    const Bidder rival = keenest(m_state.leftOf(seat), end, highest);
    if (rival.seat != nobody)
        most = limit(seat, rival.seat);
    if (most < least)
        return highest;
    // What keeps the others from outbidding; or, where they will, what they should at least pay.
    return static_cast<int>(rival.seat == nobody ? least : std::min(most, rival.limit));
}

namespace {

// How likely somebody is to bid who would pay so much less or more, in halves of what people err by.
constexpr std::array<Likelihood, 20> bidding{
    570,   940,   1530,  2480,  3990,  6300,  9700,  14300, 20200, 28700, // less
    36800, 45300, 51200, 55800, 59200, 61500, 63000, 64000, 64600, 65000};

// How likely a bid is so many florins off.
constexpr std::array<Likelihood, 8> off{22000, 9000, 5000, 3000, 1500, 1000, 700, 500};
// How likely somebody who climbs says so many florins more than needed.
constexpr std::array<Likelihood, 6> beyond{58000, 3000, 1500, 800, 500, 300};

template <std::size_t Count>
Likelihood at(const std::array<Likelihood, Count> &table, int place)
{
    return table[static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(Count) - 1))];
}

Likelihood toBid(float limit, float least)
{
    const float error = 0.2F + 0.1F * std::max(limit, least);
    const float halves = std::clamp(2 * (limit - least + 0.5F) / error, -10.0F, 9.5F);
    return at(bidding, static_cast<int>(halves + 10));
}

} // namespace

Likelihoods<ways.size()> MoveValue::likelihoods(int said) const
{
    const Seat seat = m_state.mover;
    const int highest = m_state.highest;
    const auto least = static_cast<float>(highest + 1);
    const Bidder rival = keenest(m_state.leftOf(seat), m_state.leftOf(m_state.selector), highest);
    const float modest = worth(seat, m_state.leader);
    const float keen = rival.seat == nobody ? modest : worth(seat, rival.seat);

    Likelihoods<ways.size()> likely{};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way &way = ways[i];
        const float most = limit(seat, way, way.climbs ? modest : keen);
        const Likelihood bids = toBid(most, least);
        if (said == highest) {
            likely[i] = certain - bids;
            continue;
        }
        const float target = way.eye != Way::Eye::Judgement ? most
            : rival.seat == nobody                          ? least
                                                            : std::min(most, rival.limit);
        const int aim = std::max(static_cast<int>(target), highest + 1);
        const Likelihood so = way.climbs ? at(beyond, said - highest - 1) : at(off, std::abs(said - aim));
        likely[i] = static_cast<Likelihood>(std::uint64_t{bids} * so / certain);
    }
    return likely;
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

} // namespace medici::auction
