#include "tests/review/storedgames.h"

#include "engine/players/gameof.h"
#include "engine/rules/session.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <istream>
#include <ostream>
#include <sstream>
#include <stdexcept>

namespace medici {

namespace {

template <class R, class K>
std::unique_ptr<Game> started(int seats)
{
    const SetupLimits terms = R::terms();
    if (seats < terms.leastSeats || seats > terms.mostSeats)
        return nullptr;
    return std::make_unique<GameOf<R, K>>(R::start(terms.usual(seats)));
}

// Plays on to the end; what is free to be decided is asked for.
template <class Decide>
std::vector<Event> played(const StoredGame &game, const Decide &decide)
{
    std::unique_ptr<Game> start = newGame(game.variant, game.seats());
    if (start == nullptr)
        throw std::runtime_error("no such game: " + game.variant);
    Session session(std::move(start), Luck(game.deal), std::vector<bool>(game.levels.size()));
    session.begin();
    while (!session.game().over()) {
        const std::optional<Code> forced = session.game().forced();
        if (!session.play(forced ? *forced : decide(session.game())))
            throw std::runtime_error("a stored decision is not legal");
    }
    return {session.log().begin(), session.log().end()};
}

} // namespace

std::unique_ptr<Game> newGame(std::string_view variant, int seats)
{
    if (variant == "auction")
        return started<auction::Rules, auction::Player>(seats);
    if (variant == "card")
        return started<card::Rules, card::Player>(seats);
    if (variant == "dice")
        return started<dice::Rules, dice::Player>(seats);
    if (variant == "gemstones")
        return started<gemstones::Rules, gemstones::Player>(seats);
    return nullptr;
}

StoredGame playedGame(std::string_view variant, int seats, int n)
{
    StoredGame game{std::string(variant), {}, static_cast<Seed>(100 * seats + n), {}};
    constexpr int levels = static_cast<int>(levelNames.size());
    for (int seat = 0; seat < seats; ++seat)
        game.levels.push_back(n % levels == levels - 1 ? Level::Hard
                                                       : static_cast<Level>((n + seat) % levels));
    played(game, [&](const Game &table) {
        const Level level = game.levels[static_cast<std::size_t>(table.actor())];
        const Seed seed = derivedSeed(game.deal, game.decisions.size());
        game.decisions.push_back(table.think({level}, seed, {}).code);
        return game.decisions.back();
    });
    return game;
}

std::vector<Event> eventsOf(const StoredGame &game)
{
    auto next = game.decisions.begin();
    return played(game, [&](const Game &) {
        if (next == game.decisions.end())
            throw std::runtime_error("a stored game ends too early");
        return *next++;
    });
}

void write(std::ostream &out, const StoredGame &game)
{
    out << game.variant << ' ' << game.deal << ' ' << game.seats();
    for (const Level level : game.levels)
        out << ' ' << nameOf(level);
    for (const Code code : game.decisions)
        out << ' ' << code;
    out << '\n';
}

std::vector<StoredGame> readGames(std::istream &in)
{
    std::vector<StoredGame> games;
    for (std::string text; std::getline(in, text);) {
        std::istringstream line(text);
        StoredGame game;
        int seats = 0;
        line >> game.variant >> game.deal >> seats;
        for (std::string name; seats > 0 && line >> name; --seats)
            game.levels.push_back(levelNamed(name).value_or(Level::Random));
        for (Code code = 0; line >> code;)
            game.decisions.push_back(code);
        games.push_back(std::move(game));
    }
    return games;
}

} // namespace medici
