#include "variants/auction/rules/position.h"

#include "engine/rules/ranges.h"
#include "engine/rules/sets.h"
#include "variants/auction/rules/scoring.h"
#include "variants/auction/rules/selectors.h"

#include <algorithm>
#include <span>

// Why what is accepted can arise. Any cards can come in any groups, and anybody who has room and a florin may
// get a group for any price, because all others may pass: so a ship's cards came in as many groups as its
// price has florins, or fewer, and what was thrown away lay there in one group or several, of three cards if
// they came while all ships that were not full yet were empty. Which of these auctions lead from who began to
// who selects is found by trying (selectors.h). What is left of the day's deck was not thrown away by then if
// the day goes on, and was if it is over: a day ends with its deck or with the last ship, and only that one
// has cards for nothing. In an auction everybody up to who is asked may have passed, or said one of the bids.
namespace medici::auction {

namespace {

// Into so many groups at least so many cards went.
constexpr int fewestGroups(int cards)
{
    return (cards + mostTurned - 1) / mostTurned;
}

// Lays the table day by day, until something cannot be.
class Builder {
public:
    Builder(const Setup &setup, const Position &position) : m_position(position), m_state(Rules::start(setup))
    {}

    Arrangement<State> build()
    {
        const int day = m_position.number(field::of(field::dayKey)) - 1;
        while (m_state.day < day && loadDay() && paid(false))
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

    int number(const Field &where) const { return m_position.number(where); }
    int today() const { return m_state.day + 1; }
    bool full(Seat seat) const { return m_state.free(seat) == 0; }

    int open() const
    {
        int open = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            open += full(seat) ? 0 : 1;
        return open;
    }

    bool loadDay()
    {
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            if (!see(field::ship(seat, today())))
                return false;
            Ship &ship = m_state.ship(seat);
            for (const int piece : m_position.pieces(field::ship(seat, today()))) {
                const Card card(piece);
                ship.holds[ship.loaded++] = card;
                ship.value = static_cast<std::uint8_t>(ship.value + card.value());
            }
            House &house = m_state.house(seat);
            const int price = number(field::price(seat, today()));
            if (price > house.florins)
                return refuse(Wrong::TooDear, 10, field::price(seat, today()), house.florins);
            ship.price = static_cast<std::uint16_t>(price);
            house.florins = static_cast<std::uint16_t>(house.florins - price);
        }
        return true;
    }

    // A1, A5: of what was seen this day there are so many, and the rest is unseen.
    bool see(const Field &where)
    {
        for (const int piece : m_position.pieces(where)) {
            const Card card(piece);
            if (m_state.unseen.count(card) == 0)
                return refuse(Wrong::TooMany, 1, where, m_state.edition.deck[card.kind]);
            if (m_state.left == 0)
                return refuse(Wrong::DeckTooSmall, 5, where, m_state.edition.dayCards);
            m_state.unseen.remove(card);
            --m_state.left;
        }
        return true;
    }

    // A10, A16: whatever is on board was paid for, but for what the last open ship was filled with.
    bool paid(bool goesOn)
    {
        const int open = this->open();
        bool filled = false; // one ship, for nothing
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.ship(seat);
            const Field where = field::price(seat, today());
            if (ship.price > 0 && ship.loaded == 0)
                return refuse(Wrong::PaidForNothing, 12, where);
            const int least = fewestGroups(ship.loaded);
            if (ship.price >= least)
                continue;
            const bool last = open == 0 || (open == 1 && !full(seat));
            if (goesOn || filled || !last)
                return refuse(Wrong::NothingPaid, 10, where, least);
            filled = true;
        }
        return true;
    }

    bool buildToday()
    {
        using namespace field;
        const Phase phase = phases[static_cast<std::size_t>(number(of(phaseKey)))];
        const bool filling = phase == Phase::Filling;
        if (!loadDay() || !see(of(groupKey)) || !see(of(discardedKey)))
            return false;
        if (!filling && open() <= 1)
            return refuse(Wrong::OneOpen, 16, of(phaseKey));
        if (filling && open() != 1)
            return refuse(Wrong::NotOneOpen, 16, of(phaseKey));
        if (!paid(!filling))
            return false;
        if (m_state.left == 0 && phase != Phase::Bidding)
            return refuse(Wrong::DayOver, 17, of(dayKey), m_state.edition.dayCards);
        const auto selector = static_cast<Seat>(number(of(selectorKey)));
        if (!filling && full(selector))
            return refuse(Wrong::SelectorFull, 14, of(selectorKey));
        if (!canSelect(selector, filling))
            return refuse(Wrong::OtherSelector, 14, of(selectorKey));
        m_state.selector = selector;
        m_state.candidates = 0;
        m_state.phase = phase;
        m_state.mover = phase == Phase::Selecting ? selector : chance;
        return layGroup(phase) && (phase != Phase::Bidding || layBids());
    }

    // A6, A26 say who may have begun, A14 how it went on.
    bool canSelect(Seat selector, bool filling) const
    {
        const auto discarded = static_cast<int>(m_position.pieces(field::of(field::discardedKey)).size());
        Auctions auctions;
        auctions.seats = m_state.seats;
        auctions.discarded = {fewestGroups(discarded), discarded};
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.ship(seat);
            const bool free = filling && !full(seat); // some of it, as far as it was not paid
            auctions.bought[static_cast<std::size_t>(seat)] = {free ? std::min<int>(ship.price, 1)
                                                                    : fewestGroups(ship.loaded),
                                                               std::min<int>(ship.loaded, ship.price)};
            auctions.full |= (full(seat) ? 1U : 0U) << seat;
        }
        const unsigned first =
            m_state.phase == Phase::DrawingFirst ? m_state.candidates : 1U << m_state.selector;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            if (contains(first, seat) && auctions.lead(seat, selector, filling))
                return true;
        return false;
    }

    bool layGroup(Phase phase)
    {
        const std::vector<int> &group = m_position.pieces(field::of(field::groupKey));
        const auto size = static_cast<int>(group.size());
        int room = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            room = std::max(room, m_state.free(seat));
        const Field where = field::of(field::groupKey);
        if (size > room)
            return refuse(Wrong::GroupTooLarge, 8, where, room);
        const int most = std::min(mostTurned, room) - (phase == Phase::Bidding ? 0 : 1); // one more can come
        const int least = phase == Phase::Selecting || phase == Phase::Bidding ? 1 : 0;
        if (size < least || size > most)
            return refuse(Wrong::NoGroup, 7, where, most);
        for (const int piece : group)
            m_state.group[m_state.turned++] = Card(piece);
        return true;
    }

    // A9 to A11: in their order, up to who is asked.
    bool layBids()
    {
        const auto mover = static_cast<Seat>(number(field::of(field::toBidKey)));
        Seat seat = m_state.selector;
        bool asked = false;
        do {
            seat = m_state.leftOf(seat);
            const int bid = number(field::bid(seat));
            asked = asked || seat == mover;
            if (bid == 0)
                continue;
            if (asked)
                return refuse(Wrong::BidTooEarly, 9, field::bid(seat));
            if (bid <= m_state.highest || bid > m_state.house(seat).florins || !m_state.hasRoom(seat))
                return refuse(Wrong::BidTooLow, 11, field::bid(seat), m_state.highest);
            m_state.highest = static_cast<std::uint16_t>(bid);
            m_state.leader = seat;
            m_state.bids[static_cast<std::size_t>(seat)] = m_state.highest;
        } while (seat != m_state.selector);
        if (!m_state.hasRoom(mover) || m_state.house(mover).florins <= m_state.highest)
            return refuse(Wrong::CannotBid, 11, field::of(field::toBidKey));
        m_state.mover = mover;
        return true;
    }

    const Position &m_position;
    State m_state;
    std::optional<Misfit> m_misfit;
};

int numberOf(Phase phase)
{
    return static_cast<int>(ranges::find(phases, phase) - phases.begin());
}

} // namespace

Position Rules::fields(const State &table, const Position &known)
{
    using namespace field;
    const int lastSeat = table.seats - 1;
    FieldLayout layout(known);
    const int day = layout.add({.kind = Kind::Number, .key = dayKey, .least = 1, .most = days});
    const int phase =
        layout.add({.kind = Kind::Choice, .key = phaseKey, .most = static_cast<int>(phases.size()) - 1});
    layout.add({.kind = Kind::Player, .key = selectorKey, .most = lastSeat});
    if (phase != numberOf(Phase::Filling))
        layout.add({.kind = Kind::Pieces, .key = groupKey, .most = mostTurned, .kinds = cardKinds});
    const bool bidding = phase == numberOf(Phase::Bidding);
    if (bidding)
        layout.add({.kind = Kind::Player, .key = toBidKey, .most = lastSeat});
    layout.add(
        {.kind = Kind::Pieces, .key = discardedKey, .most = table.edition.dayCards, .kinds = cardKinds});
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (bidding)
            layout.add(bid(seat));
        for (int of = 1; of <= day; ++of) {
            Field hold = ship(seat, of);
            hold.most = table.spaces;
            layout.add(hold);
            layout.add(price(seat, of));
        }
    }
    Position position = layout.position();
    std::vector<int> gone = position.pieces(of(discardedKey)); // in whatever order
    ranges::sort(gone);
    position.put(of(discardedKey), gone);
    return position;
}

std::optional<Position> Rules::describe(const State &state)
{
    using namespace field;
    if (state.phase == Phase::DrawingFirst || state.phase == Phase::Over)
        return std::nullopt;
    Position known;
    known.put(of(dayKey), {state.day + 1});
    known.put(of(phaseKey), {numberOf(state.phase)});
    known.put(of(selectorKey), {state.selector});
    known.put(of(toBidKey), {std::max<int>(state.mover, 0)});
    Unseen gone(state.edition.deck); // what nobody sees any more
    std::vector<int> group;
    for (const Card card : std::span(state.group).first(state.turned)) {
        group.push_back(card.kind);
        gone.remove(card);
    }
    known.put(of(groupKey), group);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        known.put(bid(seat), {state.bids[static_cast<std::size_t>(seat)]});
        for (int day = 0; day <= state.day; ++day) {
            const Ship &loaded = state.house(seat).ships[static_cast<std::size_t>(day)];
            std::vector<int> pieces;
            for (const Card card : std::span(loaded.holds).first(loaded.loaded)) {
                pieces.push_back(card.kind);
                if (day == state.day)
                    gone.remove(card);
            }
            known.put(ship(seat, day + 1), pieces);
            known.put(price(seat, day + 1), {loaded.price});
        }
    }
    std::vector<int> discarded;
    gone.forEach([&](Card card, int count) {
        for (int i = state.unseen.count(card); i < count; ++i)
            discarded.push_back(card.kind);
    });
    known.put(of(discardedKey), discarded);
    return fields(state, known);
}

Arrangement<State> Rules::arrange(const Setup &setup, const Position &position)
{
    const Position whole = fields(start(setup), position);
    return Builder(setup, whole).build();
}

} // namespace medici::auction
