#pragma once

#include <QString>

namespace medici {
struct Lesson;
}

namespace medici::desktop {

class GameInProgress;

QString titleOf(const Lesson &lesson, const QString &language);
// How far a game of it has come: a step of the lesson, or where it stands once the pupil plays freely.
QString progressOf(const Lesson &lesson, const GameInProgress &game);

} // namespace medici::desktop
