#include "engine/record/lesson.h"

#include "engine/record/fault.h"
#include "engine/record/header.h"
#include "engine/record/json.h"
#include "engine/record/luckcheck.h"
#include "engine/record/replay.h"
#include "engine/rules/ranges.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

class LessonReader {
public:
    explicit LessonReader(const Recordables &variants) : m_variants(variants) {}

    void take(const QByteArray &line);
    Lesson finish();

    qint64 line() const { return m_line; }

private:
    void takeRecord(const QByteArray &line);
    void takeHead(const QString &line);
    void endBlock();
    LessonText &put(const QString &kind, const QStringList &words, const QString &move);
    LessonText &putAnswer(bool playable, const QString &move);
    LessonText &putRemark(const QStringList &words);
    Lesson::Task &task();
    void requirePlay() const;
    bool pupilDecides() const;
    void beforeEvent();

    const Recordables &m_variants;
    const Recordable *m_variant = nullptr;
    Lesson m_lesson;
    std::optional<Replay> m_replay;
    std::unique_ptr<Game> m_game;
    LessonText *m_text = nullptr; // of the block that is being read
    bool m_scored = false;        // by the last event
    bool m_titled = false;
    bool m_free = false; // remarks have begun
    qint64 m_line = 0;
};

void LessonReader::take(const QByteArray &line)
{
    ++m_line;
    const QString text = QString::fromUtf8(line);
    if (text.trimmed().isEmpty()) {
        endBlock();
    } else if (line.startsWith('{')) {
        endBlock();
        takeRecord(line);
    } else if (const QString word = text.section(u' ', 0, 0); isLanguage(word)) {
        takeWords(m_text, word, text.section(u' ', 1).trimmed());
    } else {
        endBlock();
        takeHead(text);
    }
}

void LessonReader::takeRecord(const QByteArray &line)
{
    if (!m_titled)
        throw Fault(Reason::tr("A lesson begins with its title."));
    if (m_free)
        throw Fault(Reason::tr("The record goes on after a remark on the free game."));
    const QJsonObject object = objectOn(line);
    if (!m_replay) {
        const Header header = readHeader(object, m_variants);
        m_variant = m_variants.find(header.variant);
        m_replay.emplace(header, readVersion(object), *m_variant, OnAnnotations::Skip);
        m_game = startOf(header, *m_variant);
        if (ranges::count(header.players, true, &Participant::human) != 1)
            throw Fault(Reason::tr("A lesson has one pupil: exactly one seat is human."));
        m_lesson.pupil = static_cast<Seat>(ranges::find(header.players, true, &Participant::human)
                                           - header.players.begin());
        return;
    }
    beforeEvent();
    const std::size_t from = m_replay->record().events.size();
    m_replay->follow(object);
    const std::vector<Event> &events = m_replay->record().events;
    for (std::size_t at = from; at < events.size(); ++at) {
        const int scorings = m_game->scorings();
        m_game->apply(events[at].code);
        m_scored = m_game->scorings() > scorings;
    }
}

// What the pupil decides is taught, and nobody else's moves are.
void LessonReader::beforeEvent()
{
    const std::size_t at = m_replay->record().events.size();
    const auto task = m_lesson.tasks.find(at);
    if (pupilDecides() && task == m_lesson.tasks.end())
        throw Fault(Reason::tr("The pupil decides here; 'do' or 'ask' is missing."));
    if (task == m_lesson.tasks.end() || task->second.marked)
        return;
    if (ranges::count(task->second.answers, std::optional<Code>(), &Lesson::Answer::move) != 1)
        throw Fault(
            Reason::tr("'ask' needs one answer to all other moves: 'wrong' or 'weak' without a move."));
}

bool LessonReader::pupilDecides() const
{
    return m_game->actor() == m_lesson.pupil && !m_game->forced();
}

void LessonReader::takeHead(const QString &line)
{
    // A move stands as the record has it, and may have spaces.
    const qsizetype brace = line.indexOf(u'{');
    const qsizetype end = line.lastIndexOf(u'}') + 1;
    const QString move = brace < 0 || end < brace ? QString() : line.sliced(brace, end - brace);
    QStringList words = QString(line).remove(move).simplified().split(u' ');
    const QString kind = words.takeFirst();
    QString rule;
    if (!words.isEmpty() && isRule(words.last()))
        rule = words.takeLast();
    m_text = &put(kind, words, move);
    m_text->rule = rule;
}

LessonText &LessonReader::put(const QString &kind, const QStringList &words, const QString &move)
{
    if (kind == u"when")
        return putRemark(words);
    const bool answer = kind == u"wrong" || kind == u"weak";
    if (!words.isEmpty() || (!move.isEmpty() && !answer))
        throw Fault(Reason::tr("%1 is followed by nothing but the number of a statement.").arg(quoted(kind)));
    if (kind == u"title" && !m_titled) {
        m_titled = true;
        return m_lesson.title;
    }
    requirePlay();
    const std::size_t at = m_replay->record().events.size();
    if (answer)
        return putAnswer(kind == u"weak", move);
    if (kind == u"right")
        return task().right.emplace();
    if (kind == u"say") {
        m_lesson.passages.push_back({at, m_scored, {}});
        return m_lesson.passages.back().text;
    }
    if (kind != u"do" && kind != u"ask")
        throw Fault(
            Reason::tr("%1 is unknown; a block begins with title, say, do, ask, right, wrong, weak or when.")
                .arg(quoted(kind)));
    if (!pupilDecides() || m_lesson.tasks.count(at) != 0)
        throw Fault(Reason::tr("The pupil has nothing to decide here."));
    Lesson::Task &made = m_lesson.tasks[at];
    made.marked = kind == u"do";
    return made.text;
}

LessonText &LessonReader::putAnswer(bool playable, const QString &move)
{
    Lesson::Answer answer{std::nullopt, playable, {}};
    if (!move.isEmpty())
        answer.move = m_variant->words().readMove(*m_game, objectOn(move.toUtf8()));
    if (answer.move && !m_game->legal(*answer.move))
        throw Fault(Reason::tr("The move %1 is not possible here.").arg(move));
    return task().answers.emplace_back(std::move(answer)).text;
}

LessonText &LessonReader::putRemark(const QStringList &words)
{
    requirePlay();
    m_free = true;
    Lesson::Remark remark;
    const QStringList moments{u"round"_s, u"scored"_s, u"over"_s};
    const qsizetype moment = moments.indexOf(words.value(0));
    bool number = true;
    const bool over = moment == 2;
    remark.round = over ? 0 : words.value(1).toInt(&number);
    const qsizetype known = over ? 1 : words.size() == 4 && moment == 1 ? 4 : 2;
    if (moment < 0 || !number || remark.round < 0 || words.size() != known)
        throw Fault(Reason::tr("A remark comes 'when round N', 'when scored N', 'when scored N SOURCE paid', "
                               "'… unpaid' or 'when over'."));
    remark.moment = static_cast<Lesson::Remark::Moment>(moment);
    if (known == 4) {
        const Words &names = m_variant->words();
        for (int source = 0; source < names.sources() && !remark.source; ++source)
            if (names.source(source) == words[2])
                remark.source = source;
        if (!remark.source || (words[3] != u"paid" && words[3] != u"unpaid"))
            throw Fault(
                Reason::tr("%1 is nothing that points come from, or not followed by 'paid' or 'unpaid'.")
                    .arg(quoted(words[2])));
        remark.paid = words[3] == u"paid";
    }
    return m_lesson.remarks.emplace_back(std::move(remark)).text;
}

Lesson::Task &LessonReader::task()
{
    const auto found = m_lesson.tasks.find(m_replay->record().events.size());
    if (found == m_lesson.tasks.end())
        throw Fault(Reason::tr("An answer stands below the 'do' or 'ask' that it belongs to."));
    return found->second;
}

void LessonReader::requirePlay() const
{
    if (!m_replay)
        throw Fault(Reason::tr("The record's header comes first, directly after the title."));
}

// Every text is there in all languages that the title has.
void LessonReader::endBlock()
{
    if (const LessonText *text = std::exchange(m_text, nullptr))
        requireLanguages(*text, m_lesson.title);
}

Lesson LessonReader::finish()
{
    endBlock();
    if (!m_titled)
        throw Fault(Reason::tr("A lesson begins with its title."));
    requirePlay();
    m_lesson.record = m_replay->record();
    if (m_lesson.tasks.empty() || m_lesson.tasks.rbegin()->first >= m_lesson.record.events.size())
        throw Fault(Reason::tr("The record ends before the pupil's last decision."));
    const std::size_t end = m_lesson.record.events.size();
    if (!pupilDecides() && ranges::any_of(m_lesson.passages, [&](const Lesson::Passage &passage) {
            return passage.before == end && !passage.scored;
        }))
        throw Fault(Reason::tr("What is said last is not heard: the pupil does not decide here."));
    const std::optional<LuckCheck> luck = checkLuck(m_lesson.record, *m_variant);
    if (!luck || luck->wrong || luck->byHand > 0)
        throw Fault(Reason::tr("The record's luck does not follow from its number."));
    return std::move(m_lesson);
}

} // namespace

Lesson readLesson(const QByteArray &text, const QString &name, const Recordables &variants)
{
    LessonReader reader(variants);
    try {
        for (const QByteArray &line : text.split('\n'))
            reader.take(line);
        return reader.finish();
    } catch (const Fault &fault) {
        throw fault.at(name, reader.line());
    }
}

} // namespace medici
