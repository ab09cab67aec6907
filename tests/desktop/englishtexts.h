#pragma once

#include "engine/rules/ranges.h"
#include "engine/view/typesetting.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <map>
#include <vector>

// What would still be English in a Polish window.
namespace medici::desktop {

using namespace Qt::StringLiterals;

// English texts with their Polish ones, where they differ.
inline std::map<QString, QString> translations(QStringList &unfinished)
{
    std::map<QString, QString> all;
    QFile file(QStringLiteral(MEDICI_TRANSLATIONS) + u"/medici_pl.ts"_s);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation") {
            if (xml.attributes().hasAttribute(u"type"_s))
                unfinished << source;
            const QString translated = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (translated.isEmpty())
                unfinished << source;
            if (source != translated)
                all.emplace(source, translated);
        }
    }
    return all;
}

// What an English text looks like once figures and names are in it; only what can be told from others.
struct Pattern {
    QString word; // occurs in it
    QRegularExpression english;
    QRegularExpression polish;
};

inline QRegularExpression filled(const QString &text)
{
    static const QRegularExpression place(u"%L?[0-9n]"_s);
    QStringList parts;
    for (const QString &part : text.split(place))
        parts << QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(u".+"_s)));
}

class EnglishTexts {
public:
    explicit EnglishTexts(const std::map<QString, QString> &translated)
    {
        static const QRegularExpression longWord(u"[A-Za-z]{4,}"_s);
        for (const auto &[english, polish] : translated) {
            const QString shown = typeset(english, u"en");
            if (!english.contains(u'%'))
                m_whole.insert(shown);
            else if (const auto found = longWord.match(english); found.hasMatch())
                m_patterns.push_back({found.captured(), filled(shown), filled(typeset(polish, u"pl"))});
        }
    }

    bool contains(const QString &text) const
    {
        return m_whole.contains(text) || ranges::any_of(m_patterns, [&](const Pattern &pattern) {
                   return text.contains(pattern.word) && pattern.english.match(text).hasMatch()
                       && !pattern.polish.match(text).hasMatch();
               });
    }

private:
    QSet<QString> m_whole;
    std::vector<Pattern> m_patterns;
};

} // namespace medici::desktop
