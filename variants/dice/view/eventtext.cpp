#include "variants/dice/view/eventtext.h"

#include "engine/view/goods.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/view.h"

#include <array>

namespace medici::dice {

namespace {

constexpr std::array<const char *, soloRanks> rankNames{
    QT_TRANSLATE_NOOP("dice", "Deck Scrubber"), QT_TRANSLATE_NOOP("dice", "Dish Washer"),
    QT_TRANSLATE_NOOP("dice", "Cook"),          QT_TRANSLATE_NOOP("dice", "Cadet"),
    QT_TRANSLATE_NOOP("dice", "Lookout"),       QT_TRANSLATE_NOOP("dice", "Seaman"),
    QT_TRANSLATE_NOOP("dice", "Quartermaster"), QT_TRANSLATE_NOOP("dice", "Engineer"),
    QT_TRANSLATE_NOOP("dice", "Navigator"),     QT_TRANSLATE_NOOP("dice", "Officer"),
    QT_TRANSLATE_NOOP("dice", "Merchant"),      QT_TRANSLATE_NOOP("dice", "Captain"),
    QT_TRANSLATE_NOOP("dice", "Medici"),
};

Sentence listed(const State &state, DiceSet set)
{
    std::vector<Sentence> faces;
    for (int die = 0; die < dice; ++die)
        if ((set >> die & 1) != 0)
            faces.emplace_back(nameOf(state.face(die)));
    return Sentence::listed(faces);
}

Sentence tellRoll(const State &before, std::span<const Event> events, const Players &players)
{
    State state = before;
    for (const Event &event : events)
        Rules::apply(state, event.code);
    const auto rolled = static_cast<DiceSet>((1 << state.rolled) - 1);
    return Sentence::arranged(Text::tr("%1 rolls %2."),
                              {strongNameOf(before.active, players), listed(state, rolled)});
}

Sentence tellTake(const State &before, Code code, const Players &players)
{
    const auto taken = static_cast<DiceSet>(code);
    int value = before.ship(before.mover).value;
    for (int die = 0; die < dice; ++die)
        if ((taken >> die & 1) != 0)
            value += before.face(die).value;
    const Sentence ship = Sentence(QString::number(value));
    const Sentence name = strongNameOf(before.mover, players);
    const auto others = static_cast<DiceSet>(before.left & ~taken);
    if (before.solo() && others != 0)
        return Sentence::arranged(Text::tr("%1 takes %2: the ship is worth %3. The enemy gets %4."),
                                  {name, listed(before, taken), ship, listed(before, others)});
    return Sentence::arranged(Text::tr("%1 takes %2: the ship is worth %3."),
                              {name, listed(before, taken), ship});
}

} // namespace

QString nameOf(Good good)
{
    return nameOfGood(goodWords[static_cast<std::size_t>(good)]);
}

QString nameOf(Face face)
{
    return Text::tr("%1 %2", "a good and its value").arg(nameOf(face.good)).arg(face.value);
}

QString rankName(int rank)
{
    return Text::tr(rankNames[static_cast<std::size_t>(rank)]);
}

Sentence Looks::tell(const State &before, std::span<const Event> events, const Players &players)
{
    switch (before.phase) {
    case Phase::DrawingFirst:
        return Sentence::arranged(Text::tr("%1 begins."),
                                  {strongNameOf(static_cast<Seat>(events.front().code), players)});
    case Phase::Rolling:
        return tellRoll(before, events, players);
    case Phase::Choosing:
    case Phase::Following:
        return tellTake(before, events.front().code, players);
    case Phase::Over:
        break;
    }
    return {};
}

Sentence tellNext(const State &state, const Players &players)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        return Text::tr("The first player is drawn.");
    case Phase::Rolling:
        return Sentence::arranged(state.lastTurn ? Text::tr("%1 makes the last roll of the round.")
                                                 : Text::tr("%1 rolls the dice."),
                                  {strongNameOf(state.active, players)});
    case Phase::Choosing: {
        const int free = state.free(state.mover);
        const QString pattern = state.lastTurn ? Text::tr("%1 fills the ship.")
            : free == 1                        ? Text::tr("%1 takes one die.")
            : free == 2                        ? Text::tr("%1 takes one or two dice.")
                                               : Text::tr("%1 takes one, two or three dice.");
        return Sentence::arranged(pattern, {strongNameOf(state.mover, players)});
    }
    case Phase::Following:
        return Sentence::arranged(Text::tr("%1 takes one of the dice left."),
                                  {strongNameOf(state.mover, players)});
    case Phase::Over:
        break;
    }
    return Text::tr("The game is over.");
}

} // namespace medici::dice
