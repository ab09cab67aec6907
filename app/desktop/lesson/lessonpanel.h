#pragma once

#include "app/desktop/lesson/lessoncourse.h"
#include "app/desktop/widgets/actionstrip.h"

#include <optional>

namespace medici::desktop {

class KeyButton;
class MoveSelection;
class SentenceLabel;
class StyledLabel;
struct AppServices;

// Above the table of a lesson: what it says at this moment, one idea after the other, and its answers to what
// the pupil wants to do.
class LessonPanel : public ActionStrip {
    Q_OBJECT

public:
    LessonPanel(AppServices &services, MoveSelection &choosing, QWidget *parent = nullptr);

    QString words() const;
    std::optional<Code> marked() const;
    KeyButton *next() const { return m_next; }
    KeyButton *back() const { return m_back; }
    KeyButton *insist() const { return m_insist; }
    KeyButton *rule() const { return m_rule; }
    KeyButton *leave() const { return m_leave; }
    // Whether Esc leaves the lesson now; at times it takes something back.
    void showEscape(bool leaves);

signals:
    // Something else is said, or marked.
    void changed();
    void ruleWanted(const QString &rule);
    // What had the keyboard is gone.
    void letGo();
    // It is to be gone on with another time.
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void gamePlaced();
    void follow();
    void turn(int pages);
    std::optional<Code> judge(Code move);
    void show();
    QString text() const;

    AppServices &m_services;
    std::optional<LessonCourse> m_course;
    StyledLabel *m_head;
    SentenceLabel *m_words;
    KeyButton *m_leave;
    KeyButton *m_rule;
    KeyButton *m_insist;
    KeyButton *m_back;
    KeyButton *m_next;
};

} // namespace medici::desktop
