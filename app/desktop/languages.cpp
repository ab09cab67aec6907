#include "app/desktop/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace medici::desktop {

namespace {

// A country fixes how dates are written: the system's, where it speaks this language.
void setLocale(const QString &language)
{
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(language) ? system : QLocale(language));
}

} // namespace

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
    turnTo({}); // or the window would not notice that it is to speak what a part of it has spoken already
    m_spoken = m_heard = language;
    setLocale(language);
    m_translations.speak(language);
}

void Languages::turnTo(const QString &language)
{
    const QString &wanted = language.isEmpty() ? m_spoken : language;
    if (wanted == m_heard)
        return;
    m_heard = wanted;
    setLocale(wanted);
    m_translations.turnTo(wanted);
}

} // namespace medici::desktop
