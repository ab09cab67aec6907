#pragma once

#include "engine/record/recordable.h"
#include "engine/view/plugin.h"

#include <QString>
#include <QStringList>

#include <span>

namespace medici {

class View;

// A game of the suite as the programs see it; each plug-in is one. RecordableOf makes its first half.
class Variant : public Recordable {
public:
    ~Variant() override;

    // What happened, in one sentence: a decision, or the chance events that make up one line of a
    // record, such as a roll of all dice. `names` are the seats'.
    virtual QString describe(const Game &before, std::span<const Event> events,
                             const QStringList &names) const = 0;
    // The whole table as text, for terminals and bug reports; at most 80 columns wide.
    virtual QString table(const Game &game, const QStringList &names) const = 0;

    // How it looks; null for a variant that is words alone.
    virtual const View *view() const { return nullptr; }
};

} // namespace medici
