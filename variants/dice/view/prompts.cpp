#include "variants/dice/view/view.h"

#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/scene.h"

#include <QLocale>

#include <algorithm>
#include <bit>

namespace medici::dice {

namespace {

// Some dice in words alone and bold.
Sentence listedStrong(const State &state, unsigned set)
{
    std::vector<Sentence> faces;
    forEachIn(set, [&](int die) { faces.push_back(Sentence::strong(nameOf(state.face(die)))); });
    return Sentence::listed(faces);
}

bool isMove(const State &state, Code draft)
{
    Choices choices;
    choices.clear();
    if (Rules::actor(state) >= 0)
        Rules::list(state, choices);
    return choices.contains(draft);
}

} // namespace

Heading Looks::heading(const State &before, const Players &players)
{
    if (before.phase == Phase::DrawingFirst)
        return {Text::tr("Set-up"), {}};
    const QString round = Text::tr("Round %1").arg(before.round + 1);
    if (before.solo())
        return {round, {}};
    return {round, Text::tr("%1's turn").arg(nameOf(before.active, players))};
}

Sentence Looks::prompt(const State &state, const Draft &chosenDice, const Players &players)
{
    const Code draft = chosenDice.below(dice);
    if (state.phase == Phase::Over)
        return Text::tr("The game is over.");
    if (state.phase == Phase::DrawingFirst)
        return Text::tr("Chance decides who begins.");
    if (state.phase == Phase::Rolling)
        return Sentence::arranged(state.lastTurn ? Text::tr("%1 makes the last roll of the round.")
                                                 : Text::tr("%1 rolls the dice."),
                                  {strongNameOf(state.active, players)});
    const Sentence name = strongNameOf(state.mover, players);
    const int free = state.free(state.mover);
    const int chosen = std::popcount(draft);
    if (draft == 0) {
        if (state.phase == Phase::Following)
            return Sentence::arranged(Text::tr("%1: choose one of the dice left."), {name});
        if (state.lastTurn)
            return Sentence::arranged(Text::tr("%1: choose %n dice to fill the ship.", nullptr, free),
                                      {name});
        const int most = state.loadable();
        return Sentence::arranged(most == 1 ? Text::tr("%1: choose one die for the ship.")
                                      : most == 2
                                      ? Text::tr("%1: choose one or two dice for the ship.")
                                      : Text::tr("%1: choose 1 to %n dice for the ship.", nullptr, most),
                                  {name});
    }
    const Sentence faces = listedStrong(state, draft);
    if (!isMove(state, draft))
        return Sentence::arranged(Text::tr("Chosen: %1. %n more to fill the ship.", nullptr, free - chosen),
                                  {faces});
    const int most = state.phase == Phase::Following || state.lastTurn ? chosen : state.loadable();
    if (chosen < most)
        return Sentence::arranged(Text::tr("Load %1, or choose one more die."), {faces});
    return Sentence::arranged(Text::tr("Load %1."), {faces});
}

std::vector<Offer> Looks::offers(const State &state, const Draft &chosen)
{
    const Code draft = chosen.below(dice);
    if (Rules::actor(state) < 0)
        return {};
    Offer take;
    take.key = QKeySequence(Qt::Key_Return);
    take.main = true;
    take.ready = draft != 0 && isMove(state, draft);
    take.label = draft == 0 ? Text::tr("Take dice") : Text::tr("Take %n dice", nullptr, std::popcount(draft));
    take.code = draft;
    return {take};
}

Sentence Looks::advice(const State &state, const Thought &thought, const Players &)
{
    const Sentence advice =
        Sentence::arranged(Text::tr("Hint: take %1."), {listedStrong(state, thought.code)});
    if (thought.simulations == 0)
        return advice;
    const double points = thought.scores[static_cast<std::size_t>(Rules::actor(state))];
    return Sentence::arranged(Text::tr("%1 Expected points at the end: %2.", "a hint"),
                              {advice, Sentence::strong(QLocale().toString(points, 'f', 1))});
}

} // namespace medici::dice
