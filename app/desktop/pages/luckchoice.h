#pragma once

#include "engine/record/deal.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLineEdit;

namespace medici::desktop {

class StyledLabel;
class TextLink;
struct AppServices;

// Where the luck of the next game comes from. It is drawn before, and its seal shown to whoever wants to
// write it down; who opens the line gives a deal that others have played, or a word of their own.
class LuckChoice : public QWidget {
    Q_OBJECT

public:
    explicit LuckChoice(AppServices &services, QWidget *parent = nullptr);

    // Draws a new number for a game of this variant.
    void prepare(const QString &variant);
    // As if somebody had typed it in.
    void give(const Deal &deal);

    // Whether a game can begin with what stands here.
    bool right() const { return m_fault.isEmpty(); }
    LuckSource luck() const;
    // The deal that was given: it says who plays, too.
    const std::optional<Deal> &deal() const { return m_deal; }

    void retranslate();

signals:
    void edited();
    // A deal of another game was typed, and is to be played.
    void otherGameWanted(const medici::Deal &deal);

private:
    void arrange();
    void read();
    void readDeal(const QString &text);
    void show();
    bool opened() const;
    Deal dealOfToday() const;

    AppServices &m_services;
    QString m_variant;
    DealNumber m_drawn;
    DealNumber m_given;
    std::optional<Deal> m_deal;
    std::optional<Deal> m_other; // of another game
    QString m_fault;             // what is wrong with the deal
    StyledLabel *m_seal;
    QBoxLayout *m_choices;
    QCheckBox *m_open;
    TextLink *m_today;
    QLineEdit *m_text;
    StyledLabel *m_faultWords;
    TextLink *m_toOther;
    QLineEdit *m_word;
    StyledLabel *m_help;
};

} // namespace medici::desktop
