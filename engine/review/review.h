#pragma once

#include "engine/review/judgement.h"
#include "engine/rules/cancellation.h"
#include "engine/rules/game.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// A finished or broken-off game judged, decision by decision: whoever reviews asks what comes next, judges
// it, on as many threads as there are, and adds what was found. It can be left at any time and gone on with
// from what was found. What is found depends on the game and the number of playouts alone.
class Review {
public:
    static constexpr int usualPlayouts = 2000;

    // `manners` says of each seat how who sat there plays: the second cost is measured against that, and
    // against strong players as they had shown themselves. A decision is called by the milder of both,
    // because what was right against those who sat there is no mistake. Of what was played and what was best
    // there are so many playouts, where that is not the same and may have cost something; a part of them
    // else.
    Review(const Game &start, std::span<const Event> events, const PerSeat<Manner> &manners,
           int playouts = usualPlayouts);

    // What was found before; what rests on fewer playouts will be looked at again.
    void add(const Findings &findings);

    // The number of the decision to be judged next, which counts as being judged from then on. The latest
    // come first, because the end of a game is judged quickest.
    std::optional<std::size_t> next();
    // Any thread may judge. Nothing if it was cancelled.
    std::optional<Judgement> judge(std::size_t event, const Cancellation &cancelled) const;
    void add(Judgement judgement);

    bool needsOutset() const;
    std::optional<Outset> outset(const Cancellation &cancelled) const;
    void add(const Outset &outset) { m_findings.outset = outset; }

    // How many decisions there are, and how many are judged.
    std::size_t decisions() const { return m_decisions.size(); }
    std::size_t judged() const { return m_findings.judgements.size(); }
    const Findings &findings() const { return m_findings; }

    // The events in which there was a choice, in order.
    const std::vector<std::size_t> &decided() const { return m_decisions; }
    // The table before an event.
    std::unique_ptr<Game> at(std::size_t event) const;

private:
    bool known(std::size_t event) const;
    int atFirst() const;
    PerSeat<Manner> asTheyWere(Seat seat) const;

    std::unique_ptr<Game> m_start;
    std::vector<Event> m_events;
    PerSeat<Manner> m_manners;
    int m_playouts;
    std::vector<std::size_t> m_decisions; // where there was a choice
    std::size_t m_left;                   // so many of them have not been given out
    Findings m_findings;
};

} // namespace medici
