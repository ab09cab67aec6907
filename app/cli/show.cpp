#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/moment.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace medici::cli {

namespace {

QString textOf(const Moment &moment)
{
    QString text = moment.title() + u'\n';
    if (!moment.last().isEmpty())
        text += moment.last() + u'\n';
    return text + u'\n' + moment.variant().table(moment.game(), moment.names());
}

QJsonObject jsonOf(const Moment &moment)
{
    const Game &game = moment.game();
    QJsonArray scores;
    QJsonArray places;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat) {
        scores.append(game.scores()[seat]);
        places.append(game.places()[seat]);
    }
    QJsonObject json = moment.json();
    json["last"] = moment.last();
    json["round"] = game.round();
    json["over"] = game.over();
    json["scores"] = scores;
    json["places"] = places;
    json["table"] = moment.variant().table(game, moment.names());
    return json;
}

} // namespace

Exit show(const QStringList &words, Console &console)
{
    Arguments arguments("show", "Show the table of a recorded game.", "FILE");
    offerMoment(arguments, "The table");
    arguments.flag("json", "Show the table as JSON.");
    arguments.explain("A roll of all dice is one event. If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const MomentOrder order = chosenMoment(arguments, "show");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const std::optional<Moment> moment = readMoment(order, variants, console);
        if (!moment)
            return Exit::Misused;
        console.out.write(arguments.given("json") ? QString::fromUtf8(QJsonDocument(jsonOf(*moment)).toJson())
                                                  : textOf(*moment));
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
