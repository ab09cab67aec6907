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
    std::initializer_list<QStringView> words;
    std::initializer_list<QStringView> beginnings;
};

constexpr Units everywhere{{u"%", u"mm", u"cm", u"s", u"ms", u"h", u"min", u"KiB", u"MiB"}, {}};
constexpr Units english{{u"dice", u"die"},
                        {u"card", u"circle", u"column", u"cross", u"digit", u"florin", u"game", u"minute",
                         u"number", u"player", u"point", u"space", u"symbol"}};
constexpr Units polish{{u"fl", u"pól", u"pola", u"pole", u"pkt"},
                       {u"cyfr", u"floren", u"gier", u"gracz", u"kart", u"kolumn", u"kośc", u"kół",
                        u"krzyżyk", u"liczb", u"minut", u"osob", u"osób", u"punkt", u"symbol"}};

bool beginsWith(QStringView text, const Units &units)
{
    const auto end = ranges::find_if(text, [](QChar letter) { return !letter.isLetter() && letter != u'%'; });
    const QStringView word = text.first(end - text.begin());
    return ranges::find(units.words, word) != units.words.end()
        || ranges::any_of(units.beginnings, [&](QStringView unit) { return word.startsWith(unit); });
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
