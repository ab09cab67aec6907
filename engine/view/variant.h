#pragma once

#include "engine/record/words.h"
#include "engine/rules/game.h"

#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <memory>

namespace medici {

class View;

// A game of the suite as the programs see it; each plug-in is one.
class Variant {
public:
    virtual ~Variant() = default;

    virtual Terms terms() const = 0;
    virtual std::unique_ptr<Game> newGame(const Setup &setup) const = 0;
    virtual const Words &words() const = 0;

    // What happened, in one sentence. `names` are the seats'.
    virtual QString describe(const Game &before, const Event &event, const QStringList &names) const = 0;
    // The whole table as text, for terminals and bug reports.
    virtual QString table(const Game &game, const QStringList &names) const = 0;

    // How it looks; null for a variant that is words alone.
    virtual const View *view() const { return nullptr; }
};

// Raised with every change of what a plug-in and a program expect of each other.
inline constexpr int engineVersion = 1;

} // namespace medici

#define MEDICI_VARIANT_IID "medici.Variant"
Q_DECLARE_INTERFACE(medici::Variant, MEDICI_VARIANT_IID)
