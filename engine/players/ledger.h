#pragma once

#include "engine/players/worth.h"
#include "engine/rules/bill.h"
#include "engine/rules/evaluation.h"

#include <vector>

namespace medici {

// What the playouts of a move came to, in blocks of one, later of two, four and so on, so that it stays
// small. Which playouts make up a block depends on nothing but their number: where playout number i of one
// move met the same luck as that of another, the same blocks did.
class Ledger {
public:
    static constexpr bool kept = true;

    template <class R>
    void enter(Worth worth, const typename R::State &over)
    {
        enter(1, worth, R::seats(over), R::places(over), R::scores(over), R::bill(over));
    }

    // How the game ends with this share of all that can happen; the shares of a ledger add up to 1, and what
    // it says is exact.
    template <class R>
    void enterExactly(double share, Worth worth, const typename R::State &over)
    {
        m_exact = true;
        enter(share, worth, R::seats(over), R::places(over), R::scores(over), R::bill(over));
    }

    int playouts() const { return m_exact ? 0 : m_playouts; }
    Outlook outlook() const;
    // Block by block, as far as both go.
    Ledger less(const Ledger &other) const;

private:
    // So many blocks are of the same size.
    static constexpr std::size_t alike = 256;

    struct Source {
        int source;
        int round;
        Seat seat;
        int places; // 0: what it brought; otherwise how often it was paid among the first so many

        friend bool operator==(const Source &, const Source &) = default;
    };

    // The sums of all figures: what it was worth, wins and scores seat by seat, then what the sources
    // brought, and how often they led.
    struct Block {
        double weight = 0; // a playout's is 1
        std::vector<double> sums;

        void add(std::size_t figure, double value);
        double sum(std::size_t figure) const { return figure < sums.size() ? sums[figure] : 0; }
    };

    void enter(double weight, Worth worth, int seats, const PerSeat<int> &places, const PerSeat<int> &scores,
               const Bill &bill);
    Block &openBlock();
    void add(Block &block, const Ledger &ledger, const Block &from, int sign);
    std::size_t winsOf(std::size_t seat) const { return 1 + seat; }
    std::size_t scoreOf(std::size_t seat) const { return 1 + m_seats + seat; }
    std::size_t figureOf(const Source &source);
    Expected expected(std::size_t figure) const;
    template <class SumOf>
    Expected expectedOf(SumOf sumOf) const;
    std::vector<ExpectedLine> allRounds() const;
    Expected chance(std::size_t figure) const;

    std::size_t m_seats = 0;
    int m_playouts = 0;
    bool m_exact = false;
    std::vector<Block> m_blocks;
    std::vector<Source> m_sources;
    std::size_t m_next = 0; // bills are much alike: the source that will be asked for
};

// Nothing is entered: for who wants a move and no reasons.
struct NoLedger {
    static constexpr bool kept = false;
};

} // namespace medici
