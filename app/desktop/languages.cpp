#include "app/desktop/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace medici::desktop {

Languages::Languages()
{
    // Ours is asked first: it calls the key Home otherwise than the folder.
    QCoreApplication::installTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::installTranslator(&m_own);
}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_qt);
}

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

    const QString qt = QStringLiteral("qtbase_") + language;
    for (const QString &folder :
         {QStringLiteral(":/i18n"),
          QCoreApplication::applicationDirPath() + QStringLiteral("/../share/medici/translations"),
          QLibraryInfo::path(QLibraryInfo::TranslationsPath)})
        if (m_qt.load(qt, folder))
            break;
    m_own.speak(language);
}

} // namespace medici::desktop
