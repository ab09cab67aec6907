#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

namespace medici::cli {

Exit convert(const QStringList &words, Console &console)
{
    Arguments arguments("convert", "Write records in another version of their format.", "FILE");
    arguments.option("version", "N", "The version, 1 or 2 (default: 2, the newest).");
    arguments.flag("annotate", "Also write what follows from the events: legal moves, scorings, results.");
    arguments.option("output", "FILE", "Write to this file (default: standard output).", "o");
    arguments.explain(
        "If FILE is '-', standard input is read. Version 1 has no deals, no notes and nothing about how\n"
        "an event came about: what it cannot say is left out.\n");
    arguments.read(words);
    const auto version = static_cast<RecordVersion>(arguments.number("version", 1, 2, 2));
    const Annotated annotated = arguments.given("annotate") ? Annotated::Yes : Annotated::No;
    if (arguments.files().size() != 1)
        arguments.refuse("'convert' needs one FILE; 'medici-cli convert --help' says more.");
    else if (arguments.files().first().isEmpty())
        arguments.refuse("FILE has an empty name.");
    if (arguments.given("output") && arguments.text("output").isEmpty())
        arguments.refuse("--output is '', but must be a file.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        Input input(arguments.files().first());
        const Recordables recordables = variants.recordables();
        Reader reader(input.device(), input.name(), recordables);
        QByteArray text;
        while (const std::optional<Record> record = reader.next())
            text += textOf(*record, *variants.find(record->header.variant), annotated, version);
        if (!reader.note().isEmpty())
            console.complain(printable(reader.note()));
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
