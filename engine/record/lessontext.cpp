#include "engine/record/lessontext.h"

#include "engine/record/fault.h"
#include "engine/record/json.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace medici {

bool isLanguage(const QString &word)
{
    static const QRegularExpression two(u"^[a-z]{2}$"_s);
    return two.match(word).hasMatch() && word != u"do";
}

bool isRule(const QString &word)
{
    static const QRegularExpression statement(u"^[A-Z]\\d+$"_s);
    return statement.match(word).hasMatch();
}

void takeWords(LessonText *text, const QString &language, const QString &words)
{
    if (text == nullptr || words.isEmpty() || text->words.count(language) != 0)
        throw Fault(
            Reason::tr("%1 does not belong here: a text stands once in each language, below what it is for.")
                .arg(quoted(language)));
    text->words[language] = words;
}

void requireLanguages(const LessonText &text, const LessonText &title)
{
    QStringList own;
    QStringList wanted;
    for (const auto &[language, words] : text.words)
        own << language;
    for (const auto &[language, words] : title.words)
        wanted << language;
    if (own.isEmpty() || own != wanted)
        throw Fault(
            Reason::tr("The text above is not in the languages of the title: %1.").arg(wanted.join(u", ")));
}

} // namespace medici
