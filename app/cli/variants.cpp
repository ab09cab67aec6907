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

QString valueOf(const PluginMetadata &listing, std::size_t option, int value)
{
    const OptionMetadata &of = listing.options[option];
    if (of.kind == Option::Kind::Flag)
        return value != 0 ? "true" : "false";
    if (of.kind == Option::Kind::Choice)
        return listing.groupOf(of)->choices[static_cast<std::size_t>(value)].word;
    return QString::number(value);
}

// What is usual; where that depends on the number of seats, for each of them.
QString usualOf(const PluginMetadata &listing, std::size_t option)
{
    QStringList values;
    QStringList bySeats;
    for (int seats = listing.leastSeats; seats <= listing.mostSeats; ++seats)
        if (const int value = listing.options[option].usual.at(seats); value != Usual::nowhere) {
            values << valueOf(listing, option, value);
            bySeats << QString("%1 for %2").arg(values.back()).arg(seats);
        }
    const bool same = values.count(values.value(0)) == values.size();
    return same ? values.value(0) : bySeats.join(", ");
}

QString textOf(const PluginMetadata &listing, std::size_t number)
{
    const OptionMetadata &option = listing.options[number];
    QString text = QString("      %1: %2, ").arg(option.key, listing.nameOf(number, "en"));
    switch (option.kind) {
    case Option::Kind::Flag:
        text += "true or false";
        break;
    case Option::Kind::Choice: {
        QStringList words;
        for (const OptionGroup::Choice &choice : listing.groupOf(option)->choices)
            words << choice.word;
        text += words.join(" or ");
        break;
    }
    case Option::Kind::Number:
        text += QString("%1 to %2").arg(option.least).arg(option.most);
        if (option.leastSolo != option.least)
            text += QString(" (from %1 for one player)").arg(option.leastSolo);
        break;
    }
    return text + QString(", default %1\n").arg(usualOf(listing, number));
}

QString textOf(const PluginMetadata &listing)
{
    QString text = QString("%1  %2\n").arg(listing.id, nameIn("en", listing.names));
    text += listing.leastSeats == listing.mostSeats
        ? QString("      seats: %1\n").arg(listing.leastSeats)
        : QString("      seats: %1 to %2\n").arg(listing.leastSeats).arg(listing.mostSeats);
    for (std::size_t option = 0; option < listing.options.size(); ++option) {
        const bool first = option == 0 || listing.options[option - 1].group.isEmpty();
        if (first && !listing.options[option].group.isEmpty())
            text += "      house rules:\n";
        text += textOf(listing, option);
    }
    return text + QString("      %1\n").arg(placeOf(listing));
}

QJsonObject jsonOf(const Names &names)
{
    QJsonObject json;
    for (auto it = names.begin(); it != names.end(); ++it)
        json[it.key()] = it.value();
    return json;
}

// One number, or one for each number of seats that has the option.
QJsonValue usualJson(const PluginMetadata &listing, const OptionMetadata &option)
{
    if (option.group.isEmpty())
        return option.usual.at(listing.mostSeats);
    QJsonObject bySeats;
    for (int seats = listing.leastSeats; seats <= listing.mostSeats; ++seats)
        if (option.usual.at(seats) != Usual::nowhere)
            bySeats[QString::number(seats)] = option.usual.at(seats);
    return bySeats;
}

QJsonObject jsonOf(const PluginMetadata &listing, const OptionMetadata &option)
{
    constexpr const char *kinds[] = {"number", "flag", "choice"};
    QJsonObject json{{"key", option.key},
                     {"kind", kinds[static_cast<std::size_t>(option.kind)]},
                     {"least", option.least},
                     {"most", option.most},
                     {"usual", usualJson(listing, option)},
                     {"leastSolo", option.leastSolo},
                     {"names", jsonOf(option.names)}};
    if (!option.group.isEmpty())
        json["group"] = option.group;
    return json;
}

QJsonObject jsonOf(const OptionGroup &group)
{
    QJsonArray choices;
    for (const OptionGroup::Choice &choice : group.choices)
        choices.append(QJsonObject{{"word", choice.word}, {"names", jsonOf(choice.names)}});
    return {{"key", group.key}, {"names", jsonOf(group.names)}, {"rule", group.rule}, {"choices", choices}};
}

QJsonObject jsonOf(const PluginMetadata &listing)
{
    QJsonArray options;
    for (const OptionMetadata &option : listing.options)
        options.append(jsonOf(listing, option));
    QJsonArray groups;
    for (const OptionGroup &group : listing.groups)
        groups.append(jsonOf(group));
    return {{"id", listing.id},
            {"names", jsonOf(listing.names)},
            {"leastSeats", listing.leastSeats},
            {"mostSeats", listing.mostSeats},
            {"options", options},
            {"groups", groups},
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
