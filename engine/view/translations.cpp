#include "engine/view/translations.h"

#include "engine/rules/ranges.h"
#include "engine/view/typesetting.h"

#include <QCoreApplication>
#include <QEvent>

namespace medici {

Translations::Translations(const QList<Source> &sources)
{
    for (const QString &language : languages()) {
        Language &known = m_languages.emplace_back(Language{language, {}});
        for (const Source &source : sources) {
            auto texts = std::make_unique<QTranslator>();
            if (ranges::any_of(source.folders, [&](const QString &folder) {
                    return texts->load(source.name + u'_' + language, folder);
                }))
                known.texts.push_back(std::move(texts));
        }
    }
    m_spoken = &m_languages.front();
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

Translations::Source Translations::programTexts()
{
    return {QStringLiteral("medici"), {QStringLiteral(":/i18n")}};
}

const Translations::Language &Translations::known(const QString &language) const
{
    const auto found = ranges::find(m_languages, language, &Language::name);
    return found == m_languages.end() ? m_languages.front() : *found;
}

void Translations::speak(const QString &language)
{
    const Language *wanted = &known(language);
    if (m_spoken.exchange(wanted) == wanted)
        return;
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

QString Translations::translate(const char *context, const char *source, const char *disambiguation,
                                int n) const
{
    const auto in = [&](const Language &language) {
        for (const auto &texts : language.texts)
            if (const QString text = texts->translate(context, source, disambiguation, n); !text.isNull())
                return text;
        return QString();
    };
    const Language &spoken = *m_spoken.load();
    if (const QString text = in(spoken); !text.isNull())
        return typeset(text, spoken.name);
    // English has a translation of its plurals alone, the rest stands in the sources: in those texts that
    // another language has.
    const bool ours = ranges::any_of(m_languages, [&](const Language &other) { return !in(other).isNull(); });
    return ours ? typeset(QString::fromUtf8(source), u"en") : QString();
}

} // namespace medici
