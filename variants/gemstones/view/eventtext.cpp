#include "variants/gemstones/view/eventtext.h"

#include "variants/gemstones/view/view.h"

#include <array>

namespace medici::gemstones {

namespace {

struct GemName {
    const char *full;
    const char *shorter;
    const char *symbol;
};

constexpr PerGem<GemName> gemNames{{
    {QT_TRANSLATE_NOOP("gemstones", "smoky quartz"), QT_TRANSLATE_NOOP("gemstones", "quartz"), "gem-brown"},
    {QT_TRANSLATE_NOOP("gemstones", "ruby"), QT_TRANSLATE_NOOP("gemstones", "ruby"), "gem-red"},
    {QT_TRANSLATE_NOOP("gemstones", "emerald"), QT_TRANSLATE_NOOP("gemstones", "emerald"), "gem-green"},
    {QT_TRANSLATE_NOOP("gemstones", "sapphire"), QT_TRANSLATE_NOOP("gemstones", "sapphire"), "gem-blue"},
    {QT_TRANSLATE_NOOP("gemstones", "citrine"), QT_TRANSLATE_NOOP("gemstones", "citrine"), "gem-yellow"},
    {QT_TRANSLATE_NOOP("gemstones", "diamond"), QT_TRANSLATE_NOOP("gemstones", "diamond"), "gem-white"},
}};

const GemName &entryOf(Gem gem)
{
    return gemNames[static_cast<std::size_t>(gem)];
}

Sentence gemsOf(const State &state, DiceSet set)
{
    std::vector<Sentence> faces;
    forEachIn(set & gemDice, [&](int die) { faces.push_back(wordsOf(state.gem(die))); });
    return Sentence::joined(faces, QStringLiteral(", "));
}

Sentence numbersOf(const State &state, DiceSet set)
{
    std::vector<Sentence> faces;
    forEachIn(set & numberDice, [&](int die) { faces.emplace_back(QString::number(state.number(die))); });
    return Sentence::joined(faces, QStringLiteral(", "));
}

Sentence seatWords(const State &state, Seat seat, const Players &players)
{
    return Sentence::strong(nameOfSeat(state, seat, players));
}

Sentence tellRoll(const State &before, const State &rolled, const Players &players)
{
    const Sentence name = seatWords(before, before.active, players);
    if (before.rolling != before.turnDice())
        return Sentence::arranged(Text::tr("The re-roll brings %1."), {diceOf(rolled, before.rolling)});
    return Sentence::arranged(before.real(before.active) ? Text::tr("%1 rolls %2.")
                                                         : Text::tr("%1 leaves %2."),
                              {name, diceOf(rolled, before.rolling)});
}

Sentence tellPair(const State &before, Pair pair, const Players &players)
{
    const Gem gem = before.gemOf(pair);
    const int number = before.numberOf(pair);
    const Sentence name = seatWords(before, before.mover, players);
    const Column &column = before.sheet(before.mover)[gem];
    if (column.full())
        return Sentence::arranged(Text::tr("%1 sets aside %2 %3: the column is full."),
                                  {name, wordsOf(gem), QString::number(number)});
    return Sentence::arranged(
        Text::tr("%1 writes %2 %3: the sum is %4."),
        {name, wordsOf(gem), QString::number(number), QString::number(column.sum() + number)});
}

// What an event brought about beyond itself.
Sentence tellConsequence(const State &before, const State &after, const Players &players)
{
    if (after.phase == Phase::Over && before.phase != Phase::Over) {
        if (after.winner == nobody)
            return Text::tr("The last round is over.");
        return Sentence::arranged(Text::tr("%1 is sorted again and wins."),
                                  {seatWords(after, after.winner, players)});
    }
    if (!before.real(before.active))
        return {};
    const bool was = before.sheet(before.active).announced;
    const bool is = after.sheet(before.active).announced;
    if (was == is)
        return {};
    return Sentence::arranged(is ? Text::tr("%1 is sorted and announces it.")
                                 : Text::tr("%1 is no longer sorted: the announcement is void."),
                              {seatWords(before, before.active, players)});
}

Sentence tellEvent(const State &before, std::span<const Event> events, const Players &players)
{
    const Code code = events.front().code;
    switch (before.phase) {
    case Phase::DrawingFirst:
        return Sentence::arranged(Text::tr("%1 begins."),
                                  {seatWords(before, static_cast<Seat>(code), players)});
    case Phase::Rolling: {
        // The dice of a fictional turn that nobody can use are gone from the state that follows.
        State rolled = before;
        std::size_t next = 0;
        forEachIn(before.rolling, [&](int die) {
            if (next < events.size())
                rolled.shown[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(events[next++].code);
        });
        return tellRoll(before, rolled, players);
    }
    case Phase::Offered: {
        const Sentence name = seatWords(before, before.mover, players);
        if (code == keep)
            return Sentence::arranged(Text::tr("%1 keeps the roll."), {name});
        return Sentence::arranged(Text::tr("%1 re-rolls %2."), {name, diceOf(before, code)});
    }
    case Phase::Pairing:
    case Phase::Following:
        return tellPair(before, pairOf(code), players);
    case Phase::Over:
        break;
    }
    return {};
}

// A decision, or the chance events of one step, and what follows from it at once.
Sentence account(const State &before, std::span<const Event> events, const Players &players)
{
    State after = before;
    for (const Event &event : events)
        Rules::apply(after, event.code);
    const Sentence happened = tellEvent(before, events, players);
    const Sentence consequence = tellConsequence(before, after, players);
    return consequence.empty() ? happened : Sentence::joined({happened, consequence}, QStringLiteral(" "));
}

} // namespace

QString nameOf(Gem gem)
{
    return Text::tr(entryOf(gem).full);
}

QString shortNameOf(Gem gem)
{
    return Text::tr(entryOf(gem).shorter);
}

QString atStart(Gem gem)
{
    QString name = nameOf(gem);
    return name.replace(0, 1, name.at(0).toUpper());
}

QString symbolOf(Gem gem)
{
    return QString::fromLatin1(entryOf(gem).symbol);
}

QString nameOfSeat(const State &state, Seat seat, const Players &players)
{
    return state.real(seat) ? nameOf(seat, players)
                            : Text::tr("Fictional %1", "a player").arg(seat - state.seats + 1);
}

Sentence wordsOf(Gem gem)
{
    return Sentence::symbol(symbolOf(gem), nameOf(gem));
}

Sentence diceOf(const State &state, DiceSet set)
{
    const Sentence colours = gemsOf(state, set);
    const Sentence numbers = numbersOf(state, set);
    if (colours.empty())
        return numbers;
    if (numbers.empty())
        return colours;
    return Sentence::arranged(Text::tr("%1; %2", "gems and numbers"), {colours, numbers});
}

HistoryEntry Looks::describe(const State &before, std::span<const Event> events, const Players &players)
{
    const Seat acting = before.phase == Phase::DrawingFirst ? static_cast<Seat>(events.front().code)
        : Rules::actor(before) >= 0                         ? before.mover
                                                            : before.active;
    const Seat shown = before.real(acting) ? acting : nobody;
    return {shown, account(before, events, players)};
}

} // namespace medici::gemstones
