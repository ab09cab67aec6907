#include "engine/rules/ranges.h"
#include "tests/engine/houserules.h"
#include "tests/variants/card/description.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

namespace medici::card {

// Every first day of small ships is played, and of all that could be said of one, exactly what came up can be
// set up.
class CardArising : public QObject {
    Q_OBJECT

private slots:
    void whatArisesAndNothingElse_data() const;
    void whatArisesAndNothingElse();
};

// A ship's cards in their order: '#' takes its space, '+' none.
using Cargo = std::string;
using Cargos = std::vector<Cargo>;

constexpr int spaces = 3;

// All with so many cards that take no space.
std::vector<Cargo> everyCargo(int mostFree)
{
    std::vector<Cargo> all{{}};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const char card : {'#', '+'})
            if (Cargo more = all[i] + card;
                std::count(more.begin(), more.end(), card) <= (card == '#' ? spaces : mostFree))
                all.push_back(more);
    return all;
}

std::vector<std::vector<Cargo>> everyShip(const Numbers &mostFree)
{
    std::vector<std::vector<Cargo>> ships;
    for (const int free : mostFree)
        ships.push_back(everyCargo(free));
    return ships;
}

// Each has a good of its own, so that the deck has cards for all.
Kinds cardsOf(Seat seat, const Cargo &cargo)
{
    const Good good = allGoods[static_cast<std::size_t>(seat)];
    Kinds kinds;
    for (const char card : cargo)
        kinds.push_back(card == '#' ? once(good, 5) : flagged(good));
    return kinds;
}

Cargo cargoOf(const Ship &ship)
{
    Cargo cargo;
    for (const Kind kind : ship.cargo())
        cargo += cardOf(kind).flag() ? '+' : '#';
    return cargo;
}

class Play {
public:
    explicit Play(Numbers mostFree) : m_mostFree(std::move(mostFree)) {}

    struct Moment {
        Cargos ships;
        Seat active;

        friend bool operator<(const Moment &a, const Moment &b)
        {
            return std::tie(a.ships, a.active) < std::tie(b.ships, b.active);
        }
    };
    std::map<Moment, int> turns;             // at most, so far
    std::map<Cargos, std::set<Seat>> sailed; // and who can begin the next day

    // Whoever is to play takes all that is turned up, so that the market is empty before each turn.
    void from(const Tabletop &table, int had)
    {
        Moment moment{{}, table.state.active};
        for (Seat seat = 0; seat < table.state.seats; ++seat)
            moment.ships.push_back(cargoOf(table.state.ship(seat)));
        const auto [known, isNew] = turns.try_emplace(moment, had);
        if (!isNew && known->second >= had)
            return;
        known->second = had;
        for (const char *taken :
             {"#", "+", "##", "#+", "+#", "++", "###", "##+", "#+#", "+##", "#++", "+#+", "++#", "+++"}) {
            const auto active = static_cast<std::size_t>(moment.active);
            const Cargo now = moment.ships[active] + taken;
            Tabletop next = table;
            if (std::count(now.begin(), now.end(), '+') > m_mostFree[active] || !takes(next, taken))
                continue;
            if (next.state.day == 0)
                from(next, had + 1);
            else
                sail(next.state);
        }
    }

private:
    static bool takes(Tabletop &table, const Cargo &cargo)
    {
        const Kinds kinds = cardsOf(table.state.active, cargo);
        return kinds.size() == 1 ? table.turn(table.state.active, kinds, {0})
            : kinds.size() == 2  ? table.turn(table.state.active, kinds, {0, 1})
                                 : table.turn(table.state.active, kinds, {0, 1, 2});
    }

    void sail(const State &evening)
    {
        Cargos ships;
        for (Seat seat = 0; seat < evening.seats; ++seat)
            ships.push_back(cargoOf(evening.house(seat).evenings[0].sailed));
        for (Seat seat = 0; seat < evening.seats; ++seat) {
            Choices choices;
            Rules::list(evening, choices);
            if (evening.phase == Phase::DrawingFirst ? choices.contains(static_cast<Code>(seat))
                                                     : evening.active == seat)
                sailed[ships].insert(seat);
        }
    }

    Numbers m_mostFree; // by seat
};

template <class Act>
void forEachLoad(const std::vector<std::vector<Cargo>> &cargos, Cargos &ships, const Act &act)
{
    if (ships.size() == cargos.size()) {
        act();
        return;
    }
    for (const Cargo &cargo : cargos[ships.size()]) {
        ships.push_back(cargo);
        forEachLoad(cargos, ships, act);
        ships.pop_back();
    }
}

bool standsThere(const Setup &setup, const Described &table)
{
    return !Rules::arrange(setup, described(table)).misfit;
}

// Whether so many cards of those that are not on board may lie in the market.
bool marketHolds(const Setup &setup, Described table, int cards)
{
    const Pile deck = Rules::arrange(setup, described(table)).state.deck;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        for (int i = 0; i < deck[kind] && static_cast<int>(table.market.size()) < cards; ++i)
            table.market.push_back(static_cast<Kind>(kind));
    table.phase = Phase::Taking;
    return standsThere(setup, table);
}

QString said(const Cargos &ships)
{
    QStringList cargos;
    for (const Cargo &cargo : ships)
        cargos.push_back(QString::fromStdString(cargo));
    return cargos.join(QLatin1Char('|'));
}

void CardArising::whatArisesAndNothingElse_data() const
{
    QTest::addColumn<Numbers>("mostFree"); // cards that take no space, by seat
    QTest::addColumn<int>("first");
    QTest::addRow("two, any first") << Numbers{3, 3} << int{chance};
    QTest::addRow("two, Beata first") << Numbers{3, 3} << int{beata};
    QTest::addRow("three, any first") << Numbers{3, 1, 0} << int{chance};
    QTest::addRow("three, Czesio first") << Numbers{1, 1, 1} << int{czesio};
}

void CardArising::whatArisesAndNothingElse()
{
    QFETCH(Numbers, mostFree);
    QFETCH(int, first);
    const int seats = static_cast<int>(mostFree.size());
    Setup setup = byHouseRules(Rules::terms(), seats, {{"shipSpaces", spaces}, {"copies0g", 3}});
    Play play(mostFree);
    for (Seat seat = 0; seat < seats; ++seat)
        if (first == chance || first == seat) {
            Tabletop table(seats);
            setup.first = seat;
            table.state = Rules::start(setup);
            play.from(table, 0);
        }
    setup.first = static_cast<Seat>(first);

    Cargos ships;
    QStringList wrong;
    forEachLoad(everyShip(mostFree), ships, [&] {
        std::vector<Kinds> loads;
        int loaded = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            loads.push_back(cardsOf(seat, ships[static_cast<std::size_t>(seat)]));
            loaded += static_cast<int>(loads.back().size());
        }
        const auto sailed = play.sailed.find(ships);
        for (Seat active = 0; active < seats; ++active) {
            const bool tomorrow = sailed != play.sailed.end() && sailed->second.contains(active);
            bool right = standsThere(setup, {.sailed = {loads}, .active = active}) == tomorrow;
            const Described now{.ships = loads, .active = active};
            const auto turns = play.turns.find({ships, active});
            right = right && standsThere(setup, now) == (turns != play.turns.end());
            if (right && turns != play.turns.end()) {
                const int stayed = turns->second * mostTurnedUp - loaded;
                right =
                    (stayed == 0 || marketHolds(setup, now, stayed)) && !marketHolds(setup, now, stayed + 1);
            }
            if (!right)
                wrong.push_back(QStringLiteral("%1, turn of %2").arg(said(ships)).arg(active));
        }
    });
    QCOMPARE(wrong.value(0), QString());
    QVERIFY(play.turns.size() > 100 && play.sailed.size() > 50);
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardArising)
#include "arising.moc"
