#pragma once

#include "engine/view/players.h"
#include "variants/gemstones/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

namespace medici::gemstones {

// The game's texts, translated in one context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(gemstones)
};

QString nameOf(Gem gem);      // 'smoky quartz'
QString shortNameOf(Gem gem); // 'quartz'
QString atStart(Gem gem);     // 'Smoky quartz', at the start of a sentence
QString symbolOf(Gem gem);    // an id of Symbols

// A seat's name; those after the real ones are numbered fictional players.
QString nameOfSeat(const State &state, Seat seat, const Players &players);

// A gem in a sentence, as a picture where there is room for one.
Sentence wordsOf(Gem gem);

// The gems and numbers of some dice.
Sentence diceOf(const State &state, DiceSet set);

} // namespace medici::gemstones
