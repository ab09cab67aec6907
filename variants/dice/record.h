#pragma once

#include "engine/record/words.h"
#include "variants/dice/rules/bill.h"

namespace medici::dice {

class Words final : public medici::Words {
public:
    int chanceLength(const Game &before) const override;
    QCborMap chance(const Game &before, std::span<const Code> outcomes) const override;
    std::vector<Code> readChance(const Game &before, const QJsonObject &words) const override;

    QCborMap move(const Game &before, Code code) const override;
    Code readMove(const Game &before, const QJsonObject &words) const override;

    QString source(int source) const override;
    int sources() const override { return medici::source::further; }
    QCborMap result(const Game &over) const override;
    QCborMap table(const Game &game) const override;
    QString stands(const Field &field, int code) const override;
    QString sentence(const Misfit &misfit) const override;

protected:
    QString initial() const override { return QStringLiteral("D"); }
    QCborMap seatScored(const Game &after, const Bill &bill, Seat seat) const override;
};

} // namespace medici::dice
