#pragma once

#include "engine/record/lessontext.h"
#include "engine/record/record.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <vector>

namespace medici {

// A first game that teaches: a recorded game with what is said between its lines (CONTRIBUTING.md). Its pupil
// is the one person in it.
struct Lesson {
    // Said at the pupil's next decision, or beside the points of the round that has just ended.
    struct Passage {
        std::size_t before = 0; // the number of the event that comes next
        bool scored = false;
        LessonText text;
    };
    // To a move that is not the lesson's: this one, or any that has no answer of its own.
    struct Answer {
        std::optional<Code> move;
        bool playable = false; // all the same, and the lesson's game is left by that
        LessonText text;
    };
    // A decision of the pupil's, which the record makes.
    struct Task {
        LessonText text;
        bool marked = false; // what to do is marked on the board
        std::optional<LessonText> right;
        std::vector<Answer> answers;
    };
    // Where the pupil plays freely.
    struct Remark {
        enum class Moment { Round, Scored, Over };
        Moment moment = Moment::Round;
        int round = 0;
        std::optional<int> source{}; // of the pupil's bill for this round, and whether it paid
        bool paid = false;
        LessonText text;
    };

    LessonText title;
    Record record;
    Seat pupil = nobody;
    std::vector<Passage> passages;
    std::map<std::size_t, Task> tasks; // by the number of the event that is decided
    std::vector<Remark> remarks;
};

// Throws a Fault with its line for what is no lesson.
Lesson readLesson(const QByteArray &text, const QString &name, const Recordables &variants);

} // namespace medici
