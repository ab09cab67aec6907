#pragma once

#include "engine/players/beliefs.h"
#include "engine/players/budget.h"
#include "engine/players/endgame.h"
#include "engine/players/knowledge.h"
#include "engine/players/ledger.h"
#include "engine/players/rootmove.h"
#include "engine/players/scale.h"
#include "engine/players/slips.h"
#include "engine/players/worth.h"
#include "engine/rules/cancellation.h"
#include "engine/rules/ranges.h"
#include "engine/rules/rules.h"
#include "engine/rules/think.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace medici {

// Expectimax by sampling, the one search of all variants. The moves at the root are compared by
// playouts in which every seat plays for itself (max^n) as the variant's knowledge suggests and chance
// is drawn anew; playout number i meets the same luck behind every move, so that moves differ by their
// merit. After each stage all but the better half drops out (sequential halving), and where the knowledge is
// decisive a move that is surely worse than the leading one at once: easy decisions are quick. It gains more
// than a tree: after five dice no position comes up twice (figures in tests/bench/README.md).
//
// Before all that it tries to look the rest of the game through, which at its end is exact and no dearer.
//
// With a Ledger the same race decides, and it is entered how each of its playouts ended. Then moves that were
// asked about catch up with the best one, and what the race has left of its budget goes to the moves of which
// least is known.
template <class R, KnowledgeOf<R> K, class Account = NoLedger>
class Search {
public:
    using State = typename R::State;

    // Of how the table came about nothing is known.
    Search(const State &root, Seed seed) : Search(root, {root, {}}, seed) {}
    Search(const State &root, const Past<R> &past, Seed seed) : m_root(root), m_past(past), m_seed(seed) {}

    // By one who has watched what is past.
    void follow(Watcher<R, K> &watcher) { m_watcher = &watcher; }

    Thought think(const Limits &limits, const Cancellation &cancelled)
    {
        if (limits.mind == Level::Random) {
            Choices choices;
            R::list(m_root, choices);
            return {PlayoutRandom(m_seed).pick(choices)};
        }
        begin(limits);
        goOn(std::numeric_limits<std::int64_t>::max(), cancelled);
        return thought();
    }

    // For who wants more than a move: begins to think of the moves of who decides, and in any case of those
    // that are asked about; or of nothing but luck, where nobody decides.
    void begin(const Limits &limits, const Inquiry &inquiry = {})
    {
        const Effort effort = effortOf(limits.mind);
        const int usual = effort.playouts;
        m_slips = effort.slips;
        m_character = limits.mind.character;
        m_budget = Budget(limits, usual);
        m_manners = inquiry.manners;
        m_brief = inquiry.briefly;
        if (inquiry.nothingElse && R::actor(m_root) >= 0)
            return compareOnly(inquiry, limits.simulations > 0 ? limits.simulations : usual);
        if (!Account::kept || R::actor(m_root) >= 0)
            gather();
        else
            m_candidates.emplace_back();
        m_racing = m_most = m_candidates.size();
        if (!Account::kept && m_racing == 1)
            return;
        const std::int64_t playouts = limits.simulations > 0 ? limits.simulations : usual;
        // Whoever plays below his best, or for something else than to win, goes by how it looks.
        const bool plain = m_slips == 0 && m_character == Character::None;
        if (limits.exactly && plain && solve(limits.tables > 0 ? limits.tables : playouts * tablesAPlayout))
            return;
        m_stages = static_cast<int>(std::bit_width(m_racing - 1));
        for (const Code move : inquiry.moves)
            compare(move)->asked = true;
        believe();
    }

    // About so many playouts more. False when there is nothing left to do.
    bool goOn(std::int64_t playouts, const Cancellation &cancelled)
    {
        if (m_exact)
            return false;
        const std::int64_t before = m_done;
        while (m_done - before < playouts && !cancelled.requested())
            if (!(m_only ? sweepOnly() : race() || deepen()))
                return false;
        return true;
    }

    Evaluation evaluation() const
    {
        const Candidate &best = this->best();
        Evaluation evaluation;
        if (accounted())
            evaluation.outlook = best.account.outlook();
        evaluation.playouts = static_cast<int>(m_done);
        evaluation.exact = m_exact;
        evaluation.quick = m_quick;
        if (R::actor(m_root) < 0)
            return evaluation;
        for (const Candidate &candidate : m_candidates)
            evaluation.moves.push_back(weighed(candidate, best));
        ranges::stable_sort(evaluation.moves, [&](const WeighedMove &a, const WeighedMove &b) {
            if (a.code == best.code || b.code == best.code)
                return a.code == best.code && b.code != best.code;
            return a.difference.worth.mean > b.difference.worth.mean;
        });
        return evaluation;
    }

private:
    using Candidate = RootMove<Account>;

    // Of the playouts that are judged on the way, one in so many goes on all the same: for the scores.
    static constexpr std::uint64_t toTheEnd = 16;

    // As many tables as can be looked at in the time of a playout.
    static constexpr std::int64_t tablesAPlayout = 200;

    // After how many playouts of each move they are compared for the first time, and then again.
    static constexpr std::size_t firstLook = 16;
    static constexpr std::size_t looks = 8;
    // So many standard errors behind is surely worse; so many are doubtful.
    static constexpr double sure = 3;
    static constexpr double doubtful = 1;
    // Where luck comes from with which moves are made that are not the best, apart from all playouts'.
    static constexpr std::uint64_t slipping = ~std::uint64_t{0};
    // With few playouts the error itself is not known well.
    static constexpr double unknown = 6;

    WeighedMove weighed(const Candidate &candidate, const Candidate &best) const
    {
        if (accounted())
            return {candidate.code, candidate.account.playouts(), candidate.account.outlook(),
                    candidate.account.less(best.account).outlook()};
        WeighedMove move;
        move.code = candidate.code;
        move.playouts = static_cast<int>(candidate.worths.size());
        move.difference.worth = candidate.lessThan(best);
        return move;
    }

    // Whether it is entered how each playout ended.
    bool accounted() const { return Account::kept && (!m_brief || m_exact); }

    Effort effortOf(const Mind &mind) const
    {
        const int seats = R::seats(m_root);
        if (!mind.strength)
            return {K::simulations(mind.level, seats)};
        return scaleOf<K>().effortOf(*mind.strength, K::simulations(Level::Normal, seats),
                                     K::simulations(Level::Hard, seats));
    }

    // Looks through all that can still happen. False if that is too much.
    bool solve(std::int64_t mostTables)
    {
        Endgame<R> endgame(mostTables);
        const Seat actor = R::actor(m_root);
        if (actor >= 0) {
            const auto moves = endgame.movesOf(m_root);
            if (!moves)
                return false;
            m_candidates.clear();
            m_verdict = Endgame<R>::bestOf(*moves, actor).code;
            for (const auto &move : *moves)
                m_candidates.emplace_back().code = move.code;
        } else {
            if (!endgame.valuesOf(m_root))
                return false;
            m_verdict = m_candidates.front().code;
        }
        m_exact = true;
        for (Candidate &candidate : m_candidates)
            if (Account::kept || candidate.code == m_verdict)
                enterExactly(candidate, endgame);
        return true;
    }

    void enterExactly(Candidate &candidate, Endgame<R> &endgame)
    {
        const Seat actor = R::actor(m_root);
        State state = m_root;
        if (actor >= 0)
            R::apply(state, candidate.code);
        endgame.follow(state, 1, [&](const State &over, double share) {
            const PerSeat<int> scores = R::scores(over);
            for (std::size_t seat = 0; seat < scores.size(); ++seat)
                candidate.scores[seat] += share * scores[seat];
            candidate.finished += share;
            if constexpr (Account::kept)
                candidate.account.template enterExactly<R>(
                    share, actor < 0 ? 0 : worthOf<R>(over)[static_cast<std::size_t>(actor)], over);
        });
    }

    void gather()
    {
        Choices choices;
        R::list(m_root, choices);
        if constexpr (K::skills.shortlists) {
            for (const Code code : K::shortlist(m_root, choices))
                compare(code);
            keepTheFirst(m_budget.moves());
        } else {
            for (const Choice &choice : choices)
                compare(choice.code);
        }
        if (K::skills.trusted)
            favour();
    }

    typename std::vector<Candidate>::iterator compare(Code move)
    {
        const Code code = R::canonical(m_root, move);
        const auto known = ranges::find(m_candidates, code, &Candidate::code);
        if (known != m_candidates.end())
            return known;
        m_candidates.emplace_back().code = code;
        return m_candidates.end() - 1;
    }

    void keepTheFirst(std::size_t most)
    {
        if (most < m_candidates.size())
            m_candidates.erase(m_candidates.begin() + static_cast<std::ptrdiff_t>(most), m_candidates.end());
    }

    Code quickMove() const
    {
        Choices choices;
        R::list(m_root, choices);
        PlayoutRandom whims(m_seed);
        return K::choose(m_root, choices, whims);
    }

    // The move of the quick player has the benefit of the doubt.
    void favour()
    {
        const Code move = quickMove();
        m_favoured = R::canonical(m_root, move);
        compare(move);
    }

    // Those still compared; the others have what was found of them until they dropped out.
    std::span<const Candidate> racing() const { return std::span(m_candidates).first(m_racing); }

    void believe()
    {
        if constexpr (K::skills.observes)
            m_beliefs = m_watcher != nullptr ? m_watcher->beliefs(m_past) : Beliefs<R, K>(m_past);
    }

    // No race: nothing but these moves, and a quick player's if it is wanted.
    void compareOnly(const Inquiry &inquiry, int playoutsEach)
    {
        believe();
        m_only = true;
        for (const Code move : inquiry.moves)
            compare(move);
        if (inquiry.quickToo) {
            m_quick = R::canonical(m_root, quickMove());
            compare(*m_quick);
        }
        m_racing = m_candidates.size();
        m_verdict = m_candidates.front().code;
        m_budget = Budget({.simulations = playoutsEach * static_cast<int>(m_racing)}, 0);
    }

    bool sweepOnly()
    {
        if (m_budget.spent(m_done, 1, 1))
            return false;
        sweep();
        return true;
    }

    // The next playouts of a race that is not over.
    bool race()
    {
        for (; m_stage < m_stages; ++m_stage) {
            if (m_racing > 1 && !m_budget.spent(m_done, m_stage + 1, m_stages)) {
                sweep();
                return true;
            }
            m_most = (m_most + 1) / 2;
            keepTheBest();
        }
        return false;
    }

    // One playout of every move still compared.
    void sweep()
    {
        for (std::size_t i = 0; i < m_racing; ++i)
            playOut(m_candidates[i]);
        m_done += static_cast<std::int64_t>(m_racing);
        const std::size_t sweeps = m_candidates.front().worths.size();
        if (K::skills.decisive && !m_only && sweeps >= firstLook && sweeps % looks == 0)
            dropTheSurelyWorse();
    }

    template <class Stays>
    void keep(std::size_t from, Stays stays)
    {
        const auto begin = m_candidates.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = m_candidates.begin() + static_cast<std::ptrdiff_t>(m_racing);
        m_racing = static_cast<std::size_t>(std::stable_partition(begin, end, stays) - m_candidates.begin());
    }

    void dropTheSurelyWorse()
    {
        const Candidate leader = *ranges::max_element(racing(), {}, &Candidate::mean);
        keep(0, [&](const Candidate &candidate) { return !candidate.worseThan(leader, sure); });
    }

    void keepTheBest()
    {
        std::stable_sort(m_candidates.begin(), m_candidates.begin() + static_cast<std::ptrdiff_t>(m_racing),
                         [](const Candidate &a, const Candidate &b) { return a.mean() > b.mean(); });
        keep(std::min(m_most, m_racing),
             [&](const Candidate &candidate) { return candidate.code == m_favoured; });
    }

    // What is said when the race is over, and until then what would be.
    const Candidate &best() const
    {
        if (m_verdict)
            return *ranges::find(m_candidates, *m_verdict, &Candidate::code);
        const Candidate &leader = *ranges::max_element(racing(), {}, &Candidate::mean);
        const auto favoured = ranges::find_if(
            racing(), [&](const Candidate &candidate) { return candidate.code == m_favoured; });
        if (favoured == racing().end())
            return leader;
        const double errors =
            doubtful * std::sqrt(1 + unknown / static_cast<double>(favoured->worths.size()));
        return favoured->worseThan(leader, errors) ? leader : *favoured;
    }

    // What is made by somebody who does not always make the best move.
    const Candidate &made() const
    {
        const Candidate &best = this->best();
        if (m_slips == 0)
            return best;
        std::vector<std::int64_t> losses;
        for (const Candidate &candidate : m_candidates)
            losses.push_back(candidate.behind(best));
        PlayoutRandom luck(m_seed, slipping);
        const auto made = slipOf(losses, m_slips, luck);
        return made ? m_candidates[*made] : best;
    }

    // One playout more of what the race has left in doubt.
    bool deepen()
    {
        if constexpr (Account::kept) {
            m_verdict = best().code;
            const std::size_t enough = best().worths.size();
            const auto known = [](const Candidate &candidate) { return candidate.worths.size(); };
            auto next = ranges::find_if(m_candidates, [&](const Candidate &candidate) {
                return candidate.asked && known(candidate) < enough;
            });
            if (next == m_candidates.end()) {
                if (m_brief || m_budget.spent(m_done, 1, 1))
                    return false;
                next = ranges::min_element(m_candidates, {}, known);
            }
            playOut(*next);
            ++m_done;
            return true;
        }
        return false;
    }

    // Behind every move the others play as they are drawn here; whoever thinks plays as ever.
    PerSeat<Style> drawStyles([[maybe_unused]] std::uint64_t playout) const
    {
        PerSeat<Style> styles{};
        if constexpr (K::skills.observes) {
            PlayoutRandom luck(~m_seed, playout); // apart from rolls and whims
            styles = m_beliefs.draw(luck, R::seats(m_root));
            for (std::size_t seat = 0; seat < styles.size(); ++seat)
                if (m_manners[seat] != Manner::Shown || static_cast<Seat>(seat) == R::actor(m_root))
                    styles[seat] = self;
        }
        return styles;
    }

    Code reply(const State &state, const Choices &choices, PlayoutRandom &whims,
               [[maybe_unused]] const PerSeat<Style> &styles) const
    {
        if constexpr (Account::kept)
            if (const Seat seat = R::actor(state);
                seat != R::actor(m_root) && m_manners[static_cast<std::size_t>(seat)] == Manner::Random)
                return whims.pick(choices);
        if constexpr (K::skills.observes)
            return K::chooseAs(state, choices, whims, styles);
        else
            return K::choose(state, choices, whims);
    }

    void playOut(Candidate &candidate)
    {
        const Seat actor = R::actor(m_root);
        const std::uint64_t number = candidate.worths.size(); // its luck is the same behind every move
        PlayoutRandom rolls(m_seed, 2 * number + 1);
        PlayoutRandom whims(m_seed,
                            2 * number + 2); // apart, so that a wavering policy does not shift the rolls
        const PerSeat<Style> styles = drawStyles(number);
        State state = m_root;
        if (!Account::kept || actor >= 0)
            R::apply(state, candidate.code);
        Choices choices;
        std::optional<Worth> judged; // never where moves are compared alone: they are worth what came of them
        for (Seat next = R::actor(state); next != nobody; next = R::actor(state)) {
            if constexpr (K::skills.estimates)
                if ((!Account::kept || (actor >= 0 && !m_only)) && !judged
                    && (judged = K::estimate(m_root, state)) && !accounted()
                    && (m_brief || number % toTheEnd != 0))
                    break;
            choices.clear();
            R::list(state, choices);
            R::apply(state, next == chance ? rolls.pick(choices) : reply(state, choices, whims, styles));
        }
        Worth worth = judged             ? *judged
            : Account::kept && actor < 0 ? 0
                                         : worthOf<R>(state)[static_cast<std::size_t>(actor)];
        if constexpr (K::skills.tastes)
            if (m_character != Character::None && actor >= 0)
                worth += K::taste(m_character, m_root, state);
        candidate.worths.push_back(worth);
        candidate.worth += worth;
        if (R::actor(state) != nobody)
            return;
        if constexpr (Account::kept)
            if (!m_brief)
                candidate.account.template enter<R>(worth, state);
        const PerSeat<int> scores = R::scores(state);
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            candidate.scores[seat] += scores[seat];
        ++candidate.finished;
    }

    Thought thought() const
    {
        const Candidate &best = made();
        Thought thought{best.code, static_cast<int>(m_done), {}, m_exact};
        if (best.finished > 0)
            for (std::size_t seat = 0; seat < best.scores.size(); ++seat)
                thought.scores[seat] = best.scores[seat] / best.finished;
        return thought;
    }

    const State &m_root;
    Past<R> m_past;
    Watcher<R, K> *m_watcher = nullptr;
    Seed m_seed;
    std::conditional_t<K::skills.observes, Beliefs<R, K>, std::monostate> m_beliefs;
    Budget m_budget;
    std::vector<Candidate> m_candidates;
    std::size_t m_racing = 0; // so many of them, the first
    std::size_t m_most = 0;   // so many may race on after this stage
    int m_stage = 0;
    int m_stages = 0;
    std::int64_t m_done = 0; // playouts
    PerSeat<Manner> m_manners{};
    int m_slips = 0;
    Character m_character = Character::None;
    bool m_only = false;         // moves are compared without a race
    bool m_brief = false;        // and their worth is all that is told of them
    std::optional<Code> m_quick; // a quick player's, where it is one of those
    std::optional<Code> m_favoured;
    std::optional<Code> m_verdict; // of the race
    bool m_exact = false;
};

} // namespace medici
