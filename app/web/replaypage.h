#pragma once

#include "engine/record/record.h"
#include "engine/view/pluginmetadata.h"

#include <QByteArray>
#include <QDate>

#include <vector>

namespace medici {

class Theme;
class Translations;
class Variant;

namespace web {

// What is to be told of a game besides its record.
struct Occasion {
    Names title; // what is played
    QDate date;
    std::vector<int> arms = {}; // by seat; otherwise in their order
};

// A page that shows the game in the record step by step, in all languages of the program, of which the given
// one comes first: one file without anything from outside.
QByteArray replayPage(const Record &record, const Variant &variant, const Occasion &occasion,
                      const QString &language, const Theme &theme, const Translations &translations);

} // namespace web
} // namespace medici
