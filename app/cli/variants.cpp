#include "engine/view/variants.h"

#include "app/cli/arguments.h"
#include "app/cli/commands.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace medici::cli {

namespace {

QString placeOf(const PluginMetadata &listing)
{
    return listing.file.isEmpty() ? QString("in the program itself") : QDir::toNativeSeparators(listing.file);
}

QString textOf(const OptionMetadata &option)
{
    QString text = QString("      %1: %2, ").arg(option.key, nameIn("en", option.names));
    if (option.kind == Option::Kind::Flag)
        return text + QString("true or false, default %1\n").arg(option.usual != 0 ? "true" : "false");
    text += QString("%1 to %2").arg(option.least).arg(option.most);
    if (option.leastSolo != option.least)
        text += QString(" (from %1 for one player)").arg(option.leastSolo);
    return text + QString(", default %1\n").arg(option.usual);
}

QString textOf(const PluginMetadata &listing)
{
    QString text = QString("%1  %2\n").arg(listing.id, nameIn("en", listing.names));
    text += listing.leastSeats == listing.mostSeats
        ? QString("      seats: %1\n").arg(listing.leastSeats)
        : QString("      seats: %1 to %2\n").arg(listing.leastSeats).arg(listing.mostSeats);
    for (const OptionMetadata &option : listing.options)
        text += textOf(option);
    return text + QString("      %1\n").arg(placeOf(listing));
}

QJsonObject jsonOf(const Names &names)
{
    QJsonObject json;
    for (auto it = names.begin(); it != names.end(); ++it)
        json[it.key()] = it.value();
    return json;
}

QJsonObject jsonOf(const OptionMetadata &option)
{
    const bool flag = option.kind == Option::Kind::Flag;
    return {{"key", option.key},
            {"kind", flag ? "flag" : "number"},
            {"least", option.least},
            {"most", option.most},
            {"usual", option.usual},
            {"leastSolo", option.leastSolo},
            {"names", jsonOf(option.names)}};
}

QJsonObject jsonOf(const PluginMetadata &listing)
{
    QJsonArray options;
    for (const OptionMetadata &option : listing.options)
        options.append(jsonOf(option));
    return {{"id", listing.id},
            {"names", jsonOf(listing.names)},
            {"leastSeats", listing.leastSeats},
            {"mostSeats", listing.mostSeats},
            {"options", options},
            {"file", listing.file}};
}

} // namespace

Exit listVariants(const QStringList &words, Console &console)
{
    Arguments arguments("variants", "List the games, their options and where they are.");
    arguments.flag("json", "Show the list as JSON.");
    arguments.read(words);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    variants.loadAll(); // some faults show no earlier
    if (arguments.given("json")) {
        QJsonArray list;
        for (const PluginMetadata &listing : variants.listed())
            list.append(jsonOf(listing));
        const QJsonObject json{{"variants", list},
                               {"problems", QJsonArray::fromStringList(variants.problems())}};
        console.out.write(QJsonDocument(json).toJson());
    } else {
        for (const PluginMetadata &listing : variants.listed())
            console.out.write(textOf(listing));
    }
    if (variants.listed().empty())
        console.complain(QString("no variant was found in %1.")
                             .arg(QDir::toNativeSeparators(Variants::programFolders().join(" or "))));
    for (const QString &problem : variants.problems())
        console.complain(problem);
    return variants.listed().empty() || !variants.problems().isEmpty() ? Exit::Failed : Exit::Done;
}

} // namespace medici::cli
