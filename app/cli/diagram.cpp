#include "engine/view/paper/diagram.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/moment.h"
#include "engine/record/fault.h"
#include "engine/view/paper/output.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QDir>
#include <QFileInfo>

namespace medici::cli {

Exit diagram(const QStringList &words, Console &console)
{
    Arguments arguments("diagram", "Draw the table of a recorded game, with a caption.", "FILE");
    offerMoment(arguments, "The table");
    arguments.option("caption", "TEXT", "What stands below it (default: the game and how far it is).");
    arguments.option("seat", "SEAT", "Whose sheet is large, from 0 (default: 0).");
    arguments.option("language", "LANGUAGE", "en or pl (default: en).");
    arguments.option("output", "FILE", "Write to this file: .png, .svg or .pdf.", "o");
    arguments.explain("medici-cli diagram game.medici --at 12 -o table.svg\n"
                      "A roll of all dice is one event. If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const MomentOrder order = chosenMoment(arguments, "diagram");
    const QString language = arguments.given("language") ? arguments.text("language") : QString("en");
    if (!Translations::languages().contains(language))
        arguments.refuse(QString("--language is '%1', but must be en or pl.").arg(language));
    const std::uint64_t seat = arguments.number("seat", 0, mostSeats - 1, 0);
    const QString output = arguments.needed("output");
    if (const QString format = QFileInfo(output).suffix().toLower(); !paperFormats().contains(format))
        arguments.refuse(
            QString("--output is '%1', but must end in .%2.").arg(output, paperFormats().join(" or .")));
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const std::optional<Moment> moment = readMoment(order, variants, console);
        if (!moment)
            return Exit::Misused;
        const View *view = moment->variant().view();
        if (view == nullptr) {
            console.complain("the record is of a game that has no board.");
            return Exit::Misused;
        }
        if (seat >= static_cast<std::uint64_t>(moment->game().seats())) {
            console.complain(QString("--seat is '%1', but must be from 0 to %2.")
                                 .arg(seat)
                                 .arg(moment->game().seats() - 1));
            return Exit::Misused;
        }
        Theme::loadFonts();
        const Theme theme(Brightness::Light, ColourSet::Standard);
        const Translations translations;
        translations.in(language, [&] {
            Diagram diagram;
            diagram.view = view;
            diagram.game = &moment->game();
            diagram.theme = &theme;
            diagram.players = playersNamed(moment->names());
            diagram.perspective = static_cast<Seat>(seat);
            diagram.caption = arguments.given("caption")
                ? arguments.text("caption")
                : QString("%1 · %2").arg(moment->nameIn(language), view->progress(moment->game()));
            saveDiagram(diagram, output);
            return 0;
        });
        console.out.write(QDir::toNativeSeparators(output) + u'\n');
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
