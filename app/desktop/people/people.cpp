#include "app/desktop/people/people.h"

#include "app/desktop/people/peoplefile.h"
#include "app/desktop/storage/folders.h"
#include "app/desktop/storage/locks.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/record/wholefile.h"
#include "engine/rules/ranges.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

namespace medici::desktop {

namespace {

// Of a copy that has the file just now, which takes a moment.
constexpr int patience = 2000; // ms

using Place = std::vector<KnownPerson>::iterator;

bool isCalled(const KnownPerson &person, const QString &key)
{
    return personKey(person.name) == key || ranges::any_of(person.former, [&](const KnownPerson &former) {
               return personKey(former.name) == key;
           });
}

Place placeOf(PeopleList &list, const QString &name)
{
    return std::find_if(list.people.begin(), list.people.end(),
                        [key = personKey(name)](const KnownPerson &person) { return isCalled(person, key); });
}

// The person alone, and then whoever it was before.
std::vector<KnownPerson> namesOf(KnownPerson person)
{
    std::vector<KnownPerson> names = std::exchange(person.former, {});
    names.insert(names.begin(), std::move(person));
    return names;
}

void remember(PeopleList &list, const QString &name)
{
    list.forgotten.removeIf(
        [key = personKey(name)](const QString &forgotten) { return personKey(forgotten) == key; });
}

} // namespace

QString personKey(const QString &name)
{
    return name.simplified().toCaseFolded();
}

People::People(QString file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    read();
}

void People::follow()
{
    const QFileInfo info(m_file);
    if ((info.lastModified() != m_written || info.size() != m_size) && read())
        emit changed();
}

// Whether it says something else than before.
bool People::read()
{
    QFile file(m_file);
    const QFileInfo info(m_file);
    m_written = info.lastModified();
    m_size = info.size();
    m_damaged.clear();
    if (!info.exists())
        return false; // as we know it
    if (!file.open(QIODevice::ReadOnly)) {
        m_problem = Problem::Unreadable;
        m_why = file.errorString();
        return false;
    }
    QByteArray text;
    try {
        text = wholeOf(file, longestKept);
    } catch (const Fault &fault) {
        m_problem = Problem::Unreadable;
        m_why = fault.reason();
        return false;
    }
    ReadPeople read = peopleIn(text);
    if (!read.whole) {
        m_damaged = text;
        m_problem = Problem::Damaged;
    }
    const bool changed = read.list != m_list;
    take(std::move(read.list));
    return changed;
}

QString People::problem() const
{
    switch (m_problem) {
    case Problem::Damaged:
        return tr("The list of people is damaged. What can be read of it is used, and the damaged file is "
                  "kept.");
    case Problem::Unreadable:
        return tr("The list of people cannot be read: %1").arg(m_why);
    case Problem::Unsaved:
        return tr("The list of people could not be saved: %1").arg(m_why);
    default:
        return {};
    }
}

void People::take(PeopleList list)
{
    m_list = std::move(list);
    m_places.clear();
    for (std::size_t place = 0; place < m_list.people.size(); ++place) {
        m_places.insert(personKey(m_list.people[place].name), place);
        for (const KnownPerson &former : m_list.people[place].former)
            m_places.insert(personKey(former.name), place);
    }
}

// What cannot be written holds until the program ends, and somebody is told.
void People::change(const std::function<void(PeopleList &)> &how)
{
    QDir().mkpath(QFileInfo(m_file).path());
    const QString lockFile = m_file + QStringLiteral(".lock");
    removeUnowned(lockFile);
    QLockFile lock(lockFile);
    const bool locked = lock.tryLock(patience);
    const PeopleList before = m_list;
    if (locked)
        read();
    PeopleList list = m_list;
    how(list);
    if (list == m_list) {
        if (m_list != before)
            emit changed();
        return;
    }
    try {
        if (!locked)
            throw Fault(tr("another copy of the program is writing it"));
        if (QFile file(m_file); file.exists() && !file.open(QIODevice::ReadOnly))
            throw Fault(file.errorString()); // what it says would be lost
        if (!m_damaged.isEmpty())
            saveWhole(freeNameBeside(m_file, QStringLiteral("damaged")), std::exchange(m_damaged, {}));
        saveWhole(m_file, textOf(list));
        const QFileInfo info(m_file);
        m_written = info.lastModified();
        m_size = info.size();
    } catch (const Fault &fault) {
        m_problem = Problem::Unsaved;
        m_why = fault.reasonInShort();
    }
    take(std::move(list));
    emit changed();
}

const KnownPerson *People::find(const QString &name) const
{
    const auto place = m_places.find(personKey(name));
    return place == m_places.end() ? nullptr : &m_list.people[*place];
}

QString People::nameOf(const QString &name) const
{
    const KnownPerson *person = find(name);
    return person == nullptr ? name : person->name;
}

std::optional<int> People::armsOf(const QString &name) const
{
    const KnownPerson *person = find(name);
    return person == nullptr ? std::nullopt : person->arms;
}

QString People::languageOf(const QString &name) const
{
    const KnownPerson *person = find(name);
    return person == nullptr ? QString() : person->language;
}

bool People::speakMany(const QString &spoken) const
{
    QSet<QString> languages;
    for (const KnownPerson &person : m_list.people)
        languages.insert(person.language.isEmpty() ? spoken : person.language);
    return languages.size() > 1;
}

void People::meet(const std::vector<KnownPerson> &players)
{
    const std::vector<KnownPerson> lastFirst(players.rbegin(), players.rend());
    change([&](PeopleList &list) {
        for (const KnownPerson &player : lastFirst) {
            const Place known = placeOf(list, player.name);
            if (known == list.people.end()) {
                list.people.insert(list.people.begin(), player);
                remember(list, player.name);
            } else {
                known->arms = player.arms;
                std::rotate(list.people.begin(), known, known + 1);
            }
        }
    });
}

void People::learn(const QStringList &names)
{
    QStringList strangers;
    for (const QString &name : names)
        if (!name.simplified().isEmpty() && find(name) == nullptr)
            strangers << name.simplified();
    if (strangers.isEmpty())
        return;
    const auto unknownIn = [](PeopleList &list, const QString &name) {
        return placeOf(list, name) == list.people.end()
            && ranges::none_of(list.forgotten, [key = personKey(name)](const QString &forgotten) {
                   return personKey(forgotten) == key;
               });
    };
    if (ranges::none_of(strangers, [&](const QString &name) { return unknownIn(m_list, name); }))
        return; // they were all forgotten
    change([&](PeopleList &list) {
        for (const QString &name : strangers)
            if (unknownIn(list, name))
                list.people.push_back({name});
    });
}

QString People::objection(const QString &name, const QString &newName) const
{
    if (newName.simplified().isEmpty())
        return tr("Enter a name.");
    const KnownPerson *other = find(newName);
    if (other == nullptr || other == find(name))
        return {};
    return personKey(other->name) == personKey(newName)
        ? tr("This name is already taken. If both are one person, merge them.")
        : tr("%1 was called so earlier.").arg(other->name);
}

void People::rename(const QString &name, const QString &newName)
{
    if (!objection(name, newName).isEmpty())
        return;
    change([&](PeopleList &list) {
        const Place person = placeOf(list, name);
        if (person == list.people.end())
            return;
        const QString key = personKey(newName);
        if (personKey(person->name) != key) {
            std::erase_if(person->former,
                          [&](const KnownPerson &former) { return personKey(former.name) == key; });
            person->former.push_back({person->name});
        }
        person->name = newName.simplified();
        remember(list, newName);
    });
}

void People::merge(const QString &name, const QString &into)
{
    change([&](PeopleList &list) {
        const Place from = placeOf(list, name);
        if (from == list.people.end() || placeOf(list, into) == list.people.end()
            || isCalled(*from, personKey(into)))
            return;
        std::vector<KnownPerson> names = namesOf(std::move(*from));
        list.people.erase(from);
        KnownPerson &person = *placeOf(list, into);
        if (!person.arms)
            person.arms = names.front().arms;
        if (person.language.isEmpty())
            person.language = names.front().language;
        std::move(names.begin(), names.end(), std::back_inserter(person.former));
    });
}

void People::separate(const QString &name)
{
    change([&](PeopleList &list) {
        const Place person = placeOf(list, name);
        if (person == list.people.end())
            return;
        std::vector<KnownPerson> names = std::exchange(person->former, {});
        list.people.insert(person + 1, std::make_move_iterator(names.begin()),
                           std::make_move_iterator(names.end()));
    });
}

void People::forget(const QString &name)
{
    change([&](PeopleList &list) {
        const Place person = placeOf(list, name);
        if (person == list.people.end())
            return;
        for (const KnownPerson &each : namesOf(std::move(*person))) {
            remember(list, each.name);
            list.forgotten << each.name;
        }
        list.people.erase(person);
    });
}

void People::setArms(const QString &name, int arms)
{
    change([&](PeopleList &list) {
        if (const Place person = placeOf(list, name); person != list.people.end())
            person->arms = arms;
    });
}

void People::setLanguage(const QString &name, const QString &language)
{
    change([&](PeopleList &list) {
        if (const Place person = placeOf(list, name); person != list.people.end())
            person->language = language;
    });
}

} // namespace medici::desktop
