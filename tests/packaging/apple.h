#pragma once

// Read before a source, it has it take the way of macOS, so that its own lines for that system are compiled
// on another. What Qt has only there is not: none of our sources uses it.
#include <QtGlobal>

#undef Q_OS_LINUX
#define Q_OS_MACOS
#define Q_OS_MAC
