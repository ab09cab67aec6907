#include "variants/gemstones/rules/position.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/course.h"

#include <algorithm>
#include <span>

namespace medici::gemstones {

namespace {

// Whether the sheet can have been sorted, or not sorted, when it had so many numbers less.
bool canHaveBeen(bool sorted, Sheet sheet, int less, std::size_t from = 0)
{
    if (less == 0)
        return sheet.sorted() == sorted;
    for (std::size_t gem = from; gem < gems; ++gem)
        if (sheet.columns[gem].filled > 0) {
            Sheet before = sheet;
            before.columns[gem].takeBack();
            if (canHaveBeen(sorted, before, less - 1, gem))
                return true;
        }
    return false;
}

// G6: whether the dice that lie there show a set of three.
bool isOffered(const Position &position)
{
    State state;
    for (const std::string_view key : {field::gemsKey, field::numbersKey}) {
        const std::vector<int> &pieces = position.pieces(field::of(key));
        if (pieces.size() != diceOfAKind)
            return false;
        ranges::transform(pieces, state.shown.begin() + (key == field::gemsKey ? 0 : diceOfAKind),
                          [](int piece) { return static_cast<std::uint8_t>(piece); });
    }
    return offeredAgain(state) != 0;
}

class Builder {
public:
    Builder(const Setup &setup, const Position &position)
        : m_setup(setup), m_position(position), m_state(Rules::start(setup))
    {}

    Arrangement<State> build()
    {
        using namespace field;
        m_state.round = static_cast<std::uint8_t>(number(of(roundKey)) - 1);
        m_state.first = static_cast<Seat>(number(of(firstKey)));
        m_state.active = static_cast<Seat>(number(of(activeKey)));
        m_state.phase = Phase::Rolling;
        m_state.rolling = m_state.turnDice();
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            for (std::size_t gem = 0; gem < gems; ++gem)
                for (const int piece : m_position.pieces(column(seat, gem)))
                    m_state.sheet(seat).columns[gem].write(piece + 1);
            m_state.sheet(seat).announced = number(sorted(seat)) != 0;
        }
        if (m_setup.first != chance && m_setup.first != m_state.first)
            refuse(Wrong::OtherStart, 4, of(firstKey));
        else if (layDice() && layPairs() && haveFollowed())
            for (Seat seat = 0; seat < m_state.seats && !m_misfit; ++seat)
                if (!hasMoved(seat))
                    fits(seat, m_state.sheet(seat));
        for (Seat last = 0; last < m_state.seats && !m_misfit; ++last)
            if (!Course(m_state, static_cast<Seat>(last + 1)).exists())
                refuse(last == 0 ? Wrong::NoTurns : Wrong::OtherDice, 8,
                       {.key = field::columnKey, .seat = last});
        return {m_state, m_misfit};
    }

private:
    bool refuse(Wrong reason, int rule, const Field &where, int figure = 0)
    {
        m_misfit = {static_cast<int>(reason), rule, where, figure};
        return false;
    }

    int number(const Field &where) const { return m_position.number(where); }
    int place(Seat seat) const { return (seat - m_state.first + tableSeats) % tableSeats; }
    // In this turn.
    bool hasMoved(Seat seat) const
    {
        if (seat == m_state.active)
            return m_state.paired > 0;
        return m_state.phase == Phase::Following
            && orderFrom(m_state.active, seat) < orderFrom(m_state.active, m_state.mover);
    }
    static int orderFrom(Seat from, Seat seat) { return (seat - from + tableSeats) % tableSeats; }

    // G5, G14
    bool layDice()
    {
        using namespace field;
        const std::vector<int> &shownGems = m_position.pieces(of(gemsKey));
        const std::vector<int> &shownNumbers = m_position.pieces(of(numbersKey));
        const std::size_t each = m_state.real(m_state.active) ? diceOfAKind : 2;
        if (shownGems.empty() && shownNumbers.empty())
            return true;
        if (shownGems.size() != each)
            return refuse(Wrong::WrongDice, each == 2 ? 14 : 5, of(gemsKey), static_cast<int>(each));
        if (shownNumbers.size() != each)
            return refuse(Wrong::WrongDice, each == 2 ? 14 : 5, of(numbersKey), static_cast<int>(each));
        for (std::size_t die = 0; die < each; ++die) {
            m_state.shown[die] = static_cast<std::uint8_t>(shownGems[die]);
            m_state.shown[die + diceOfAKind] = static_cast<std::uint8_t>(shownNumbers[die]);
        }
        m_state.rolling = 0;
        m_state.left = m_state.turnDice();
        if (m_state.real(m_state.active)) {
            const bool offered = offeredAgain(m_state) != 0 && number(of(keptKey)) == 0
                && m_position.pieces(of(pairsKey)).empty();
            m_state.phase = offered ? Phase::Offered : Phase::Pairing;
            m_state.mover = m_state.active;
        }
        return true;
    }

    // G7: each pair is of the first dice that show it, and stands at the end of its column.
    bool layPairs()
    {
        const Field where = field::of(field::pairsKey);
        const std::vector<int> &pieces = m_position.pieces(where);
        if (pieces.empty())
            return true;
        for (const int piece : pieces) {
            Pair pair;
            bool foundGem = false;
            bool foundNumber = false;
            forEachIn(m_state.left, [&](int die) {
                const int shown = m_state.shown[static_cast<std::size_t>(die)];
                if (die < diceOfAKind && !foundGem && shown == piece / sides) {
                    pair.gem = static_cast<std::uint8_t>(die);
                    foundGem = true;
                } else if (die >= diceOfAKind && !foundNumber && shown == piece % sides) {
                    pair.number = static_cast<std::uint8_t>(die - diceOfAKind);
                    foundNumber = true;
                }
            });
            if (!foundGem || !foundNumber)
                return refuse(Wrong::NoSuchPair, 7, where);
            m_state.left = static_cast<DiceSet>(m_state.left & ~pair.set());
            m_state.pairs[m_state.paired++] = pair;
        }
        if (takeBackPairs(m_state.sheet(m_state.active), m_state.paired))
            return true;
        return !m_misfit
            && refuse(m_written ? Wrong::MayNotPair : Wrong::NotWritten, m_written ? 12 : 9, where);
    }

    // From the last to the first; what found its column full was not written (G12).
    bool takeBackPairs(Sheet sheet, int pair)
    {
        if (pair == 0) {
            m_written = true;
            return canPair(sheet) && fits(m_state.active, sheet);
        }
        const Pair last = m_state.pairs[static_cast<std::size_t>(pair) - 1];
        Column &column = sheet[m_state.gemOf(last)];
        if (column.full() && takeBackPairs(sheet, pair - 1))
            return true;
        if (column.filled == 0 || column.last() != m_state.numberOf(last))
            return false;
        column.takeBack();
        return takeBackPairs(sheet, pair - 1);
    }

    // G12, G13, on from how the sheet was before them.
    bool canPair(const Sheet &sheet)
    {
        State turn = m_state;
        turn.sheet(turn.active) = sheet;
        turn.left = turn.turnDice();
        for (const Pair pair : std::span(m_state.pairs).first(m_state.paired)) {
            if (!contains(pairable(turn), pair.gem))
                return false;
            if (Column &column = turn.sheet(turn.active)[turn.gemOf(pair)]; !column.full())
                column.write(turn.numberOf(pair));
            turn.left = static_cast<DiceSet>(turn.left & ~pair.set());
        }
        return turn.sheet(turn.active) == m_state.sheet(m_state.active);
    }

    // G8, G14: those between who rolled and who is to play have written one pair each.
    bool haveFollowed()
    {
        if (m_state.rolling != 0 || (m_state.real(m_state.active) && m_state.paired < pairsATurn))
            return true;
        const Field where = field::of(field::toPlayKey);
        const auto mover = static_cast<Seat>(number(where));
        if (mover == m_state.active)
            return refuse(Wrong::NotToPlay, 8, where);
        m_state.phase = Phase::Following;
        m_state.mover = mover;
        const GemSet colours = m_state.colours(m_state.left);
        if (m_state.sheet(mover).writable(colours) == 0)
            return refuse(Wrong::NotToPlay, 12, where);
        for (Seat seat = seatAfter(m_state.active); seat != mover; seat = seatAfter(seat))
            if (m_state.real(seat) && !hasFollowed(seat, colours))
                return !m_misfit && refuse(Wrong::NotToPlay, 8, where);
        return true;
    }

    bool hasFollowed(Seat seat, GemSet colours)
    {
        for (std::size_t gem = 0; gem < gems; ++gem) {
            Sheet sheet = m_state.sheet(seat);
            Column &column = sheet.columns[gem];
            if (column.filled == 0 || !contains(colours, gem))
                continue;
            const int number = column.last();
            bool there = false;
            forEachIn(m_state.left & numberDice,
                      [&](int die) { there = there || m_state.number(die) == number; });
            column.takeBack();
            if (there && contains(sheet.writable(colours), gem) && fits(seat, sheet))
                return true;
        }
        return m_state.sheet(seat).writable(colours) == 0 && fits(seat, m_state.sheet(seat));
    }

    // Each sheet for itself, as it was when this turn began.
    bool fits(Seat seat, const Sheet &sheet)
    {
        m_misfit.reset();
        const int ahead = place(seat) < place(m_state.active) ? 1 : 0;
        const int own = m_state.round + ahead;
        const int turns = m_state.round * tableSeats + place(m_state.active);
        const int most = pairsATurn * own + turns - own;
        const int count = sheet.written();
        const Field where = {.key = field::columnKey, .seat = seat};
        // G8: a number a turn, three in one's own, unless a column that they could go to is full.
        if (count > most || (count < most && !sheet.anyFull()))
            return refuse(Wrong::Numbers, 8, where, most + m_state.sheet(seat).written() - count);
        const int thisRound = place(m_state.active) + 2 * ahead;
        if (sheet.least() - thisRound >= sheet.limits.enough)
            return refuse(Wrong::GameOver, 17, where, sheet.limits.enough);
        return sortedAsSaid(seat, sheet, own);
    }

    // G16: at the end of the last turn of one's own, after which the others had theirs.
    bool sortedAsSaid(Seat seat, const Sheet &sheet, int own)
    {
        const bool said = m_state.sheet(seat).announced;
        const Field where = field::sorted(seat);
        if (own == 0)
            return !said || refuse(Wrong::NotSorted, 16, where);
        const int since = (place(m_state.active) - place(seat) + tableSeats - 1) % tableSeats;
        for (int less = sheet.anyFull() ? 0 : since; less <= since; ++less)
            if (canHaveBeen(said, sheet, less))
                return true;
        return refuse(said ? Wrong::NotSorted : Wrong::Sorted, 16, where);
    }

    const Setup &m_setup;
    const Position &m_position;
    State m_state;
    bool m_written = false; // the pairs stand where they should
    std::optional<Misfit> m_misfit;
};

} // namespace

Position Rules::fields(const State &table, const Position &known)
{
    using namespace field;
    using Kind = Field::Kind;
    FieldLayout layout(known);
    layout.add({.kind = Kind::Number, .key = roundKey, .least = 1, .most = mostRounds});
    if (!table.solo())
        layout.add({.kind = Kind::Player, .key = firstKey, .most = table.seats - 1});
    const auto active =
        static_cast<Seat>(layout.add({.kind = Kind::Player, .key = activeKey, .most = tableSeats - 1}));
    const int each = table.real(active) ? diceOfAKind : 2;
    layout.add({.kind = Kind::Pieces, .key = gemsKey, .most = each, .kinds = gems});
    layout.add({.kind = Kind::Pieces, .key = numbersKey, .most = each, .kinds = sides});
    const std::vector<int> shown = layout.position().pieces(of(gemsKey));
    if (!shown.empty()) {
        if (table.real(active)) {
            layout.add({.kind = Kind::Pieces, .key = pairsKey, .most = pairsATurn, .kinds = pairKinds});
            if (layout.position().pieces(of(pairsKey)).empty() && isOffered(layout.position()))
                layout.add({.kind = Kind::Choice, .key = keptKey, .most = 1});
        }
        if (!table.real(active) || layout.position().pieces(of(pairsKey)).size() == pairsATurn)
            layout.add({.kind = Kind::Player, .key = toPlayKey, .most = table.seats - 1});
    }
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (std::size_t gem = 0; gem < gems; ++gem) {
            Field numbers = column(seat, gem);
            numbers.most = table.limits().rows;
            layout.add(numbers);
        }
        layout.add(sorted(seat));
    }
    return layout.position();
}

std::optional<Position> Rules::describe(const State &state)
{
    using namespace field;
    if (state.phase == Phase::DrawingFirst || state.phase == Phase::Over
        || (state.phase == Phase::Rolling && (state.rolling != state.turnDice() || state.left != 0)))
        return std::nullopt;
    Position known;
    known.put(of(roundKey), {state.round + 1});
    known.put(of(firstKey), {state.first});
    known.put(of(activeKey), {state.active});
    if (state.phase != Phase::Rolling) {
        std::vector<int> shownGems;
        std::vector<int> shownNumbers;
        forEachIn(state.turnDice(), [&](int die) {
            (die < diceOfAKind ? shownGems : shownNumbers)
                .push_back(state.shown[static_cast<std::size_t>(die)]);
        });
        known.put(of(gemsKey), shownGems);
        known.put(of(numbersKey), shownNumbers);
        known.put(of(keptKey), {state.phase == Phase::Offered ? 0 : 1});
        std::vector<int> pairs;
        for (const Pair pair : std::span(state.pairs).first(state.paired))
            pairs.push_back(pieceOf(state.gemOf(pair), state.numberOf(pair)));
        known.put(of(pairsKey), pairs);
        known.put(of(toPlayKey), {std::max<int>(state.mover, 0)});
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (std::size_t gem = 0; gem < gems; ++gem) {
            const Column &written = state.sheet(seat).columns[gem];
            std::vector<int> numbers;
            for (std::size_t row = 0; row < written.filled; ++row)
                numbers.push_back(written.sums[row] - (row == 0 ? 0 : written.sums[row - 1]) - 1);
            known.put(column(seat, gem), numbers);
        }
        known.put(sorted(seat), {state.sheet(seat).announced ? 1 : 0});
    }
    return fields(state, known);
}

Arrangement<State> Rules::arrange(const Setup &setup, const Position &position)
{
    const Position whole = fields(start(setup), position);
    return Builder(setup, whole).build();
}

} // namespace medici::gemstones
