#include "app/cli/thoughts.h"

#include "app/cli/columns.h"
#include "app/cli/expected.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QJsonArray>

namespace medici::cli {

namespace {

QString movesTable(const Evaluation &evaluation, const Moment &moment)
{
    const Game &game = moment.game();
    const auto own = static_cast<std::size_t>(game.actor());
    const std::optional<Code> played = moment.played();
    QList<QStringList> rows{{"", "Move", "wins", "than the best", "score", "than the best", "playouts"}};
    for (const WeighedMove &move : evaluation.moves) {
        const bool best = &move == &evaluation.moves.front();
        const bool made = played && game.canonical(*played) == move.code;
        const Event event{game.actor(), move.code};
        rows += {made ? "*" : "",
                 moment.variant().describe(game, {&event, 1}, moment.names()),
                 chancesText(move.outlook.wins[own]),
                 best ? "" : chancesText(move.difference.wins[own], true),
                 pointsText(move.outlook.scores[own]),
                 best ? "" : pointsText(move.difference.scores[own], true),
                 evaluation.exact ? "exact" : QString::number(move.playouts)};
    }
    return inColumns(rows, 2);
}

// Where everybody's points are expected to come from, all rounds together.
QString outlookTable(const Evaluation &evaluation, const Moment &moment)
{
    const auto seats = static_cast<std::size_t>(moment.game().seats());
    const Outlook &outlook = evaluation.outlook;
    QList<QStringList> rows{QStringList{""} + moment.names()};
    const auto add = [&](const QString &title, auto cellOf) {
        rows += QStringList{title};
        for (std::size_t seat = 0; seat < seats; ++seat)
            rows.last() += cellOf(seat);
    };
    std::vector<int> sources;
    for (const ExpectedLine &line : outlook.bill)
        if (ranges::find(sources, line.source) == sources.end())
            sources.push_back(line.source);
    ranges::sort(sources);
    for (const int source : sources)
        add(moment.variant().words().source(source), [&](std::size_t seat) {
            double sum = 0;
            for (const ExpectedLine &line : outlook.bill)
                if (line.source == source && line.seat == static_cast<Seat>(seat))
                    sum += line.points.mean;
            return QString::number(sum, 'f', 1);
        });
    add("score", [&](std::size_t seat) { return pointsText(outlook.scores[seat]); });
    add("wins", [&](std::size_t seat) { return chancesText(outlook.wins[seat]); });
    return inColumns(rows, 1);
}

QJsonObject jsonOf(const Expected &expected)
{
    return {{"mean", expected.mean},
            {"error", expected.error ? QJsonValue(*expected.error) : QJsonValue(QJsonValue::Null)}};
}

QJsonArray seatsJson(const PerSeat<Expected> &figures, int seats)
{
    QJsonArray array;
    for (const Expected &figure : std::span(figures).first(static_cast<std::size_t>(seats)))
        array.append(jsonOf(figure));
    return array;
}

QJsonObject jsonOf(const Outlook &outlook, const Moment &moment)
{
    QJsonArray bill;
    for (const ExpectedLine &line : outlook.bill)
        bill.append(QJsonObject{{"seat", line.seat},
                                {"round", line.round},
                                {"source", moment.variant().words().source(line.source)},
                                {"points", jsonOf(line.points)}});
    const int seats = moment.game().seats();
    return {{"worth", jsonOf(outlook.worth)},
            {"wins", seatsJson(outlook.wins, seats)},
            {"scores", seatsJson(outlook.scores, seats)},
            {"bill", bill}};
}

} // namespace

QString textOf(const Evaluation &evaluation, const Moment &moment)
{
    QString text = moment.title() + u'\n';
    if (!moment.last().isEmpty())
        text += moment.last() + u'\n';
    text += u'\n';
    if (!evaluation.moves.empty())
        text += movesTable(evaluation, moment) + u'\n';
    return text + outlookTable(evaluation, moment);
}

QJsonObject jsonOf(const Evaluation &evaluation, const Moment &moment)
{
    const Game &game = moment.game();
    const Words &words = moment.variant().words();
    QJsonArray moves;
    for (const WeighedMove &move : evaluation.moves) {
        const Event event{game.actor(), move.code};
        moves.append(QJsonObject{{"move", words.move(game, move.code).toJsonObject()},
                                 {"text", moment.variant().describe(game, {&event, 1}, moment.names())},
                                 {"playouts", move.playouts},
                                 {"outlook", jsonOf(move.outlook, moment)},
                                 {"difference", jsonOf(move.difference, moment)}});
    }
    const std::optional<Code> played = moment.played();
    QJsonObject json = moment.json();
    json["played"] = played ? QJsonValue(words.move(game, game.canonical(*played)).toJsonObject())
                            : QJsonValue(QJsonValue::Null);
    json["playouts"] = evaluation.playouts;
    json["exact"] = evaluation.exact;
    json["outlook"] = jsonOf(evaluation.outlook, moment);
    json["moves"] = moves;
    return json;
}

} // namespace medici::cli
