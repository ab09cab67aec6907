#pragma once

#include "engine/players/search.h"
#include "variants/auction/player/nets.h"
#include "variants/auction/player/styles.h"

namespace medici::auction {

// One group on the table, and what it is worth to each seat.
class MoveValue {
public:
    // The seats bid in these styles.
    MoveValue(const State &state, const Nets &nets, const PerSeat<Style> &styles = {});

    // Another card of the group.
    void turnUp(Card card);

    // How a seat stands if somebody buys the group for nothing, or nobody does.
    float standing(Seat seat, Seat buyer) const;
    // How many florins a seat may pay for it rather than leave it to somebody, or nobody.
    float worth(Seat seat, Seat otherwise) const { return standing(seat, seat) - standing(seat, otherwise); }
    // How many it would pay, in its style.
    float limit(Seat seat, Seat otherwise) const;

    struct Bidder {
        Seat seat = nobody;
        float limit = 0; // what it can and would pay
    };

    // Who of those asked between two seats would pay most, more than so much.
    Bidder keenest(Seat from, Seat to, int more) const;

    // The seat to bid says this; the highest bid again is to pass.
    int bid() const;
    // How likely each style makes the seat to bid say this.
    Likelihoods<ways.size()> likelihoods(int said) const;
    // How the selector stands after this group, before a card is paid.
    float selectorsView() const;

private:
    bool mayBid(Seat seat, int more) const;
    float ofCards(const Way &way) const;

    const State &m_state;
    const Nets &m_nets;
    Prospects m_none;
    std::array<Card, mostTurned> m_group;
    std::size_t m_turned;
    PerSeat<Style> m_styles;
};

struct Player {
    static constexpr Skills skills{
        .estimates = true, .shortlists = true, .decisive = true, .trusted = Level::Easy, .observes = true};

    static constexpr auto styles = [] {
        Likelihoods<ways.size()> usual{};
        for (std::size_t way = 0; way < ways.size(); ++way)
            usual[way] = ways[way].usual;
        return usual;
    }();

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &luck)
    {
        return best(state, choices, luck, netsFor(state.seats));
    }

    static Code chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &believed)
    {
        return best(state, choices, luck, netsFor(state.seats), believed);
    }

    static Likelihoods<ways.size()> likelihoods(const State &state, Code code);

    static Code best(const State &state, const Choices &choices, PlayoutRandom &luck, const Nets &nets,
                     const PerSeat<Style> &believed = {});

    // What the judgement says, to pass, one florin more; then what lies between and a little beyond.
    static std::vector<Code> shortlist(const State &state, const Choices &choices);

    // A playout is judged when its day is over: what the later ones bring, the nets know with less
    // noise.
    static std::optional<Worth> estimate(const State &root, const State &state);

    static int simulations(Level level, int seats)
    {
        // More players have more to say in a day: about a fifth of a second for all of them.
        constexpr std::array<int, mostSeats + 1> hard{0, 0, 1000, 800, 480, 320, 240};
        if (level == Level::Hard)
            return hard[static_cast<std::size_t>(seats)];
        return level == Level::Normal ? 96 : 24;
    }
};

} // namespace medici::auction
