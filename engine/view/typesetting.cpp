#include "engine/view/typesetting.h"

#include "engine/rules/ranges.h"

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr QChar apostrophe(0x2019);

struct Marks {
    QChar open;
    QChar close;
};

Marks marksOf(QStringView language, QChar typed)
{
    if (language == u"pl")
        return {QChar(0x201e), QChar(0x201d)};
    return typed == u'"' ? Marks{QChar(0x201c), QChar(0x201d)} : Marks{QChar(0x2018), apostrophe};
}

bool opensQuotation(QStringView before, QStringView after)
{
    const bool free = before.isEmpty() || before.back().isSpace() || u"([/–—&"_s.contains(before.back());
    return free && !after.isEmpty() && !after.front().isSpace();
}

bool isWordOfOneLetter(QStringView before)
{
    if (before.isEmpty() || !u"aiouwzAIOUWZ"_s.contains(before.back()))
        return false;
    before.chop(1);
    return before.isEmpty() || before.back().isSpace() || u"(&„“>"_s.contains(before.back());
}

// What is counted or measured: whole words, and the beginnings of words that have many endings.
struct Units {
    QStringView words; // with spaces between them, as are the beginnings
    QStringView beginnings;
};

constexpr Units everywhere{u"% mm cm s ms h min KiB MiB", u""};
constexpr Units english{
    u"dice die", u"card circle column cross digit florin game minute number player point space symbol"};
constexpr Units polish{
    u"fl pól pola pole pkt",
    u"cyfr floren gier gracz kart kolumn kośc kół krzyżyk liczb minut osob osób punkt symbol"};

bool beginsWith(QStringView text, const Units &units)
{
    const auto end = ranges::find_if(text, [](QChar letter) { return !letter.isLetter() && letter != u'%'; });
    const QStringView word = text.first(end - text.begin());
    for (const QStringView unit : units.words.tokenize(u' '))
        if (unit == word)
            return true;
    for (const QStringView beginning : units.beginnings.tokenize(u' '))
        if (!beginning.isEmpty() && word.startsWith(beginning))
            return true;
    return false;
}

// A number, or a placeholder that may be one; '%n' is always one.
bool joinsNumber(QStringView before, QStringView after, QStringView language)
{
    if (before.endsWith(u"%n") || before.endsWith(u"%Ln"))
        return after.front().isLetter();
    return !before.isEmpty() && before.back().isDigit()
        && (beginsWith(after, everywhere) || beginsWith(after, language == u"pl" ? polish : english));
}

} // namespace

QString typeset(const QString &text, QStringView language)
{
    QString set = text;
    for (qsizetype i = 0; i < set.size(); ++i) {
        const QStringView before = QStringView(set).first(i);
        const QStringView after = QStringView(set).sliced(i + 1);
        const QChar typed = set.at(i);
        if (typed == u'<' && !after.isEmpty() && (after.front().isLetter() || after.front() == u'/')) {
            const qsizetype end = set.indexOf(u'>', i);
            i = end < 0 ? set.size() : end;
        } else if (typed == u'"' || typed == u'\'') {
            const bool within = typed == u'\'' && !before.isEmpty() && before.back().isLetterOrNumber()
                && !after.isEmpty() && after.front().isLetter();
            const Marks marks = marksOf(language, typed);
            set[i] = within ? apostrophe : opensQuotation(before, after) ? marks.open : marks.close;
        } else if (typed == u' ' && !after.isEmpty() && !after.front().isSpace()) {
            if (joinsNumber(before, after, language) || (language == u"pl" && isWordOfOneLetter(before)))
                set[i] = QChar::Nbsp;
        }
    }
    return set;
}

} // namespace medici
