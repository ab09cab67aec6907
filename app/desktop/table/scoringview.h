#pragma once

#include "app/desktop/table/scoredstep.h"
#include "engine/view/frame.h"
#include "engine/view/results.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QScrollArea;
class QTableWidget;
class QVBoxLayout;

namespace medici::desktop {

class ActionStrip;
class KeyButton;
class Panel;
class SentenceLabel;
class StyledLabel;
struct AppServices;

// The points of a round, each with its reason, at once or row by row.
class ScoringView : public QWidget {
    Q_OBJECT

public:
    explicit ScoringView(AppServices &services, QWidget *parent = nullptr);

    void present(const ScoredStep &scored);
    QString title() const;

signals:
    void read();
    void titleChanged();
    void ruleWanted(const QString &rule);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void goOn();
    void stretch();
    void arrange();
    void retranslate();
    void explain();
    void nextStep();

    AppServices &m_services;
    std::optional<ScoredStep> m_scored;
    Scoring m_scoring;
    Players m_players;
    int m_rows = 0; // shown so far
    QBoxLayout *m_above;
    QTableWidget *m_table;
    Panel *m_reasons;
    QScrollArea *m_reasonsScroll;
    StyledLabel *m_hint;
    ActionStrip *m_strip;
    SentenceLabel *m_words;
    KeyButton *m_step;
    KeyButton *m_on;
};

} // namespace medici::desktop
