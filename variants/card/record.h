#pragma once

#include "engine/record/words.h"
#include "variants/card/rules/bill.h"
#include "variants/card/rules/deck.h"

#include <QString>

namespace medici::card {

// 'fur4', two symbols 'fur0x2', with a green flag 'fur0g'; 'green2', 'black7'.
QString wordOf(Kind kind);

class Words final : public medici::Words {
public:
    int chanceLength(const Game &) const override { return 1; }
    QCborMap chance(const Game &before, std::span<const Code> outcomes) const override;
    std::vector<Code> readChance(const Game &before, const QJsonObject &words) const override;

    QCborMap move(const Game &before, Code code) const override;
    Code readMove(const Game &before, const QJsonObject &words) const override;

    QString source(int source) const override;
    int sources() const override { return medici::source::further; }
    QCborMap table(const Game &game) const override;
    QString stands(const Field &field, int code) const override;
    QString sentence(const Misfit &misfit) const override;

protected:
    QString initial() const override { return QStringLiteral("C"); }
    QCborMap seatScored(const Game &after, const Bill &bill, Seat seat) const override;
};

} // namespace medici::card
