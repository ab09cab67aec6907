#include "app/desktop/people/peoplefile.h"

#include "engine/rules/rules.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Each name stands once.
struct Taken {
    QSet<QString> keys;

    bool take(const QString &name)
    {
        const QString key = personKey(name);
        if (key.isEmpty() || keys.contains(key))
            return false;
        keys.insert(key);
        return true;
    }
};

std::optional<KnownPerson> personIn(const QJsonValue &value, Taken &taken, bool &whole)
{
    const QJsonObject words = value.toObject();
    KnownPerson person{words[u"name"_s].toString().simplified()};
    if (!taken.take(person.name)) {
        whole = false;
        return std::nullopt;
    }
    if (const QJsonValue arms = words[u"arms"_s]; !arms.isUndefined()) {
        const int number = arms.toInt(-1);
        if (number >= 0 && number < mostSeats)
            person.arms = number;
        else
            whole = false;
    }
    person.language = words[u"language"_s].toString();
    for (const QJsonValue &former : words[u"former"_s].toArray())
        if (std::optional<KnownPerson> known = personIn(former, taken, whole))
            person.former.push_back(std::move(*known));
    return person;
}

QJsonObject wordsOf(const KnownPerson &person)
{
    QJsonObject words{{u"name"_s, person.name}};
    if (person.arms)
        words[u"arms"_s] = *person.arms;
    if (!person.language.isEmpty())
        words[u"language"_s] = person.language;
    QJsonArray former;
    for (const KnownPerson &known : person.former)
        former.append(wordsOf(known));
    if (!former.isEmpty())
        words[u"former"_s] = former;
    return words;
}

} // namespace

ReadPeople peopleIn(const QByteArray &text)
{
    ReadPeople read;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonObject words = document.object();
    read.whole = document.isObject() && words[u"people"_s].isArray();
    Taken taken;
    for (const QJsonValue &value : words[u"people"_s].toArray())
        if (std::optional<KnownPerson> person = personIn(value, taken, read.whole))
            read.list.people.push_back(std::move(*person));
    for (const QJsonValue &name : words[u"forgotten"_s].toArray())
        read.list.forgotten << name.toString();
    return read;
}

QByteArray textOf(const PeopleList &list)
{
    QJsonArray people;
    for (const KnownPerson &person : list.people)
        people.append(wordsOf(person));
    QJsonObject words{{u"people"_s, people}};
    if (!list.forgotten.isEmpty())
        words[u"forgotten"_s] = QJsonArray::fromStringList(list.forgotten);
    return QJsonDocument(words).toJson();
}

} // namespace medici::desktop
