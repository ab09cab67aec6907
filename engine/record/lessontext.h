#pragma once

#include <QString>

#include <map>

namespace medici {

// What a lesson says at one point, in each of its languages (`%1` stands for the name at seat 1), and the
// statement of the rules that it is about.
struct LessonText {
    std::map<QString, QString> words; // by language
    QString rule;

    friend bool operator==(const LessonText &, const LessonText &) = default;
};

// What a line of a lesson begins with: 'en', and what ends a block's first line: 'D16'.
bool isLanguage(const QString &word);
bool isRule(const QString &word);

// A line of what is said; throws a Fault where that does not belong.
void takeWords(LessonText *text, const QString &language, const QString &words);
// Throws a Fault for what is not said in the languages that the title has.
void requireLanguages(const LessonText &text, const LessonText &title);

} // namespace medici
