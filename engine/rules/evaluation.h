#pragma once

#include "engine/rules/cancellation.h"
#include "engine/rules/seat.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// A mean and its standard error: 0 of what is exact, none where it is unknown, as after one playout.
struct Expected {
    double mean = 0;
    std::optional<double> error;
};

// What a source is expected to bring a seat in a round: a line of its bill (bill.h).
struct ExpectedLine {
    int source = 0;
    int round = 0;
    Seat seat = 0;
    Expected points;
};

// How likely a seat is to be among the first so many with a source in a round, alone or together, and paid
// for it: with the most valuable ship, with most of a good.
struct ExpectedLead {
    int source = 0;
    int round = 0;
    Seat seat = 0;
    int places = 1;
    Expected chance;

    static constexpr int mostPlaces = 2; // as are spoken of
};

// How a game is expected to end if everybody plays on.
struct Outlook {
    Expected worth;           // to the seat that decides: what moves are compared by
    PerSeat<Expected> wins{}; // the chance to win; who shares the first place wins in part
    PerSeat<Expected> scores{};
    std::vector<ExpectedLine> bill;    // adds up to the scores
    std::vector<ExpectedLine> sources; // the same, of all rounds together
    std::vector<ExpectedLead> leads;
};

// A move that was weighed against others.
struct WeighedMove {
    Code code = 0;
    int playouts = 0;
    Outlook outlook;
    // Its outlook less the best move's. Where that comes from playouts, those of both met the same luck, so
    // that it is known far better than either.
    Outlook difference;
};

// How a seat goes on in what is thought.
enum class Manner : std::uint8_t {
    Shown,  // as it has shown itself to play
    Strong, // as who thinks would in its place
    Random,
};

// What is asked of a computer player besides its own question, which move is best.
struct Inquiry {
    std::span<const Code> moves = {}; // to be weighed in any case
    // These alone: none is dropped, and each gets as many playouts as the
    // limits say. The first of them stands for the best, so that the differences of all are to that one.
    bool nothingElse = false;
    bool quickToo = true; // what a quick player would do, where nothing else is weighed
    // Only which moves are good: playouts are cut short as a player's are, and of moves nothing is told but
    // how much less they are worth than the best one. With `nothingElse` it says nothing.
    bool briefly = false;
    PerSeat<Manner> manners{}; // of all but the seat that decides
};

// What a computer player thinks of a table: of what each move leads to, or, where nobody decides, of what
// chance will bring.
struct Evaluation {
    std::vector<WeighedMove> moves; // the one it would make, then by what they are worth beside that one
    Outlook outlook;                // with the first of them
    int playouts = 0;
    std::optional<Code> quick; // what a quick player would do, where nothing else was to be weighed
    bool exact = false;        // everything that can still happen was looked at
};

// Thinking that can be watched. What it has found so far is better the longer it went on.
class Deliberation {
public:
    Deliberation(const Deliberation &) = delete;
    Deliberation &operator=(const Deliberation &) = delete;
    virtual ~Deliberation();

    // About so many playouts more. False when it has come to its end.
    virtual bool goOn(int playouts, const Cancellation &cancelled) = 0;
    virtual Evaluation evaluation() const = 0;

protected:
    Deliberation() = default;
};

} // namespace medici
