#pragma once

#include <QByteArrayView>

namespace medici {

// Throws a Fault for what Qt's JSON parser lets pass in text that it has found well-formed: duplicate
// fields, loose escapes, raw control characters, half characters, and numbers of every kind.
void refuseLooseness(QByteArrayView json);

} // namespace medici
