#pragma once

#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/variantof.h"

#include <QTest>

#include <set>

namespace medici {

struct Subject;

// Everything that games say of their points: on the board and in its tooltips, in the scoring view and at the
// end, on sheets and in records.
class Retold {
public:
    explicit Retold(const Variant &variant);

    // Plays so many games of this set-up at random and listens.
    void play(const Setup &setup, int games);

    const QStringList &texts() const { return m_texts; }

    // Whether this stands in one of the texts.
    bool says(const QString &words) const;

    // The figures that ever stood where a pattern has its first group.
    std::set<int> figures(const QString &pattern) const;

    // The texts on the pages of a printout.
    QStringList printed(const Subject &subject) const;

private:
    void playOne(const Setup &setup, Seed seed);
    void hear(const Scoring &scoring);
    void hear(const Standings &standings);
    void look(const Game &game, const Players &players);

    const Variant &m_variant;
    Theme m_theme;
    QStringList m_texts;
};

} // namespace medici
