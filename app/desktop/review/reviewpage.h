#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/review/reviewer.h"
#include "engine/record/record.h"
#include "engine/view/players.h"

#include <QTimer>

#include <optional>
#include <vector>

class QTableWidget;

namespace medici {
class Variant;
}

namespace medici::desktop {

class DecisionView;
class FigureTable;
class GameInProgress;
class KeyButton;
class Panel;
class Segments;
class SentenceLabel;
class WinCurve;
struct AppServices;

// What each decision of a game cost, and why: the list of decisions, the one that is looked at on its board,
// the chance to win through the game, and luck and skill apart. It is worked out while the page is seen, and
// kept in the record of the game, so that it opens at once the next time.
class ReviewPage : public Page {
    Q_OBJECT

public:
    explicit ReviewPage(AppServices &services, QWidget *parent = nullptr);

    void prepare(const GameInProgress &game, int playouts = Review::usualPlayouts);
    // The last decision that was made by then, at once or when it is judged.
    void lookAt(std::size_t event);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    const QString &game() const { return m_game; } // its id
    std::unique_ptr<GameInProgress> copy() const;  // a trial, as all that is played on from a review
    const Findings &findings() const { return m_review->findings(); }
    bool complete() const;
    // The event of the decision that is looked at.
    std::optional<std::size_t> lookedAt() const;
    QTableWidget *list() const { return m_list; }
    DecisionView *decision() const { return m_decision; }
    WinCurve *curve() const { return m_curve; }

signals:
    // To go on otherwise from before a decision of the game.
    void playOnWanted(std::size_t event);
    // The same, with another move in its place.
    void tryWanted(std::size_t event, medici::Code move);
    void completed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    void build();
    void goOn();
    void keep();
    void fill();
    void fillList();
    void fillReckoning();
    void showDecision();
    void choose(std::size_t event);
    void step(int by);
    std::vector<std::size_t> listed() const;
    const Judgement *judgement(std::size_t event) const;

    AppServices &m_services;
    QString m_game;
    Record m_record;
    const Variant *m_variant = nullptr;
    Players m_players;
    std::unique_ptr<Game> m_end;
    std::optional<Review> m_review; // without what is being judged
    int m_playouts = Review::usualPlayouts;
    Reviewer m_reviewer;
    bool m_unkept = false;               // something was found that is not in the record yet
    QTimer m_fill;                       // decisions may be judged faster than a list can be filled
    std::vector<std::size_t> m_rows;     // events, by row
    std::optional<std::size_t> m_wanted; // to be looked at as soon as it is judged
    Panel *m_listPanel;
    Segments *m_order;
    QTableWidget *m_list;
    Panel *m_momentPanel;
    DecisionView *m_decision;
    Panel *m_curvePanel;
    WinCurve *m_curve;
    Panel *m_reckoningPanel;
    FigureTable *m_reckoning;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_previous;
    KeyButton *m_next;
    KeyButton *m_playOn;
    KeyButton *m_try;
};

} // namespace medici::desktop
