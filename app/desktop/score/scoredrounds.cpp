#include "app/desktop/score/scoredrounds.h"

#include "engine/view/variant.h"

namespace medici::desktop {

namespace {

// What can be nothing else need not be said; what that is can follow from other figures of the sheets.
void complete(ScoredRounds::Round &round)
{
    const int seats = round.before->seats();
    for (Seat seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const auto counts = [&] { return round.before->counts(seat, round.figures); };
        round.figures[at].resize(counts().size());
        for (std::size_t i = 0; i < round.figures[at].size(); ++i) {
            const Count count = counts()[i];
            if (!round.figures[at][i] && count.least == count.most)
                round.figures[at][i] = count.least;
        }
    }
    for (Seat seat = 0; seat < seats; ++seat)
        round.counts[static_cast<std::size_t>(seat)] = round.before->counts(seat, round.figures);
}

bool whole(const ScoredRounds::Round &round)
{
    for (Seat seat = 0; seat < round.before->seats(); ++seat)
        for (std::size_t i = 0; i < round.counts[static_cast<std::size_t>(seat)].size(); ++i)
            if (!round.figures[static_cast<std::size_t>(seat)][i] || !ScoredRounds::possible(round, seat, i))
                return false;
    return true;
}

// With the least that can be counted every time.
int lengthOf(const Game &start)
{
    const std::unique_ptr<Game> game = start.clone();
    int rounds = 0;
    for (; !game->over(); ++rounds) {
        Figures figures;
        for (Seat seat = 0; seat < game->seats(); ++seat)
            for (const Count &count : game->counts(seat, figures))
                figures[static_cast<std::size_t>(seat)].emplace_back(count.least);
        game->countUp(figures);
    }
    return rounds;
}

} // namespace

ScoredRounds::ScoredRounds(const Variant &variant, const CountedGame &counted)
    : m_game(variant.newGame(counted.setup))
{
    m_length = lengthOf(*m_game);
    for (int number = 0; number < m_length; ++number) {
        const auto at = static_cast<std::size_t>(number);
        Round round{m_game, nullptr, {}, at < counted.rounds.size() ? counted.rounds[at] : Figures()};
        complete(round);
        if (whole(round)) {
            std::shared_ptr<Game> after = m_game->clone();
            after->countUp(round.figures);
            m_game = after;
            round.after = m_game;
        }
        m_rounds.push_back(std::move(round));
        if (m_rounds.back().after == nullptr)
            return;
    }
}

bool ScoredRounds::possible(const Round &round, Seat seat, std::size_t count)
{
    const auto at = static_cast<std::size_t>(seat);
    const std::optional<int> &figure = round.figures[at][count];
    const Count &limits = round.counts[at][count];
    return !figure || (*figure >= limits.least && *figure <= limits.most);
}

bool canBeCounted(const Variant &variant, const Setup &setup)
{
    return setup.seats > 1 && variant.terms().allow(setup) && !variant.newGame(setup)->counts(0, {}).empty();
}

} // namespace medici::desktop
