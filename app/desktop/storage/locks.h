#pragma once

#include <QString>

namespace medici::desktop {

// Removes a lock file that nobody owns: a program that is killed between making it and writing whose it is
// leaves an empty one, which QLockFile would take for somebody's for ever. To be called before such a lock is
// tried.
void removeUnowned(const QString &lockFile);

} // namespace medici::desktop
