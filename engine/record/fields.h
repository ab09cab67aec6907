#pragma once

#include "engine/rules/seat.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <initializer_list>

namespace medici {

// What an object of a record holds. All of these throw a Fault for what is not as it must be; `name` is
// what the sentence calls the value.

// Every required field must be there, and nothing but those and the optional ones.
void requireFields(const QJsonObject &object, std::initializer_list<QString> required,
                   std::initializer_list<QString> optional = {});

int wholeNumber(const QJsonValue &value, const QString &name, int least, int most);
QString string(const QJsonValue &value, const QString &name);
bool flag(const QJsonValue &value, const QString &name);
QJsonArray array(const QJsonValue &value, const QString &name);
QJsonObject object(const QJsonValue &value, const QString &name);

// Numbers of dice or cards on the table, from 0 to most: each once, ascending. Gives them as a set.
Code numbers(const QJsonValue &value, const QString &name, int most);

} // namespace medici
