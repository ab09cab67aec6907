#include "engine/view/sentence.h"

#include <QCoreApplication>

#include <span>

namespace medici {

Sentence::Sentence(const QString &words)
{
    if (!words.isEmpty())
        m_runs.push_back({Run::Kind::Plain, words, {}});
}

Sentence Sentence::strong(const QString &words)
{
    Sentence sentence;
    sentence.m_runs.push_back({Run::Kind::Strong, words, {}});
    return sentence;
}

Sentence Sentence::symbol(const QString &id, const QString &word)
{
    Sentence sentence;
    sentence.m_runs.push_back({Run::Kind::Symbol, word, id});
    return sentence;
}

Sentence Sentence::arranged(const QString &pattern, std::initializer_list<Sentence> parts)
{
    const std::span given(parts.begin(), parts.size());
    Sentence sentence;
    QString words;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (number < 1 || static_cast<std::size_t>(number) > given.size()) {
            words += pattern[i];
            continue;
        }
        sentence += Sentence(words);
        sentence += given[static_cast<std::size_t>(number) - 1];
        words.clear();
        ++i;
    }
    return sentence += Sentence(words);
}

Sentence Sentence::joined(const std::vector<Sentence> &parts, const QString &between)
{
    Sentence sentence;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            sentence += between;
        sentence += parts[i];
    }
    return sentence;
}

Sentence Sentence::listed(const std::vector<Sentence> &parts)
{
    if (parts.size() < 2)
        return joined(parts, {});
    const std::vector<Sentence> first(parts.begin(), parts.end() - 1);
    const QString pattern = QCoreApplication::translate("Sentence", "%1 and %2", "the end of a list");
    return arranged(pattern, {joined(first, QStringLiteral(", ")), parts.back()});
}

Sentence &Sentence::operator+=(const Sentence &other)
{
    for (const Run &run : other.m_runs) {
        const bool extends =
            !m_runs.empty() && run.kind != Run::Kind::Symbol && m_runs.back().kind == run.kind;
        if (extends)
            m_runs.back().text += run.text;
        else
            m_runs.push_back(run);
    }
    return *this;
}

QString Sentence::plain() const
{
    QString text;
    for (const Run &run : m_runs)
        text += run.text;
    return text;
}

} // namespace medici
