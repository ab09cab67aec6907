#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/reviewtext.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/view/variant.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace medici::cli {

namespace {

struct ReviewOrder {
    int playouts = 0;
    int jobs = 1;
    bool all = false;
    bool json = false;
    bool keep = false;
};

// Throws a Fault if a file is not right; the games before that have been told of.
void reviewFile(const QString &file, const ReviewOrder &order, Variants &variants, Console &console,
                QJsonArray &list)
{
    Input input(file);
    const Recordables recordables = variants.recordables();
    Reader reader(input.device(), input.name(), recordables);
    QByteArray text;
    while (std::optional<Record> record = reader.next()) {
        const QString id = record->header.variant;
        const Variant &variant = *variants.find(id);
        ReviewedGame game(file, *std::move(record), *variants.listing(id), variant, order.playouts);
        if (!interrupted())
            game.judge(order.jobs, console);
        if (order.json)
            list.append(jsonOf(game));
        else
            console.out.write((text.isEmpty() ? QString() : QString("\n")) + textOf(game, order.all));
        console.out.flush();
        text += textOf(game.record(), variant);
    }
    if (!reader.note().isEmpty())
        console.complain(printable(reader.note()));
    if (order.keep)
        saveWhole(file, text);
}

} // namespace

Exit review(const QStringList &words, Console &console)
{
    Arguments arguments("review", "Say of each decision in recorded games what it cost, and why.", "FILE...");
    arguments.option("budget", "N",
                     QString("How many games to play to the end for what was played and what was\nbest, and "
                             "a quarter of that for other moves (default: %1).")
                         .arg(Review::usualPlayouts));
    arguments.flag("all", "Show all decisions in order, and not only those that cost something.");
    arguments.flag("keep", "Keep what was found in the files, as notes: it is there at once the next time.");
    arguments.option("jobs", "N",
                     "How many decisions to judge at a time (default: as many as there are cores).");
    arguments.flag("json", "Show what was found as JSON, with the lines of everybody's bill.");
    arguments.explain(
        "A decision is an inaccuracy from 2, a mistake from 5 and a blunder from 10 percent of a won\n"
        "game on, where four points of the margin count as one percent; alone, from as many points\n"
        "on. What may be error does not count. Figures after ± are half of a 95% confidence\n"
        "interval; in JSON errors are standard errors.\n"
        "A FILE may hold several games; '-' is standard input.\n");
    arguments.read(words);
    const ReviewOrder order{static_cast<int>(arguments.number("budget", 2, 1'000'000, Review::usualPlayouts)),
                            chosenJobs(arguments), arguments.given("all"), arguments.given("json"),
                            arguments.given("keep")};
    const QStringList files = arguments.files();
    if (files.isEmpty())
        arguments.refuse("'review' needs a FILE; 'medici-cli review --help' says more.");
    if (files.contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (files.count("-") > 1)
        arguments.refuse("standard input (-) can be read only once.");
    if (order.keep && files.contains("-"))
        arguments.refuse("--keep writes into files, and standard input (-) is none.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    QJsonArray list;
    bool right = true;
    for (const QString &file : files) {
        if (interrupted())
            break;
        if (!order.json && file != files.first())
            console.out.write(QString("\n"));
        try {
            reviewFile(file, order, variants, console, list);
        } catch (const Fault &fault) {
            console.complain(printable(fault.sentence()));
            right = false;
        }
    }
    if (order.json)
        console.out.write(QJsonDocument(list).toJson());
    if (interrupted()) {
        console.complain("interrupted; what was found until then is shown.");
        return Exit::Interrupted;
    }
    return right ? Exit::Done : Exit::Failed;
}

} // namespace medici::cli
