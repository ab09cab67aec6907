#include "app/cli/arguments.h"
#include "app/cli/columns.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "engine/record/deal.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/view/comparison.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace medici::cli {

namespace {

// One of the games that are set side by side.
struct Contender {
    QString file;
    ComparedGame game;
    QStringList names;
};

// Where a game is no longer like the first one, and what happened in each.
struct Fork {
    std::size_t event; // from 1
    int round;
    QString first;
    QString here;
};

std::vector<Contender> contendersIn(const QStringList &files, Variants &variants,
                                    const Recordables &recordables)
{
    std::vector<Contender> contenders;
    for (const QString &file : files) {
        Input input(file);
        Reader reader(input.device(), input.name(), recordables);
        while (std::optional<Record> record = reader.next()) {
            QStringList names;
            for (const Participant &player : record->header.players)
                names += printable(player.name);
            const Variant &variant = *variants.find(record->header.variant);
            contenders.push_back({file, ComparedGame(*std::move(record), variant), names});
        }
    }
    return contenders;
}

// Throws a Fault for games that did not have the same deal.
Deal commonDeal(const std::vector<Contender> &contenders)
{
    if (contenders.size() < 2)
        throw Fault("There is nothing to compare: at least two games are needed.");
    std::optional<Deal> common;
    for (const auto &[file, game, names] : contenders) {
        const std::optional<Deal> deal = dealOf(game.record);
        if (!deal)
            throw Fault("The record does not say which deal was played.").at(file, 0);
        if (common && deal != common)
            throw Fault("The game was played with another deal than the first one.").at(file, 0);
        common = deal;
    }
    return *common;
}

std::optional<Fork> forkOf(const Contender &first, const Contender &other, const Variant &variant)
{
    const std::optional<Parting> parting = partingOf(first.game, other.game);
    if (!parting)
        return std::nullopt;
    const auto happened = [&](const Contender &one) {
        return variant.describe(*parting->before, one.game.in(parting->step), one.names);
    };
    return Fork{parting->step + 1, parting->before->round(), happened(first), happened(other)};
}

QString levelOf(const Participant &player)
{
    return player.human ? QString("human") : player.program.isEmpty() ? player.level : player.program;
}

QString resultsText(const std::vector<Contender> &contenders)
{
    QList<QStringList> rows{{"game", "player", "level", "score", "place"}};
    for (std::size_t number = 0; number < contenders.size(); ++number) {
        const auto &[file, game, names] = contenders[number];
        for (std::size_t seat = 0; seat < game.record.header.players.size(); ++seat)
            rows += {QString::number(number + 1), names[static_cast<qsizetype>(seat)],
                     printable(levelOf(game.record.header.players[seat])),
                     QString::number(game.end->scores()[seat]),
                     game.end->over() ? QString::number(game.end->places()[seat]) : QString("-")};
    }
    return inColumns(rows, 3);
}

QString forkText(const std::optional<Fork> &fork, std::size_t number)
{
    if (!fork)
        return QString("Game %1 went like game 1 as far as both go.\n").arg(number);
    return QString("Game %1 differs from game 1 from event %2 on, in round %3.\n  1: %4\n  %1: %5\n")
        .arg(number)
        .arg(fork->event)
        .arg(fork->round)
        .arg(fork->first, fork->here);
}

QJsonObject jsonOf(const Contender &contender, const std::optional<Fork> &fork)
{
    const auto &[file, game, names] = contender;
    QJsonArray scores;
    QJsonArray places;
    QJsonArray levels;
    for (std::size_t seat = 0; seat < game.record.header.players.size(); ++seat) {
        scores.append(game.end->scores()[seat]);
        places.append(game.end->places()[seat]);
        levels.append(levelOf(game.record.header.players[seat]));
    }
    QJsonObject json{{"file", file},     {"names", QJsonArray::fromStringList(names)},
                     {"levels", levels}, {"over", game.end->over()},
                     {"scores", scores}, {"places", places}};
    if (fork)
        json["parts"] = QJsonObject{{"event", static_cast<qint64>(fork->event)},
                                    {"round", fork->round},
                                    {"first", fork->first},
                                    {"here", fork->here}};
    return json;
}

} // namespace

Exit compare(const QStringList &words, Console &console)
{
    Arguments arguments("compare", "Compare games with the same deal: who made what of it.", "FILE...");
    arguments.flag("json", "Show the comparison as JSON.");
    arguments.explain("A FILE may hold several games; '-' is standard input.\n");
    arguments.read(words);
    if (arguments.files().isEmpty())
        arguments.refuse("'compare' needs a FILE; 'medici-cli compare --help' says more.");
    if (arguments.files().contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    const Recordables recordables = variants.recordables();
    try {
        const std::vector<Contender> contenders = contendersIn(arguments.files(), variants, recordables);
        const Deal deal = commonDeal(contenders);
        const Variant &variant = *variants.find(deal.variant);
        QString forks;
        QJsonArray games{jsonOf(contenders.front(), std::nullopt)};
        for (std::size_t number = 1; number < contenders.size(); ++number) {
            const auto fork = forkOf(contenders.front(), contenders[number], variant);
            forks += forkText(fork, number + 1);
            games.append(jsonOf(contenders[number], fork));
        }
        const QString text = textOf(deal, variant.terms());
        if (arguments.given("json"))
            console.out.write(QJsonDocument(QJsonObject{{"deal", text}, {"games", games}}).toJson());
        else
            console.out.write(text + "\n\n" + resultsText(contenders) + u'\n' + forks);
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
