#include "variants/auction/rules/selectors.h"

#include "engine/rules/sets.h"

#include <set>
#include <tuple>

namespace medici::auction {

namespace {

// An auction either fills a ship or does not. Those that do not are alike, but for this: what is bought for a
// ship is bought before it is full.
class Ways {
public:
    Ways(const Auctions &auctions, Seat last, bool filling, int others)
        : m_auctions(auctions), m_last(last), m_filling(filling), m_others(others)
    {}

    // On with so many of the other auctions held and these ships filled; each is tried once.
    bool from(Seat selector, unsigned filled, int held)
    {
        if (!m_filling && filled == m_auctions.full && held == m_others && selector == m_last)
            return true;
        return m_tried.emplace(selector, filled, held).second
            && (byAnother(selector, filled, held) || byFilling(selector, filled, held));
    }

private:
    bool byAnother(Seat selector, unsigned filled, int held)
    {
        return held != m_others && m_others - held <= mostBeyond(filled) && goOn(selector, filled, held + 1);
    }

    bool byFilling(Seat selector, unsigned filled, int held)
    {
        bool found = false;
        forEachIn(m_auctions.full & ~filled,
                  [&](int ship) { found = found || goOn(selector, filled | 1U << ship, held); });
        return found;
    }

    bool goOn(Seat selector, unsigned filled, int held)
    {
        if (m_filling && filled == m_auctions.full)
            return held == m_others && selector == m_last;
        Seat next = selector;
        do
            next = static_cast<Seat>((next + 1) % m_auctions.seats);
        while (contains(filled, next));
        return from(next, filled, held);
    }

    // How many of the other auctions at most can be for anything but ships that are full by now. That enough
    // were for these before they were full need not be asked: with one more of them before, the same player
    // selects in the end, if it is held in place of the next auction or, where the ship's owner would select
    // it, besides.
    int mostBeyond(unsigned filled) const
    {
        int sum = m_auctions.discarded.most;
        for (int ship = 0; ship < m_auctions.seats; ++ship)
            if (!contains(filled, ship))
                sum += bought(ship).most - (contains(m_auctions.full, ship) ? 1 : 0);
        return sum;
    }
    const Groups &bought(int ship) const { return m_auctions.bought[static_cast<std::size_t>(ship)]; }

    const Auctions &m_auctions;
    Seat m_last;
    bool m_filling;
    int m_others;
    std::set<std::tuple<Seat, unsigned, int>> m_tried;
};

} // namespace

bool Auctions::lead(Seat first, Seat last, bool filling) const
{
    Groups others = discarded;
    for (int ship = 0; ship < seats; ++ship) {
        const int one = contains(full, ship) ? 1 : 0;
        others.least += bought[static_cast<std::size_t>(ship)].least - one;
        others.most += bought[static_cast<std::size_t>(ship)].most - one;
    }
    for (int count = others.least; count <= others.most; ++count)
        if (Ways(*this, last, filling, count).from(first, 0, 0))
            return true;
    return false;
}

} // namespace medici::auction
