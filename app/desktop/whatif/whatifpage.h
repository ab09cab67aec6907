#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/whatif/trialrun.h"

#include <QElapsedTimer>

class QGridLayout;
class QStackedWidget;
class QTableWidget;

namespace medici::desktop {

class ChangeChart;
class KeyButton;
class Panel;
class Segments;
class StyledLabel;
struct AppServices;

// What the rules that somebody has chosen change, against the usual ones: computer players play the same
// deals by both, beside the window.
class WhatIfPage : public Page {
    Q_OBJECT

public:
    explicit WhatIfPage(AppServices &services, QWidget *parent = nullptr);

    // Asks the question, unless it is the one that was asked last.
    void prepare(const QString &variant, const Setup &rules);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    TrialRun &run() { return m_run; }
    KeyButton *startButton() const { return m_start; }
    ChangeChart *chart() const { return m_chart; }
    QTableWidget *table() const { return m_table; }
    Segments *form() const { return m_form; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    const RuleTrial &trial() const { return m_run.played().trial; }
    bool asked() const; // whether anything differs
    void begin();
    void startOrStop();
    void follow();
    void showRules();
    void showFigures();
    QString progressWords() const;

    AppServices &m_services;
    TrialRun m_run;
    QElapsedTimer m_clock; // since it was started
    int m_before = 0;      // pieces that had been played then
    Panel *m_rules;
    QGridLayout *m_options;
    Panel *m_findings;
    StyledLabel *m_sentences;
    StyledLabel *m_trust;
    Panel *m_figures;
    Segments *m_form;
    QStackedWidget *m_forms;
    ChangeChart *m_chart;
    QTableWidget *m_table;
    StyledLabel *m_note;
    StyledLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_start;
};

} // namespace medici::desktop
