#include "app/cli/contest.h"

#include "engine/record/fault.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>

namespace medici::cli {

namespace {

// What players think with is derived from the contest's seed apart from what is dealt.
constexpr std::uint64_t forThinking = std::uint64_t{1} << 63;

Seed thinkingSeed(const Contest &contest, int game, Seat seat, std::size_t decision)
{
    const Seed ofGame = derivedSeed(contest.seed, forThinking | static_cast<std::uint64_t>(game));
    return derivedSeed(ofGame, static_cast<std::uint64_t>(seat) << 32 | decision);
}

// Games that are finished, on their way from the threads that played them to the one that takes them.
class Finish {
public:
    // The number of the next game to play; nothing when there are no more. Waits while too many games
    // stand here, so that one long game does not fill the memory with the short ones after it.
    std::optional<int> next(int games)
    {
        std::unique_lock lock(m_mutex);
        m_taken.wait(lock, [this] { return m_cancelled.requested() || m_next < m_wanted + ahead; });
        if (m_cancelled.requested() || m_next >= games)
            return std::nullopt;
        return m_next++;
    }

    void put(PlayedGame game)
    {
        const std::scoped_lock lock(m_mutex);
        const int number = game.number;
        m_games.emplace(number, std::move(game));
        m_put.notify_one();
    }

    // The next game in order, unless it takes longer than `patience`.
    std::optional<PlayedGame> take(std::chrono::milliseconds patience)
    {
        std::unique_lock lock(m_mutex);
        if (!m_put.wait_for(lock, patience, [this] { return m_games.contains(m_wanted); }))
            return std::nullopt;
        PlayedGame game = std::move(m_games.extract(m_wanted).mapped());
        ++m_wanted;
        m_taken.notify_all();
        return game;
    }

    // No more games; those that are being played are not wanted any more.
    void cancel()
    {
        const std::scoped_lock lock(m_mutex);
        m_cancelled.request();
        m_taken.notify_all();
    }

    const Cancellation &cancelled() const { return m_cancelled; }

private:
    static constexpr int ahead = 256;

    std::mutex m_mutex;
    std::condition_variable m_put;
    std::condition_variable m_taken;
    Cancellation m_cancelled;
    std::map<int, PlayedGame> m_games;
    int m_next = 0;
    int m_wanted = 0;
};

// The threads that play. They are stopped and waited for, however the contest ends.
class Tables {
public:
    explicit Tables(Finish &finish) : m_finish(finish) {}
    Tables(const Tables &) = delete;
    Tables &operator=(const Tables &) = delete;

    ~Tables()
    {
        m_finish.cancel();
        for (std::thread &thread : m_threads)
            thread.join();
    }

    void open(std::size_t count, const std::function<void()> &work)
    {
        m_threads.reserve(count);
        try {
            while (m_threads.size() < count)
                m_threads.emplace_back(work);
        } catch (const std::system_error &) {
            if (m_threads.empty()) // with those that could be started it goes on
                throw Fault(
                    "The system starts no thread: too many are running, or there is too little memory.");
        }
    }

private:
    Finish &m_finish;
    std::vector<std::thread> m_threads;
};

} // namespace

LuckSource Contest::luckOf(int game) const
{
    const int number = game / block();
    LuckSource source = number == 0 && deal ? LuckSource::ofKnownDeal(*deal) : LuckSource::ofDeal({0, seed});
    if (number > 0)
        source.number = {0, derivedSeed(seed, static_cast<std::uint64_t>(number))};
    source.word = word;
    return source;
}

int Contest::playerAt(int game, int seat) const
{
    return rotate ? (seat + game) % seats() : seat;
}

std::optional<PlayedGame> playGame(const Contest &contest, int number, const Cancellation &cancelled,
                                   const Onlooker &onlooker)
{
    Session session(contest.variant->newGame(contest.setup), *medici::luckOf(contest.luckOf(number)), {});
    PlayedGame played;
    played.number = number;
    played.thinking.resize(contest.players.size());
    if (session.begin() && onlooker)
        onlooker(session);
    Choices choices;
    while (!session.game().over()) {
        const Seat seat = session.game().actor();
        const auto player = static_cast<std::size_t>(contest.playerAt(number, seat));
        session.game().list(choices);
        Code code = choices[0];
        if (choices.size() > 1) {
            const auto start = std::chrono::steady_clock::now();
            const Limits limits{contest.players[player]};
            const Seed seed = thinkingSeed(contest, number, seat, session.cursor());
            code = session.game().think(limits, seed, cancelled).code;
            played.thinking[player].push_back(std::chrono::steady_clock::now() - start);
        }
        if (cancelled.requested())
            return std::nullopt;
        session.play(code);
        if (onlooker)
            onlooker(session);
    }
    played.log.assign(session.log().begin(), session.log().end());
    played.scores = session.game().scores();
    played.places = session.game().places();
    return played;
}

void playAll(const Contest &contest, int jobs, const std::function<bool(const PlayedGame &)> &take,
             const std::function<bool()> &stopped, const std::function<Onlooker(int game)> &onlookerOf)
{
    Finish finish;
    Tables tables(finish);
    tables.open(static_cast<std::size_t>(std::min(jobs, contest.games)), [&] {
        while (const std::optional<int> number = finish.next(contest.games)) {
            const Onlooker onlooker = onlookerOf ? onlookerOf(*number) : Onlooker();
            if (std::optional<PlayedGame> game = playGame(contest, *number, finish.cancelled(), onlooker))
                finish.put(*std::move(game));
        }
    });
    int taken = 0;
    while (taken < contest.games && !stopped()) {
        const std::optional<PlayedGame> game = finish.take(std::chrono::milliseconds(100));
        if (!game)
            continue;
        if (!take(*game))
            break;
        ++taken;
    }
}

} // namespace medici::cli
