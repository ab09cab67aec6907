#pragma once

#include "engine/record/recordable.h"

#include <QCborMap>
#include <QJsonValue>

namespace medici {

// A variant's options as a record's header has them, for files that are none: to words and back. Who begins
// is left to whoever reads. Reading throws a Fault for options that are not the variant's.
QCborValue optionWords(const QString &variant, const Setup &setup, const Recordable &rules);
Setup readOptions(const QString &variant, int seats, const QJsonValue &options, const Recordables &variants);

} // namespace medici
