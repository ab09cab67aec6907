#pragma once

#include "engine/review/judgement.h"
#include "engine/rules/cancellation.h"
#include "engine/rules/game.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace medici {

// What is known of a decision before it is made.
struct Advice {
    std::optional<Thought> best;
    std::vector<Judgement> moves; // what each would cost, as it became known
    std::size_t unjudged = 0;     // so many are still to come unasked

    // Nothing while it is not known. The code is a canonical one.
    const Judgement *of(Code move) const;
    // Of so many as were judged, the one that costs least without being the best.
    const Judgement *nextBest() const;
};

// A decision judged before it is made, as a review would judge it afterwards, by figures of the same kind:
// the best move is looked for first; then the others are set beside it on luck of their own, the promising
// ones first, but before all that one that somebody asks about. It knows no more than the table shows.
class Counsel {
public:
    // So many of each move: half a review's, for whoever waits.
    static constexpr int usualPlayouts = 1000;

    explicit Counsel(const Game &table, Seed seed, int playouts = usualPlayouts);

    // For a moment. False when nothing is left to be judged that was not asked about.
    bool goOn(const Cancellation &cancelled);
    void ask(Code move);

    const Advice &advice() const { return m_advice; }

private:
    bool begin();
    void conclude();
    void note(const Evaluation &figures);
    Judgement judged(const Evaluation &figures, const WeighedMove &move) const;

    std::unique_ptr<Game> m_table;
    Seed m_seed;
    int m_playouts;
    Advice m_advice;
    std::unique_ptr<Deliberation> m_weighing;
    std::vector<Code> m_promising; // what nobody has to ask about, the best of them last
    std::optional<Code> m_asked;
};

} // namespace medici
