#pragma once

#include "app/desktop/widgets/actionstrip.h"
#include "engine/view/draft.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"

#include <vector>

class QKeyEvent;

namespace medici::desktop {

class AmountField;
class Appearance;
class KeyButton;
class MoveSelection;
class SentenceLabel;

// Below the board of an exercise: what is to be decided, and the buttons for what is not on the board.
class AnswerStrip : public ActionStrip {
    Q_OBJECT

public:
    AnswerStrip(const Appearance &look, MoveSelection &choosing, QWidget *parent = nullptr);

    // Said where there is nothing to be decided.
    void say(const Sentence &words);

    // What Enter and Escape do; false if there is nothing to do.
    bool pressMain();
    bool clear();
    // What a figure, + and - do where there is an amount to choose.
    bool typeAmount(QKeyEvent *event);

signals:
    void ruleWanted(const QString &rule);

private:
    void renew();
    void refuse(const Note &why);
    KeyButton *button(const QString &text, const QKeySequence &key, bool main);
    void addAmount(const Offer &offer);

    MoveSelection &m_choosing;
    SentenceLabel *m_words;
    KeyButton *m_why;
    QString m_rule;
    std::vector<QWidget *> m_offers;
    KeyButton *m_main = nullptr;
    AmountField *m_amount = nullptr;
};

} // namespace medici::desktop
