#pragma once

#include "engine/players/gameof.h"
#include "engine/rules/luck.h"
#include "engine/rules/trade.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>

namespace medici {

// What bills say on average of a seat, played in some character, and of the best of the others who play
// without.
struct Habits {
    double spent = 0;
    double ships = 0;
    double bonuses = 0;
    double paid = 0; // how many goods brought something
    double own = 0;
    double others = 0;
};

inline QByteArray told(const Habits &one, const Habits &other)
{
    const auto figures = [](const Habits &of) {
        QByteArray text;
        for (const double figure : {of.spent, of.ships, of.bonuses, of.paid, of.own, of.others})
            text += QByteArray::number(figure) + ' ';
        return text;
    };
    return figures(one) + "and " + figures(other);
}

template <class R, class K, class Look>
Habits habitsOf(Character character, Look look)
{
    constexpr int seats = 3;
    constexpr int games = 8;
    constexpr int playouts = 40; // quickly
    Habits habits;
    for (Seed deal = 1; deal <= games; ++deal) {
        GameOf<R, K> game(R::start(R::terms().usual(seats)));
        const Seat odd = static_cast<Seat>(deal % seats);
        std::uint64_t decided = 0;
        while (!game.over()) {
            Choices choices;
            game.list(choices);
            const Mind mind = game.actor() == odd ? Mind(character) : Mind(Level::Normal);
            game.apply(game.actor() == chance
                           ? drawn({0, deal}, game.place(), choices)
                           : game.think({mind, playouts}, derivedSeed(deal, decided++), {}).code);
        }
        look(game, odd, habits);
    }
    return habits;
}

// Games in which ships and goods are paid.
template <class R, class K>
Habits traded(Character character)
{
    return habitsOf<R, K>(character, [](const Game &game, Seat odd, Habits &habits) {
        int best = 0;
        const Bill bill = game.bill();
        for (const BillLine &line : bill.lines()) {
            if (line.seat != odd)
                continue;
            habits.ships += line.source == source::ship ? line.points : 0;
            const bool bonus = line.source >= source::bonus(0) && line.source < source::further;
            habits.bonuses += bonus ? line.points : 0;
            habits.paid += line.source > source::ship && !bonus && line.points > 0;
            habits.spent -= line.points < 0 ? line.points : 0;
        }
        const PerSeat<int> scores = game.scores();
        for (Seat seat = 0; seat < game.seats(); ++seat)
            if (seat != odd)
                best = std::max(best, scores[static_cast<std::size_t>(seat)]);
        habits.own += scores[static_cast<std::size_t>(odd)];
        habits.others += best;
    });
}

// Where ships are loaded. Who is greedy has so many times the ships of a gambler.
template <class R, class K>
void loadersShowInTheirBills(double more)
{
    const auto of = traded<R, K>;
    const Habits cautious = of(Character::Cautious);
    const Habits greedy = of(Character::Greedy);
    const Habits gambler = of(Character::Gambler);
    const Habits blocker = of(Character::Blocker);
    QVERIFY2(greedy.ships > more * gambler.ships, told(greedy, gambler));
    QVERIFY2(gambler.bonuses > greedy.bonuses, told(gambler, greedy));
    QVERIFY2(cautious.paid > greedy.paid, told(cautious, greedy));
    QVERIFY2(blocker.others < gambler.others, told(blocker, gambler));
}

} // namespace medici
