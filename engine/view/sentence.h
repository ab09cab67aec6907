#pragma once

#include <QString>

#include <initializer_list>
#include <vector>

namespace medici {

// A piece of a sentence: words, words that matter, or a thing that may be drawn where there is room for
// a small picture, with its word for those who listen.
struct Run {
    enum class Kind { Plain, Strong, Symbol };

    Kind kind = Kind::Plain;
    QString text;
    QString symbol; // an id of Symbols

    friend bool operator==(const Run &, const Run &) = default;
};

// What the program says: one sentence, to be drawn, printed or read aloud.
class Sentence {
public:
    Sentence() = default;
    Sentence(const QString &words);

    static Sentence strong(const QString &words);
    static Sentence symbol(const QString &id, const QString &word);

    // A translated pattern whose %1, %2 … stand for other sentences, in whatever order a language
    // wants them.
    static Sentence arranged(const QString &pattern, std::initializer_list<Sentence> parts);
    static Sentence joined(const std::vector<Sentence> &parts, const QString &between);

    // 'a', 'a and b', 'a, b and c'
    static Sentence listed(const std::vector<Sentence> &parts);

    Sentence &operator+=(const Sentence &other);

    bool empty() const { return m_runs.empty(); }
    const std::vector<Run> &runs() const { return m_runs; }
    QString plain() const;

    friend bool operator==(const Sentence &, const Sentence &) = default;

private:
    std::vector<Run> m_runs;
};

} // namespace medici
