#pragma once

#include "engine/view/cards.h"
#include "engine/view/frame.h"
#include "engine/view/players.h"
#include "engine/view/sentence.h"
#include "variants/card/rules/rules.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace medici::card {

// The game's texts, translated in one context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(card)
};

QString symbolOf(Good good);
CardFace faceOf(Kind kind);

QString nameOf(Good good);
QString wordInFigures(Kind kind); // 'fur0x2'
QString nameOf(Kind kind);        // 'fur 4', 'fur 0 (2 symbols)', 'green 2'

// A card in a sentence, its good as a picture where there is room for one.
Sentence wordsOf(Kind kind);
Sentence listOf(std::span<const Kind> row);

// The cards of a set of places at the end of the market, in the order in which they lie.
std::vector<Kind> kindsAt(const State &state, PlaceSet places);

} // namespace medici::card
