#pragma once

#include <QString>

class QMenu;

namespace medici::desktop {

// Gives every entry of a menu a letter of its own, whatever language it is in: the first of its first word
// where that is free, or else of another word, or else any. Entries that have theirs from another menu keep
// it. Called whenever the entries have changed.
void giveAccessKeys(QMenu &menu);

// Words as an entry that shows them as they are.
QString asEntry(QString words);

// An entry's words where they stand elsewhere.
QString withoutAccessKey(const QString &text);

} // namespace medici::desktop
