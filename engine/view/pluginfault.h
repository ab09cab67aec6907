#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace medici {

// Why a plug-in cannot be used. It is put into words when somebody asks for them: plug-ins are looked for
// before the program knows which language it is to speak.
struct PluginFault {
    Q_DECLARE_TR_FUNCTIONS(Plugins)

public:
    const char *words = nullptr; // to be translated, and filled with the values; null: nothing is wrong
    QStringList values;

    explicit operator bool() const { return words != nullptr; }
    QString sentence() const
    {
        QString sentence = words != nullptr ? tr(words) : QString();
        for (const QString &value : values)
            sentence = sentence.arg(value);
        return sentence;
    }
};

} // namespace medici
