#include "variants/card/rules/position.h"

#include "engine/rules/ranges.h"
#include "variants/card/rules/laps.h"
#include "variants/card/rules/scoring.h"

#include <algorithm>
#include <span>

// Why what is accepted can arise. Whoever turns up as many cards as are then taken, which is one to three,
// leaves the market as it was: so any cards of the deck come on board in any order, and which turns do that
// is all that is asked of ships (laps.h). The cards in the market were turned up beside them, up to three a
// turn in all, and lay before those that were taken; the most turns leave the most. Former days are such days
// with their end, and are scored, which says who may begin the next. A day that ends because there are no
// cards any more (C12) leaves none for the next ones, in which nothing is waited for.
namespace medici::card {

namespace {

int numberOf(Phase phase)
{
    return static_cast<int>(ranges::find(phases, phase) - phases.begin());
}

// Lays the table day by day, until something cannot be.
class Builder {
public:
    Builder(const Setup &setup, const Position &position) : m_position(position), m_state(Rules::start(setup))
    {}

    Arrangement<State> build()
    {
        const int day = m_position.number(field::of(field::dayKey)) - 1;
        while (m_state.day < day && loadShips() && sailed())
            endDay(m_state);
        if (!m_misfit && buildToday())
            return {m_state};
        return {.misfit = m_misfit};
    }

private:
    bool refuse(Wrong reason, int rule, const Field &where, int figure = 0)
    {
        m_misfit = {static_cast<int>(reason), rule, where, figure};
        return false;
    }

    int today() const { return m_state.day + 1; }

    int open() const
    {
        int open = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            open += m_state.free(seat) > 0 ? 1 : 0;
        return open;
    }

    // C3: what lies anywhere comes from the one deck.
    bool take(int piece, const Field &where)
    {
        const auto kind = static_cast<Kind>(piece);
        if (m_state.deck[kind] == 0)
            return refuse(Wrong::TooMany, 3, where, m_state.edition.deck[kind]);
        m_state.deck.remove(kind);
        --m_state.deckLeft;
        return true;
    }

    bool loadShips()
    {
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Field where = field::ship(seat, today());
            Ship &ship = m_state.house(seat).ship;
            for (const int piece : m_position.pieces(where)) {
                if (!take(piece, where))
                    return false;
                const Card &card = cardOf(static_cast<Kind>(piece));
                if (ship.used + card.space > m_state.spaces())
                    return refuse(Wrong::Overloaded, 9, where, m_state.spaces());
                ship.cards[ship.loaded++] = static_cast<Kind>(piece);
                ship.used = static_cast<std::uint8_t>(ship.used + card.space);
                ship.value = static_cast<std::uint8_t>(ship.value + card.value);
            }
        }
        return true;
    }

    // C4, C20
    bool mayBegin(Seat seat) const
    {
        if (m_state.phase != Phase::DrawingFirst)
            return seat == m_state.active;
        Choices choices;
        Rules::list(m_state, choices);
        return choices.contains(static_cast<Code>(seat));
    }

    std::optional<int> turnsBy(Seat now, bool over) const
    {
        std::optional<int> most;
        for (Seat first = 0; first < m_state.seats; ++first)
            if (mayBegin(first))
                if (const std::optional<int> turns = turnsUntil(m_state, first, now, over))
                    most = std::max(most.value_or(0), *turns);
        return most;
    }

    // C11: a day ends with the one more turn of the last whose ship was not full.
    bool sailed()
    {
        if (open() > 1) {
            Seat seat = 0;
            while (m_state.free(seat) == 0)
                ++seat;
            return refuse(Wrong::TwoOpen, 11, field::ship(seat, today()));
        }
        for (Seat last = 0; last < m_state.seats; ++last)
            if ((open() == 0 || m_state.free(last) > 0) && turnsBy(last, true))
                return true;
        return refuse(Wrong::NoTurns, 10, {.key = field::shipKey, .round = today()}, today());
    }

    bool buildToday()
    {
        using namespace field;
        if (!loadShips())
            return false;
        const Field where = of(marketKey);
        const std::vector<int> &market = m_position.pieces(where);
        for (const int piece : market)
            if (!take(piece, where))
                return false;
        const auto active = static_cast<Seat>(m_position.number(of(activeKey)));
        if (open() == 0)
            return refuse(Wrong::DayOver, 11, of(dayKey));
        if (m_state.free(active) == 0)
            return refuse(Wrong::FullTurn, 10, of(activeKey));
        const std::optional<int> turns = turnsBy(active, false);
        if (!turns)
            return refuse(Wrong::OtherTurn, 4, of(activeKey));
        int loaded = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            loaded += m_state.ship(seat).loaded;
        const int turned = m_position.number(of(turnedKey));
        const auto size = static_cast<int>(market.size());
        if (turned > size)
            return refuse(Wrong::NotInMarket, 5, of(turnedKey), size);
        if (const int most = mostTurnedUp * *turns - loaded; size - turned > most)
            return refuse(Wrong::MarketTooFull, 5, where, most + turned);
        const Phase phase = phases[static_cast<std::size_t>(m_position.number(of(phaseKey)))];
        if (phase != Phase::Taking && m_state.deckLeft == 0)
            return refuse(Wrong::DeckEmpty, 12, of(phaseKey));
        if (phase != Phase::Taking && turned == mostTurnedUp)
            return refuse(Wrong::AllTurned, 5, of(phaseKey), mostTurnedUp);
        if (phase != Phase::TurningUp && size == 0)
            return refuse(Wrong::MarketEmpty, 6, of(phaseKey));
        m_state.phase = phase;
        m_state.active = active;
        m_state.turned = static_cast<std::uint8_t>(turned);
        m_state.lastTurn = open() == 1;
        for (const int piece : market)
            m_state.market[m_state.marketSize++] = static_cast<Kind>(piece);
        return true;
    }

    const Position &m_position;
    State m_state;
    std::optional<Misfit> m_misfit;
};

} // namespace

Position Rules::fields(const State &table, const Position &known)
{
    using namespace field;
    FieldLayout layout(known);
    const int day = layout.add({.kind = Field::Kind::Number, .key = dayKey, .least = 1, .most = days});
    layout.add({.kind = Field::Kind::Player, .key = activeKey, .most = table.seats - 1});
    layout.add({.kind = Field::Kind::Choice, .key = phaseKey, .most = static_cast<int>(phases.size()) - 1});
    layout.add({.kind = Field::Kind::Pieces,
                .key = marketKey,
                .most = static_cast<int>(Pile(table.edition.deck).size()),
                .kinds = kinds});
    layout.add({.kind = Field::Kind::Number, .key = turnedKey, .most = mostTurnedUp});
    int aboard = table.spaces(); // at most
    for (Kind kind = 0; kind < kinds; ++kind)
        aboard += cardOf(kind).flag() ? table.edition.deck[kind] : 0;
    for (Seat seat = 0; seat < table.seats; ++seat)
        for (int of = 1; of <= day; ++of) {
            Field cargo = ship(seat, of);
            cargo.most = aboard;
            layout.add(cargo);
        }
    return layout.position();
}

std::optional<Position> Rules::describe(const State &state)
{
    using namespace field;
    if (state.phase == Phase::DrawingFirst || state.phase == Phase::Over)
        return std::nullopt;
    Position known;
    known.put(of(dayKey), {state.day + 1});
    known.put(of(activeKey), {state.active});
    known.put(of(phaseKey), {numberOf(state.phase)});
    known.put(of(turnedKey), {state.turned});
    const auto market = std::span(state.market).first(state.marketSize);
    known.put(of(marketKey), {market.begin(), market.end()});
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (int day = 0; day <= state.day; ++day) {
            const House &house = state.house(seat);
            const auto cargo =
                (day == state.day ? house.ship : house.evenings[static_cast<std::size_t>(day)].sailed)
                    .cargo();
            known.put(ship(seat, day + 1), {cargo.begin(), cargo.end()});
        }
    return fields(state, known);
}

Arrangement<State> Rules::arrange(const Setup &setup, const Position &position)
{
    const Position whole = fields(start(setup), position);
    return Builder(setup, whole).build();
}

} // namespace medici::card
