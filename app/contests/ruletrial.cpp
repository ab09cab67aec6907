#include "app/contests/ruletrial.h"

#include "app/contests/inorder.h"
#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

namespace {

// The leaders of the first round, where it is not the last.
class FirstRound {
public:
    explicit FirstRound(TrialGame &game) : m_game(game) {}

    void see(const Game &table)
    {
        if (m_scored || table.scorings() == 0)
            return;
        m_scored = true;
        if (table.over())
            return;
        const PerSeat<int> places = table.places();
        for (int seat = 0; seat < table.seats(); ++seat)
            if (places[static_cast<std::size_t>(seat)] == 1)
                m_game.leaders.push_back(seat);
    }

private:
    TrialGame &m_game;
    bool m_scored = false;
};

std::optional<TrialGame> playTrialGame(const RuleTrial &trial, RuleTrial::Rules rules, RuleTrial::Piece piece,
                                       const Cancellation &cancelled)
{
    const Entrant usual{{}, trial.level, {}, {}, trial.playouts};
    const Entrant other{{}, trial.stronger().value_or(trial.level)};
    const Seed ofDeal = derivedSeed(trial.seed, static_cast<std::uint64_t>(piece.deal));
    ArrangedGame arranged;
    arranged.variant = trial.variant;
    arranged.header.variant = trial.id;
    arranged.header.setup = trial.rules[rules];
    arranged.header.luck = LuckSource::ofDeal({0, ofDeal});
    arranged.thoughts = derivedSeed(ofDeal, forThinking);
    for (int seat = 0; seat < trial.seats(); ++seat)
        arranged.entrants.push_back(piece.probe && seat == trial.seatOfProbe(piece.deal) ? &other : &usual);

    TrialGame game;
    FirstRound first(game);
    Bill bill;
    const auto watch = [&](const Session &session) {
        first.see(session.game());
        if (session.game().over())
            bill = session.game().bill();
    };
    Guests nobodyElse{Allowance()};
    const std::optional<PlayedGame> played = play(arranged, nobodyElse, cancelled, watch);
    if (!played)
        return std::nullopt;
    for (std::size_t seat = 0; seat < arranged.entrants.size(); ++seat) {
        game.scores.push_back(played->scores[seat]);
        game.places.push_back(played->places[seat]);
        game.decisions += static_cast<int>(played->thinking[seat].size());
    }
    game.events = static_cast<int>(played->log.size());
    for (const BillLine &line : bill.lines())
        game.sources[line.source] += line.points;
    return game;
}

} // namespace

std::optional<Level> RuleTrial::stronger() const
{
    if (level == Level::Hard)
        return std::nullopt;
    return static_cast<Level>(static_cast<int>(level) + 1);
}

bool RuleTrial::learned(Rules which) const
{
    return variant->newGame(rules[which])->learned();
}

RuleTrial::Piece RuleTrial::piece(int number) const
{
    // So many of the first pieces are probes; the last one always is, so that no probe comes before its deal.
    const auto probesIn = [this](int first) {
        return static_cast<int>(std::int64_t{first} * probes / std::max(1, pieces()));
    };
    const int before = probesIn(number);
    if (probesIn(number + 1) > before)
        return {true, before};
    return {false, number - before};
}

double TrialGame::share(std::size_t seat) const
{
    const auto winners = ranges::count(places, 1);
    return places[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0;
}

std::optional<TrialPair> playPiece(const RuleTrial &trial, int number, const Cancellation &cancelled)
{
    TrialPair pair{number};
    for (const RuleTrial::Rules rules : {RuleTrial::Before, RuleTrial::After}) {
        std::optional<TrialGame> game = playTrialGame(trial, rules, trial.piece(number), cancelled);
        if (!game)
            return std::nullopt;
        pair.games[rules] = *std::move(game);
    }
    return pair;
}

void playPieces(const RuleTrial &trial, const std::vector<int> &pieces, int jobs,
                const std::function<bool(TrialPair)> &take, const std::function<bool()> &stopped)
{
    const auto workerOf = [&] {
        return [&](int number, const Cancellation &cancelled) {
            return playPiece(trial, pieces[static_cast<std::size_t>(number)], cancelled);
        };
    };
    inOrder<TrialPair>(static_cast<int>(pieces.size()), jobs, workerOf, take, stopped);
}

} // namespace medici
