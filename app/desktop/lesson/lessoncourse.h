#pragma once

#include "engine/record/lesson.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace medici::desktop {

// How far the game of a lesson has come: what is said at this moment, and what is to be done. All of it
// follows from what was played, so that taking back and going on another day need nothing else.
class LessonCourse {
public:
    enum class Moment { Deciding, Reading, Passing, Over };

    explicit LessonCourse(std::shared_ptr<const Lesson> lesson) : m_lesson(std::move(lesson)) {}

    const Lesson &lesson() const { return *m_lesson; }

    // Where the game stands. Whether points are shown when they are counted up decides where they are spoken
    // of.
    void follow(std::span<const Event> played, const Game &game, Moment moment, bool showsPoints);

    // As long as the game is the lesson's.
    bool guided() const { return m_guided; }
    // What is said now, one page after the other; null: nothing.
    const LessonText *said() const;
    std::size_t page() const { return m_page; }
    std::size_t pages() const { return m_pages.size(); }
    void turnTo(std::size_t page);
    // What is to be done, once everything before it was read.
    std::optional<Code> marked() const;

    // What is to be played for this move: itself, or what the lesson has for it, or nothing, and then the
    // lesson says why not.
    std::optional<Code> accept(const Game &game, Code move);
    // The move that was not accepted, if it may be played all the same.
    std::optional<Code> playable() const;
    // Whether something is said against a move; it is not, any more.
    bool objects() const { return m_objection.has_value(); }
    void withdraw() { m_objection.reset(); }

    // What a seat does here in the lesson; nothing, where the game is another one.
    static std::optional<Code> told(const Lesson &lesson, std::span<const Event> played);

private:
    struct Objection {
        const LessonText *text; // null: only that something else is marked
        Code move;
        bool playable;
    };

    const Lesson::Task *task() const;
    std::vector<const LessonText *> guidance(Moment moment, bool showsPoints) const;
    std::vector<const LessonText *> remark(const Game &game, Moment moment) const;

    std::shared_ptr<const Lesson> m_lesson;
    std::size_t m_played = 0;
    Moment m_moment = Moment::Passing;
    bool m_guided = false;
    std::vector<const LessonText *> m_pages;
    std::size_t m_page = 0;
    std::optional<Objection> m_objection;
};

} // namespace medici::desktop
