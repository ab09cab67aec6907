#pragma once

#include "variants/template/rules/rules.h"

#include <QString>
#include <QStringList>

namespace medici::pig {

// One sentence an event, for the history and the screen reader. Sentences are whole, never glued, so that
// they can be translated.
QString tell(const State &before, const Event &event, const QStringList &names);

QString tableText(const State &state, const QStringList &names);

} // namespace medici::pig
