#include "variants/gemstones/view/scene.h"

#include "engine/rules/game.h"
#include "engine/view/motion.h"

namespace medici::gemstones {

std::optional<Pair> PairDraft::pair() const
{
    if (!gemDie || !numberDie)
        return std::nullopt;
    return pairOf(codeOfPair(*gemDie, *numberDie));
}

PairDraft pairIn(DiceSet draft)
{
    PairDraft chosen;
    forEachIn(draft, [&](int die) { (die < diceOfAKind ? chosen.gemDie : chosen.numberDie) = die; });
    return chosen;
}

bool choosingPair(const State &state)
{
    return state.phase == Phase::Pairing || state.phase == Phase::Following;
}

bool setsAside(const State &state, Pair pair)
{
    return state.sheet(state.mover)[state.gemOf(pair)].full();
}

Scene::Scene(const Frame &frame)
    : state(stateOf<Rules>(*frame.after)), since(stateOf<Rules>(frame.compared())),
      draft(frame.draft.below(dice))
{
    const State &before = stateOf<Rules>(*frame.before);
    if (frame.moving() && choosingPair(before)) {
        state = before;
        draft = 0;
        mover = before.mover;
        flying = pairOf(frame.events.front().code);
        way = eased(frame.t);
        return;
    }
    if (frame.moving() && before.phase == Phase::Rolling) {
        rolling = frame.t;
        rolled = before.rolling;
        // The dice of a fictional turn that nobody can use are gone from the state that follows.
        if (state.active != before.active) {
            state = before;
            std::size_t next = 0;
            forEachIn(before.rolling, [&](int die) {
                if (next < frame.events.size())
                    state.shown[static_cast<std::size_t>(die)] =
                        static_cast<std::uint8_t>(frame.events[next++].code);
            });
            state.rolling = 0;
            state.left = state.turnDice();
            return;
        }
    }
    if (Rules::actor(state) >= 0)
        mover = state.mover;
}

DiceSet Scene::onTable() const
{
    if (state.phase == Phase::DrawingFirst || state.phase == Phase::Over)
        return 0;
    return static_cast<DiceSet>(state.turnDice() & ~state.rolling);
}

int Scene::side(int die) const
{
    const int shown = state.shown[static_cast<std::size_t>(die)];
    // Each die comes to rest a little after the one before.
    const qreal rest = 0.5 + 0.05 * die;
    if (!rolling || !contains(rolled, die) || *rolling >= rest)
        return shown;
    const int beat = static_cast<int>(*rolling * 12);
    return (beat * 5 + die * 3 + beat * beat) % sides;
}

} // namespace medici::gemstones
