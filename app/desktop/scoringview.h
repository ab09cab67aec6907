#pragma once

#include "engine/view/account.h"
#include "engine/view/frame.h"

#include <QWidget>

class QScrollArea;
class QTableWidget;
class QVBoxLayout;

namespace medici::desktop {

class ActionStrip;
class KeyButton;
class Panel;
class SentenceLabel;
class Words;
struct Desk;

// The points of a round, each with its reason, at once or row by row.
class ScoringView : public QWidget {
    Q_OBJECT

public:
    explicit ScoringView(Desk &desk, QWidget *parent = nullptr);

    // Shows the scoring that the sitting has to show.
    void present();
    QString title() const;
    void goOn();

signals:
    void titleChanged();
    void ruleWanted(const QString &rule);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void arrange();
    void retranslate();
    void explain();
    void nextStep();
    void addReason(const QString &who, const Note &note);

    Desk &m_desk;
    Scoring m_scoring;
    Players m_players;
    int m_rows = 0; // shown so far
    QTableWidget *m_table;
    Panel *m_reasons;
    QScrollArea *m_reasonsScroll;
    Words *m_hint;
    QWidget *m_list = nullptr;
    ActionStrip *m_strip;
    SentenceLabel *m_words;
    KeyButton *m_step;
    KeyButton *m_on;
};

} // namespace medici::desktop
