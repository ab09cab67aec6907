#include "engine/record/fields.h"

#include "engine/record/fault.h"
#include "engine/record/json.h"
#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

namespace {

Fault wrong(const QJsonValue &value, const QString &name, const QString &allowed)
{
    if (value.isUndefined())
        return Fault(Reason::tr("%1 is missing.").arg(quoted(name)));
    return Fault(Reason::tr("%1 is %2, but must be %3.")
                     .arg(quoted(name), quoted(QCborValue::fromJsonValue(value)), allowed));
}

} // namespace

void requireFields(const QJsonObject &object, std::initializer_list<QString> required,
                   std::initializer_list<QString> optional)
{
    for (const QString &name : required)
        if (!object.contains(name))
            throw Fault(Reason::tr("The field %1 is missing.").arg(quoted(name)));
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString key = field.key();
        if (ranges::find(required, key) == required.end() && ranges::find(optional, key) == optional.end())
            throw Fault(Reason::tr("The field %1 does not belong here.").arg(quoted(key)));
    }
}

int wholeNumber(const QJsonValue &value, const QString &name, int least, int most)
{
    const qint64 number = value.toInteger(std::numeric_limits<qint64>::max());
    if (value.isDouble() && number >= least && number <= most)
        return static_cast<int>(number);
    const QString allowed = least == most ? QString::number(least)
                                          : Reason::tr("a whole number from %1 to %2").arg(least).arg(most);
    throw wrong(value, name, allowed);
}

QString string(const QJsonValue &value, const QString &name)
{
    if (!value.isString())
        throw wrong(value, name, Reason::tr("a string"));
    return value.toString();
}

bool flag(const QJsonValue &value, const QString &name)
{
    if (!value.isBool())
        throw wrong(value, name, Reason::tr("true or false"));
    return value.toBool();
}

QJsonArray array(const QJsonValue &value, const QString &name)
{
    if (!value.isArray())
        throw wrong(value, name, Reason::tr("an array"));
    return value.toArray();
}

QJsonObject object(const QJsonValue &value, const QString &name)
{
    if (!value.isObject())
        throw wrong(value, name, Reason::tr("an object"));
    return value.toObject();
}

Code numbers(const QJsonValue &value, const QString &name, int most)
{
    unsigned set = 0;
    for (const QJsonValue &entry : array(value, name)) {
        const unsigned number = 1U << wholeNumber(entry, name, 0, most);
        if (number <= set)
            throw wrong(value, name, Reason::tr("in ascending order, each number once"));
        set |= number;
    }
    return static_cast<Code>(set);
}

} // namespace medici
