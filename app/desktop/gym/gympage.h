#pragma once

#include "app/desktop/gym/training.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/review/reviewer.h"
#include "app/desktop/storage/gamestore.h"
#include "app/desktop/table/tablecontroller.h"
#include "engine/record/study.h"

#include <functional>
#include <memory>
#include <optional>

class QBoxLayout;
class QScrollArea;
class QStackedWidget;

namespace medici::desktop {

class AnswerStrip;
class AnswerView;
class BoardWidget;
class FigureTable;
class KeyButton;
class MomentView;
class MoveSelection;
class Panel;
class QuestionPanel;
class SentenceLabel;
class Speaker;
struct AppServices;

// One's own costly moments, or what a variant found in games between computer players, asked again: what one
// would do now is played on the board, and answered with its reason.
class GymPage : public Page {
    Q_OBJECT

public:
    explicit GymPage(AppServices &services, QWidget *parent = nullptr);
    ~GymPage() override;

    // What day it is, and how thoroughly other moves are judged than those that are known.
    void arrange(std::function<QDate()> today, int playouts = Review::usualPlayouts);
    // One's own costly moments.
    void askOwn();
    // The lessons of a variant, from the first one on.
    void teach(const QString &variant);

    QString title() const override;
    QWidget *firstFocus() override;
    void enter() override;

    // What is asked; null where nothing is.
    const Exercise *asked() const { return m_posed ? &m_exercise : nullptr; }
    const Judgement *judgement() const { return m_posed ? &m_posed->judgement : nullptr; }
    // Whether the answer was right, once it is known.
    const std::optional<bool> &right() const { return m_right; }
    BoardWidget *board() const { return m_board; }
    TableController &table() { return m_table; }

signals:
    void reviewWanted(const QString &file);
    void ruleWanted(const QString &variant, const QString &rule);
    void answered();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void retranslate() override;

private:
    void build();
    void arrange();
    const Study::Task *task();
    void ask();
    void pose();
    void takeAnswer();
    void settle(const Judgement *judged, bool right);
    void tell();
    void showProgress();
    void follow();
    Players players() const;

    AppServices &m_services;
    std::function<QDate()> m_today = QDate::currentDate;
    int m_playouts = Review::usualPlayouts;
    Schedule m_schedule;
    GameStore m_store; // which keeps nothing
    TableController m_table;
    Reviewer m_reviewer;

    Exercise m_exercise;
    std::optional<PosedExercise> m_posed;
    std::unique_ptr<Game> m_before;
    std::optional<Judgement> m_answer; // what is shown of it on the board
    std::optional<Judgement> m_judged; // as it was, where it is not the best move
    std::optional<bool> m_right;
    bool m_ahead = false; // what is due later is asked, too

    MoveSelection *m_choosing;
    BoardWidget *m_board;
    MomentView *m_moment;
    QStackedWidget *m_views;
    QWidget *m_side;
    QBoxLayout *m_sideParts;
    QScrollArea *m_scroll;
    QBoxLayout *m_parts;
    QuestionPanel *m_questions;
    Panel *m_exercisePanel;
    SentenceLabel *m_where;
    SentenceLabel *m_said; // by a lesson
    KeyButton *m_rule;
    FigureTable *m_standings;
    AnswerView *m_answerView;
    SentenceLabel *m_again;
    AnswerStrip *m_strip;
    KeyButton *m_back;
    KeyButton *m_show;
    KeyButton *m_review;
    KeyButton *m_next;
    Speaker *m_speaker;
};

} // namespace medici::desktop
