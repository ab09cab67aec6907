#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/moment.h"
#include "app/web/replaypage.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"

#include <QDir>
#include <QFileInfo>

namespace medici::cli {

Exit replay(const QStringList &words, Console &console)
{
    Arguments arguments("replay", "Write a page that replays a recorded game in a browser.", "FILE");
    arguments.option("game", "K", "Which game of the file, from 1 (default: the first).");
    arguments.option("language", "LANGUAGE", "en or pl: the one it begins with (default: en).");
    arguments.option("output", "FILE", "Write to this file.", "o");
    arguments.explain(
        "medici-cli replay game.medici -o game.html\n"
        "The page needs no network and speaks all languages. If FILE is '-', standard input is\n"
        "read.\n");
    arguments.read(words);
    const std::uint64_t game = arguments.number("game", 1, UINT64_MAX, 1);
    const QString language = arguments.given("language") ? arguments.text("language") : QString("en");
    if (!Translations::languages().contains(language))
        arguments.refuse(QString("--language is '%1', but must be en or pl.").arg(language));
    const QString output = arguments.needed("output");
    if (arguments.files().size() != 1)
        arguments.refuse("'replay' needs one FILE; 'medici-cli replay --help' says more.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const QString file = arguments.files().first();
        const std::optional<Record> record = readGame(file, game, variants, console);
        if (!record)
            return Exit::Misused;
        const QString &id = record->header.variant;
        const Variant &variant = *variants.find(id);
        if (variant.view() == nullptr) {
            console.complain(QString("the record is of '%1', which has no board.").arg(id));
            return Exit::Misused;
        }
        // Records know no day; a file was written when the game was played.
        const QDate date = file == "-" ? QDate::currentDate() : QFileInfo(file).lastModified().date();
        Theme::loadFonts();
        const Theme theme(Brightness::Light, ColourSet::Standard);
        const Translations translations;
        saveWhole(output,
                  web::replayPage(*record, variant, {variants.listing(id)->names, date}, language, theme,
                                  translations));
        console.out.write(QDir::toNativeSeparators(output) + u'\n');
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
