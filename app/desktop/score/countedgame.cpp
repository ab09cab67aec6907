#include "app/desktop/score/countedgame.h"

#include "engine/record/save.h"
#include "engine/record/wholefile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

constexpr std::int16_t notWritten = -1;
constexpr qsizetype mostRounds = 16; // of any game that there could be
constexpr qsizetype mostFigures = 64;

QJsonArray written(const Figures &figures, int seats)
{
    QJsonArray all;
    for (int seat = 0; seat < seats; ++seat) {
        QJsonArray own;
        for (const std::optional<int> &figure : figures[static_cast<std::size_t>(seat)])
            own.append(figure ? QJsonValue(*figure) : QJsonValue());
        all.append(own);
    }
    return all;
}

Figures read(const QJsonArray &all, int seats)
{
    Figures figures;
    for (qsizetype seat = 0; seat < std::min<qsizetype>(all.size(), seats); ++seat) {
        const QJsonArray own = all[seat].toArray();
        for (qsizetype i = 0; i < std::min(own.size(), mostFigures); ++i)
            figures[static_cast<std::size_t>(seat)].push_back(
                own[i].isDouble() ? std::optional(own[i].toInt()) : std::nullopt);
    }
    return figures;
}

} // namespace

std::optional<CountedGame> countedGameIn(const QByteArray &text, const QString &id)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    CountedGame game{id, object["variant"_L1].toString(), {}, {}, {}, {}};
    game.date = QDate::fromString(object["date"_L1].toString(), Qt::ISODate);
    for (const QJsonValue &person : object["players"_L1].toArray())
        game.players.push_back(
            {person["name"_L1].toString(), std::clamp(person["arms"_L1].toInt(), 0, mostSeats - 1)});
    if (game.players.empty() || game.players.size() > static_cast<std::size_t>(mostSeats))
        return std::nullopt;
    game.setup.seats = static_cast<std::uint8_t>(game.players.size());
    game.setup.first = 0;
    const QJsonArray options = object["options"_L1].toArray();
    for (std::size_t i = 0; i < mostOptions; ++i)
        game.setup.options[i] = static_cast<std::int16_t>(std::clamp<int>(
            options.at(static_cast<qsizetype>(i)).toInt(notWritten), std::numeric_limits<std::int16_t>::min(),
            std::numeric_limits<std::int16_t>::max()));
    const QJsonArray rounds = object["rounds"_L1].toArray();
    for (qsizetype i = 0; i < std::min(rounds.size(), mostRounds); ++i)
        game.rounds.push_back(read(rounds[i].toArray(), game.setup.seats));
    return game;
}

QByteArray textOf(const CountedGame &game)
{
    QJsonArray players;
    for (const Player &player : game.players)
        players.append(QJsonObject{{u"name"_s, player.name}, {u"arms"_s, player.arms}});
    QJsonArray options;
    for (const std::int16_t option : game.setup.options)
        options.append(option);
    QJsonArray rounds;
    for (const Figures &figures : game.rounds)
        rounds.append(written(figures, game.setup.seats));
    return QJsonDocument(QJsonObject{{u"variant"_s, game.variant},
                                     {u"date"_s, game.date.toString(Qt::ISODate)},
                                     {u"players"_s, players},
                                     {u"options"_s, options},
                                     {u"rounds"_s, rounds}})
        .toJson();
}

Setup setupOf(const CountedGame &game, const SetupLimits &terms)
{
    constexpr std::size_t before = 4; // so many options were written once, and none was a house rule
    const bool withHouseRules = game.setup.options[before] != notWritten;
    Setup setup = terms.usual(game.setup.seats);
    setup.first = game.setup.first;
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (game.setup.options[i] != notWritten && (withHouseRules || !terms.options[i].house()))
            setup.options[i] = game.setup.options[i];
    return setup;
}

QString CountedGames::fileOf(const QString &id) const
{
    return m_folder + u'/' + id + u".score"_s;
}

std::vector<CountedGame> CountedGames::all() const
{
    std::vector<CountedGame> games;
    const QDir folder(m_folder);
    for (const QFileInfo &file : folder.entryInfoList({u"*.score"_s}, QDir::Files, QDir::Time)) {
        QFile text(file.filePath());
        if (!text.open(QIODevice::ReadOnly))
            continue;
        if (text.size() > longestKept)
            continue;
        if (std::optional<CountedGame> game = countedGameIn(text.readAll(), file.completeBaseName()))
            games.push_back(std::move(*game));
    }
    return games;
}

void CountedGames::keep(const CountedGame &game) const
{
    QDir().mkpath(m_folder);
    saveWhole(fileOf(game.id), textOf(game));
}

void CountedGames::remove(const QString &id) const
{
    // Where its folder is missing, Qt 6.4 would put the bin into the current one.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    if (!QFile::moveToTrash(fileOf(id)))
        QFile::remove(fileOf(id));
}

} // namespace medici::desktop
