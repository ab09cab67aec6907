#include "variants/card/view/eventtext.h"

#include "engine/view/goods.h"
#include "variants/card/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

Sentence turningUp(const State &before, Code code, const Sentence &name)
{
    if (code == turnUp)
        return Sentence::arranged(before.turned == 0 ? Text::tr("%1 turns up a card.")
                                                     : Text::tr("%1 turns up another card."),
                                  {name});
    return Sentence::arranged(before.turned == 0 ? Text::tr("%1 turns up no card.")
                                                 : Text::tr("%1 stops turning up cards."),
                              {name});
}

} // namespace

QString symbolOf(Good good)
{
    return symbolOfGood(goodWords[indexOf(good)]);
}

CardFace faceOf(Kind kind)
{
    const Card &card = cardOf(kind);
    CardFace face;
    face.value = QString::number(card.value);
    face.flag = card.flag();
    if (card.neutral()) {
        face.crate = card.flag() ? Crate::Green : Crate::Black;
    } else {
        face.symbol = symbolOf(card.good);
        face.symbols = card.symbols;
    }
    return face;
}

QString nameOf(Good good)
{
    return nameOfGood(goodWords[indexOf(good)]);
}

QString nameOf(Kind kind)
{
    const Card &card = cardOf(kind);
    if (card.neutral())
        return card.flag() ? Text::tr("green %1", "a neutral card and its value").arg(card.value)
                           : Text::tr("black %1", "a neutral card and its value").arg(card.value);
    const QString name = Text::tr("%1 %2", "a good and its value").arg(nameOf(card.good)).arg(card.value);
    return card.symbols == 2 ? Text::tr("%1 (2 symbols)", "a card").arg(name)
        : card.flag()        ? Text::tr("%1 (flag)", "a card").arg(name)
                             : name;
}

Sentence wordsOf(Kind kind)
{
    const Card &card = cardOf(kind);
    if (card.neutral())
        return nameOf(kind);
    Sentence words = Sentence::symbol(symbolOf(card.good), nameOf(card.good));
    const QString value = QString::number(card.value);
    return words += card.symbols == 2 ? Text::tr(" %1 (2 symbols)", "the value after its good").arg(value)
        : card.flag()                 ? Text::tr(" %1 (flag)", "the value after its good").arg(value)
                                      : u' ' + value;
}

Sentence listOf(std::span<const Kind> row)
{
    std::vector<Sentence> words;
    for (const Kind kind : row)
        words.push_back(wordsOf(kind));
    return Sentence::listed(words);
}

std::vector<Kind> kindsAt(const State &state, PlaceSet places)
{
    std::vector<Kind> found;
    for (int place = reach - 1; place >= 0; --place)
        if (contains(places, place) && place < state.marketSize)
            found.push_back(state.fromEnd(place));
    return found;
}

HistoryEntry Looks::describe(const State &before, std::span<const Event> events, const Players &players)
{
    const Code code = events.front().code;
    const Sentence name = nameOf(before.active, players);
    switch (before.phase) {
    case Phase::DrawingFirst: {
        const auto first = static_cast<Seat>(code);
        const QString words = before.day == 0
            ? Text::tr("%1 begins.")
            : Text::tr("%1 begins: drawn among those with the fewest florins.");
        return {first, Sentence::arranged(words, {nameOf(first, players)})};
    }
    case Phase::TurningUp:
        return {before.active,
                Sentence::arranged(Text::tr("%1 turns up %2.", "a seat and a card"),
                                   {name, wordsOf(static_cast<Kind>(code))})};
    case Phase::Deciding:
        return {before.active, turningUp(before, code, name)};
    case Phase::Taking: {
        State after = before;
        load(after, static_cast<PlaceSet>(code));
        return {before.active,
                Sentence::arranged(Text::tr("%1 takes %2: ship %3."),
                                   {name, listOf(kindsAt(before, static_cast<PlaceSet>(code))),
                                    QString::number(after.ship(before.active).value)})};
    }
    case Phase::Over:
        break;
    }
    return {};
}

} // namespace medici::card
