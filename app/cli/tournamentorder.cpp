#include "app/cli/tournamentorder.h"

#include "app/cli/choice.h"
#include "app/cli/standingstable.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <cmath>
#include <limits>

namespace medici::cli {

namespace {

// Programs by the names that they are given here.
std::map<QString, Command> chosenPrograms(Arguments &arguments)
{
    std::map<QString, Command> programs;
    for (const QString &words : arguments.texts("program")) {
        const QString name = words.section(u'=', 0, 0);
        const Command command = commandIn(words.section(u'=', 1));
        if (name.isEmpty() || name.contains(u',') || mindIn(name) || command.program.isEmpty())
            arguments.refuse(
                QString("--program is '%1', but must be a name that is no level, '=' and a command.")
                    .arg(words));
        if (!programs.try_emplace(name, command).second)
            arguments.refuse(QString("--program %1 is given more than once.").arg(name));
    }
    return programs;
}

Level chosenSubstitute(Arguments &arguments)
{
    const std::optional<Level> level =
        arguments.given("substitute") ? levelNamed(arguments.text("substitute").toStdString()) : Level::Easy;
    if (!level)
        arguments.refuse(QString("--substitute is '%1', but must be random, easy, normal or hard.")
                             .arg(arguments.text("substitute")));
    return level.value_or(Level::Easy);
}

std::vector<Entrant> chosenEntrants(Arguments &arguments)
{
    std::map<QString, Command> programs = chosenPrograms(arguments);
    const Level substitute = chosenSubstitute(arguments);
    const QStringList names = arguments.needed("players").split(u',').mid(0, Tournament::mostEntrants + 1);
    std::vector<Entrant> entrants;
    for (const QString &name : names) {
        if (names.count(name) > 1)
            arguments.refuse(QString("--players names '%1' more than once.").arg(name));
        if (const auto mind = mindIn(name))
            entrants.push_back({name, *mind});
        else if (const auto program = programs.extract(name))
            entrants.push_back({name, substitute, program.mapped()});
        else if (arguments.given("players"))
            arguments.refuse(
                QString("--players names '%1', which is neither random, easy, normal or hard nor a "
                        "--program.")
                    .arg(name));
    }
    if (!programs.empty())
        arguments.refuse(QString("--players does not name the program '%1'.").arg(programs.begin()->first));
    if (entrants.size() < 2 || entrants.size() > Tournament::mostEntrants)
        arguments.refuse(QString("--players must name from 2 to %1 players.").arg(Tournament::mostEntrants));
    return entrants;
}

std::optional<int> chosenChallenger(Arguments &arguments, const std::vector<Entrant> &entrants)
{
    if (!arguments.given("challenger"))
        return std::nullopt;
    const auto found = ranges::find(entrants, arguments.text("challenger"), &Entrant::name);
    if (found == entrants.end())
        arguments.refuse(
            QString("--challenger is '%1', who is not among the players.").arg(arguments.text("challenger")));
    return static_cast<int>(found - entrants.begin());
}

void chooseSprt(Arguments &arguments, TournamentOrder &order)
{
    if (!arguments.given("sprt"))
        return;
    const QStringList bounds = arguments.text("sprt").split(u',');
    bool numbers = bounds.size() == 2;
    const double less = numbers ? bounds.first().toDouble(&numbers) : 0;
    const double more = numbers ? bounds.last().toDouble(&numbers) : 0;
    if (!numbers || !std::isfinite(less) || !std::isfinite(more) || less >= more)
        arguments.refuse(
            QString("--sprt is '%1', but must be two numbers of points, the smaller one first, such as "
                    "0,20.")
                .arg(arguments.text("sprt")));
    else
        order.sprt.emplace(less, more);
    if (order.played.tournament.entrants.size() != 2)
        arguments.refuse("--sprt compares two players.");
    if (!order.played.shard.whole())
        arguments.refuse("--sprt cannot be played in parts: it says itself when to stop.");
}

} // namespace

void offerTournament(Arguments &arguments)
{
    offerVariant(arguments);
    arguments.option(
        "players", "NAMES",
        "Who meets, with commas between them: random, easy, normal, hard, and the names of programs.");
    arguments.options(
        "program", "NAME=COMMAND",
        "Another program by engine/record/PROTOCOL.md; can be repeated. The command is started without a "
        "shell.");
    arguments.option("seats", "N", "How many sit at a table (default: 2).");
    offerOptions(arguments);
    arguments.option("deals", "N", "How many deals each company plays, from every seat once (default: 100).");
    arguments.option("seed", "S", "Where chance starts from; without it one is drawn and shown.");
    arguments.option("challenger", "NAME",
                     "Only tables with this player: a gauntlet instead of a round robin.");
    arguments.option(
        "sprt", "LESS,MORE",
        "Stop as soon as it is clear whether the second of two players is better by MORE rating points "
        "rather than by LESS, such as 0,20.");
    arguments.option("milliseconds", "T", "What a program may take for an answer (default: 5000).");
    arguments.option("substitute", "LEVEL", "Who plays on for a program that fails (default: easy).");
    arguments.option("jobs", "N", "How many tables to play at (default: as many as there are cores).");
    arguments.option(
        "results", "FILE",
        "Keep what is played there, and go on from what is there already: who stops loses nothing.");
    arguments.option("records", "FOLDER", "Write the record of every game there.");
    offerShard(arguments);
    offerForms(arguments);
}

TournamentOrder readTournamentOrder(Arguments &arguments, Variants &variants)
{
    TournamentOrder order;
    Tournament &tournament = order.played.tournament;
    const Variant *variant = chosenVariant(arguments, variants);
    if (variant == nullptr)
        return order;
    const SetupLimits terms = variant->terms();
    tournament.variant = variant;
    tournament.id = arguments.text("variant");
    tournament.app = QCoreApplication::applicationVersion();
    tournament.entrants = chosenEntrants(arguments);
    const int least = std::max(2, terms.leastSeats);
    const auto seats = static_cast<std::size_t>(arguments.number("seats", static_cast<std::uint64_t>(least),
                                                                 static_cast<std::uint64_t>(terms.mostSeats),
                                                                 static_cast<std::uint64_t>(least)));
    tournament.setup = chosenOptions(arguments, terms, seats);
    tournament.setup.first = 0; // each begins as often as the others, and what that is worth can be seen
    tournament.challenger = chosenChallenger(arguments, tournament.entrants);
    tournament.deals = static_cast<int>(arguments.number("deals", 1, Tournament::mostHeats, 100));
    if (const qint64 heats = arguments.right() ? tournament.heats() : 0; heats > Tournament::mostHeats)
        arguments.refuse(QString("%1 heats are too many: each company plays each deal, and there can be %2.")
                             .arg(heats)
                             .arg(Tournament::mostHeats));
    tournament.seed = arguments.number("seed", 0, std::numeric_limits<Seed>::max(),
                                       QRandomGenerator::system()->generate64());
    tournament.allowance.toAnswer =
        std::chrono::milliseconds(arguments.number("milliseconds", 1, 3'600'000, 5000));
    order.jobs = chosenJobs(arguments);
    order.results = arguments.text("results");
    order.records = arguments.text("records");
    order.played.shard = chosenShard(arguments);
    chooseSprt(arguments, order);
    if (arguments.given("json") && arguments.given("csv"))
        arguments.refuse("--json and --csv cannot both be shown: give one of them.");
    return order;
}

} // namespace medici::cli
