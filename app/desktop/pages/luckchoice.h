#pragma once

#include "engine/record/deal.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace medici::desktop {

class StyledLabel;

// Where the luck of the next game comes from. It is drawn before, and its seal shown to whoever wants to
// write it down; who opens the line gives a deal that others have played, or a word of their own.
class LuckChoice : public QWidget {
    Q_OBJECT

public:
    explicit LuckChoice(QWidget *parent = nullptr);

    // Draws a new number for a game of this variant.
    void prepare(const QString &id, const Recordable &variant);

    // Whether a game can begin with what stands here.
    bool right() const { return m_fault.isEmpty(); }
    LuckSource luck() const;

    void retranslate();

signals:
    void edited();
    // A deal says who plays, too.
    void setupGiven(const medici::Setup &setup);

private:
    void read();
    void show();
    bool opened() const;

    QString m_id;
    const Recordable *m_variant = nullptr;
    DealNumber m_drawn;
    DealNumber m_given;
    QString m_fault; // what is wrong with the deal
    StyledLabel *m_seal;
    QCheckBox *m_open;
    QLineEdit *m_deal;
    StyledLabel *m_faultWords;
    QLineEdit *m_word;
    StyledLabel *m_help;
};

} // namespace medici::desktop
