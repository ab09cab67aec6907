#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/standingstable.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/view/variants.h"

namespace medici::cli {

namespace {

PlayedTournament allOf(const QStringList &files, const Recordables &variants)
{
    std::optional<PlayedTournament> all;
    for (const QString &file : files) {
        Input input(file);
        PlayedTournament part = readTournament(input.device(), input.name(), variants);
        if (all)
            add(*all, part, input.name());
        else
            all = std::move(part);
    }
    return *std::move(all);
}

} // namespace

Exit merge(const QStringList &words, Console &console)
{
    Arguments arguments("merge", "Put the parts of a tournament together, and show how it went.", "FILE...");
    arguments.option("results", "FILE", "Write all that was played there, as one machine would have.");
    offerForms(arguments);
    arguments.read(words);
    if (arguments.files().isEmpty())
        arguments.refuse("'merge' needs a FILE; 'medici-cli merge --help' says more.");
    if (arguments.files().contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (arguments.given("json") && arguments.given("csv"))
        arguments.refuse("--json and --csv cannot both be shown: give one of them.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    Variants variants(Variants::programFolders());
    const Recordables recordables = variants.recordables();
    try {
        const PlayedTournament played = allOf(arguments.files(), recordables);
        if (arguments.given("results"))
            saveWhole(arguments.text("results"), textOf(played));
        console.out.write(standingsIn(arguments, played));
        const std::size_t wanted = played.wanted().size();
        if (played.heats.size() == wanted)
            return Exit::Done;
        console.complain(
            QString("%1 of %2 heats are missing.").arg(wanted - played.heats.size()).arg(wanted));
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
    }
    return Exit::Failed;
}

} // namespace medici::cli
