#pragma once

#include "app/programs/programplayer.h"
#include "engine/record/record.h"
#include "engine/rules/cancellation.h"
#include "engine/rules/session.h"
#include "engine/rules/think.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace medici {

// What players think with is derived from the contest's seed apart from what is dealt.
inline constexpr std::uint64_t forThinking = std::uint64_t{1} << 63;

// Who plays in a contest: a computer player, or another program with the computer player who plays on for it.
struct Entrant {
    QString name;
    Mind level = Level::Hard;
    std::optional<Command> program{};
    QString title{};  // of the program, as it calls itself
    int playouts = 0; // for a decision of a computer player; 0: as many as the level has
};

// A game before it is played.
struct ArrangedGame {
    const Recordable *variant = nullptr;
    Header header;                         // where its luck comes from as well
    std::vector<const Entrant *> entrants; // by seat
    Seed thoughts = 0;                     // that they think with
};

struct PlayedGame {
    int number = 0;
    std::vector<Event> log{};
    std::map<std::size_t, QStringList> how{}; // decisions that a computer player took for a program
    PerSeat<int> scores{};
    PerSeat<int> places{};
    // How long each seat thought over each decision in which there was a choice.
    PerSeat<std::vector<std::chrono::nanoseconds>> thinking{};
    PerSeat<QString> misconduct{};    // why a program did not play to the end; empty if it did
    PerSeat<QByteArray> complaints{}; // what it wrote to standard error until then
};

// The other programs that play on one thread, game after game.
class Guests {
public:
    explicit Guests(const Allowance &allowance) : m_allowance(allowance) {}
    ~Guests();
    Guests(const Guests &) = delete;
    Guests &operator=(const Guests &) = delete;

    // Who sits at several seats of a table runs as often.
    ProgramPlayer &of(const Entrant &entrant, int copy);

private:
    Allowance m_allowance;
    std::map<std::pair<const Entrant *, int>, std::unique_ptr<ProgramPlayer>> m_players;
};

// Hears of every change while a game is played, on the thread that plays it.
using Onlooker = std::function<void(const Session &)>;

// Nothing if it was stopped. Throws nothing for what a program does: who misbehaves is replaced by its
// computer player for the rest of the game.
std::optional<PlayedGame> play(const ArrangedGame &game, Guests &guests, const Cancellation &cancelled,
                               const Onlooker &onlooker = {});

// A seat in a record, and the whole of it.
Participant participantOf(const Entrant &entrant);
Record recordOf(const ArrangedGame &game, const PlayedGame &played);

} // namespace medici
