#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/thoughts.h"
#include "engine/record/fault.h"

#include <QJsonDocument>

#include <limits>

namespace medici::cli {

namespace {

// Between two looks whether somebody wants to stop.
constexpr int playoutsAtATime = 64;

Evaluation thoughtOf(const Position &position, const Limits &limits, Seed seed, Console &console)
{
    watchInterrupts();
    const std::optional<Code> played = position.played();
    const auto asked = played ? std::span(&*played, 1) : std::span<const Code>();
    const std::unique_ptr<Deliberation> deliberation =
        position.game().deliberate(limits, seed, {.moves = asked});
    while (deliberation->goOn(playoutsAtATime, {}))
        if (interrupted()) {
            console.complain("interrupted; what was found until then follows.");
            break;
        }
    return deliberation->evaluation();
}

} // namespace

Exit think(const QStringList &words, Console &console)
{
    Arguments arguments("think", "Show what a computer player thinks of the table in a recorded game.",
                        "FILE");
    offerPosition(arguments, "The table");
    arguments.option("level", "LEVEL", "Who thinks: easy, normal or hard (default: hard).");
    arguments.option("playouts", "N",
                     "How many games to play to the end for it (default: as the level does).");
    arguments.option("seed", "S", "Where thinking starts from (default: 1). The same seed thinks the same.");
    arguments.flag("json", "Show it as JSON, with the lines of everybody's expected bill for each move.");
    arguments.explain(
        "Moves stand with the best first. The one that was made, marked with a star, is among them.\n"
        "Figures after ± are half of a 95% confidence interval, those of differences by playouts\n"
        "with the same luck; in JSON errors are standard errors. A roll of all dice is one event.\n"
        "If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const PositionOrder order = chosenPosition(arguments, "think");
    const Limits limits{
        chosenThinker(arguments), static_cast<int>(arguments.number("playouts", 1, 1'000'000'000, 0)), {}};
    const Seed seed = arguments.number("seed", 0, std::numeric_limits<Seed>::max(), 1);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const std::optional<Position> position = readPosition(order, variants, console);
        if (!position)
            return Exit::Misused;
        if (position->game().over()) {
            console.complain(QString("the game is over after event %1; --at says which table to think of.")
                                 .arg(position->event()));
            return Exit::Misused;
        }
        const Evaluation evaluation = thoughtOf(*position, limits, seed, console);
        console.out.write(arguments.given("json")
                              ? QString::fromUtf8(QJsonDocument(jsonOf(evaluation, *position)).toJson())
                              : textOf(evaluation, *position));
        return interrupted() ? Exit::Interrupted : Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
