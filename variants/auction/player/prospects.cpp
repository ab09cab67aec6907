#include "engine/rules/ranges.h"
#include "variants/auction/player/nets.h"

#include "variants/auction/rules/prizes.h"

#include <algorithm>

namespace medici::auction {

namespace {

constexpr auto topFloat = static_cast<float>(topLevel);

// The level below the first one with a bonus.
constexpr auto beforeBonus =
    static_cast<float>(std::find_if(levelBonus.begin(), levelBonus.end(), [](int bonus) { return bonus > 0; })
                       - levelBonus.begin() - 1);

float over(float figure, float mark)
{
    return std::max(figure - mark, 0.0F);
}

} // namespace

Prospects::Prospects(const State &state)
    : m_seats(state.seats), m_day(state.day), m_unseen(state.unseen), m_left(state.left)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Holder &holder = m_holders[static_cast<std::size_t>(seat)];
        const House &house = state.house(seat);
        holder.free = static_cast<float>(state.spaces);
        holder.florins = house.florins;
        ranges::copy(house.levels, holder.levels.begin());
        const Ship &ship = state.ship(seat);
        load(seat, std::span(ship.holds).first(ship.loaded));
    }
    reckonUnseen();
}

void Prospects::load(Seat seat, std::span<const Card> group)
{
    Holder &holder = m_holders[static_cast<std::size_t>(seat)];
    for (const Card card : group) {
        holder.value += static_cast<float>(card.value());
        holder.free -= 1;
        if (card != goldCard) {
            float &level = holder.levels[static_cast<std::size_t>(card.good())];
            level = std::min(level + 1, topFloat);
        }
    }
}

void Prospects::turnUp(Card card)
{
    m_unseen.remove(card);
    m_left -= 1;
    reckonUnseen();
}

void Prospects::reckonUnseen()
{
    int cards = 0;
    int value = 0;
    PerGood<int> each{};
    m_unseen.forEach([&](Card card, int count) {
        cards += count;
        value += count * card.value();
        if (card != goldCard)
            each[static_cast<std::size_t>(card.good())] += count;
    });
    const auto unseen = static_cast<float>(std::max(cards, 1));
    const float share = m_left / unseen;
    m_mean = static_cast<float>(value) / unseen;
    m_gold = static_cast<float>(m_unseen.count(goldCard)) * share;
    for (std::size_t good = 0; good < goods; ++good)
        m_coming[good] = static_cast<float>(each[good]) * share;
}

std::array<float, columnInputs> Prospects::column(Seat seat, std::size_t good) const
{
    const auto own = static_cast<std::size_t>(seat);
    const float level = m_holders[own].levels[good];
    std::array<float, 4> best{}; // the others' highest levels, descending
    best.fill(level - 4);        // where there are fewer of them: far behind
    float sum = 0;
    float free = 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(m_seats); ++other) {
        if (other == own)
            continue;
        const Holder &rival = m_holders[other];
        sum += rival.levels[good];
        free += rival.free;
        float sinking = rival.levels[good];
        for (float &place : best) { // a sort without branches, of which half would be guessed wrong
            const float higher = std::max(place, sinking);
            sinking = std::min(place, sinking);
            place = higher;
        }
    }
    const auto rivals = static_cast<float>(m_seats - 1);
    return {level,
            over(level, beforeBonus),
            over(level, beforeBonus + 1),
            over(level, beforeBonus + 2),
            level - best[0],
            over(level, best[0]),
            level - best[1],
            over(level, best[1]),
            level - best[2],
            over(level, best[2]),
            over(best[0], beforeBonus),
            over(best[1], beforeBonus),
            sum / rivals,
            m_holders[own].free,
            free / rivals,
            m_coming[good],
            m_day == 0 ? 1.0F : 0.0F,
            m_day == 1 ? 1.0F : 0.0F};
}

std::array<float, shipInputs> Prospects::ship(Seat seat) const
{
    const auto own = static_cast<std::size_t>(seat);
    const Holder &holder = m_holders[own];
    const auto likely = [&](const Holder &of) { return of.value + m_mean * of.free; };
    std::array<float, mostSeats - 1> ahead{}; // what the others are likely to become, descending
    ahead.fill(-20);                          // where there are fewer of them: far behind
    float free = 0;
    float florins = 0;
    float richest = 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(m_seats); ++other) {
        if (other == own)
            continue;
        const Holder &rival = m_holders[other];
        free += rival.free;
        florins += rival.florins;
        richest = std::max(richest, rival.florins);
        float sinking = likely(rival);
        for (float &place : ahead) {
            const float higher = std::max(place, sinking);
            sinking = std::min(place, sinking);
            place = higher;
        }
    }
    const auto rivals = static_cast<float>(m_seats - 1);
    const float hope = likely(holder);
    std::array<float, shipInputs> inputs{holder.value / 5,
                                         holder.free,
                                         holder.florins / 10,
                                         florins / rivals / 10,
                                         richest / 10,
                                         free / rivals,
                                         m_left / 5,
                                         (m_left - free - holder.free) / 5,
                                         over(free + holder.free, m_left) / 5,
                                         m_mean,
                                         m_gold,
                                         m_day == 2 ? 1.0F : 0.0F};
    std::size_t next = 12;
    for (const float other : ahead) {
        const float lead = std::clamp((hope - other) / 5, -4.0F, 4.0F);
        inputs[next++] = lead;
        inputs[next++] = over(lead, 0);
    }
    return inputs;
}

} // namespace medici::auction
