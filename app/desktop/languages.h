#pragma once

#include "engine/view/translations.h"

#include <QLocale>
#include <QScopeGuard>

namespace medici::desktop {

// The program's language, which changes while it runs: the texts (with English plurals, too), those of
// Qt's own buttons, and how numbers and dates are written.
class Languages {
public:
    Languages();

    // "en", "pl", or "system" for the one the system speaks, English if it speaks neither.
    void speak(const QString &wish);
    const QString &spoken() const { return m_spoken; }
    // As from now on a part of the window speaks another one, and says anew by itself what it shows; nothing:
    // the program's again.
    void turnTo(const QString &language);
    // What `say` returns in this language.
    template <class Say>
    auto in(const QString &language, Say &&say)
    {
        const QString before = m_heard;
        turnTo(language);
        const auto back = qScopeGuard([&] { turnTo(before); });
        return say();
    }
    // Who says something in another language, for paper.
    const Translations &translations() const { return m_translations; }

    static QString ofSystem();

private:
    QString m_spoken;
    QString m_heard; // what is said just now, for a part of the window
    Translations m_translations;
};

} // namespace medici::desktop
