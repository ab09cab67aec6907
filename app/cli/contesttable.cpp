#include "app/cli/contesttable.h"

#include "app/cli/columns.h"
#include "app/cli/latin.h"

#include <QJsonArray>
#include <QLocale>

#include <cmath>

namespace medici::cli {

namespace {

QString figure(double number, int digits)
{
    return QLocale(QLocale::English, QLocale::UnitedStates).toString(number, 'f', digits);
}

// Milliseconds, to as many digits as say something.
QString time(double milliseconds)
{
    return figure(milliseconds, milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0);
}

QString estimate(const Estimate &estimate, int digits)
{
    const QString mean = figure(estimate.mean, digits);
    return estimate.margin ? mean + "±" + figure(*estimate.margin, digits) : mean;
}

QJsonObject json(const Estimate &estimate)
{
    return {{"mean", estimate.mean},
            {"margin", estimate.margin ? QJsonValue(*estimate.margin) : QJsonValue(QJsonValue::Null)}};
}

} // namespace

QString standingsText(const Contest &contest, const Tally &tally)
{
    const bool solo = contest.seats() == 1;
    QList<QStringList> rows{{"player", "level"}};
    if (!solo)
        rows.first() += {"wins", "%", "place"};
    rows.first() += "score";
    if (!solo)
        rows.first() += "difference";
    rows.first() += {"ms", "median", "most"};
    for (int i = 0; i < contest.seats(); ++i) {
        const Tally::Player player = tally.player(i);
        const Entrant &entrant = contest.players[static_cast<std::size_t>(i)];
        QStringList row{entrant.name, latin(nameOf(entrant.level))};
        if (!solo) {
            Estimate percent = player.share;
            percent.mean *= 100;
            if (percent.margin)
                percent.margin = *percent.margin * 100;
            row += {figure(player.wins, player.wins == std::floor(player.wins) ? 0 : 1), estimate(percent, 1),
                    estimate(player.place, 2)};
        }
        row += estimate(player.score, 1);
        if (!solo)
            row += estimate(player.difference, 1);
        row += {time(player.times.mean()), time(player.times.median()), time(player.times.most())};
        rows += row;
    }
    return inColumns(rows, 2);
}

QJsonObject standingsJson(const Contest &contest, const Tally &tally)
{
    QJsonArray list;
    for (int i = 0; i < contest.seats(); ++i) {
        const Tally::Player player = tally.player(i);
        const Entrant &entrant = contest.players[static_cast<std::size_t>(i)];
        list.append(QJsonObject{{"name", entrant.name},
                                {"level", latin(nameOf(entrant.level))},
                                {"wins", player.wins},
                                {"winShare", json(player.share)},
                                {"place", json(player.place)},
                                {"score", json(player.score)},
                                {"difference", json(player.difference)},
                                {"thinking",
                                 QJsonObject{{"decisions", static_cast<qint64>(player.times.count())},
                                             {"meanMs", player.times.mean()},
                                             {"medianMs", player.times.median()},
                                             {"mostMs", player.times.most()}}}});
    }
    return {{"games", tally.counted()}, {"players", list}};
}

} // namespace medici::cli
