#pragma once

#include "tests/players/arena.h"

#include <QTest>

namespace medici {

// Whether the intervals of an arena are what they say: of many small arenas, 95 in 100 hold the truth. The
// truth is the mean of all of them together, or known: among equals everybody wins as often.
class Intervals {
public:
    Intervals(const AnyArena &arena, std::string_view a, std::string_view b, int seats)
        : m_seats(seats), m_equals(a == b), m_blocks(*arena.play({a, b, seats, arenas * blocksEach, 11, 2})),
          m_all(averagesOf(m_blocks, seats))
    {}

    void holdTheTruth() const
    {
        const double share = m_equals ? 1.0 / m_seats : m_all.share.mean();
        const double difference = m_equals ? 0 : m_all.difference.mean();
        Coverage shares;
        Coverage places;
        Coverage scores;
        Coverage differences;
        for (int number = 0; number < arenas; ++number) {
            const Averages few = averagesOf(arena(number), m_seats);
            shares.add(few.share.estimateOf(few.games), share);
            places.add(few.place.estimateOf(few.games), m_all.place.mean());
            scores.add(few.score.estimate(), m_all.score.mean());
            differences.add(few.difference.estimate(), difference);
        }
        double mean = 0;
        for (const Coverage &coverage : {shares, places, scores, differences}) {
            QVERIFY2(coverage.percent() > 89.8,
                     qPrintable(QString::number(coverage.percent()))); // three errors less
            mean += coverage.percent() / 4;
        }
        QVERIFY2(mean >= 93, qPrintable(QString::number(mean)));
    }

    // Whoever took games with one deal for independent would be sure of too much.
    void wouldNotHoldOfGamesApart() const
    {
        Coverage apart;
        for (int number = 0; number < arenas; ++number)
            apart.add(averagesApart(arena(number), m_seats).score.estimate(), m_all.score.mean());
        QVERIFY2(apart.percent() < 90, qPrintable(QString::number(apart.percent())));
    }

private:
    static constexpr int arenas = 160;
    static constexpr int blocksEach = 6;

    // How many of the intervals hold the truth.
    class Coverage {
    public:
        void add(const Estimate &estimate, double truth)
        {
            ++m_all;
            m_right += estimate.low() <= truth && truth <= estimate.high();
        }
        double percent() const { return 100.0 * m_right / m_all; }

    private:
        int m_all = 0;
        int m_right = 0;
    };

    std::span<const Block> arena(int number) const
    {
        return std::span(m_blocks).subspan(static_cast<std::size_t>(number) * blocksEach, blocksEach);
    }

    int m_seats;
    bool m_equals;
    std::vector<Block> m_blocks;
    Averages m_all;
};

} // namespace medici
