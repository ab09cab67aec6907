#pragma once

#include <QWidget>

class QBoxLayout;

namespace medici::desktop {

class ActionStrip;
class DealPanel;
class FairnessPanel;
class FigureTable;
class KeyButton;
class Panel;
class ParView;
class ScoreCurve;
class SentenceLabel;
struct AppServices;

// The end of a game: who won and why, the course of the totals, and what to do next.
class EndView : public QWidget {
    Q_OBJECT

public:
    explicit EndView(AppServices &services, QWidget *parent = nullptr);

    void present();

signals:
    void homeWanted();
    void saveWanted();
    void reviewWanted();
    void sameDealWanted();
    void comparisonWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void arrange();
    void fillPlaces();
    void fillCurve();
    void tellBest();

    AppServices &m_services;
    Panel *m_winner;
    QWidget *m_laurel;
    SentenceLabel *m_verdict;
    SentenceLabel *m_tie;
    SentenceLabel *m_houseRules;
    Panel *m_places;
    QWidget *m_list = nullptr;
    ParView *m_par;
    SentenceLabel *m_best;
    QBoxLayout *m_left;
    QBoxLayout *m_tables;
    Panel *m_decisionPanel;
    FigureTable *m_decision;
    DealPanel *m_deal;
    FairnessPanel *m_fairness;
    Panel *m_curvePanel;
    ScoreCurve *m_curve;
    Panel *m_sourcesPanel;
    FigureTable *m_sources;
    ActionStrip *m_strip;
    SentenceLabel *m_words;
    KeyButton *m_home;
    KeyButton *m_save;
    KeyButton *m_review;
    KeyButton *m_again;
};

} // namespace medici::desktop
