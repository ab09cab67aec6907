#include "variants/card/view/view.h"

#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/scene.h"

#include <QLocale>

#include <bit>

namespace medici::card {

namespace {

Sentence promptOfDeciding(const State &state, const Plan &plan, const Sentence &name)
{
    if (plan.deck)
        return Sentence::arranged(Text::tr("%1: turn up the top card of the deck."), {name});
    if (state.turned == 0)
        return Sentence::arranged(Text::tr("%1: turn up a card, or choose from what is in the market?"),
                                  {name});
    return Sentence::arranged(Text::tr("%1: turn up another card, or choose? %2 of %3 turned up."),
                              {name, QString::number(state.turned), QString::number(mostTurnedUp)});
}

Sentence promptOfTaking(const State &state, const Plan &plan, const Sentence &name)
{
    if (plan.places == 0)
        return Sentence::arranged(
            state.marketSize == 1
                ? Text::tr("%1: take the last card.")
                : Text::tr("%1: take the last card, and any others of the last %n.", nullptr, reach),
            {name});
    std::vector<Sentence> cards;
    int value = 0;
    int space = 0;
    for (const Kind kind : kindsAt(state, plan.places)) {
        cards.push_back(Sentence::strong(nameOf(kind)));
        value += cardOf(kind).value;
        space += cardOf(kind).space;
    }
    if ((plan.places & 1) == 0)
        return Sentence::arranged(Text::tr("Chosen: %1. The last card must be among them."),
                                  {Sentence::listed(cards)});
    return Sentence::arranged(Text::tr("For the ship: %1. Value %2, spaces %3."),
                              {Sentence::listed(cards), Sentence::strong(Text::tr("+%1").arg(value)),
                               Sentence::strong(Text::tr("+%1").arg(space))});
}

Sentence adviceOn(const State &state, Code code)
{
    if (state.phase == Phase::Deciding)
        return code == turnUp ? Text::tr("Hint: turn up a card.") : Text::tr("Hint: choose cards.");
    return Sentence::arranged(Text::tr("Hint: take %1."),
                              {listOf(kindsAt(state, static_cast<PlaceSet>(code)))});
}

} // namespace

Heading Looks::heading(const State &before, const Players &players)
{
    const QString day = Text::tr("Day %1").arg(before.day + 1);
    if (before.phase == Phase::DrawingFirst)
        return {day, {}};
    return {day, Text::tr("%1's turn").arg(nameOf(before.active, players))};
}

Sentence Looks::prompt(const State &state, const Draft &draft, const Players &players)
{
    const Plan plan = planOf(draft);
    const Sentence name = strongNameOf(state.active, players);
    switch (state.phase) {
    case Phase::DrawingFirst:
        return Text::tr("Chance decides who begins.");
    case Phase::TurningUp:
        return Text::tr("A card is turned up.");
    case Phase::Deciding:
        return promptOfDeciding(state, plan, name);
    case Phase::Taking:
        return promptOfTaking(state, plan, name);
    case Phase::Over:
        break;
    }
    return Text::tr("The game is over.");
}

std::vector<Offer> Looks::offers(const State &state, const Draft &draft)
{
    const Plan plan = planOf(draft);
    if (state.phase == Phase::Deciding) {
        Offer up;
        up.label = Text::tr("Turn up a card");
        up.description = Text::tr("%n card(s) in the deck", nullptr, state.deckLeft);
        up.key = QKeySequence(Qt::Key_T);
        up.code = turnUp;
        up.main = plan.deck;
        Offer enough;
        enough.label = Text::tr("Choose cards");
        enough.description = Text::tr("Turn up no more, and choose from the end of the market");
        enough.key = QKeySequence(Qt::Key_C);
        enough.code = stop;
        enough.main = !plan.deck;
        return {up, enough};
    }
    if (state.phase != Phase::Taking)
        return {};
    Offer take;
    take.key = QKeySequence(Qt::Key_Return);
    take.main = true;
    take.ready = isMove(state, plan);
    take.code = plan.places;
    const int chosen = std::popcount(plan.places);
    take.label = chosen == 0 ? Text::tr("Take cards") : Text::tr("Take %n card(s)", nullptr, chosen);
    return {take};
}

Sentence Looks::advice(const State &state, const Thought &thought, const Players &)
{
    const Sentence advice = adviceOn(state, thought.code);
    if (thought.simulations == 0)
        return advice;
    const double florins = thought.scores[static_cast<std::size_t>(state.active)];
    return Sentence::arranged(Text::tr("%1 Expected florins at the end: %2.", "a hint"),
                              {advice, Sentence::strong(QLocale().toString(florins, 'f', 1))});
}

} // namespace medici::card
