#pragma once

#include "engine/view/players.h"
#include "variants/dice/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

namespace medici::dice {

// The game's texts, translated in one context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(dice)
};

QString symbolOf(Good good);
QString nameOf(Good good);
QString nameOf(Face face);
QString rankName(int rank); // D30

} // namespace medici::dice
