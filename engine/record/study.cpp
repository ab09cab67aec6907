#include "engine/record/study.h"

#include "engine/record/fault.h"

using namespace Qt::StringLiterals;

namespace medici {

namespace {

class StudyReader {
public:
    explicit StudyReader(const QString &id) { m_study.id = id; }

    void take(const QByteArray &line);
    Study finish();

    qint64 line() const { return m_line; }

private:
    LessonText &put(const QString &kind, const QStringList &words);
    void endBlock();

    Study m_study;
    LessonText *m_text = nullptr; // of the block that is being read
    bool m_answered = true;       // the last position says what comes after it
    qint64 m_line = 0;
};

void StudyReader::take(const QByteArray &line)
{
    ++m_line;
    const QString text = QString::fromUtf8(line).simplified();
    const QString word = text.section(u' ', 0, 0);
    if (!text.isEmpty() && isLanguage(word))
        return takeWords(m_text, word, text.section(u' ', 1));
    endBlock();
    if (text.isEmpty())
        return;
    QStringList words = text.split(u' ').sliced(1);
    const QString rule = !words.isEmpty() && isRule(words.last()) ? words.takeLast() : QString();
    m_text = &put(word, words);
    m_text->rule = rule;
}

LessonText &StudyReader::put(const QString &kind, const QStringList &words)
{
    const bool first = m_study.title.words.empty();
    if (kind == u"title" && words.isEmpty() && first)
        return m_study.title;
    if (first)
        throw Fault(Reason::tr("A lesson begins with its title."));
    if (kind == u"position" && words.size() == 1 && m_answered) {
        m_answered = false;
        return m_study.tasks.emplace_back(Study::Task{words.first().toLatin1(), {}, {}}).before;
    }
    if (kind != u"after" || !words.isEmpty() || m_answered)
        throw Fault(Reason::tr(
            "Here comes a position with the key of its puzzle, and after it what is said of the answer."));
    m_answered = true;
    return m_study.tasks.back().after;
}

void StudyReader::endBlock()
{
    if (m_text != nullptr)
        requireLanguages(*m_text, m_study.title);
    m_text = nullptr;
}

Study StudyReader::finish()
{
    endBlock();
    if (m_study.tasks.empty() || !m_answered)
        throw Fault(Reason::tr(
            "Here comes a position with the key of its puzzle, and after it what is said of the answer."));
    return std::move(m_study);
}

} // namespace

Study readStudy(const QByteArray &text, const QString &id)
{
    StudyReader reader(id);
    try {
        for (const QByteArray &line : text.split('\n'))
            reader.take(line);
        return reader.finish();
    } catch (const Fault &fault) {
        throw fault.at(id, reader.line());
    }
}

} // namespace medici
