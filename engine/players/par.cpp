#include "engine/players/par.h"

#include "engine/rules/ranges.h"

#include <span>

namespace medici {

namespace {

// Where the thoughts of all playings start from.
constexpr Seed thinking = 0x70617221;

} // namespace

Par::Par(const Game &start, const Luck &luck) : m_start(start.clone()), m_luck(luck) {}

bool Par::refine(const Cancellation &cancelled)
{
    std::shared_ptr<const Game> end = play(playings(), cancelled);
    if (end == nullptr)
        return false;
    add(std::move(end));
    return true;
}

std::shared_ptr<const Game> Par::play(std::int64_t n, const Cancellation &cancelled) const
{
    const Seed ofPlaying = derivedSeed(thinking, static_cast<std::uint64_t>(n));
    std::unique_ptr<Game> game = m_start->clone();
    std::uint64_t dealt = 0;
    std::uint64_t decided = 0;
    while (!game->over()) {
        if (game->actor() == chance)
            game->apply(m_luck.draw(*game, dealt++));
        else
            game->apply(game->think({Level::Hard}, derivedSeed(ofPlaying, decided++), cancelled).code);
        if (cancelled.requested())
            return nullptr;
    }
    return game;
}

void Par::add(std::shared_ptr<const Game> end)
{
    const PerSeat<int> scores = end->scores();
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        m_scores[seat].add(scores[seat]);
    m_ends.push_back(std::move(end));
}

bool Par::settled() const
{
    const double enough = seats() == 1 ? 1 : 2;
    const auto known = std::span(m_scores).first(static_cast<std::size_t>(seats()));
    return playings() >= most || (playings() >= fewest && ranges::all_of(known, [&](const Average &score) {
                                      return *score.standardError() <= enough;
                                  }));
}

} // namespace medici
