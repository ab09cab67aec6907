#include "variants/dice/view/eventtext.h"

#include "engine/view/goods.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/view.h"

#include <array>

namespace medici::dice {

namespace {

constexpr std::array<const char *, soloRanks> rankNames{
    QT_TRANSLATE_NOOP("dice", "Deck Scrubber"), QT_TRANSLATE_NOOP("dice", "Dish Washer"),
    QT_TRANSLATE_NOOP("dice", "Cook"),          QT_TRANSLATE_NOOP("dice", "Cadet"),
    QT_TRANSLATE_NOOP("dice", "Lookout"),       QT_TRANSLATE_NOOP("dice", "Seaman"),
    QT_TRANSLATE_NOOP("dice", "Quartermaster"), QT_TRANSLATE_NOOP("dice", "Engineer"),
    QT_TRANSLATE_NOOP("dice", "Navigator"),     QT_TRANSLATE_NOOP("dice", "Officer"),
    QT_TRANSLATE_NOOP("dice", "Merchant"),      QT_TRANSLATE_NOOP("dice", "Captain"),
    QT_TRANSLATE_NOOP("dice", "Medici"),
};

} // namespace

QString nameOf(Good good)
{
    return nameOfGood(goodWords[static_cast<std::size_t>(good)]);
}

QString nameOf(Face face)
{
    return Text::tr("%1 %2", "a good and its value").arg(nameOf(face.good)).arg(face.value);
}

QString rankName(int rank)
{
    return Text::tr(rankNames[static_cast<std::size_t>(rank)]);
}

} // namespace medici::dice
