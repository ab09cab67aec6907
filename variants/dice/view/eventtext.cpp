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

Sentence faceWords(Face face)
{
    Sentence words = Sentence::symbol(symbolOf(face.good), nameOf(face.good));
    return words += Text::tr(" %1", "the value after its good").arg(face.value);
}

std::vector<Sentence> facesOf(const State &state, unsigned set)
{
    std::vector<Sentence> faces;
    forEachIn(set, [&](int die) { faces.push_back(faceWords(state.face(die))); });
    return faces;
}

} // namespace

QString nameOf(Good good)
{
    return nameOfGood(goodWords[static_cast<std::size_t>(good)]);
}

QString symbolOf(Good good)
{
    return symbolOfGood(goodWords[static_cast<std::size_t>(good)]);
}

QString nameOf(Face face)
{
    return Text::tr("%1 %2", "a good and its value").arg(nameOf(face.good)).arg(face.value);
}

QString rankName(int rank)
{
    return Text::tr(rankNames[static_cast<std::size_t>(rank)]);
}

HistoryEntry Looks::describe(const State &before, std::span<const Event> events, const Players &players)
{
    switch (before.phase) {
    case Phase::DrawingFirst: {
        const auto first = static_cast<Seat>(events.front().code);
        return {first, Sentence::arranged(Text::tr("%1 begins."), {nameOf(first, players)})};
    }
    case Phase::Rolling: {
        State after = before;
        for (const Event &event : events)
            Rules::apply(after, event.code);
        const Sentence faces =
            Sentence::joined(facesOf(after, (1U << after.rolled) - 1), QStringLiteral(", "));
        return {before.active,
                Sentence::arranged(Text::tr("%1 rolls %2."), {nameOf(before.active, players), faces})};
    }
    case Phase::Choosing:
    case Phase::Following: {
        const unsigned taken = events.front().code;
        const unsigned rest = before.left & ~taken;
        const QString name = nameOf(before.mover, players);
        const Sentence faces = Sentence::listed(facesOf(before, taken));
        if (before.solo() && rest != 0)
            return {before.mover,
                    Sentence::arranged(Text::tr("%1 takes %2; the enemy gets %3."),
                                       {name, faces, Sentence::listed(facesOf(before, rest))})};
        return {before.mover, Sentence::arranged(Text::tr("%1 takes %2."), {name, faces})};
    }
    case Phase::Over:
        break;
    }
    return {};
}

} // namespace medici::dice
