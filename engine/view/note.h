#pragma once

#include "engine/rules/seat.h"

#include <QKeySequence>
#include <QString>

#include <vector>

namespace medici {

// Something said about a thing on the table, and the statement of the rules page that it rests on ('D17').
struct Note {
    QString text; // lines separated by \n; a line may have a tab between what and how much
    QString rule;

    friend bool operator==(const Note &, const Note &) = default;
};

// A line of a note: what, and how much.
inline QString summand(const QString &what, const QString &figure)
{
    return what + u'\t' + figure;
}

inline QString summand(const QString &what, int figure)
{
    return summand(what, QString::number(figure));
}

// What can be done beside the board: a button, or an amount from a range with one button.
struct Offer {
    struct Amount {
        int value;
        Code code;
    };

    QString label; // of an amount, with %1 for the value
    QString description;
    QKeySequence key;
    bool main = false; // what Enter does
    Code code = 0;
    std::vector<Amount> amounts; // ascending; empty for a button
    bool ready = true;           // false: shown, but the draft is not yet a move
};

// Where one after the other says something or passes: how to pass, and the statement of the rules by which it
// goes round.
struct Passing {
    Code code = 0;
    QString rule;
};

} // namespace medici
