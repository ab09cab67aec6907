#pragma once

#include "engine/record/words.h"

namespace medici::pig {

// A code in the words of a record, and back. Scores and places at the end come from medici::Words.
class Words final : public medici::Words {
public:
    int chanceLength(const Game &) const override { return 1; } // one die, one line
    QCborMap chance(const Game &before, std::span<const Code> outcomes) const override;
    std::vector<Code> readChance(const Game &before, const QJsonObject &words) const override;

    QCborMap move(const Game &before, Code code) const override;
    Code readMove(const Game &before, const QJsonObject &words) const override;

    QCborMap table(const Game &game) const override;
};

} // namespace medici::pig
