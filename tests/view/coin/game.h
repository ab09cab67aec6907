#pragma once

#include "engine/record/fault.h"
#include "engine/view/variant.h"

namespace medici::coin {

// Somebody lays down a coin: heads is a point for everybody.
struct Rules {
    struct State {
        std::uint8_t seats = 1;
        bool laid = false;
        int points = 0;

        friend bool operator==(const State &, const State &) = default;
    };

    static constexpr std::array options{Option{"big", Option::Kind::Flag, 0, 1, 0, 0}};

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms() { return {1, 2, options}; }
    static State start(const Setup &setup) { return {setup.seats}; }
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state) { return state.laid ? nobody : Seat{0}; }
    static int round(const State &) { return 1; }
    static int scorings(const State &) { return 0; }
    static void list(const State &, Choices &out) { out.setRange(2); }
    static Place place(const State &) { return {}; } // chance has no turn here
    static Code canonical(const State &, Code code) { return code; }
    static void apply(State &state, Code code) { state = {state.seats, true, code}; }
    static PerSeat<int> scores(const State &state) { return {state.points, state.points}; }
    static PerSeat<int> places(const State &) { return {1, 1}; }
    static Bill bill(const State &state)
    {
        Bill bill;
        for (Seat seat = 0; seat < state.seats; ++seat)
            bill.add({.round = 1, .seat = seat, .points = state.points});
        return bill;
    }
    static Bill billNow(const State &state) { return bill(state); }
};

class CoinWords final : public Words {
public:
    int chanceLength(const Game &) const override { return 1; }
    QCborMap chance(const Game &, std::span<const Code>) const override { return {}; }
    std::vector<Code> readChance(const Game &, const QJsonObject &) const override { return {}; }
    QCborMap move(const Game &, Code code) const override { return {{QStringLiteral("heads"), code == 1}}; }
    Code readMove(const Game &, const QJsonObject &words) const override
    {
        if (!words["heads"].isBool())
            throw Fault(QStringLiteral("A coin shows heads or not."));
        return words["heads"].toBool();
    }
};

using Base = RecordableOf<Rules, NoKnowledge<Rules>, CoinWords, Variant>;

} // namespace medici::coin

extern template class medici::GameOf<medici::coin::Rules, medici::NoKnowledge<medici::coin::Rules>>;
