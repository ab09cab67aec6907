#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/table/scoredstep.h"
#include "engine/view/region.h"

#include <QList>

#include <optional>

class QAction;
class QHBoxLayout;
class QScrollArea;

namespace medici::desktop {

class ActionBar;
class BoardWidget;
class CallStrip;
class LuckEntry;
class LuckPanel;
class MoveSelection;
class EndView;
class FigureTable;
class GuestStrip;
class History;
class HistoryView;
class LessonPanel;
class PageStack;
class Panel;
class Replay;
class ScoringView;
class Speaker;
class TrialStrip;
struct AppServices;

// A game on the table: the board, who stands where, what happened, and what to do.
class TablePage : public Page {
    Q_OBJECT

public:
    explicit TablePage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    LessonPanel *lesson() const { return m_lesson; }
    BoardWidget *board() const { return m_board; }
    ActionBar *bar() const { return m_bar; }
    LuckEntry *luck() const { return m_luck; }
    GuestStrip *guests() const { return m_guests; }
    CallStrip *call() const { return m_call; }
    LuckPanel *luckPanel() const { return m_luckPanel; }
    MoveSelection *choosing() const { return m_choosing; }
    HistoryView *historyView() const { return m_historyView; }
    ScoringView *scoringView() const { return m_scoring; }
    EndView *endView() const { return m_end; }

    // What the board's menu ends with.
    void setBoardActions(const QList<QAction *> &actions) { m_boardActions = actions; }
    QString lastSaid() const;
    Replay *replay() const { return m_replay; }
    // A button below the history.
    void addReplayTool(QAction *action, const QString &sign, const QString &checkedSign = {});

    // In a narrow window the side column is folded away until it is asked for.
    bool folds() const;
    bool sideShown() const { return m_sideShown; }
    void showSide(bool shown);

    // Marks a thing on the board that rests on a statement of the rules.
    void showPlace(const QString &rule);

signals:
    void trialLeft(); // for the review
    // A lesson, to be gone on with another time.
    void lessonLeft();
    void ruleWanted(const QString &variant, const QString &rule);
    void homeWanted();
    void saveWanted();
    void sameDealWanted();
    void comparisonWanted();
    void guestsWanted();
    void reviewWanted();
    void sideChanged();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    void gamePlaced();
    void follow();
    void tellAwaited();
    void tellLookedAt();
    void tellLesson();
    void tellAdvice();
    void arrange();
    void announce(const QString &words);
    bool typeLuck(const QKeyEvent &event);
    void readAgain(const ScoredStep &scored);
    void offerMenu(std::optional<RegionId> region, const QPoint &at);

    AppServices &m_services;
    MoveSelection *m_choosing;
    LuckEntry *m_luck;
    History *m_history;
    BoardWidget *m_board;
    QScrollArea *m_boardScroll;
    ScoringView *m_scoring;
    EndView *m_end;
    QWidget *m_play;
    QHBoxLayout *m_beside;
    PageStack *m_pages;
    QWidget *m_side;
    Panel *m_standingsPanel;
    Panel *m_historyPanel;
    FigureTable *m_standings;
    HistoryView *m_historyView;
    QHBoxLayout *m_replayTools;
    Replay *m_replay;
    LessonPanel *m_lesson;
    GuestStrip *m_guests;
    TrialStrip *m_trial;
    CallStrip *m_call;
    LuckPanel *m_luckPanel;
    ActionBar *m_bar;
    Speaker *m_speaker;
    QList<QAction *> m_boardActions;
    std::optional<ScoredStep> m_again; // a scoring that somebody wants to read once more
    QString m_taught;                  // what a lesson said last
    bool m_folds = false;
    bool m_sideShown = true;
};

} // namespace medici::desktop
