#include "app/cli/choice.h"

#include "app/cli/latin.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <algorithm>
#include <thread>

namespace medici::cli {

namespace {

QString listed(const Variants &variants)
{
    QStringList ids;
    for (const PluginMetadata &listing : variants.listed())
        ids += listing.id;
    return ids.join(", ");
}

QStringList wordsOf(const Option &option)
{
    QStringList words;
    for (const std::string_view word : option.words)
        words += latin(word);
    return words;
}

// What an option may be, in words.
QString range(const Option &option, int seats)
{
    switch (option.kind) {
    case Option::Kind::Flag:
        return "true or false";
    case Option::Kind::Choice:
        return "one of these: " + wordsOf(option).join(", ");
    case Option::Kind::Number:
        break;
    }
    return QString("a whole number from %1 to %2").arg(option.leastFor(seats)).arg(option.most);
}

std::optional<std::int16_t> valueOf(const Option &option, const QString &text, int seats)
{
    if (option.kind == Option::Kind::Flag)
        return text == "true" ? std::optional<std::int16_t>(1)
            : text == "false" ? std::optional<std::int16_t>(0)
                              : std::nullopt;
    if (option.kind == Option::Kind::Choice) {
        const qsizetype choice = wordsOf(option).indexOf(text);
        return choice < 0 ? std::nullopt : std::optional(static_cast<std::int16_t>(choice));
    }
    const std::optional<std::uint64_t> number = wholeNumber(text);
    if (!number || *number > static_cast<std::uint64_t>(option.most))
        return std::nullopt;
    const auto value = static_cast<std::int16_t>(*number);
    return value < option.leastFor(seats) ? std::nullopt : std::optional(value);
}

// One KEY=VALUE.
void choose(Arguments &arguments, const QString &argument, const QString &words, const SetupLimits &terms,
            Setup &setup, QStringList &chosen)
{
    const QString key = words.section(u'=', 0, 0);
    const auto option = ranges::find(terms.options, key, [](const Option &o) { return latin(o.key); });
    if (option == terms.options.end()) {
        QStringList keys;
        bool houseRules = false;
        for (const Option &known : terms.options) {
            houseRules = houseRules || known.house();
            if (!known.house())
                keys += latin(known.key);
        }
        if (houseRules)
            keys += "a house rule, as 'medici-cli variants' lists them";
        arguments.refuse(keys.isEmpty()
                             ? QString("--%1 is '%2', but this variant has no options.").arg(argument, words)
                             : QString("--%1 is '%2', but must be one of these and its value: %3.")
                                   .arg(argument, words, keys.join(", ")));
        return;
    }
    if (!option->belongsTo(setup.seats)) {
        arguments.refuse(QString("--option is '%1', but there is no %2 with %3 at the table.")
                             .arg(words, key)
                             .arg(setup.seats));
        return;
    }
    if (chosen.contains(key))
        arguments.refuse(QString("--%1 %2 is given more than once.").arg(argument, key));
    chosen += key;
    const QString text = words.mid(key.size() + 1);
    if (const auto value = valueOf(*option, text, setup.seats))
        setup.options[static_cast<std::size_t>(option - terms.options.begin())] = *value;
    else
        arguments.refuse(QString("--%1 %2 is '%3', but must be %4.")
                             .arg(argument, key, text, range(*option, setup.seats)));
}

} // namespace

std::optional<Mind> mindIn(const QString &name)
{
    const QByteArray latin1 = name.toLatin1();
    return mindNamed({latin1.data(), static_cast<std::size_t>(latin1.size())});
}

void offerVariant(Arguments &arguments)
{
    arguments.option("variant", "ID", "The game; 'medici-cli variants' lists them.");
}

const Variant *chosenVariant(Arguments &arguments, Variants &variants)
{
    const QString id = arguments.needed("variant");
    const Variant *variant = variants.find(id);
    if (variant != nullptr)
        return variant;
    const QString there = listed(variants);
    QString sentence = there.isEmpty()
        ? QString("--variant is '%1', but no variant was found.").arg(id)
        : QString("--variant is '%1', but must be one of these: %2.").arg(id, there);
    if (!variants.problems().isEmpty())
        sentence += " 'medici-cli variants' says what was left out.";
    arguments.refuse(sentence);
    return nullptr;
}

std::optional<Deal> chosenDeal(Arguments &arguments, Variants &variants, const QStringList &said)
{
    if (!arguments.given("deal"))
        return std::nullopt;
    for (const QString &option : said)
        if (arguments.given(option))
            arguments.refuse(QString("--deal already says what --%1 would say.").arg(option));
    try {
        return dealIn(arguments.text("deal"), variants.recordables());
    } catch (const Fault &fault) {
        arguments.refuse(QString("--deal is '%1'. %2").arg(arguments.text("deal"), fault.reason()));
        return std::nullopt;
    }
}

Level chosenThinker(Arguments &arguments)
{
    const std::optional<Level> level =
        arguments.given("level") ? levelNamed(arguments.text("level").toStdString()) : Level::Hard;
    if (!level || level == Level::Random)
        arguments.refuse(
            QString("--level is '%1', but must be easy, normal or hard.").arg(arguments.text("level")));
    return level.value_or(Level::Hard);
}

std::vector<Mind> chosenMinds(Arguments &arguments, const SetupLimits &terms)
{
    const QString text = arguments.needed("seats");
    std::vector<Mind> minds;
    for (const QString &name : text.split(u',')) {
        if (const auto mind = mindIn(name))
            minds.push_back(*mind);
        else
            arguments.refuse(
                QString("--seats is '%1', but must be levels with commas between them, from random, easy, "
                        "normal, hard, strength:N with N to %2, and cautious, greedy, blocker and gambler, "
                        "also with a strength such as greedy:640.")
                    .arg(text)
                    .arg(Mind::strongest));
    }
    const int seats = static_cast<int>(minds.size());
    if (seats < terms.leastSeats || seats > terms.mostSeats)
        arguments.refuse(QString("--seats is '%1', but must name from %2 to %3 players.")
                             .arg(text)
                             .arg(terms.leastSeats)
                             .arg(terms.mostSeats));
    return minds;
}

void offerShard(Arguments &arguments)
{
    arguments.option("shard", "K/N", "Do only part K of N, for 'medici-cli merge'.");
}

Shard chosenShard(Arguments &arguments)
{
    if (!arguments.given("shard"))
        return {};
    const std::optional<Shard> shard = shardIn(arguments.text("shard"));
    if (!shard)
        arguments.refuse(QString("--shard is '%1', but must be such as 3/40, the third of forty parts.")
                             .arg(arguments.text("shard")));
    else if (!shard->whole() && !arguments.given("results"))
        arguments.refuse("--shard does a part, which --results must keep.");
    return shard.value_or(Shard());
}

int chosenJobs(Arguments &arguments)
{
    const auto cores = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<int>(arguments.number("jobs", 1, 1024, cores));
}

void offerOptions(Arguments &arguments)
{
    arguments.options("option", "KEY=VALUE",
                      "An option of the variant, such as shipSpaces=8; can be repeated.");
}

void offerSetup(Arguments &arguments)
{
    offerOptions(arguments);
    arguments.option("first", "SEAT", "Who begins, 0 for the first seat (default: drawn at random).");
}

Setup chosenOptions(Arguments &arguments, const SetupLimits &terms, std::size_t seats,
                    const QString &argument)
{
    Setup setup = terms.usual(static_cast<int>(seats));
    QStringList chosen;
    for (const QString &words : arguments.texts(argument))
        choose(arguments, argument, words, terms, setup, chosen);
    return setup;
}

Setup chosenSetup(Arguments &arguments, const SetupLimits &terms, std::size_t seats)
{
    Setup setup = chosenOptions(arguments, terms, seats);
    if (arguments.given("first"))
        setup.first = static_cast<Seat>(arguments.number("first", 0, std::max<std::size_t>(seats, 1) - 1, 0));
    return setup;
}

} // namespace medici::cli
