#include "engine/view/translations.h"

#include <QCoreApplication>
#include <QEvent>

namespace medici {

Translations::Translations(const QString &language) : m_language(language)
{
    for (const QString &known : languages()) {
        auto texts = std::make_unique<QTranslator>();
        if (texts->load(QStringLiteral(":/i18n/medici_%1.qm").arg(known)))
            m_texts.emplace(known, std::move(texts));
    }
    QCoreApplication::installTranslator(this);
}

Translations::~Translations()
{
    QCoreApplication::removeTranslator(this);
}

const QStringList &Translations::languages()
{
    static const QStringList known{QStringLiteral("en"), QStringLiteral("pl")};
    return known;
}

void Translations::speak(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

QString Translations::translate(const char *context, const char *source, const char *disambiguation,
                                int n) const
{
    const auto texts = m_texts.find(m_language);
    return texts == m_texts.end() ? QString() : texts->second->translate(context, source, disambiguation, n);
}

} // namespace medici
