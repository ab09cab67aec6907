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

// The same of the first seat of three, after a game in which all of them play like this; on average, since
// luck makes some of them look like another for a game.
template <class R, class K, class Player, class Ways, class Test>
double believedAfterAGame(const Ways &ways, Test test)
{
    constexpr int games = 12;
    const typename R::State start = R::start(R::terms().usual(3));
    Choices choices;
    double sum = 0;
    for (Seed game = 1; game <= games; ++game) {
        typename R::State state = start;
        std::vector<Code> codes;
        PlayoutRandom luck(game);
        for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
            choices.clear();
            R::list(state, choices);
            codes.push_back(actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck));
            R::apply(state, codes.back());
        }
        sum += believed(Beliefs<R, K>({start, codes}), 0, ways, test);
    }
    return sum / games;
}

} // namespace medici
