#pragma once

#include "app/desktop/table/gameinprogress.h"

#include <QWidget>

class QCheckBox;

namespace medici::desktop {

class StyledLabel;

// Whether people play with dice or cards of their own and say what came; and whether they want hints then,
// which nobody can give in secret.
class HandChoice : public QWidget {
    Q_OBJECT

public:
    explicit HandChoice(QWidget *parent = nullptr);

    // As the proposal has it, for a game of this variant.
    void prepare(const Variant &variant, const Proposal &proposal);
    bool byHand() const;
    bool hints() const;

    void retranslate();

signals:
    void edited();

private:
    void show();

    bool m_cards = false; // and not dice
    QCheckBox *m_byHand;
    QCheckBox *m_hints;
    StyledLabel *m_help;
};

} // namespace medici::desktop
