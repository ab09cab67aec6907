#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/thoughts.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"

#include <QJsonDocument>

#include <limits>

namespace medici::cli {

namespace {

// Between two looks whether somebody wants to stop.
constexpr int playoutsAtATime = 64;

std::optional<Manner> mannerNamed(const QString &word)
{
    if (word == "shown")
        return Manner::Shown;
    if (word == "strong")
        return Manner::Strong;
    return word == "random" ? std::optional(Manner::Random) : std::nullopt;
}

// How each seat goes on, from one word for all of them or from one for each.
PerSeat<Manner> chosenManners(Arguments &arguments)
{
    PerSeat<Manner> manners{};
    if (!arguments.given("others"))
        return manners;
    const QStringList words = arguments.text("others").split(u',');
    for (std::size_t seat = 0; seat < manners.size(); ++seat) {
        const QString &word = words.size() == 1 ? words.front() : words.value(static_cast<qsizetype>(seat));
        manners[seat] = mannerNamed(word).value_or(Manner::Shown);
    }
    if (words.size() > mostSeats
        || !ranges::all_of(words, [](const QString &word) { return mannerNamed(word).has_value(); }))
        arguments.refuse(
            QString("--others is '%1', but must be shown, strong or random, or one of them for each "
                    "seat with commas between them.")
                .arg(arguments.text("others")));
    return manners;
}

Evaluation thoughtOf(const Moment &moment, const Limits &limits, const PerSeat<Manner> &manners, Seed seed,
                     Console &console)
{
    watchInterrupts();
    const std::optional<Code> played = moment.played();
    const auto asked = played ? std::span(&*played, 1) : std::span<const Code>();
    const std::unique_ptr<Deliberation> deliberation =
        moment.game().deliberate(limits, seed, {.moves = asked, .manners = manners});
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
    offerMoment(arguments, "The table");
    arguments.option("level", "LEVEL", "Who thinks: easy, normal or hard (default: hard).");
    arguments.option("playouts", "N",
                     "How many games to play to the end for it (default: as the level does).");
    arguments.option(
        "others", "MANNERS",
        "How the others go on: shown, as they have shown themselves to play in this game (default), "
        "strong, as who thinks would, or random; or one for each seat, such as strong,random,shown.");
    arguments.option("seed", "S", "Where thinking starts from (default: 1). The same seed thinks the same.");
    arguments.flag("json", "Show it as JSON, with the lines of everybody's expected bill for each move.");
    arguments.explain(
        "Moves stand with the best first. The one that was made, marked with a star, is among them.\n"
        "Figures after ± are half of a 95% confidence interval, those of differences by playouts\n"
        "with the same luck; in JSON errors are standard errors. A roll of all dice is one event.\n"
        "If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const MomentOrder order = chosenMoment(arguments, "think");
    const Limits limits{
        chosenThinker(arguments), static_cast<int>(arguments.number("playouts", 1, 1'000'000'000, 0)), {}};
    const PerSeat<Manner> manners = chosenManners(arguments);
    const Seed seed = arguments.number("seed", 0, std::numeric_limits<Seed>::max(), 1);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const std::optional<Moment> moment = readMoment(order, variants, console);
        if (!moment)
            return Exit::Misused;
        if (moment->game().over()) {
            console.complain(QString("the game is over after event %1; --at says which table to think of.")
                                 .arg(moment->event()));
            return Exit::Misused;
        }
        const Evaluation evaluation = thoughtOf(*moment, limits, manners, seed, console);
        console.out.write(arguments.given("json")
                              ? QString::fromUtf8(QJsonDocument(jsonOf(evaluation, *moment)).toJson())
                              : textOf(evaluation, *moment));
        return interrupted() ? Exit::Interrupted : Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
