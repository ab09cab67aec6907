#pragma once

#include "variants/auction/rules/rules.h"

namespace medici::auction {

// How many groups something took: a ship's cards, the cards thrown away.
struct Groups {
    int least = 0;
    int most = 0;
};

// The auctions of a day so far, as far as they decide who selects.
struct Auctions {
    int seats = 0;
    std::array<Groups, mostSeats> bought{};
    Groups discarded;
    unsigned full = 0; // ships, as a set: each of them was filled by an auction

    // Whether they can have led from one selector to another (A14). `filling`: the last one filled the last
    // ship but one, whose selector stays.
    bool lead(Seat first, Seat last, bool filling) const;
};

} // namespace medici::auction
