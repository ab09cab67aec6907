#pragma once

#include "engine/players/gameof.h"
#include "engine/rules/game.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"

#include <benchmark/benchmark.h>

#include <string>

// Random complete games, by all the ways in which they are played. An item is a decision.
namespace medici {

inline constexpr int thinkingDecisions = 20;

// Calls move(choices) for every event to come, chance or decision, until the game is over.
template <GameRules R, class Move>
std::int64_t playOut(typename R::State &state, Move move)
{
    Choices choices;
    std::int64_t decisions = 0;
    for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
        choices.clear();
        R::list(state, choices);
        R::apply(state, move(choices));
        decisions += actor != chance;
    }
    return decisions;
}

template <GameRules R>
void benchRules(benchmark::State &bench, const Setup &setup)
{
    PlayoutRandom luck(42);
    std::int64_t decisions = 0;
    for ([[maybe_unused]] auto _ : bench) {
        typename R::State state = R::start(setup);
        decisions += playOut<R>(state, [&](const Choices &choices) { return luck.pick(choices); });
        benchmark::DoNotOptimize(R::scores(state));
    }
    bench.SetItemsProcessed(decisions);
}

inline void benchGame(benchmark::State &bench, const Game &start)
{
    PlayoutRandom luck(42);
    Choices choices;
    std::int64_t decisions = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const std::unique_ptr<Game> game = start.clone();
        for (Seat actor = game->actor(); actor != nobody; actor = game->actor()) {
            game->list(choices);
            game->apply(luck.pick(choices));
            decisions += actor != chance;
        }
        benchmark::DoNotOptimize(game->scores());
    }
    bench.SetItemsProcessed(decisions);
}

// One game, played by random players through a session.
inline Session playedSession(const Game &start)
{
    Session session(start.clone(), 42, {});
    PlayoutRandom luck(42);
    Choices choices;
    for (session.begin(); !session.game().over();) {
        session.game().list(choices);
        session.play(luck.pick(choices));
    }
    return session;
}

inline std::int64_t decisionsOf(const Session &session)
{
    return ranges::count_if(session.log(), [](const Event &event) { return event.actor != chance; });
}

inline void benchSession(benchmark::State &bench, const Game &start)
{
    std::int64_t decisions = 0;
    for ([[maybe_unused]] auto _ : bench)
        decisions += decisionsOf(playedSession(start));
    bench.SetItemsProcessed(decisions);
}

inline void benchReplay(benchmark::State &bench, const Game &start)
{
    const Session session = playedSession(start);
    for ([[maybe_unused]] auto _ : bench)
        benchmark::DoNotOptimize(session.at(session.log().size()));
    bench.SetItemsProcessed(bench.iterations() * decisionsOf(session));
}

// Takes back the last decision of a complete game, and makes it again.
inline void benchUndo(benchmark::State &bench, const Game &start)
{
    Session session = playedSession(start);
    for ([[maybe_unused]] auto _ : bench) {
        session.undo();
        session.redo();
    }
    bench.SetItemsProcessed(bench.iterations());
}

// Decisions of a hard computer player, spread over a game.
inline void benchThinking(benchmark::State &bench, const Game &start)
{
    const Session session = playedSession(start);
    std::vector<std::unique_ptr<Game>> tables;
    Choices choices;
    for (std::size_t i = 0; i < session.log().size(); ++i) {
        std::unique_ptr<Game> table = session.at(i);
        table->list(choices);
        if (table->actor() != chance && choices.size() > 1)
            tables.push_back(std::move(table));
    }
    std::size_t thought = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const Game &table = *tables[thought * tables.size() / thinkingDecisions];
        benchmark::DoNotOptimize(table.think({Level::Hard}, thought, {}));
        ++thought;
    }
    bench.SetItemsProcessed(bench.iterations());
}

template <GameRules R, KnowledgeOf<R> K>
void addGames(const std::string &variant)
{
    for (int seats = R::terms().leastSeats; seats <= R::terms().mostSeats; ++seats) {
        const Setup setup = R::terms().usual(seats);
        const std::string name =
            variant + ", " + std::to_string(seats) + (seats == 1 ? " player" : " players");
        benchmark::RegisterBenchmark(name.c_str(), benchRules<R>, setup);
    }
    const Setup setup = R::terms().usual(R::terms().mostSeats);
    const auto add = [&](const std::string &how, void (*bench)(benchmark::State &, const Game &)) {
        return benchmark::RegisterBenchmark((variant + ", " + how).c_str(), [=](benchmark::State &state) {
            bench(state, GameOf<R, K>(R::start(setup)));
        });
    };
    add("as any game", benchGame);
    add("in a session", benchSession);
    add("replayed", benchReplay);
    add("a decision undone and redone", benchUndo);
    add("a hard decision", benchThinking)->Iterations(thinkingDecisions)->Unit(benchmark::kMillisecond);
}

} // namespace medici
