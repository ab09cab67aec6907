#include "app/contests/table.h"

#include "app/programs/misconduct.h"

#include <QCoreApplication>

#include <chrono>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

Seed seedOf(const ArrangedGame &game, Seat seat, std::size_t decision)
{
    return derivedSeed(game.thoughts, static_cast<std::uint64_t>(seat) << 32 | decision);
}

// The programs at one table, and what each of them was told.
class Visit {
public:
    Visit(const ArrangedGame &game, Guests &guests, const Cancellation &cancelled, PlayedGame &played)
        : m_cancelled(cancelled), m_played(played), m_players(game.entrants.size()),
          m_told(game.entrants.size())
    {
        std::map<const Entrant *, int> copies;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            if (const Entrant &entrant = *game.entrants[seat]; entrant.program) {
                const Seat at = static_cast<Seat>(seat);
                m_players[seat] = &guests.of(entrant, copies[&entrant]++);
                attempt(at, [&] {
                    m_players[seat]->begin(game.header, *game.variant, at,
                                           static_cast<std::uint32_t>(seedOf(game, at, 0)), m_cancelled);
                });
            }
    }

    // The move of a program, unless none sits there, or none any more.
    std::optional<Code> move(const Session &session)
    {
        const Seat seat = session.game().actor();
        std::optional<Code> code;
        attempt(seat, [&] {
            tell(seat, session.log());
            code = m_players[static_cast<std::size_t>(seat)]->decide(session.game(), m_cancelled).move;
        });
        return code;
    }

    // What came after the last move of each.
    void tellEnd(const Session &session)
    {
        for (Seat seat = 0; seat < static_cast<Seat>(m_players.size()); ++seat)
            attempt(seat, [&] { tell(seat, session.log()); });
    }

    bool replaced(Seat seat) const { return !m_played.misconduct[static_cast<std::size_t>(seat)].isEmpty(); }

private:
    template <class Deed>
    void attempt(Seat seat, Deed deed)
    {
        ProgramPlayer *&player = m_players[static_cast<std::size_t>(seat)];
        if (player == nullptr)
            return;
        try {
            deed();
        } catch (const Misconduct &misconduct) {
            m_played.misconduct[static_cast<std::size_t>(seat)] = misconduct.sentence;
            m_played.complaints[static_cast<std::size_t>(seat)] = player->complaints();
            player = nullptr;
        } catch (const NotWanted &) { // the game is given up
            player = nullptr;
        }
    }

    void tell(Seat seat, std::span<const Event> log)
    {
        std::size_t &told = m_told[static_cast<std::size_t>(seat)];
        for (; told < log.size(); ++told)
            m_players[static_cast<std::size_t>(seat)]->hear(log[told]);
    }

    const Cancellation &m_cancelled;
    PlayedGame &m_played;
    std::vector<ProgramPlayer *> m_players; // by seat; null where none sits
    std::vector<std::size_t> m_told;        // events, by seat
};

} // namespace

Guests::~Guests()
{
    for (const auto &[who, player] : m_players)
        player->dismiss();
}

ProgramPlayer &Guests::of(const Entrant &entrant, int copy)
{
    std::unique_ptr<ProgramPlayer> &player = m_players[{&entrant, copy}];
    if (player == nullptr)
        player = std::make_unique<ProgramPlayer>(*entrant.program, m_allowance,
                                                 QCoreApplication::applicationVersion());
    return *player;
}

std::optional<PlayedGame> play(const ArrangedGame &game, Guests &guests, const Cancellation &cancelled,
                               const Onlooker &onlooker)
{
    Session session(startOf(game.header, *game.variant), *luckOf(game.header.luck), {});
    PlayedGame played;
    Visit visit(game, guests, cancelled, played);
    if (session.begin() && onlooker)
        onlooker(session);
    Choices choices;
    while (!session.game().over()) {
        const Seat seat = session.game().actor();
        session.game().list(choices);
        Code code = choices[0];
        if (choices.size() > 1) {
            const auto start = std::chrono::steady_clock::now();
            const std::optional<Code> given = visit.move(session);
            if (!given && visit.replaced(seat))
                played.how[session.cursor()] = {u"computer"_s};
            const Entrant &entrant = *game.entrants[static_cast<std::size_t>(seat)];
            const Limits limits{entrant.level, entrant.playouts};
            code = given ? *given
                         : session.game().think(limits, seedOf(game, seat, session.cursor()), cancelled).code;
            played.thinking[static_cast<std::size_t>(seat)].push_back(std::chrono::steady_clock::now()
                                                                      - start);
        }
        if (cancelled.requested())
            return std::nullopt;
        session.play(code);
        if (onlooker)
            onlooker(session);
    }
    visit.tellEnd(session);
    played.log.assign(session.log().begin(), session.log().end());
    played.scores = session.game().scores();
    played.places = session.game().places();
    return played;
}

Participant participantOf(const Entrant &entrant)
{
    if (entrant.program)
        return {entrant.name, false, {}, entrant.title};
    return {entrant.name, false, wordIn(nameOf(entrant.level))};
}

Record recordOf(const ArrangedGame &game, const PlayedGame &played)
{
    return {game.header, played.log, played.how};
}

} // namespace medici
