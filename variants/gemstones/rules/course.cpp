#include "variants/gemstones/rules/course.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>
#include <span>

namespace medici::gemstones {

namespace {

// Tables that can arise mostly take one for each turn. Where it takes more the wrong turns were tried first,
// and it goes better from another end.
constexpr std::size_t mostTried = 250;
// Where a turn can be taken back in millions of ways that lead nowhere; tables of games took 20,000 steps at
// most.
constexpr int mostSteps = 40'000;
constexpr int mostAttempts = 8;

constexpr GemSet setOf(std::size_t gem)
{
    return static_cast<GemSet>(1U << gem);
}

// The columns that have most first: what is left for the first turns is then spread over all of them.
PerGem<std::size_t> fullestFirst(const PerGem<int> &heights, int attempt)
{
    PerGem<std::size_t> order{};
    for (std::size_t place = 0; place < gems; ++place)
        order[place] = (place + static_cast<std::size_t>(attempt)) % gems;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return heights[a] > heights[b]; });
    return order;
}

} // namespace

bool Course::Offer::takes(int number)
{
    if (contains(numbers, number))
        return true;
    numbers |= 1U << number;
    return open-- > 0;
}

bool Course::exists()
{
    for (m_attempt = 0; m_attempt < mostAttempts; ++m_attempt) {
        m_tried.clear();
        m_steps = 0;
        if (attempt())
            return true;
        if (!tired())
            return false;
    }
    return true;
}

bool Course::tired() const
{
    return m_tried.size() >= mostTried || m_steps >= mostSteps;
}

bool Course::attempt()
{
    Before table;
    table.turns = m_turns;
    table.sheets = m_table.sheets;
    for (std::size_t seat = 0; seat < table.said.size(); ++seat)
        table.said[seat] = table.sheets[seat].announced;
    if (m_table.phase != Phase::Following)
        return undoPairsMade(table, m_table.paired);
    const GemSet left = m_table.colours(m_table.left);
    Offer offer{.gems = left, .taken = left};
    forEachIn(m_table.left & numberDice, [&](int die) { offer.numbers |= 1U << m_table.number(die); });
    return undoFollowing(table, 0, m_table.active, offer);
}

// Whether turns lead to how a table was before one of them.
bool Course::reached(Before table)
{
    if (!possible(table))
        return false;
    if (table.turns == 0)
        return true;
    return m_tried.insert(keyOf(table)).second && endsTurn(table) && undoTurn(table);
}

bool Course::possible(const Before &table) const
{
    for (Seat seat = 0; seat < m_players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const Sheet &sheet = table.sheets[at];
        const int place = (seat - m_table.first + tableSeats) % tableSeats;
        const int own = (table.turns - place + tableSeats - 1) / tableSeats;
        const int most = pairsATurn * own + table.turns - own;
        const int count = sheet.written();
        if (count > most || (count < most && !sheet.anyFull())) // G8, G12
            return false;
        if (own == 0 && table.said[at].value_or(false)) // G16
            return false;
        if (table.turns % tableSeats == 0 && sheet.least() >= sheet.limits.enough) // G17
            return false;
    }
    return true;
}

// G16: what is said at the end of the last turn; said twice it would have been the end.
bool Course::endsTurn(Before &table) const
{
    const Seat active = activeIn(table.turns - 1);
    if (active >= m_players)
        return true;
    const auto at = static_cast<std::size_t>(active);
    const bool sorted = table.sheets[at].sorted();
    if (table.said[at].value_or(sorted) != sorted)
        return false;
    table.said[at] = sorted ? std::optional(false) : std::nullopt;
    return true;
}

bool Course::undoTurn(const Before &table)
{
    Before before = table;
    --before.turns;
    const Seat active = activeIn(before.turns);
    const bool alone = m_players == (active < m_players ? 1 : 0);
    if (alone)
        return undoPairs(before, active, pairsATurn, 0);
    PerGem<int> heights{};
    for (Seat seat = 0; seat < m_players; ++seat)
        for (std::size_t column = 0; column < gems; ++column)
            heights[column] += before.sheets[static_cast<std::size_t>(seat)].columns[column].filled;
    const PerGem<std::size_t> order = fullestFirst(heights, m_attempt);
    for (std::size_t second = 0; second < gems; ++second)
        for (std::size_t first = 0; first <= second; ++first) {
            const Offer offer{.gems = static_cast<GemSet>(setOf(order[first]) | setOf(order[second])),
                              .open = 2};
            if (undoFollowing(before, 0, active, offer))
                return true;
        }
    return false;
}

// G8, G14: from some seat on.
bool Course::undoFollowing(const Before &table, Seat seat, Seat active, Offer offer)
{
    ++m_steps;
    if (seat == m_players) {
        if (std::popcount(offer.gems) > std::popcount(offer.taken)) // fewer gems forbid less
            return false;
        return isNow(table)      ? undoPairsMade(table, m_table.paired)
            : active < m_players ? undoPairs(table, active, pairsATurn, offer.gems)
                                 : reached(table);
    }
    const Seat next = static_cast<Seat>(seat + 1);
    if (seat == active || (isNow(table) && !hasFollowed(seat)))
        return undoFollowing(table, next, active, offer);
    const auto at = static_cast<std::size_t>(seat);
    if (table.sheets[at].writable(offer.gems) == 0) { // nothing was written
        Offer none = offer;
        none.taken = std::popcount(offer.gems) == 1 ? offer.gems : offer.taken;
        if (undoFollowing(table, next, active, none))
            return true;
    }
    for (std::size_t gem = 0; gem < gems && !tired(); ++gem) {
        const Column &column = table.sheets[at].columns[gem];
        Offer taking = offer;
        if (!contains(offer.gems, gem) || column.filled == 0 || !taking.takes(column.last()))
            continue;
        taking.taken |= setOf(gem);
        Before before = table;
        before.sheets[at].columns[gem].takeBack();
        if (contains(before.sheets[at].writable(offer.gems), gem)
            && undoFollowing(before, next, active, taking))
            return true;
    }
    return false;
}

// G7, G12: from the last pair to the first, beside what was on offer after it.
bool Course::undoPairs(const Before &table, Seat active, int pairs, GemSet offered)
{
    ++m_steps;
    if (pairs == 0)
        return reached(table);
    const auto at = static_cast<std::size_t>(active);
    const Sheet &sheet = table.sheets[at];
    PerGem<int> spare{}; // what the others cannot follow with
    for (std::size_t column = 0; column < gems; ++column) {
        spare[column] = tableSeats * sheet.columns[column].filled;
        for (const Sheet &any : std::span(table.sheets).first(static_cast<std::size_t>(m_players)))
            spare[column] -= any.columns[column].filled;
    }
    const PerGem<std::size_t> order = fullestFirst(spare, m_attempt);
    for (std::size_t place = 0; place < gems && !tired(); ++place) {
        const std::size_t gem = order[place];
        const auto offer = static_cast<GemSet>(offered | setOf(gem));
        if (sheet.columns[gem].filled == 0)
            continue;
        Before before = table;
        before.sheets[at].columns[gem].takeBack();
        if (contains(before.sheets[at].writable(offer), gem) && undoPairs(before, active, pairs - 1, offer))
            return true;
        if (sheet.writable(offer) == 0 && undoPairs(table, active, pairs - 1, offer)) // set aside
            return true;
    }
    return false;
}

// Those of the turn that is going on, of which the dice lie there.
bool Course::undoPairsMade(const Before &table, int pairs)
{
    if (pairs == 0 || m_table.active >= m_players)
        return reached(table);
    const auto at = static_cast<std::size_t>(m_table.active);
    const auto last = static_cast<std::size_t>(pairs) - 1;
    DiceSet left = m_table.left;
    for (std::size_t pair = last; pair < m_table.paired; ++pair)
        left |= m_table.pairs[pair].set();
    const GemSet offered = m_table.colours(left);
    const Sheet &sheet = table.sheets[at];
    const Gem gem = m_table.gemOf(m_table.pairs[last]);
    if (sheet.writable(offered) == 0 && undoPairsMade(table, pairs - 1))
        return true;
    if (sheet[gem].filled == 0 || sheet[gem].last() != m_table.numberOf(m_table.pairs[last]))
        return false;
    Before before = table;
    before.sheets[at][gem].takeBack();
    return contains(before.sheets[at].writable(offered), static_cast<std::size_t>(gem))
        && undoPairsMade(before, pairs - 1);
}

bool Course::hasFollowed(Seat seat) const
{
    const auto order = [&](Seat of) { return (of - m_table.active + tableSeats) % tableSeats; };
    return order(seat) < order(m_table.mover);
}

Course::Key Course::keyOf(const Before &table) const
{
    Key key{static_cast<std::uint8_t>(table.turns)};
    std::size_t place = 1;
    for (std::size_t seat = 0; seat < table.sheets.size(); ++seat) {
        key[place++] = table.said[seat] ? static_cast<std::uint8_t>(*table.said[seat]) : 2;
        for (const Column &column : table.sheets[seat].columns)
            key[place++] = column.filled;
    }
    return key;
}

} // namespace medici::gemstones
