#include "engine/rules/ranges.h"
#include "tests/engine/houserules.h"
#include "tests/variants/auction/description.h"

#include <QTest>

#include <compare>
#include <set>
#include <tuple>

namespace medici::auction {

// Every first day of small ships and prices is played, and of all that could be said of one, exactly what
// came up can be set up.
class AuctionArising : public QObject {
    Q_OBJECT

private slots:
    void whatArisesAndNothingElse_data() const;
    void whatArisesAndNothingElse();
};

// How large the ships are, and what is looked at: so many florins for a ship, and so many cards thrown away.
struct Bounds {
    int spaces;
    int mostPrice;
    int mostDiscarded;
};

// What is on board, by seat, and what it has cost.
struct Loads {
    PerSeat<int> cards{};
    PerSeat<int> prices{};

    friend bool operator<(const Loads &a, const Loads &b)
    {
        return std::tie(a.cards, a.prices) < std::tie(b.cards, b.prices);
    }
};

// Before a card is turned up, for a group or to fill the last ship.
struct Moment {
    Loads loads;
    int discarded = 0;
    Seat selector = 0;
    bool filling = false;

    friend bool operator<(const Moment &a, const Moment &b)
    {
        return std::tie(a.loads, a.discarded, a.selector, a.filling)
            < std::tie(b.loads, b.discarded, b.selector, b.filling);
    }
};

Loads loadsOf(const State &state)
{
    Loads loads;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        loads.cards[seat] = state.houses[seat].ships[0].loaded;
        loads.prices[seat] = state.houses[seat].ships[0].price;
    }
    return loads;
}

class Play {
public:
    explicit Play(const Bounds &bounds) : m_bounds(bounds) {}

    std::set<Moment> moments;
    std::set<Loads> sailed;

    void from(const State &state, int discarded)
    {
        const Loads loads = loadsOf(state);
        if (discarded > m_bounds.mostDiscarded || ranges::max(loads.prices) > m_bounds.mostPrice)
            return;
        if (state.day > 0) {
            sailed.insert(loads);
            return;
        }
        if (!moments.insert({loads, discarded, state.selector, state.phase == Phase::Filling}).second)
            return;
        State next = state;
        turnUp(next);
        if (state.phase == Phase::Filling) {
            from(next, discarded);
            return;
        }
        for (int group = 1;; ++group) {
            State shown = next;
            if (next.phase == Phase::Selecting)
                Rules::apply(shown, stop);
            auctions(shown, discarded, group);
            if (next.phase != Phase::Selecting)
                return;
            Rules::apply(next, draw);
            turnUp(next);
        }
    }

private:
    // Whichever it is: the first.
    static void turnUp(State &state)
    {
        Choices choices;
        Rules::list(state, choices);
        Rules::apply(state, choices[0]);
    }

    void auctions(const State &shown, int discarded, int group)
    {
        State passed = shown;
        while (passed.phase == Phase::Bidding)
            Rules::apply(passed, passed.highest);
        from(passed, discarded + group);
        for (Seat buyer = 0; buyer < shown.seats; ++buyer)
            for (int bid = 1; bid <= m_bounds.mostPrice; ++bid) {
                State sold = shown;
                bool made = false;
                while (sold.phase == Phase::Bidding) {
                    const bool now = sold.mover == buyer;
                    made = made || now;
                    Rules::apply(sold, now ? static_cast<Code>(bid) : sold.highest);
                }
                if (made)
                    from(sold, discarded);
            }
    }

    Bounds m_bounds;
};

// As many cards as are said, whichever.
class Cardboard {
public:
    Cards take(int cards)
    {
        Cards taken;
        for (; cards > 0; --cards)
            taken.push_back(Card(m_next++));
        return taken;
    }

private:
    int m_next = 0;
};

Described describedBy(const Moment &moment, int seats)
{
    Cardboard deck;
    Described table{.phase = moment.filling ? Phase::Filling : Phase::Turning, .selector = moment.selector};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        table.today.ships.push_back(deck.take(moment.loads.cards[seat]));
        table.today.prices.push_back(moment.loads.prices[seat]);
    }
    table.discarded = deck.take(moment.discarded);
    return table;
}

QString said(const Moment &moment, int seats)
{
    QString text = QStringLiteral("%1 gone, %2 selects%3:")
                       .arg(moment.discarded)
                       .arg(moment.selector)
                       .arg(moment.filling ? QStringLiteral(", filling") : QString());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        text += QStringLiteral(" %1 for %2").arg(moment.loads.cards[seat]).arg(moment.loads.prices[seat]);
    return text;
}

// Through all numbers up to these, one after the other, as a counter goes.
bool goOn(PerSeat<int> &numbers, int seats, int most)
{
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        if (numbers[seat]++ < most)
            return true;
        numbers[seat] = 0;
    }
    return false;
}

void AuctionArising::whatArisesAndNothingElse_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("dayCards");
    QTest::addColumn<Bounds>("bounds");
    QTest::addRow("two, any first") << 2 << int{chance} << 36 << Bounds{3, 3, 7};
    QTest::addRow("two, Kylie first") << 2 << int{kylie} << 36 << Bounds{3, 3, 7};
    QTest::addRow("two, a day of six cards") << 2 << int{chance} << 6 << Bounds{3, 3, 6};
    QTest::addRow("three, Kylie first") << 3 << int{kylie} << 36 << Bounds{3, 3, 3};
    QTest::addRow("three, ships of two groups") << 3 << int{jason} << 36 << Bounds{4, 2, 1};
    QTest::addRow("three, a day of ten cards") << 3 << int{jason} << 10 << Bounds{3, 3, 10};
}

void AuctionArising::whatArisesAndNothingElse()
{
    QFETCH(int, seats);
    QFETCH(int, first);
    QFETCH(int, dayCards);
    QFETCH(Bounds, bounds);
    Setup setup =
        byHouseRules(Rules::terms(), seats, {{"shipSpaces", bounds.spaces}, {"dayCards", dayCards}});
    Play play(bounds);
    for (Seat seat = 0; seat < seats; ++seat)
        if (first == chance || first == seat) {
            setup.first = seat;
            play.from(Rules::start(setup), 0);
        }
    setup.first = static_cast<Seat>(first);
    const auto standsThere = [&](const Described &table) {
        return !Rules::arrange(setup, described(table)).misfit;
    };

    QStringList wrong;
    Moment moment;
    do {
        do {
            for (const bool filling : {false, true})
                for (Seat selector = 0; selector < seats; ++selector)
                    for (int discarded = 0; discarded <= bounds.mostDiscarded; ++discarded) {
                        moment.discarded = discarded;
                        moment.selector = selector;
                        moment.filling = filling;
                        if (standsThere(describedBy(moment, seats)) != play.moments.contains(moment))
                            wrong.push_back(said(moment, seats));
                    }
            // Tomorrow somebody selects, if all that was thrown away was looked at.
            Moment evening{.loads = moment.loads};
            Described tomorrow{.sailed = {describedBy(evening, seats).today}};
            bool sailed = false;
            for (; tomorrow.selector < seats; ++tomorrow.selector)
                sailed = sailed || standsThere(tomorrow);
            if (bounds.mostDiscarded >= dayCards && sailed != play.sailed.contains(evening.loads))
                wrong.push_back(QStringLiteral("over, ") + said(evening, seats));
        } while (goOn(moment.loads.prices, seats, bounds.mostPrice));
    } while (goOn(moment.loads.cards, seats, bounds.spaces));
    QCOMPARE(wrong.value(0), QString());
    QVERIFY(play.moments.size() > 100);
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionArising)
#include "arising.moc"
