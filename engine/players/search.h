#pragma once

#include "engine/players/beliefs.h"
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
#include <variant>
#include <vector>

namespace medici {

// What a result is worth to a seat: a won game 100,000, and a little for the margin; alone, the score.
using Worth = std::int32_t;

// What a computer player's knowledge has beside the moves of a quick player.
struct Skills {
    // `estimate`: what a table is worth to who decides at the root, once the playout has come far enough to
    // be judged rather than played out.
    bool estimates = false;
    // `shortlist`: of many moves, those worth comparing, the most promising first.
    bool shortlists = false;
    // A move that falls surely behind is dropped at once. That saves half the time, but alone at the dice
    // game it cost a point of 172.
    bool decisive = false;
    // From this level on `choose` is so good that another move is made only for a reason.
    std::optional<Level> trusted = std::nullopt;
    // `styles`, `likelihoods` and `chooseAs`: how others may play, and how to tell (beliefs.h).
    bool observes = false;
};

// clang-format off
template <class K, class R>
concept Foresight = requires(const typename R::State &root, const typename R::State &state) {
    { K::estimate(root, state) } -> std::same_as<std::optional<Worth>>;
};

template <class K, class R>
concept Shortlisting = requires(const typename R::State &root, const Choices &choices) {
    { K::shortlist(root, choices) } -> std::same_as<std::vector<Code>>;
};

// What a computer player knows of a variant:
// - `choose`: the move a quick player makes, for playouts;
// - `simulations`: how many playouts a level takes for one decision, at a number of seats;
// - `skills`: what else there is. A function with a slip in its name would be one that nobody asks, so what
//   is there and what is said to be there must be the same.
template <class K, class R>
concept KnowledgeOf = requires(const typename R::State &state, const Choices &choices, PlayoutRandom &luck, Level level) {
    { K::choose(state, choices, luck) } -> std::same_as<Code>;
    { K::simulations(level, 4) } -> std::same_as<int>;
    { K::skills } -> std::same_as<const Skills &>;
} && K::skills.estimates == Foresight<K, R> && K::skills.shortlists == Shortlisting<K, R>
    && K::skills.observes == Observing<K, R>;
// clang-format on

// Knows nothing but the rules: playouts at random.
template <class R>
struct NoKnowledge {
    static constexpr Skills skills{};

    static Code choose(const typename R::State &, const Choices &choices, PlayoutRandom &luck)
    {
        return luck.pick(choices);
    }

    static int simulations(Level level, int)
    {
        return level == Level::Hard ? 1000 : level == Level::Normal ? 100 : 20;
    }
};

// What the end of a game is worth to each seat.
template <class R>
PerSeat<Worth> worthOf(const typename R::State &state)
{
    const int seats = R::seats(state);
    PerSeat<int> scores = R::scores(state);
    if constexpr (R::lowestScoreWins)
        for (int &score : scores)
            score = -score;
    PerSeat<Worth> worth{};
    if (seats == 1) {
        worth[0] = 1000 * scores[0];
        return worth;
    }
    const PerSeat<int> places = R::places(state);
    const auto winners = static_cast<Worth>(std::count(places.begin(), places.begin() + seats, 1));
    for (int seat = 0; seat < seats; ++seat) {
        const auto own = static_cast<std::size_t>(seat);
        int best = std::numeric_limits<int>::min();
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != own)
                best = std::max(best, scores[other]);
        // The margin settles what playouts cannot tell apart: who is winning anyway plays for points.
        worth[own] =
            (places[own] == 1 ? 100'000 / winners : 0) + 250 * std::clamp(scores[own] - best, -100, 100);
    }
    return worth;
}

// Expectimax by sampling, the one search of all variants. The moves at the root are compared by
// playouts in which every seat plays for itself (max^n) as the variant's knowledge suggests and chance
// is drawn anew; playout number i meets the same luck behind every move, so that moves differ by their
// merit. After each stage all but the better half drops out (sequential halving), and where the knowledge is
// decisive a move that is surely worse than the leading one at once: easy decisions are quick. It gains more
// than a tree: after five dice no position comes up twice (figures in tests/bench/README.md).
template <class R, KnowledgeOf<R> K>
class Search {
public:
    using State = typename R::State;

    // Of how the table came about nothing is known.
    Search(const State &root, Seed seed) : Search(root, {root, {}}, seed) {}
    Search(const State &root, const Past<R> &past, Seed seed) : m_root(root), m_past(past), m_seed(seed) {}

    Thought think(const Limits &limits, const Cancellation &cancelled)
    {
        Choices choices;
        choices.clear();
        R::list(m_root, choices);
        if (limits.level == Level::Random)
            return {PlayoutRandom(m_seed).pick(choices), 0, {}};

        const Budget budget(limits, K::simulations(limits.level, R::seats(m_root)), cancelled);
        gather(choices);
        if (K::skills.shortlists)
            keepTheFirst(budget.moves());
        if (K::skills.trusted && limits.level >= *K::skills.trusted)
            favour(choices);
        if (m_candidates.size() == 1)
            return answer(0);
        if constexpr (K::skills.observes)
            m_beliefs = Beliefs<R, K>(m_past);
        const int stages = static_cast<int>(std::bit_width(m_candidates.size() - 1));
        int done = 0;
        std::size_t most = m_candidates.size();
        for (int stage = 0; stage < stages; ++stage) {
            while (m_candidates.size() > 1 && !budget.spent(done, stage + 1, stages)) {
                done += sweep();
                if (K::skills.decisive && m_sweeps >= firstLook && m_sweeps % looks == 0)
                    dropTheSurelyWorse();
            }
            most = (most + 1) / 2;
            keepTheBest(most);
        }
        settleDoubts();
        return answer(done);
    }

private:
    // Of the playouts that are judged on the way, one in so many goes on all the same: for the scores.
    static constexpr std::uint64_t toTheEnd = 16;

    // After how many playouts of each move they are compared for the first time, and then again.
    static constexpr std::uint64_t firstLook = 16;
    static constexpr std::uint64_t looks = 8;
    // So many standard errors behind is surely worse; so many are doubtful.
    static constexpr double sure = 3;
    static constexpr double doubtful = 1;
    // With few playouts the error itself is not known well.
    static constexpr double unknown = 6;

    struct Candidate {
        Code code;
        std::vector<Worth> worths; // of its playouts
        std::int64_t worth = 0;    // their sum
        std::int64_t finished = 0; // to the end of the game
        PerSeat<std::int64_t> scores{};

        std::int64_t mean() const
        {
            return worths.empty() ? 0 : worth / static_cast<std::int64_t>(worths.size());
        }

        // By the differences of single playouts, which met the same luck.
        bool worseThan(const Candidate &other, double errors) const
        {
            double sum = 0;
            double squares = 0;
            for (std::size_t i = 0; i < worths.size(); ++i) {
                const double ahead = other.worths[i] - worths[i];
                sum += ahead;
                squares += ahead * ahead;
            }
            const auto count = static_cast<double>(worths.size());
            const double variance = (squares - sum * sum / count) / (count - 1);
            return sum > 0 && sum * sum > errors * errors * count * variance;
        }
    };

    class Budget {
    public:
        Budget(const Limits &limits, int usual, const Cancellation &cancelled)
            : m_cancelled(cancelled), m_time(limits.time), m_start(std::chrono::steady_clock::now())
        {
            const bool timeOnly = limits.simulations == 0 && limits.time.count() > 0;
            m_simulations = limits.simulations > 0 ? limits.simulations
                : timeOnly                         ? std::numeric_limits<int>::max()
                                                   : usual;
        }

        // So many can be compared: fewer than this many playouts of each tell nothing.
        std::size_t moves() const
        {
            constexpr int fewest = 8;
            return static_cast<std::size_t>(std::max(2, m_simulations / fewest));
        }

        // Whether stage number `stage` of `stages` has used its share.
        bool spent(int done, int stage, int stages) const
        {
            if (m_cancelled.requested())
                return true;
            if (std::int64_t{done} * stages >= std::int64_t{m_simulations} * stage)
                return true;
            return m_time.count() > 0
                && (std::chrono::steady_clock::now() - m_start) * stages >= m_time * stage;
        }

    private:
        const Cancellation &m_cancelled;
        std::chrono::milliseconds m_time;
        std::chrono::steady_clock::time_point m_start;
        int m_simulations;
    };

    void gather(const Choices &choices)
    {
        if constexpr (K::skills.shortlists) {
            for (const Code code : K::shortlist(m_root, choices))
                compare(code);
        } else {
            for (const Choice &choice : choices)
                compare(choice.code);
        }
    }

    void compare(Code move)
    {
        const Code code = R::canonical(m_root, move);
        if (ranges::find(m_candidates, code, &Candidate::code) == m_candidates.end())
            m_candidates.emplace_back().code = code;
    }

    void keepTheFirst(std::size_t most)
    {
        if (most < m_candidates.size())
            m_candidates.erase(m_candidates.begin() + static_cast<std::ptrdiff_t>(most), m_candidates.end());
    }

    // One playout of every move still compared.
    int sweep()
    {
        if constexpr (K::skills.observes)
            drawStyles();
        for (Candidate &candidate : m_candidates)
            playOut(candidate);
        ++m_sweeps;
        return static_cast<int>(m_candidates.size());
    }

    void dropTheSurelyWorse()
    {
        const Candidate leader = *ranges::max_element(m_candidates, {}, &Candidate::mean);
        std::erase_if(m_candidates,
                      [&](const Candidate &candidate) { return candidate.worseThan(leader, sure); });
    }

    // The move of the quick player has the benefit of the doubt.
    void favour(const Choices &choices)
    {
        PlayoutRandom whims(m_seed);
        const Code move = K::choose(m_root, choices, whims);
        m_favoured = R::canonical(m_root, move);
        compare(move);
    }

    void keepTheBest(std::size_t most)
    {
        ranges::stable_sort(m_candidates, std::greater(), &Candidate::mean);
        const auto cut =
            m_candidates.begin() + static_cast<std::ptrdiff_t>(std::min(most, m_candidates.size()));
        m_candidates.erase(
            std::remove_if(cut, m_candidates.end(),
                           [&](const Candidate &candidate) { return candidate.code != m_favoured; }),
            m_candidates.end());
    }

    void settleDoubts()
    {
        const auto favoured = ranges::find(m_candidates, m_favoured, [](const Candidate &candidate) {
            return std::optional(candidate.code);
        });
        const double errors = doubtful * std::sqrt(1 + unknown / static_cast<double>(m_sweeps));
        if (favoured != m_candidates.end() && !favoured->worseThan(m_candidates.front(), errors))
            std::iter_swap(m_candidates.begin(), favoured);
    }

    // Behind every move the others play as they are drawn here; whoever thinks plays as ever.
    void drawStyles()
    {
        PlayoutRandom luck(~m_seed, m_sweeps); // apart from rolls and whims
        m_styles = m_beliefs.draw(luck);
        m_styles[static_cast<std::size_t>(R::actor(m_root))] = self;
    }

    Code reply(const State &state, const Choices &choices, PlayoutRandom &whims) const
    {
        if constexpr (K::skills.observes)
            return K::chooseAs(state, choices, whims, m_styles);
        else
            return K::choose(state, choices, whims);
    }

    void playOut(Candidate &candidate)
    {
        const Seat actor = R::actor(m_root);
        PlayoutRandom rolls(m_seed, 2 * m_sweeps + 1);
        PlayoutRandom whims(m_seed,
                            2 * m_sweeps + 2); // apart, so that a wavering policy does not shift the rolls
        State state = m_root;
        R::apply(state, candidate.code);
        Choices choices;
        std::optional<Worth> judged;
        for (Seat next = R::actor(state); next != nobody; next = R::actor(state)) {
            if constexpr (K::skills.estimates)
                if (!judged && (judged = K::estimate(m_root, state)) && m_sweeps % toTheEnd != 0)
                    break;
            choices.clear();
            R::list(state, choices);
            R::apply(state, next == chance ? rolls.pick(choices) : reply(state, choices, whims));
        }
        const Worth worth = judged ? *judged : worthOf<R>(state)[static_cast<std::size_t>(actor)];
        candidate.worths.push_back(worth);
        candidate.worth += worth;
        if (R::actor(state) != nobody)
            return;
        const PerSeat<int> scores = R::scores(state);
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            candidate.scores[seat] += scores[seat];
        ++candidate.finished;
    }

    Thought answer(int done) const
    {
        const Candidate &best = m_candidates.front();
        Thought thought{best.code, done, {}};
        if (best.finished > 0)
            for (std::size_t seat = 0; seat < best.scores.size(); ++seat)
                thought.scores[seat] =
                    static_cast<double>(best.scores[seat]) / static_cast<double>(best.finished);
        return thought;
    }

    const State &m_root;
    Past<R> m_past;
    Seed m_seed;
    std::conditional_t<K::skills.observes, Beliefs<R, K>, std::monostate> m_beliefs;
    PerSeat<Style> m_styles{};
    std::uint64_t m_sweeps = 0;
    std::vector<Candidate> m_candidates;
    std::optional<Code> m_favoured;
};

} // namespace medici
