#include "engine/record/lesson.h"
#include "engine/record/fault.h"
#include "engine/record/study.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

namespace medici {

void tryLesson(const QByteArray &text)
{
    try {
        const Lesson lesson = readLesson(text, QStringLiteral("input"), allVariants());
        require(!lesson.tasks.empty() && !lesson.title.words.empty(), "A lesson teaches nothing.");
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
    try {
        const Study study = readStudy(text, QStringLiteral("input"));
        require(!study.tasks.empty(), "A study has no positions.");
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
}

} // namespace medici
