#include "app/cli/arguments.h"
#include "app/cli/columns.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "engine/record/deal.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/rules/ranges.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace medici::cli {

namespace {

// One of the games that are set side by side.
struct Course {
    QString file;
    Record record;
    QStringList names;
    std::unique_ptr<Game> end;
    std::vector<Step> steps;
};

// Where a game is no longer like the first one: the number of a step, and what happened in each.
struct Parting {
    std::size_t step;
    int round;
    QString first;
    QString other;
};

Course courseOf(const QString &file, Record record, const Variant &variant)
{
    Course course{file, std::move(record), {}, nullptr, {}};
    course.end = variant.newGame(course.record.header.setup);
    for (const Participant &player : course.record.header.players)
        course.names += printable(player.name);
    course.steps = stepsOf(variant.words(), *course.end, course.record.events);
    for (const Event &event : course.record.events)
        course.end->apply(event.code);
    return course;
}

std::vector<Course> coursesIn(const QStringList &files, Variants &variants, const Recordables &recordables)
{
    std::vector<Course> courses;
    for (const QString &file : files) {
        Input input(file);
        Reader reader(input.device(), input.name(), recordables);
        while (std::optional<Record> record = reader.next()) {
            const Variant &variant = *variants.find(record->header.variant);
            courses.push_back(courseOf(file, *std::move(record), variant));
        }
    }
    return courses;
}

// Throws a Fault for games that did not have the same deal.
Deal commonDeal(const std::vector<Course> &courses)
{
    if (courses.size() < 2)
        throw Fault("There is nothing to compare: at least two games are needed.");
    std::optional<Deal> common;
    for (const Course &course : courses) {
        const std::optional<Deal> deal = dealOf(course.record.header);
        if (!deal)
            throw Fault("The record does not say which deal was played.").at(course.file, 0);
        if (common && deal != common)
            throw Fault("The game was played with another deal than the first one.").at(course.file, 0);
        common = deal;
    }
    return *common;
}

std::optional<Parting> partingOf(const Course &first, const Course &other, const Variant &variant)
{
    const std::unique_ptr<Game> game = variant.newGame(first.record.header.setup);
    const std::size_t both = std::min(first.steps.size(), other.steps.size());
    for (std::size_t step = 0; step < both; ++step) {
        const auto eventsOf = [&](const Course &course) {
            return std::span(course.record.events)
                .subspan(course.steps[step].from, course.steps[step].to - course.steps[step].from);
        };
        const auto happened = eventsOf(first);
        if (!ranges::equal(happened, eventsOf(other)))
            return Parting{step + 1, game->round(), variant.describe(*game, happened, first.names),
                           variant.describe(*game, eventsOf(other), other.names)};
        for (const Event &event : happened)
            game->apply(event.code);
    }
    return std::nullopt;
}

QString levelOf(const Participant &player)
{
    return player.human ? QString("human") : player.program.isEmpty() ? player.level : player.program;
}

QString resultsText(const std::vector<Course> &courses)
{
    QList<QStringList> rows{{"game", "player", "level", "score", "place"}};
    for (std::size_t number = 0; number < courses.size(); ++number) {
        const Course &course = courses[number];
        for (std::size_t seat = 0; seat < course.record.header.players.size(); ++seat)
            rows += {QString::number(number + 1), course.names[static_cast<qsizetype>(seat)],
                     printable(levelOf(course.record.header.players[seat])),
                     QString::number(course.end->scores()[seat]),
                     course.end->over() ? QString::number(course.end->places()[seat]) : QString("-")};
    }
    return inColumns(rows, 3);
}

QString partingText(const std::optional<Parting> &parting, std::size_t number)
{
    if (!parting)
        return QString("Game %1 went like game 1 as far as both go.\n").arg(number);
    return QString("Game %1 differs from game 1 from event %2 on, in round %3.\n  1: %4\n  %1: %5\n")
        .arg(number)
        .arg(parting->step)
        .arg(parting->round)
        .arg(parting->first, parting->other);
}

QJsonObject jsonOf(const Course &course, const std::optional<Parting> &parting)
{
    QJsonArray scores;
    QJsonArray places;
    QJsonArray levels;
    for (std::size_t seat = 0; seat < course.record.header.players.size(); ++seat) {
        scores.append(course.end->scores()[seat]);
        places.append(course.end->places()[seat]);
        levels.append(levelOf(course.record.header.players[seat]));
    }
    QJsonObject json{{"file", course.file}, {"names", QJsonArray::fromStringList(course.names)},
                     {"levels", levels},    {"over", course.end->over()},
                     {"scores", scores},    {"places", places}};
    if (parting)
        json["parts"] = QJsonObject{{"event", static_cast<qint64>(parting->step)},
                                    {"round", parting->round},
                                    {"first", parting->first},
                                    {"here", parting->other}};
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
        const std::vector<Course> courses = coursesIn(arguments.files(), variants, recordables);
        const Deal deal = commonDeal(courses);
        const Variant &variant = *variants.find(deal.variant);
        QString partings;
        QJsonArray games{jsonOf(courses.front(), std::nullopt)};
        for (std::size_t number = 1; number < courses.size(); ++number) {
            const auto parting = partingOf(courses.front(), courses[number], variant);
            partings += partingText(parting, number + 1);
            games.append(jsonOf(courses[number], parting));
        }
        const QString text = textOf(deal, variant.terms());
        if (arguments.given("json"))
            console.out.write(QJsonDocument(QJsonObject{{"deal", text}, {"games", games}}).toJson());
        else
            console.out.write(text + "\n\n" + resultsText(courses) + u'\n' + partings);
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
