#pragma once

#include "engine/record/recordable.h"
#include "tests/conformance/battery.h"

namespace medici {

// Whether tables of a game can be set up again as they were: the first thing that is wrong, or empty.
class Positions {
public:
    Positions(const Recordable &variant, const Conserved &conserved)
        : m_variant(variant), m_conserved(conserved)
    {}

    // Every table of the game, and how the game goes on from some of them.
    QString setUpAgain(const Setup &setup, const std::vector<Event> &log, std::size_t seed);
    // Tables of the game with something changed at random: each is refused with a reason, or is a table of
    // which a game can be played to its end, and says again what was said.
    QString corrupted(const Setup &setup, const std::vector<Event> &log, std::size_t seed);

    int described() const { return m_described; }
    int same() const { return m_same; } // event by event, even which of two equal dice lies there
    int refused() const { return m_refused; }
    int accepted() const { return m_accepted; }

private:
    QString difference(const Game &was, const Game &is) const;
    QString playedOn(const Game &from, std::size_t seed) const;

    const Recordable &m_variant;
    const Conserved &m_conserved;
    int m_described = 0;
    int m_same = 0;
    int m_refused = 0;
    int m_accepted = 0;
};

} // namespace medici
