#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/position.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace medici::cli {

namespace {

QString textOf(const Position &position)
{
    QString text = position.title() + u'\n';
    if (!position.last().isEmpty())
        text += position.last() + u'\n';
    return text + u'\n' + position.variant().table(position.game(), position.names());
}

QJsonObject jsonOf(const Position &position)
{
    const Game &game = position.game();
    QJsonArray scores;
    QJsonArray places;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat) {
        scores.append(game.scores()[seat]);
        places.append(game.places()[seat]);
    }
    QJsonObject json = position.json();
    json["last"] = position.last();
    json["round"] = game.round();
    json["over"] = game.over();
    json["scores"] = scores;
    json["places"] = places;
    json["table"] = position.variant().table(game, position.names());
    return json;
}

} // namespace

Exit show(const QStringList &words, Console &console)
{
    Arguments arguments("show", "Show the table of a recorded game.", "FILE");
    offerPosition(arguments, "The table");
    arguments.flag("json", "Show the table as JSON.");
    arguments.explain("A roll of all dice is one event. If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const PositionOrder order = chosenPosition(arguments, "show");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    try {
        const std::optional<Position> position = readPosition(order, variants, console);
        if (!position)
            return Exit::Misused;
        console.out.write(arguments.given("json")
                              ? QString::fromUtf8(QJsonDocument(jsonOf(*position)).toJson())
                              : textOf(*position));
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
