#pragma once

#include "engine/players/beliefs.h"
#include "engine/rules/choices.h"

#include <vector>

namespace medici {

// How much of what is believed of a seat speaks for such ways, of one.
template <class Believed, class Ways, class Test>
double believed(const Believed &beliefs, Seat seat, const Ways &ways, Test test)
{
    double sum = 0;
    for (std::size_t way = 0; way < ways.size(); ++way)
        if (test(ways[way]))
            sum += beliefs.of(seat, static_cast<Style>(way));
    return sum / certain;
}

// The same of the first seat of three, after a game in which all of them play like this.
template <class R, class K, class Player, class Ways, class Test>
double believedAfterAGame(const Ways &ways, Test test)
{
    const typename R::State start = R::start(R::terms().usual(3));
    typename R::State state = start;
    std::vector<Code> codes;
    Choices choices;
    PlayoutRandom luck(7);
    for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
        choices.clear();
        R::list(state, choices);
        codes.push_back(actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck));
        R::apply(state, codes.back());
    }
    return believed(Beliefs<R, K>({start, codes}), 0, ways, test);
}

} // namespace medici
