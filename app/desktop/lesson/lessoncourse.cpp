#include "app/desktop/lesson/lessoncourse.h"

#include "engine/rules/game.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <utility>

namespace medici::desktop {

namespace {

bool begins(std::span<const Event> events, std::span<const Event> played)
{
    return played.size() <= events.size() && ranges::equal(events.first(played.size()), played);
}

bool holds(const Lesson::Remark &remark, const Game &game, Seat pupil, LessonCourse::Moment moment)
{
    using Moment = Lesson::Remark::Moment;
    switch (remark.moment) {
    case Moment::Over:
        return moment == LessonCourse::Moment::Over;
    case Moment::Round:
        return moment == LessonCourse::Moment::Deciding && game.round() == remark.round;
    case Moment::Scored:
        return moment == LessonCourse::Moment::Reading && game.scorings() == remark.round
            && (!remark.source
                || (game.bill().line(pupil, remark.round, *remark.source).points > 0) == remark.paid);
    }
    return false;
}

} // namespace

std::optional<Code> LessonCourse::told(const Lesson &lesson, std::span<const Event> played)
{
    const std::span<const Event> events = lesson.record.events;
    return played.size() < events.size() && begins(events, played) ? std::optional(events[played.size()].code)
                                                                   : std::nullopt;
}

void LessonCourse::follow(std::span<const Event> played, const Game &game, Moment moment, bool showsPoints)
{
    const bool same = played.size() == m_played && moment == m_moment;
    m_played = played.size();
    m_moment = moment;
    const bool left = std::exchange(m_guided, begins(m_lesson->record.events, played)) && !m_guided;
    if (same && !m_pages.empty())
        return;
    m_objection.reset();
    std::vector<const LessonText *> pages =
        m_guided ? guidance(moment, showsPoints) : std::vector<const LessonText *>();
    if (pages.empty() && (!m_guided || moment == Moment::Over))
        pages = remark(game, moment);
    // While others move, what was said stays, if nothing else is.
    if (moment == Moment::Passing && pages.empty() && !left)
        return;
    m_pages = std::move(pages);
    m_page = 0;
}

const Lesson::Task *LessonCourse::task() const
{
    const auto found = m_lesson->tasks.find(m_played);
    return m_guided && m_moment == Moment::Deciding && found != m_lesson->tasks.end() ? &found->second
                                                                                      : nullptr;
}

// The answer to the pupil's last decision, and what has come since.
std::vector<const LessonText *> LessonCourse::guidance(Moment moment, bool showsPoints) const
{
    const auto &tasks = m_lesson->tasks;
    const auto next = tasks.lower_bound(m_played);
    const auto last = next == tasks.begin() ? tasks.end() : std::prev(next);
    const std::size_t from = last == tasks.end() ? 0 : last->first + 1;
    const auto said = [&](const Lesson::Passage &passage) {
        return passage.before >= from && passage.before <= m_played;
    };
    const bool wasShown = showsPoints && moment != Moment::Reading
        && ranges::any_of(m_lesson->passages,
                          [&](const Lesson::Passage &passage) { return said(passage) && passage.scored; });
    std::vector<const LessonText *> pages;
    if (last != tasks.end() && last->second.right && !wasShown)
        pages.push_back(&*last->second.right);
    if (moment == Moment::Passing)
        return pages;
    for (const Lesson::Passage &passage : m_lesson->passages)
        if (said(passage) && (moment == Moment::Reading ? passage.scored : !(wasShown && passage.scored)))
            pages.push_back(&passage.text);
    if (const Lesson::Task *task = this->task())
        pages.push_back(&task->text);
    return pages;
}

std::vector<const LessonText *> LessonCourse::remark(const Game &game, Moment moment) const
{
    const auto found = ranges::find_if(m_lesson->remarks, [&](const Lesson::Remark &remark) {
        return holds(remark, game, m_lesson->pupil, moment);
    });
    return found == m_lesson->remarks.end() ? std::vector<const LessonText *>() : std::vector{&found->text};
}

const LessonText *LessonCourse::said() const
{
    if (m_objection)
        return m_objection->text;
    return m_page < m_pages.size() ? m_pages[m_page] : nullptr;
}

void LessonCourse::turnTo(std::size_t page)
{
    m_objection.reset();
    m_page = std::min(page, m_pages.empty() ? 0 : m_pages.size() - 1);
}

std::optional<Code> LessonCourse::marked() const
{
    const Lesson::Task *task = this->task();
    return task != nullptr && task->marked && m_page + 1 == m_pages.size()
        ? std::optional(m_lesson->record.events[m_played].code)
        : std::nullopt;
}

std::optional<Code> LessonCourse::accept(const Game &game, Code move)
{
    m_objection.reset();
    const Lesson::Task *task = this->task();
    if (task == nullptr)
        return move;
    const Code right = m_lesson->record.events[m_played].code;
    const Code meant = game.canonical(move);
    if (meant == game.canonical(right))
        return right;
    const auto answers = [&](const Lesson::Answer &answer) {
        return answer.move && game.canonical(*answer.move) == meant;
    };
    auto answer = ranges::find_if(task->answers, answers);
    if (answer == task->answers.end())
        answer = ranges::find(task->answers, std::optional<Code>(), &Lesson::Answer::move);
    m_objection = answer == task->answers.end() ? Objection{nullptr, move, false}
                                                : Objection{&answer->text, move, answer->playable};
    return std::nullopt;
}

std::optional<Code> LessonCourse::playable() const
{
    return m_objection && m_objection->playable ? std::optional(m_objection->move) : std::nullopt;
}

} // namespace medici::desktop
