#include "app/desktop/lesson/lessonwords.h"

#include "app/desktop/lesson/lessoncourse.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCoreApplication>

namespace medici::desktop {

namespace {

struct LessonTexts {
    Q_DECLARE_TR_FUNCTIONS(Lessons)
};

} // namespace

QString titleOf(const Lesson &lesson, const QString &language)
{
    return lesson.title.words.at(language);
}

QString progressOf(const Lesson &lesson, const GameInProgress &game)
{
    const Session &session = game.session();
    const auto played = session.log().first(session.cursor());
    const auto next = lesson.tasks.lower_bound(played.size());
    if (next == lesson.tasks.end() || !LessonCourse::told(lesson, played))
        return game.variant().view()->progress(session.game());
    return LessonTexts::tr("step %1 of %2")
        .arg(std::distance(lesson.tasks.begin(), next) + 1)
        .arg(lesson.tasks.size());
}

} // namespace medici::desktop
