#include "app/cli/choice.h"
#include "app/cli/columns.h"
#include "app/cli/commands.h"
#include "engine/view/variant.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <chrono>

namespace medici::cli {

namespace {

struct Speed {
    double games;
    double decisions;
};

// Complete games of random moves on one core, from the rules' own lists, for so many seconds.
Speed measure(const Variant &variant, int seats, double seconds)
{
    using Clock = std::chrono::steady_clock;
    const std::unique_ptr<Game> start = variant.newGame(variant.terms().usual(seats));
    PlayoutRandom luck(1);
    Choices choices;
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    const Clock::time_point begin = Clock::now();
    double passed = 0;
    while (passed < seconds) {
        const std::unique_ptr<Game> game = start->clone();
        while (!game->over()) {
            game->list(choices);
            decisions += game->actor() != chance;
            game->apply(luck.pick(choices));
        }
        ++games;
        passed = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return {static_cast<double>(games) / passed, static_cast<double>(decisions) / passed};
}

double chosenSeconds(Arguments &arguments)
{
    if (!arguments.given("seconds"))
        return 1;
    const QString text = arguments.text("seconds");
    const double seconds = text.toDouble();
    if (seconds >= 0.01 && seconds <= 3600)
        return seconds;
    arguments.refuse(QString("--seconds is '%1', but must be a number from 0.01 to 3600.").arg(text));
    return 1;
}

QString figure(double number)
{
    return QLocale(QLocale::English, QLocale::UnitedStates).toString(number, 'f', 0);
}

} // namespace

Exit bench(const QStringList &words, Console &console)
{
    Arguments arguments("bench", "Play whole games at random and show how many can be played in a second.");
    offerVariant(arguments);
    arguments.option("seconds", "S", "How long to play at each number of seats (default: 1).");
    arguments.flag("json", "Show the figures as JSON.");
    arguments.read(words);
    const double seconds = chosenSeconds(arguments);
    Variants variants(Variants::programFolders());
    if (arguments.given("variant"))
        chosenVariant(arguments, variants);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    QList<QStringList> rows{{"variant", "seats", "games/s", "decisions/s"}};
    QJsonArray list;
    for (const PluginMetadata &listing : variants.listed()) {
        const Variant *variant = variants.find(listing.id);
        if (variant == nullptr || (arguments.given("variant") && arguments.text("variant") != listing.id))
            continue;
        for (int seats = listing.leastSeats; seats <= listing.mostSeats; ++seats) {
            const Speed speed = measure(*variant, seats, seconds);
            rows += {listing.id, QString::number(seats), figure(speed.games), figure(speed.decisions)};
            list.append(QJsonObject{{"variant", listing.id},
                                    {"seats", seats},
                                    {"gamesPerSecond", speed.games},
                                    {"decisionsPerSecond", speed.decisions}});
        }
    }
    if (list.isEmpty()) {
        console.complain("no variant was found; 'medici-cli variants' says more.");
        return Exit::Failed;
    }
    console.out.write(arguments.given("json") ? QString::fromUtf8(QJsonDocument(list).toJson())
                                              : inColumns(rows, 1));
    return Exit::Done;
}

} // namespace medici::cli
