#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/moment.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/view/variant.h"

#include <QCoreApplication>

namespace medici::cli {

namespace {

// A game that is still to be played, from a table that lies somewhere.
std::optional<Record> fromThere(const MomentOrder &order, Variants &variants, Console &console)
{
    const std::optional<Record> record = readGame(order.file, order.game, variants, console);
    const std::optional<Moment> moment = readMoment(order, variants, console);
    if (!record || !moment)
        return std::nullopt;
    Record begun;
    begun.header = record->header;
    begun.header.luck = {};
    begun.header.setup.first = chance; // who began follows from what lies there
    begun.header.app = QCoreApplication::applicationVersion();
    begun.header.position = moment->variant().positionOf(moment->game());
    if (!begun.header.position) {
        console.complain(QString("after event %1 there is no position: lots are drawn, or the game is over.")
                             .arg(moment->event()));
        return std::nullopt;
    }
    return begun;
}

Record emptyBoard(const QString &id, const Setup &setup, const Variant &variant)
{
    Record record;
    record.header.variant = id;
    record.header.setup = setup;
    for (int seat = 0; seat < setup.seats; ++seat)
        record.header.players.push_back({QString("Player %1").arg(seat + 1), true, {}});
    record.header.app = QCoreApplication::applicationVersion();
    record.header.position = variant.fields(setup, {});
    return record;
}

} // namespace

Exit setUp(const QStringList &words, Console &console)
{
    Arguments arguments("setup", "Write a record that begins with a table as it lies, or an empty one.",
                        "[FILE]");
    offerMoment(arguments, "The table");
    offerVariant(arguments);
    offerOptions(arguments);
    arguments.option("players", "N", "How many play at an empty table (default: 2).");
    arguments.option("output", "FILE", "Write to this file (default: standard output).", "o");
    arguments.explain(
        "medici-cli setup game.medici --at 12 -o here.medici\n"
        "medici-cli setup --variant dice --players 3 -o table.medici\n"
        "What lies there stands in the field \"position\" and can be changed in any editor;\n"
        "'check' says why a table cannot arise, and 'play --from' plays on from one that can.\n");
    arguments.read(words);
    const bool empty = arguments.given("variant");
    Variants variants(Variants::programFolders());
    MomentOrder order;
    const Variant *variant = nullptr;
    Setup setup;
    if (!empty) {
        order = chosenMoment(arguments, "setup");
    } else if (!arguments.files().isEmpty()) {
        arguments.refuse("--variant is for an empty table, so no FILE can be given.");
    } else if (variant = chosenVariant(arguments, variants); variant != nullptr) {
        const SetupLimits terms = variant->terms();
        const std::uint64_t seats =
            arguments.number("players", static_cast<std::uint64_t>(terms.leastSeats),
                             static_cast<std::uint64_t>(terms.mostSeats),
                             static_cast<std::uint64_t>(std::max(2, terms.leastSeats)));
        setup = chosenOptions(arguments, terms, seats);
        if (!variant->arrangeable())
            arguments.refuse(QString("tables of '%1' cannot be set up.").arg(arguments.text("variant")));
    }
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    try {
        const std::optional<Record> record = empty ? emptyBoard(arguments.text("variant"), setup, *variant)
                                                   : fromThere(order, variants, console);
        if (!record)
            return Exit::Misused;
        const QByteArray text = textOf(*record, *variants.find(record->header.variant));
        if (arguments.given("output"))
            saveWhole(arguments.text("output"), text);
        else
            console.out.write(text);
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
