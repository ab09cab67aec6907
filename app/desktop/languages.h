#pragma once

#include "engine/view/translations.h"

#include <QLocale>

namespace medici::desktop {

// The program's language, which changes while it runs: the texts (with English plurals, too), those of
// Qt's own buttons, and how numbers and dates are written.
class Languages {
public:
    Languages();

    // "en", "pl", or "system" for the one the system speaks, English if it speaks neither.
    void speak(const QString &wish);
    const QString &spoken() const { return m_spoken; }
    // Who says something in another language, for paper.
    const Translations &translations() const { return m_translations; }

    static QString ofSystem();

private:
    QString m_spoken;
    Translations m_translations;
};

} // namespace medici::desktop
