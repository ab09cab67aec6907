#include "variants/card/player/player.h"

#include "engine/players/liking.h"

namespace medici::card {

namespace {

int nearest(const State &state)
{
    return std::min<int>(state.marketSize, reach);
}

// What cards of the market are worth to somebody who sees no more in them than what they show.
class PlainEye {
public:
    PlainEye(const State &state, const Way &way) : m_grudge(way.grudge), m_within(nearest(state))
    {
        look(state, state.active, way, m_own);
        if (m_grudge == 0)
            return;
        Seat next = state.active;
        do
            next = static_cast<Seat>(next + 1 == state.seats ? 0 : next + 1);
        while (next != state.active && state.free(next) == 0);
        look(state, next, way, m_next);
    }

    int of(PlaceSet taken) const
    {
        int worth = 0;
        int left = 0;
        for (int place = 0; place < m_within; ++place) {
            const auto index = static_cast<std::size_t>(place);
            if (contains(taken, place))
                worth += m_own[index];
            else
                left = std::max(left, m_next[index]);
        }
        return worth - m_grudge * left / 4;
    }

    // Of all that fits.
    int best(const State &state) const
    {
        int best = std::numeric_limits<int>::min();
        for (Code taken = 1; taken < 1 << m_within; taken += 2) {
            int space = 0;
            forEachIn(taken, [&](int place) { space += cardOf(state.fromEnd(place)).space; });
            if (space <= state.free(state.active))
                best = std::max(best, of(static_cast<PlaceSet>(taken)));
        }
        return best;
    }

private:
    using PerPlace = std::array<int, reach>;

    void look(const State &state, Seat seat, const Way &way, PerPlace &worth) const
    {
        const House &house = state.house(seat);
        for (int place = 0; place < m_within; ++place) {
            const Card &card = cardOf(state.fromEnd(place));
            int &seen = worth[static_cast<std::size_t>(place)];
            seen = way.value * card.value - way.space * card.space;
            if (card.neutral() || way.symbol == 0)
                continue;
            int stored = house.warehouse[indexOf(card.good)];
            for (const Kind kind : house.ship.cargo())
                if (cardOf(kind).good == card.good)
                    stored += cardOf(kind).symbols;
            seen += card.symbols * (way.symbol + way.stored * stored);
        }
    }

    int m_grudge;
    int m_within;
    PerPlace m_own{};
    PerPlace m_next{};
};

// How somebody loads a ship who was taught no more than what cards show.
constexpr Way plainWay{
    .eye = Way::Eye::Cards, .value = 4, .symbol = 6, .stored = 2, .space = 16, .enough = 10};

Code bestOf(const PlainEye &eye, const Way &way, const State &state, const Choices &choices)
{
    if (state.phase == Phase::Deciding)
        return eye.best(state) < way.enough ? turnUp : stop;
    Code best = choices[0];
    int most = std::numeric_limits<int>::min();
    for (const Choice &choice : choices)
        if (const int worth = eye.of(static_cast<PlaceSet>(choice.code)); worth > most) {
            most = worth;
            best = choice.code;
        }
    return best;
}

} // namespace

Code Player::plainBest(const State &state, const Choices &choices)
{
    return choices.size() == 1 ? choices[0] : bestOf(PlainEye(state, plainWay), plainWay, state, choices);
}

Code Player::chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                      const PerSeat<Style> &believed)
{
    const Way &way = ways[believed[static_cast<std::size_t>(state.active)]];
    if (way.eye == Way::Eye::Judgement)
        return choose(state, choices, luck);
    if (way.eye == Way::Eye::Chance)
        return luck.pick(choices);
    return bestOf(PlainEye(state, way), way, state, choices);
}

Likelihoods<ways.size()> Player::likelihoods(const State &state, Code code)
{
    constexpr float fault = 2;      // florins
    constexpr float plainFault = 8; // quarters of them
    Choices choices;
    Rules::list(state, choices);
    Likelihoods<ways.size()> likely{};
    if (choices.size() == 1) {
        likely.fill(certain);
        return likely;
    }
    std::array<float, std::size_t{1} << reach> worth{}; // by code
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const bool unlearned = ways[i].eye == Way::Eye::Judgement && !learned(state);
        const Way &way = unlearned ? plainWay : ways[i];
        if (way.eye == Way::Eye::Chance) {
            likely[i] = certain / static_cast<Likelihood>(choices.size());
            continue;
        }
        if (way.eye == Way::Eye::Judgement) {
            MoveValue moveValue(state, state.active, netsFor(state.seats));
            if (state.phase == Phase::Deciding) {
                const Turning turning = weigh(state, moveValue);
                worth[stop] = turning.now;
                worth[turnUp] = turning.then / static_cast<float>(state.deckLeft);
            } else {
                for (const Choice &choice : choices)
                    worth[choice.code] = moveValue.of(cargoOf(state, choice.code));
            }
        } else {
            const PlainEye eye(state, way);
            if (state.phase == Phase::Deciding) {
                worth[stop] = static_cast<float>(eye.best(state));
                worth[turnUp] = static_cast<float>(way.enough);
            } else {
                for (const Choice &choice : choices)
                    worth[choice.code] = static_cast<float>(eye.of(static_cast<PlaceSet>(choice.code)));
            }
        }
        likely[i] =
            Liking::likelihood(choices, worth, code, way.eye == Way::Eye::Judgement ? fault : plainFault);
    }
    return likely;
}

} // namespace medici::card

template class medici::GameOf<medici::card::Rules, medici::card::Player>;
