#pragma once

#include "engine/players/gameof.h"
#include "engine/players/scale.h"
#include "engine/rules/ranges.h"
#include "variants/gemstones/player/nets.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace medici::gemstones {

// Finds the best of the pairs that may be made, by what the sheet is worth once all pairs of the turn are
// written: three of them, on a turn of one's own, are planned together. What the net reads of the rest of
// the table is the same for all of them and is summed once.
class Plan {
public:
    Plan(const State &state, const SheetNet &net)
        : m_net(net), m_features(state, state.mover), m_units(net.bias)
    {
        net.add(m_units, sheetInputs, m_features.table());
        forEachIn(state.left & gemDice, [&](int die) { ++m_gems[sideOf(state, die)]; });
        forEachIn(state.left & numberDice, [&](int die) { ++m_numbers[sideOf(state, die)]; });
    }

    struct Step {
        std::size_t gem = 0;
        int number = 0;

        friend bool operator==(const Step &, const Step &) = default;
    };

    // The first pair of the best plan of so many pairs; not to be asked when every colour is full.
    Step first(int pairs)
    {
        m_most = std::numeric_limits<float>::lowest();
        search(m_features.look(), pairs, {}, nullptr);
        return m_best;
    }

    // The first pairs of all such plans, the best ones first; of pairs that are made in any order, one.
    std::vector<Step> firsts(int pairs)
    {
        std::vector<std::pair<float, Step>> plans;
        m_plans = &plans;
        first(pairs);
        m_plans = nullptr;
        ranges::stable_sort(plans, std::greater(), &std::pair<float, Step>::first);
        std::vector<Step> firsts;
        for (const auto &[worth, step] : plans)
            firsts.push_back(step);
        return firsts;
    }

private:
    static constexpr float surest = 1e6F;

    static std::size_t sideOf(const State &state, int die)
    {
        return state.shown[static_cast<std::size_t>(die)];
    }

    GemSet onOffer() const
    {
        unsigned colours = 0;
        for (std::size_t gem = 0; gem < gems; ++gem)
            colours |= static_cast<unsigned>(m_gems[gem] > 0) << gem;
        return static_cast<GemSet>(colours);
    }

    void judge(const SheetLook &look, const Step &first)
    {
        const float worth = m_features.wins(look) ? surest : m_net.read(m_units, m_features.numbersOf(look));
        if (worth > m_most) {
            m_most = worth;
            m_best = first;
        }
        if (m_plans == nullptr)
            return;
        const auto known = ranges::find(*m_plans, first, &std::pair<float, Step>::second);
        if (known == m_plans->end())
            m_plans->emplace_back(worth, first);
        else
            known->first = std::max(known->first, worth);
    }

    // What was made last, and what could have been.
    struct Before {
        std::size_t place = 0;
        unsigned colours = 0;
    };

    void search(const SheetLook &look, int left, const Before &before, const Step *first)
    {
        const unsigned colours = left == 0 ? 0 : look.writable(onOffer());
        if (colours == 0) { // nothing more is written
            judge(look, *first);
            return;
        }
        for (unsigned rest = colours; rest != 0; rest &= rest - 1) {
            const auto gem = static_cast<std::size_t>(std::countr_zero(rest));
            for (std::size_t side = 0; side < sides; ++side) {
                const std::size_t place = gem * sides + side;
                // Two pairs that may be written in either order are tried in one.
                const bool tried = contains(before.colours, gem) && place < before.place;
                if (m_numbers[side] == 0 || tried)
                    continue;
                const Step step{gem, static_cast<int>(side) + 1};
                SheetLook then = look;
                then.write(gem, step.number);
                --m_gems[gem];
                --m_numbers[side];
                search(then, left - 1, {place, colours}, first != nullptr ? first : &step);
                ++m_gems[gem];
                ++m_numbers[side];
            }
        }
    }

    const SheetNet &m_net;
    Features m_features;
    SheetNet::Units m_units;
    PerGem<int> m_gems{}; // dice left of each colour and number
    std::array<int, sides> m_numbers{};
    float m_most = 0;
    Step m_best;
    std::vector<std::pair<float, Step>> *m_plans = nullptr; // where somebody wants to know them
};

struct Player {
    static constexpr Skills skills{.estimates = true,
                                   .shortlists = true,
                                   .decisive = true,
                                   .trusted = true,
                                   .learns = true,
                                   .tastes = true};

    static bool learned(const State &state) { return state.usual; }

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        return learned(state) ? best(state, choices, netsFor(state.seats).sheet) : plainBest(state, choices);
    }

    static Code best(const State &state, const Choices &choices, const SheetNet &net)
    {
        if (state.phase == Phase::Offered)
            return rerolled(state);
        if (choices.size() == 1 || nothingToWrite(state, choices))
            return choices[0];
        return codeOf(state, Plan(state, net).first(pairsLeft(state)));
    }

    // By how near a pair brings the sheet to order, without anything learned.
    static Code plainBest(const State &state, const Choices &choices)
    {
        if (state.phase == Phase::Offered)
            return rerolled(state);
        if (choices.size() == 1 || nothingToWrite(state, choices))
            return choices[0];
        Code best = choices[0];
        int least = std::numeric_limits<int>::max();
        for (const Choice &choice : choices)
            if (const int wanting = wantingAfter(state, pairOf(choice.code)); wanting < least) {
                least = wanting;
                best = choice.code;
            }
        return best;
    }

    // By what becomes of the turn.
    static std::vector<Code> shortlist(const State &state, const Choices &choices)
    {
        std::vector<Code> codes;
        if (state.phase == Phase::Offered || nothingToWrite(state, choices) || !learned(state)) {
            for (const Choice &choice : choices)
                codes.push_back(choice.code);
            return codes;
        }
        for (const Plan::Step &step : Plan(state, netsFor(state.seats).sheet).firsts(pairsLeft(state)))
            codes.push_back(codeOf(state, step));
        return codes;
    }

    // A playout goes on until the next turn of one's own is over; then the sheet is judged.
    static std::optional<Worth> estimate(const State &root, const State &state)
    {
        const Seat seat = root.mover;
        const bool turnBegins = state.phase == Phase::Rolling && state.rolling == state.turnDice();
        if (!learned(state) || !turnBegins || state.active != seatAfter(seat)
            || turnOf(state) <= turnOf(root) + 1)
            return std::nullopt;
        const SheetNet &net = netsFor(state.seats).sheet;
        State ended = state;
        ended.active = seat; // as it was a moment ago
        const Features features(ended, seat);
        SheetNet::Units units = net.bias;
        net.add(units, sheetInputs, features.table());
        return static_cast<Worth>(worthUnit(state.seats)
                                  * net.read(units, features.numbersOf(features.look())));
    }

    // `easy` and `normal` as strength.md has them; what slips cost is a guess yet, after the dice game.
    static constexpr std::array<StrengthStep, 4> steps{{
        {350, 60, 0},
        {570, 25, 0},
        {942, 0, 0},
        {Mind::strongest, 0, 1000},
    }};
    static constexpr StrengthScale scale{.random = 100, .easy = 850, .steps = steps};

    static Worth taste(Character character, const State &root, const State &state);

    static int simulations(Level level, int)
    {
        if (level == Level::Hard)
            return 2400;
        return level == Level::Normal ? 80 : 10;
    }

private:
    // What a sheet wants of being sorted once this is written: order, by how much sums fall, and rows.
    static int wantingAfter(const State &state, Pair pair)
    {
        SheetLook look(state.sheet(state.mover));
        look.write(static_cast<std::size_t>(state.gemOf(pair)), state.numberOf(pair));
        int falls = 0;
        for (std::size_t gem = 0; gem + 1 < gems; ++gem)
            falls += std::max(0, look.sums[gem] - look.sums[gem + 1]);
        return 4 * look.disorder() + 2 * falls + look.missing(state.limits().sorted);
    }

    static int turnOf(const State &state)
    {
        return state.round * tableSeats + (state.active - state.first + tableSeats) % tableSeats;
    }

    static bool nothingToWrite(const State &state, const Choices &choices)
    {
        return state.sheet(state.mover)[state.gemOf(pairOf(choices[0]))].full();
    }

    static int pairsLeft(const State &state)
    {
        return state.phase == Phase::Pairing ? pairsATurn - state.paired : 1;
    }

    static Code codeOf(const State &state, const Plan::Step &step)
    {
        return codeOfPair(dieShowing(state, state.left & gemDice, static_cast<int>(step.gem)),
                          dieShowing(state, state.left & numberDice, step.number - 1));
    }

    static int dieShowing(const State &state, DiceSet among, int side)
    {
        int found = 0;
        forEachIn(among, [&](int die) {
            if (state.shown[static_cast<std::size_t>(die)] == side)
                found = die;
        });
        return found;
    }

    // All of a set but one: different dice give more to choose from.
    static Code rerolled(const State &state)
    {
        const unsigned offered = offeredAgain(state);
        const unsigned colours = offered & gemDice;
        const unsigned numbers = offered & numberDice;
        return static_cast<Code>((colours & (colours - 1)) | (numbers & (numbers - 1)));
    }
};

} // namespace medici::gemstones

// Compiled once, in player.cpp: its search takes the compiler long.
extern template class medici::GameOf<medici::gemstones::Rules, medici::gemstones::Player>;
