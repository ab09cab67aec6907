#pragma once

#include "engine/record/lessontext.h"

#include <QByteArray>

#include <vector>

namespace medici {

// A lesson for those who know the rules: positions of the variant's puzzles, one after the other, with what
// is said before and after the pupil's answer (CONTRIBUTING.md).
struct Study {
    struct Task {
        QByteArray key; // of the puzzle
        LessonText before;
        LessonText after;
    };

    QString id; // the name of its file
    LessonText title;
    std::vector<Task> tasks;
};

// Throws a Fault with its line for what is no study.
Study readStudy(const QByteArray &text, const QString &id);

} // namespace medici
