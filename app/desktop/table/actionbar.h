#pragma once

#include "app/desktop/widgets/actionstrip.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"

#include <vector>

class QKeyEvent;

namespace medici::desktop {

class AmountField;
class LuckEntry;
class MoveSelection;
class KeyButton;
class SentenceLabel;
struct AppServices;

// Below the board: what to do, in one sentence, and the buttons for what is not on the board.
class ActionBar : public ActionStrip {
    Q_OBJECT

public:
    ActionBar(AppServices &services, MoveSelection &choosing, LuckEntry &luck, QWidget *parent = nullptr);

    // The keyboard comes here from there.
    void setBefore(QWidget *before) { m_before = before; }
    // What Enter does; false if there is nothing to do.
    bool pressMain();
    // What a figure, + and - do where there is an amount to choose.
    bool typeAmount(QKeyEvent *event);
    // What Escape does.
    bool pressBack();
    bool hasBack() const { return m_back != nullptr; }
    KeyButton *mainButton() const { return m_main; }
    const SentenceLabel *prompt() const { return m_prompt; }
    // Said instead of the prompt until the next choice.
    void say(const Sentence &sentence, const QString &rule = {});

signals:
    // There are other buttons.
    void renewed();
    // What had the keyboard is gone.
    void letGo();
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void renew();
    void clearButtons();
    void putInTabOrder();
    KeyButton *button(const QString &text, const QKeySequence &key, bool main);
    void showOffers();
    void showWarning();
    void showSpeakers();
    void showLuck();
    void showRolling();
    void showLookingBack();
    void showCorrection();
    void showWatching();
    void addAmount(const Offer &offer);
    int sliderWidth() const;
    Sentence words() const;
    Sentence luckWords() const;

    AppServices &m_services;
    MoveSelection &m_choosing;
    LuckEntry &m_luck;
    SentenceLabel *m_prompt;
    KeyButton *m_why;
    QString m_rule;
    QWidget *m_before = nullptr;
    std::vector<QWidget *> m_widgets;
    KeyButton *m_main = nullptr;
    KeyButton *m_back = nullptr;
    AmountField *m_amount = nullptr;
};

} // namespace medici::desktop
