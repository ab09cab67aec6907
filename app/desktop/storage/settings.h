#pragma once

#include <QObject>
#include <QSettings>
#include <QVariant>

namespace medici::desktop {

enum class Setting {
    Language,
    Theme,
    Colours,
    TextSize,
    Speed,
    ReducedMotion,
    ForcedChoices,
    RoundScoring,
    UndoToLuck,
    Volume,
    Speech,
    OwnLanguages, // of the people at the table
    Geometry,
    LastSetup,
    Editions,
    LastFolder,
    RecentFiles,
    Printing,
    Lessons,  // that were played or declined
    Programs, // others that were chosen as players
};

inline constexpr int smallestText = 80;
inline constexpr int largestText = 200;

// What a person chose once and for all. Every setting is one row of a table: name, type, default and
// what is allowed; a value in the file that the table doesn't allow counts as absent.
class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(const QString &file, QObject *parent = nullptr);

    QString text(Setting setting) const { return value(setting).toString(); }
    int number(Setting setting) const { return value(setting).toInt(); }
    bool flag(Setting setting) const { return value(setting).toBool(); }
    QByteArray bytes(Setting setting) const { return value(setting).toByteArray(); }

    void set(Setting setting, const QVariant &value);
    // Everything back to its default, except what the program keeps for itself (window place, last set-up).
    void reset();

    // The words a setting may be, in the order in which a person reads them; empty if it is no choice.
    static QStringList words(Setting setting);

signals:
    void changed(medici::desktop::Setting setting);

private:
    QVariant value(Setting setting) const;

    QSettings m_file;
};

} // namespace medici::desktop
