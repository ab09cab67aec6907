#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QCborMap>
#include <QJsonObject>

namespace medici {

// The object on one line of a record, without its LF. Throws a Fault for whatever JSON forbids, for a
// field given twice, and for numbers that are not plain whole ones.
QJsonObject objectOn(QByteArrayView line);

// The line for an object, with its LF, fields in their order.
QByteArray lineOf(const QCborMap &object);

// A value as it would stand in a line, cut short, to be quoted in a sentence.
QString quoted(const QCborValue &value);

} // namespace medici
