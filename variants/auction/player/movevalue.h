#pragma once

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
    float worth(Seat seat, Seat otherwise) const;
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
    // What a seat would pay in this way, if it judges the group to be worth so much.
    float limit(Seat seat, const Way &way, float judged) const;
    float ofCards(const Way &way) const;
    float cardValues() const;

    const State &m_state;
    const Nets &m_nets;
    Prospects m_none;
    std::array<Card, mostTurned> m_group;
    std::size_t m_turned;
    PerSeat<Style> m_styles;
};

} // namespace medici::auction
