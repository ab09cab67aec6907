#pragma once

#include "engine/record/record.h"
#include "engine/review/judgement.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace medici {
class Variant;
}

namespace medici::desktop {

class GameIndex;

// Something that can be asked: a decision in a record, which a review judged.
struct Exercise {
    QByteArray key;
    QString variant;
    QString whose;    // the person who decided; nobody in a game of computer players
    QString file;     // the record; empty for what comes with the variant
    double worth = 0; // what the decision cost
    std::size_t event = 0;
};

// One's own costly moments, the dearest first, each once.
std::vector<Exercise> ownExercises(const GameIndex &index);

// What a variant found in games between computer players.
std::vector<Exercise> puzzlesOf(const QString &id, const Variant &variant);

// An exercise with all that belongs to it.
struct PosedExercise {
    Record record; // up to the decision
    Judgement judgement;
};

// Nothing if the record is gone, or says nothing of it any more.
std::optional<PosedExercise> posed(const Exercise &exercise, const Variant &variant);

} // namespace medici::desktop
