#pragma once

#include "app/desktop/widgets/panel.h"

namespace medici::desktop {

class SentenceLabel;
class StyledLabel;
class TextLink;
struct AppServices;

// What the luck of a game came from, once it is over: to be told to others, checked, and played again.
class DealPanel : public Panel {
    Q_OBJECT

public:
    explicit DealPanel(AppServices &services, QWidget *parent = nullptr);

    // Of the game on the table.
    void present();
    void retranslate();

signals:
    void sameDealWanted();
    void comparisonWanted();

private:
    void copy();
    void check();

    AppServices &m_services;
    StyledLabel *m_text;
    TextLink *m_same;
    TextLink *m_compare;
    TextLink *m_copy;
    TextLink *m_check;
    SentenceLabel *m_finding;
};

// A deal in words that can be broken where it has hyphens.
QString breakable(const QString &deal);

} // namespace medici::desktop
