#include "app/desktop/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace medici::desktop {

// Ours is asked first: it calls the key Home otherwise than the folder.
Languages::Languages()
    : m_translations(
        {Translations::programTexts(),
         {QStringLiteral("qtbase"),
          {QStringLiteral(":/i18n"),
           QCoreApplication::applicationDirPath() + QStringLiteral("/../share/medici/translations"),
           QLibraryInfo::path(QLibraryInfo::TranslationsPath)}}})
{}

QString Languages::ofSystem()
{
    for (const QString &language : QLocale::system().uiLanguages()) {
        if (language.startsWith(u"pl"))
            return QStringLiteral("pl");
        if (language.startsWith(u"en"))
            return QStringLiteral("en");
    }
    return QStringLiteral("en");
}

void Languages::speak(const QString &wish)
{
    const QString language = wish == u"system" ? ofSystem() : wish;
    if (language == m_spoken)
        return;
    m_spoken = language;
    // A country fixes how dates are written: the system's, where it speaks this language.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(language) ? system : QLocale(language));

    m_translations.speak(language);
}

} // namespace medici::desktop
