#pragma once

#include "engine/players/gameof.h"
#include "engine/players/scale.h"
#include "variants/card/player/movevalue.h"
#include "variants/card/player/styles.h"

namespace medici::card {

struct Player {
    static constexpr Skills skills{.estimates = true,
                                   .decisive = true,
                                   .trusted = true,
                                   .learns = true,
                                   .observes = true,
                                   .tastes = true};

    static bool learned(const State &state) { return state.edition.usual; }

    static constexpr auto styles = usualOf(ways);

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        return learned(state) ? best(state, choices, netsFor(state.seats)) : plainBest(state, choices);
    }

    // By what cards show, without anything learned.
    static Code plainBest(const State &state, const Choices &choices);

    static Code chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &believed);

    static Likelihoods<ways.size()> likelihoods(const State &state, Code code);

    static Code best(const State &state, const Choices &choices, const Nets &nets)
    {
        if (choices.size() == 1)
            return choices[0];
        MoveValue moveValue(state, state.active, nets);
        return state.phase == Phase::Deciding ? decide(state, moveValue) : take(state, choices, moveValue);
    }

    // A playout is judged when its day is over, by how far a seat is ahead of the others' mean and of the
    // best of them: what the later days bring, the nets know with less noise.
    static std::optional<Worth> estimate(const State &root, const State &state)
    {
        if (state.day == root.day || !learned(state))
            return std::nullopt;
        const Nets &nets = netsFor(state.seats);
        float own = 0;
        float sum = 0;
        float best = -1e6F;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const float florins = static_cast<float>(state.house(seat).florins)
                + static_cast<float>(state.seats - 1) / static_cast<float>(state.seats)
                    * MoveValue(state, seat, nets).ofGoods();
            sum += florins;
            if (seat == root.active)
                own = florins;
            else
                best = std::max(best, florins);
        }
        const float mean = (sum - own) / static_cast<float>(state.seats - 1);
        return static_cast<Worth>(600 * (own - mean) + 400 * (own - best));
    }

    // By medici_scale; strength.md says how sure that is.
    static constexpr std::array<StrengthStep, 5> steps{{
        {238, 150, 0},
        {540, 60, 0},
        {906, 25, 0},
        {988, 0, 0},
        {Mind::strongest, 0, 1000},
    }};
    static constexpr StrengthScale scale{.random = 36, .easy = 900, .steps = steps};

    static Worth taste(Character character, const State &root, const State &state);

    static int simulations(Level level, int seats)
    {
        if (level == Level::Hard)
            return seats <= 3 ? 2400 : 1800;
        return level == Level::Normal ? 120 : 16;
    }

private:
    static Code take(const State &state, const Choices &choices, MoveValue &moveValue)
    {
        Code best = choices[0];
        float most = -1e9F;
        for (const Choice &choice : choices) {
            if (const float worth = moveValue.of(cargoOf(state, choice.code)); worth > most) {
                most = worth;
                best = choice.code;
            }
        }
        return best;
    }

    static Cargo cargoOf(const State &state, Code taken)
    {
        Cargo cargo;
        forEachIn(taken, [&](int place) { cargo.add(cardOf(state.fromEnd(place))); });
        return cargo;
    }

    // What the best is worth that can be taken now, and the sum of that over all cards that may come first.
    struct Turning {
        float now;
        float then;
    };

    // Goes on if what can be taken after one more card, weighed by what is left in the deck, is worth more
    // than what can be taken now: a bad card must be taken, too, but what lay before it mostly still can.
    static Code decide(const State &state, MoveValue &moveValue)
    {
        const Turning turning = weigh(state, moveValue);
        return turning.then > turning.now * static_cast<float>(state.deckLeft) ? turnUp : stop;
    }

    static Turning weigh(const State &state, MoveValue &moveValue)
    {
        std::array<Kind, reach> last{};
        const int within = std::min<int>(state.marketSize, reach);
        for (int place = 0; place < within; ++place)
            last[static_cast<std::size_t>(place)] = state.fromEnd(place);
        const float now = moveValue.ofBestTake(std::span(last).first(static_cast<std::size_t>(within)));

        const int then = std::min(within + 1, reach);
        std::copy_backward(last.begin(), last.end() - 1, last.end());
        float sum = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (state.deck[kind] > 0) {
                last[0] = static_cast<Kind>(kind);
                sum += static_cast<float>(state.deck[kind])
                    * moveValue.ofBestTake(std::span(last).first(static_cast<std::size_t>(then)));
            }
        return {now, sum};
    }
};

} // namespace medici::card

// Compiled once, in player.cpp: its search takes the compiler long.
extern template class medici::GameOf<medici::card::Rules, medici::card::Player>;
