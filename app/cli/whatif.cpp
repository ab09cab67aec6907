#include "app/cli/changetable.h"
#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/standingstable.h"
#include "app/contests/resultsfile.h"
#include "app/contests/trialpace.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QRandomGenerator>

#include <limits>

namespace medici::cli {

namespace {

struct TrialOrder {
    PlayedTrial played;
    bool settled = false; // who plays how many deals; otherwise that is found out first
    TrialCost::Seconds time{};
    int jobs = 1;
    QString results; // a file, or nothing
};

void offerTrial(Arguments &arguments)
{
    offerVariant(arguments);
    arguments.option("seats", "N", "How many play (default: 4, or as many as can).");
    arguments.options("option", "KEY=VALUE", "An option of the rules that are asked about; can be repeated.");
    arguments.options("before", "KEY=VALUE",
                      "An option of the rules that these are compared with (default: the usual ones).");
    arguments.option(
        "seconds", "T",
        "About how long it may take: who plays and how many deals follows from it (default: 60).");
    arguments.option("level", "LEVEL", "Who plays at every seat, easy, normal or hard; needs --deals.");
    arguments.option("playouts", "N",
                     "How many games they look ahead by at a move (default: as many as the level does).");
    arguments.option("deals", "N", "How many deals are played by both sets of rules; needs --level.");
    arguments.option(
        "probes", "N",
        "How many of them are played again with a stronger player at one seat (default: a tenth).");
    arguments.option("seed", "S", "Where chance starts from; without it one is drawn and shown.");
    arguments.option("jobs", "N", "How many tables to play at (default: as many as there are cores).");
    arguments.option(
        "results", "FILE",
        "Keep what is played there, and go on from what is there already: who stops loses nothing.");
    offerShard(arguments);
    offerForms(arguments);
}

void chooseWho(Arguments &arguments, TrialOrder &order)
{
    RuleTrial &trial = order.played.trial;
    order.settled = arguments.given("level") || arguments.given("deals");
    if (arguments.given("level") != arguments.given("deals"))
        arguments.refuse("--level and --deals are given together, or neither of them.");
    if (order.settled && arguments.given("seconds"))
        arguments.refuse("--deals already says what --seconds would say.");
    if (!order.settled && arguments.given("probes"))
        arguments.refuse("--probes needs --level and --deals.");
    if (!order.settled && (arguments.given("results") || arguments.given("shard")))
        arguments.refuse(
            "--results needs --level and --deals: what a moment's speed decides is not played again.");
    trial.level = chosenThinker(arguments);
    trial.deals = static_cast<int>(arguments.number("deals", 2, RuleTrial::mostDeals, 2));
    const auto most = static_cast<std::uint64_t>(trial.deals) / 2;
    const std::uint64_t usual = trial.stronger() ? static_cast<std::uint64_t>(trial.deals) / 10 : 0;
    trial.playouts = static_cast<int>(arguments.number("playouts", 1, 1'000'000, 0));
    if (!order.settled && arguments.given("playouts"))
        arguments.refuse("--playouts needs --level and --deals.");
    trial.probes = static_cast<int>(arguments.number("probes", 0, most, usual));
    if (!trial.stronger() && trial.probes > 0)
        arguments.refuse("--probes needs a level that others are stronger than.");
    order.time = TrialCost::Seconds(static_cast<double>(arguments.number("seconds", 1, 86'400, 60)));
}

TrialOrder readTrialOrder(Arguments &arguments, Variants &variants)
{
    TrialOrder order;
    RuleTrial &trial = order.played.trial;
    const Variant *variant = chosenVariant(arguments, variants);
    if (variant == nullptr)
        return order;
    const SetupLimits terms = variant->terms();
    trial.variant = variant;
    trial.id = arguments.text("variant");
    trial.app = QCoreApplication::applicationVersion();
    const auto seats = static_cast<std::size_t>(arguments.number(
        "seats", static_cast<std::uint64_t>(terms.leastSeats), static_cast<std::uint64_t>(terms.mostSeats),
        static_cast<std::uint64_t>(terms.usualSeats())));
    trial.rules = {chosenOptions(arguments, terms, seats, "before"),
                   chosenOptions(arguments, terms, seats, "option")};
    if (trial.rules[RuleTrial::Before] == trial.rules[RuleTrial::After])
        arguments.refuse("--option and --before are the same rules: nothing changes.");
    for (Setup &rules : trial.rules)
        rules.first = 0; // so that seats are told apart by who begins
    trial.seed = arguments.number("seed", 0, std::numeric_limits<Seed>::max(),
                                  QRandomGenerator::system()->generate64());
    order.jobs = chosenJobs(arguments);
    order.results = arguments.text("results");
    order.played.shard = chosenShard(arguments);
    chooseWho(arguments, order);
    if (arguments.given("json") && arguments.given("csv"))
        arguments.refuse("--json and --csv cannot both be shown: give one of them.");
    return order;
}

void playMissing(TrialOrder &order, Console &console, const Recordables &variants)
{
    PlayedTrial &played = order.played;
    ResultsFile file;
    if (!order.results.isEmpty()) {
        QByteArray text = file.goOn(order.results, lineOf(played.trial, played.shard));
        QBuffer before(&text);
        before.open(QIODevice::ReadOnly);
        played.pairs = readTrial(before, order.results, variants).pairs;
    }
    std::vector<int> pieces;
    for (const int piece : played.missing())
        if (played.shard.has(piece))
            pieces.push_back(piece);
    Progress progress(console.err, static_cast<int>(pieces.size()), "deals");
    int done = 0;
    const auto take = [&](TrialPair pair) {
        file.append(lineOf(played.trial, pair));
        played.pairs.insert_or_assign(pair.piece, std::move(pair));
        ++done;
        return true;
    };
    const auto stopped = [&] {
        progress.show(done);
        return interrupted();
    };
    playPieces(played.trial, pieces, order.jobs, take, stopped);
}

} // namespace

Exit whatif(const QStringList &words, Console &console)
{
    Arguments arguments("whatif", "Say what other rules change, by games of computer players.");
    offerTrial(arguments);
    arguments.explain(
        "Every deal is played by both sets of rules with the same luck, so far as both ask for it at "
        "the same\nplaces; app/contests/WHATIF.md says what is counted and how sure it is.\n");
    arguments.read(words);
    Variants variants(Variants::programFolders());
    TrialOrder order = readTrialOrder(arguments, variants);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    watchInterrupts();
    try {
        if (!order.settled)
            order.played.trial = paced(
                order.played.trial, measuredCosts(order.played.trial, order.time, order.jobs, Cancellation()),
                order.time, order.jobs);
        playMissing(order, console, variants.recordables());
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
    if (!order.played.pairs.empty() && order.played.shard.whole())
        console.out.write(changeIn(arguments, order.played));
    console.out.flush();
    if (!interrupted())
        return Exit::Done;
    console.complain(QString("interrupted after %1 of %2 pieces%3.")
                         .arg(order.played.pairs.size())
                         .arg(order.played.trial.pieces())
                         .arg(order.results.isEmpty() ? QString() : "; the same command goes on from there"));
    return Exit::Interrupted;
}

} // namespace medici::cli
