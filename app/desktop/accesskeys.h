#pragma once

#include <QString>

class QMenu;

namespace medici::desktop {

// Gives every entry of a menu a letter of its own, whatever language it is in: the first of its first word
// where that is free, or else of another word, or else any. Called whenever the entries have changed.
void giveAccessKeys(QMenu &menu);

// An entry's text where it stands elsewhere.
QString withoutAccessKey(const QString &text);

} // namespace medici::desktop
