#include "app/cli/standingstable.h"

#include "app/cli/columns.h"
#include "app/cli/input.h"
#include "app/cli/latin.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace medici::cli {

namespace {

QString points(double rating)
{
    const long rounded = std::lround(rating);
    return (rounded < 0 ? "-" : "+") + QString::number(std::abs(rounded));
}

QString interval(const Interval &interval)
{
    return QString("%1 [%2 to %3]").arg(points(interval.value), points(interval.low), points(interval.high));
}

QString estimated(const Estimate &estimate, int digits, double unit = 1)
{
    const QString mean = QString::number(estimate.mean * unit, 'f', digits);
    return estimate.margin ? mean + "±" + QString::number(*estimate.margin * unit, 'f', digits) : mean;
}

double meanMilliseconds(const GameResult::Thought &thought)
{
    return thought.decisions == 0
        ? 0
        : static_cast<double>(thought.microseconds) / 1000 / static_cast<double>(thought.decisions);
}

double mostMilliseconds(const GameResult::Thought &thought)
{
    return static_cast<double>(thought.most) / 1000;
}

const Entrant &entrantOf(const PlayedTournament &played, const TournamentRow &row)
{
    return played.tournament.entrants[static_cast<std::size_t>(row.entrant)];
}

QString whoIs(const Entrant &entrant)
{
    return entrant.title.isEmpty() ? latin(nameOf(entrant.level)) : printable(entrant.title);
}

QString textOf(const PlayedTournament &played, const TournamentStandings &standings)
{
    const Tournament &tournament = played.tournament;
    QList<QStringList> rows{{"player", "who", "rating", "ahead of next", "games", "wins %", "place", "score",
                             "ms", "most", "failed"}};
    for (const TournamentRow &row : standings.rows) {
        const Entrant &entrant = entrantOf(played, row);
        rows += {entrant.name,
                 whoIs(entrant),
                 interval(row.rating),
                 row.ahead ? interval(*row.ahead) : QString(),
                 QString::number(row.games),
                 estimated(row.share, 1, 100),
                 estimated(row.place, 2),
                 estimated(row.score, 1),
                 QString::number(meanMilliseconds(row.thought), 'f', 2),
                 QString::number(mostMilliseconds(row.thought), 'f', 1),
                 QString::number(row.failures)};
    }
    QStringList seats;
    for (const Estimate &seat : standings.bySeat)
        seats += estimated(seat, 1, 100);
    QString text = QString("%1 with %2 seats, seed %3: %4 games with %5 deals\n\n")
                       .arg(tournament.id)
                       .arg(tournament.setup.seats)
                       .arg(tournament.seed)
                       .arg(standings.games)
                       .arg(tournament.deals)
        + inColumns(rows, 2) + "\nWins by seat in %, from who begins: " + seats.join(", ") + u'\n';
    for (const TournamentRow &row : standings.rows)
        if (row.failures > 0)
            text += QString("%1 was replaced by '%2' in %3 games. The first time: %4\n")
                        .arg(entrantOf(played, row).name, latin(nameOf(entrantOf(played, row).level)))
                        .arg(row.failures)
                        .arg(printable(row.misconduct));
    return text;
}

QJsonObject jsonOf(const Interval &interval)
{
    return {{"value", interval.value}, {"low", interval.low}, {"high", interval.high}};
}

QJsonObject jsonOf(const Estimate &estimate)
{
    return {{"mean", estimate.mean},
            {"margin", estimate.margin ? QJsonValue(*estimate.margin) : QJsonValue(QJsonValue::Null)}};
}

QJsonObject jsonOf(const PlayedTournament &played, const TournamentStandings &standings)
{
    QJsonArray rows;
    for (const TournamentRow &row : standings.rows) {
        const Entrant &entrant = entrantOf(played, row);
        QJsonObject words{{"name", entrant.name},
                          {"level", latin(nameOf(entrant.level))},
                          {"rating", jsonOf(row.rating)},
                          {"games", row.games},
                          {"winShare", jsonOf(row.share)},
                          {"place", jsonOf(row.place)},
                          {"score", jsonOf(row.score)},
                          {"thinking",
                           QJsonObject{{"decisions", row.thought.decisions},
                                       {"meanMs", meanMilliseconds(row.thought)},
                                       {"mostMs", mostMilliseconds(row.thought)}}},
                          {"failures", row.failures}};
        if (!entrant.title.isEmpty())
            words["program"] = entrant.title;
        if (row.ahead)
            words["aheadOfNext"] = jsonOf(*row.ahead);
        if (row.failures > 0)
            words["firstFailure"] = row.misconduct;
        rows.append(words);
    }
    QJsonArray seats;
    for (const Estimate &seat : standings.bySeat)
        seats.append(jsonOf(seat));
    const Tournament &tournament = played.tournament;
    return {{"variant", tournament.id},  {"seats", tournament.setup.seats},
            {"deals", tournament.deals}, {"seed", QString::number(tournament.seed)},
            {"games", standings.games},  {"players", rows},
            {"winShareBySeat", seats}};
}

// As RFC 4180 has it: what holds a comma, a quotation mark or an end of line stands in quotation marks.
QString cell(const QString &text)
{
    QString quoted = text;
    return text.contains(u',') || text.contains(u'"') || text.contains(u'\n')
        ? u'"' + quoted.replace("\"", "\"\"") + u'"'
        : text;
}

QString csvOf(const PlayedTournament &played, const TournamentStandings &standings)
{
    QString text = "name,level,program,rating,ratingLow,ratingHigh,games,winShare,winShareMargin,place,score,"
                   "decisions,meanMs,mostMs,failures\n";
    const auto number = [](double value) { return QString::number(value, 'f', 4); };
    for (const TournamentRow &row : standings.rows) {
        const Entrant &entrant = entrantOf(played, row);
        const QStringList cells{cell(entrant.name),
                                latin(nameOf(entrant.level)),
                                cell(entrant.title),
                                number(row.rating.value),
                                number(row.rating.low),
                                number(row.rating.high),
                                QString::number(row.games),
                                number(row.share.mean),
                                row.share.margin ? number(*row.share.margin) : QString(),
                                number(row.place.mean),
                                number(row.score.mean),
                                QString::number(row.thought.decisions),
                                number(meanMilliseconds(row.thought)),
                                number(mostMilliseconds(row.thought)),
                                QString::number(row.failures)};
        text += cells.join(u',') + u'\n';
    }
    return text;
}

} // namespace

void offerForms(Arguments &arguments)
{
    arguments.flag("json", "Show the result as JSON.");
    arguments.flag("csv", "Show it as CSV, a line a player.");
}

QByteArray standingsIn(const Arguments &arguments, const PlayedTournament &played)
{
    const TournamentStandings standings = standingsOf(played);
    if (arguments.given("json"))
        return QJsonDocument(jsonOf(played, standings)).toJson();
    return (arguments.given("csv") ? csvOf(played, standings) : textOf(played, standings)).toUtf8();
}

} // namespace medici::cli
