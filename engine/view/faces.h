#pragma once

#include <QString>

// What the cards and dice that variants share show.
namespace medici {

enum class Crate { None, Green, Black };

struct CardFace {
    QString value;
    QString symbol = {};       // an id of Symbols; nothing on a neutral card
    int symbols = 1;           // 1 or 2
    Crate crate = Crate::None; // in place of a symbol
    bool flag = false;         // takes no space
};

// A side of a die: a symbol and its value, one of them alone, pips, or nothing.
struct DieFace {
    QString symbol = {}; // an id of Symbols
    QString value = {};
    int pips = 0; // up to 6
};

} // namespace medici
