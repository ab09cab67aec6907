#pragma once

#include <QString>

#include <span>
#include <string_view>

// The goods of Florence, which several variants trade in, by their words in records: 'spice', 'dye', 'grain',
// 'fur', 'cloth' and, though it is none, 'gold'.
namespace medici {

QString nameOfGood(std::string_view word);   // in the language of the moment
QString keyOfGood(std::string_view word);    // the letter that is typed for it
QString symbolOfGood(std::string_view word); // an id of Symbols
// The good's word and a number, by which a die or card is called in a figure's words: 'fur3'.
QString numbered(std::string_view word, int value);
// What a source of trade (trade.h) is called, by a variant's goods in its order: 'the ship'.
QString tradeName(int source, std::span<const std::string_view> goods);
// What one move brings less or more than another from a source of trade: 'the ship brings 4.0 points less'.
QString tradeChange(int source, std::span<const std::string_view> goods, const QString &amount, bool more);

} // namespace medici
