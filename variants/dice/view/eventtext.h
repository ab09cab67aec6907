#pragma once

#include "engine/view/sentence.h"
#include "variants/dice/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

namespace medici::dice {

// The game's texts, translated in one context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(dice)
};

QString nameOf(Good good);
QString nameOf(Face face);
QString rankName(int rank); // D30

// What happened: a decision, or the chance events of one step.
Sentence tell(const State &before, std::span<const Event> events, const QStringList &names);

// What happens next: who is to do what.
Sentence tellNext(const State &state, const QStringList &names);

} // namespace medici::dice
