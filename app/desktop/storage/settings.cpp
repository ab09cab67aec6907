#include "app/desktop/storage/settings.h"

#include "engine/rules/ranges.h"

#include <QIODevice>

#include <algorithm>
#include <array>

namespace medici::desktop {

namespace {

enum class Kind { Word, Number, Flag, Bytes, Text };

struct Row {
    Setting setting;
    const char *name;
    Kind kind;
    const char *fallback;
    const char *words = ""; // of a Word, separated by spaces
    int least = 0;          // of a Number
    int most = 0;
    bool kept = false; // by a reset
};

constexpr std::array table{
    Row{Setting::Language, "language", Kind::Word, "system", "system en pl"},
    Row{Setting::Theme, "theme", Kind::Word, "system", "system light dark"},
    Row{Setting::Colours, "colours", Kind::Word, "standard", "standard safe contrast"},
    Row{Setting::TextSize, "textSize", Kind::Number, "100", "", smallestText, largestText},
    Row{Setting::Speed, "speed", Kind::Word, "normal", "none fast normal slow"},
    Row{Setting::ReducedMotion, "reducedMotion", Kind::Flag, "false"},
    Row{Setting::ForcedChoices, "forcedChoices", Kind::Flag, "true"},
    Row{Setting::RoundScoring, "roundScoring", Kind::Flag, "true"},
    Row{Setting::UndoToLuck, "undoToLuck", Kind::Flag, "false"},
    Row{Setting::Volume, "volume", Kind::Number, "0", "", 0, 100},
    Row{Setting::Speech, "speech", Kind::Flag, "false"},
    Row{Setting::OwnLanguages, "ownLanguages", Kind::Flag, "false"},
    Row{Setting::Geometry, "geometry", Kind::Bytes, "", "", 0, 0, true},
    Row{Setting::LastSetup, "lastSetup", Kind::Bytes, "", "", 0, 0, true},
    Row{Setting::Editions, "editions", Kind::Bytes, "", "", 0, 0, true},
    Row{Setting::LastFolder, "lastFolder", Kind::Text, "", "", 0, 0, true},
    Row{Setting::RecentFiles, "recentFiles", Kind::Text, "", "", 0, 0, true},
    Row{Setting::Lessons, "lessons", Kind::Text, "", "", 0, 0, true},
    Row{Setting::Programs, "programs", Kind::Bytes, "", "", 0, 0, true},
    Row{Setting::Printing, "printing", Kind::Bytes, "", "", 0, 0, true},
};

const Row &rowOf(Setting setting)
{
    return *ranges::find(table, setting, &Row::setting);
}

QStringList wordsOf(const Row &row)
{
    return QString::fromLatin1(row.words).split(u' ', Qt::SkipEmptyParts);
}

bool allowed(const Row &row, const QVariant &value)
{
    bool number = false;
    switch (row.kind) {
    case Kind::Word:
        return wordsOf(row).contains(value.toString());
    case Kind::Number: {
        const int n = value.toString().toInt(&number);
        return number && n >= row.least && n <= row.most;
    }
    case Kind::Flag:
        return value.toString() == u"true" || value.toString() == u"false";
    case Kind::Bytes:
        return value.canConvert<QByteArray>();
    case Kind::Text:
        return value.canConvert<QString>();
    }
    return false;
}

} // namespace

Settings::Settings(const QString &file, QObject *parent) : QObject(parent), m_file(file, QSettings::IniFormat)
{}

QVariant Settings::value(Setting setting) const
{
    const Row &row = rowOf(setting);
    const QVariant stored = m_file.value(QLatin1String(row.name));
    return stored.isValid() && allowed(row, stored) ? stored : QVariant(QString::fromLatin1(row.fallback));
}

void Settings::set(Setting setting, const QVariant &value)
{
    const Row &row = rowOf(setting);
    if (!allowed(row, value) || value == this->value(setting))
        return;
    m_file.setValue(QLatin1String(row.name), value);
    emit changed(setting);
}

void Settings::reset()
{
    for (const Row &row : table) {
        if (row.kept || !m_file.contains(QLatin1String(row.name)))
            continue;
        const QVariant before = value(row.setting);
        m_file.remove(QLatin1String(row.name));
        if (value(row.setting) != before)
            emit changed(row.setting);
    }
}

QStringList Settings::words(Setting setting)
{
    return wordsOf(rowOf(setting));
}

} // namespace medici::desktop
