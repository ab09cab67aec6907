#pragma once

#include "app/desktop/widgets/panel.h"
#include "engine/view/fairness.h"

namespace medici::desktop {

class FallenDiceView;
class SentenceLabel;
struct AppServices;

// How people's own dice fell in a game: each side beside what was to be expected, and in words whether that
// is unusual.
class FairnessPanel : public Panel {
    Q_OBJECT

public:
    explicit FairnessPanel(AppServices &services, QWidget *parent = nullptr);

    // Of the game on the table; hidden where nothing was rolled by hand.
    void present();
    void retranslate();
    QString words() const;

private:
    QString verdict(const Fairness &fairness) const;

    AppServices &m_services;
    FallenDiceView *m_dice;
    SentenceLabel *m_words;
};

} // namespace medici::desktop
