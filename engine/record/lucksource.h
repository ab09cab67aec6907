#pragma once

#include "engine/rules/luck.h"

#include <QDate>
#include <QString>

#include <optional>

namespace medici {

// Where the luck of a game comes from, as its record says.
struct LuckSource {
    enum class Scheme : std::uint8_t {
        Unknown,       // another program's, or nobody knows
        RunningNumber, // a seed, as in version 1
        Places,        // a number, and perhaps a word
        Hand,          // real dice and cards
    };

    Scheme scheme = Scheme::Unknown;
    QString seed;
    DealNumber number;
    QString word;       // somebody's own, added when the seal was known
    bool known = false; // the number, before the game: it is a deal's that was told, and has no seal

    static LuckSource ofDeal(const DealNumber &number) { return {Scheme::Places, {}, number, {}}; }
    static LuckSource ofKnownDeal(const DealNumber &number) { return {Scheme::Places, {}, number, {}, true}; }

    static LuckSource byHand() { return {Scheme::Hand, {}, {}, {}}; }

    friend bool operator==(const LuckSource &, const LuckSource &) = default;
};

// From the system's own source of chance.
DealNumber newDealNumber();

// What may be written down of a number before the game, so that it cannot be exchanged for another later:
// the first 80 bits of a SHA-256, 'K7QX-20MA-…'.
QString sealOf(const DealNumber &number);
// Empty where there is nothing to be sealed.
QString sealOf(const LuckSource &source);

// The deal that comes of a number and a word: neither who drew the number nor who added the word can have
// chosen it. Without a word it is the number itself.
DealNumber dealOf(const DealNumber &number, const QString &word);

// The number of a game's deal of the day: the same for everybody, everywhere.
DealNumber numberOfTheDay(const QString &variant, const QDate &day);

// Nothing if it is not known or not ours to deal.
std::optional<Luck> luckOf(const LuckSource &source);

// 32 hexadecimal digits and back.
QString textOf(const DealNumber &number);
std::optional<DealNumber> dealNumberIn(const QString &text);

} // namespace medici
