#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace medici::desktop {

// Somebody who plays here.
struct KnownPerson {
    QString name;
    std::optional<int> arms{}; // the coat of arms that they wear
    QString language{};        // "en", "pl"; empty: the program's
    // The same person by other names that stand in records, each as it was known.
    std::vector<KnownPerson> former{};

    friend bool operator==(const KnownPerson &, const KnownPerson &) = default;
};

// What a file says of them, and whom it no longer says anything of.
struct PeopleList {
    std::vector<KnownPerson> people;
    QStringList forgotten; // names that records are not to bring back

    friend bool operator==(const PeopleList &, const PeopleList &) = default;
};

// A name counts as the same however it is spaced or capitalised.
QString personKey(const QString &name);

// All who play here. They stand in one file, which several copies of the program may change at a time: each
// change is made to what the file says then.
class People : public QObject {
    Q_OBJECT

public:
    explicit People(QString file, QObject *parent = nullptr);

    // Looks whether another copy of the program has changed something.
    void follow();

    // Whoever played last comes first.
    const std::vector<KnownPerson> &all() const { return m_list.people; }
    // By the name of today, or one of former days; null for a stranger.
    const KnownPerson *find(const QString &name) const;
    // What somebody is called today.
    QString nameOf(const QString &name) const;
    // Nothing where they come with none.
    std::optional<int> armsOf(const QString &name) const;
    QString languageOf(const QString &name) const;

    // Whether they speak different languages, those without one of their own the program's.
    bool speakMany(const QString &spoken) const;

    // They play: the first of them comes first, with the arms they wear.
    void meet(const std::vector<KnownPerson> &players);
    // Names from records: those of strangers who were not forgotten become people.
    void learn(const QStringList &names);

    // What speaks against this name; nothing if a person may be called so.
    QString objection(const QString &name, const QString &newName) const;
    void rename(const QString &name, const QString &newName);
    // Two names of one person, who is called as the second.
    void merge(const QString &name, const QString &into);
    // Former names are people of their own again.
    void separate(const QString &name);
    void forget(const QString &name);
    void setArms(const QString &name, int arms);
    void setLanguage(const QString &name, const QString &language);

    // What a person should know of the file; nothing if all is well.
    QString problem() const;

signals:
    void changed();

private:
    enum class Problem { None, Damaged, Unreadable, Unsaved };

    void change(const std::function<void(PeopleList &)> &how);
    bool read();
    void take(PeopleList list);

    QString m_file;
    PeopleList m_list;
    QHash<QString, std::size_t> m_places; // by key of every name
    QDateTime m_written;                  // the file that was read
    qint64 m_size = -1;
    QByteArray m_damaged;              // what could not be understood whole
    Problem m_problem = Problem::None; // the last there was
    QString m_why;
};

} // namespace medici::desktop
