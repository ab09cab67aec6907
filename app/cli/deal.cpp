#include "engine/record/deal.h"

#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/dealpar.h"
#include "app/cli/input.h"
#include "app/cli/latin.h"
#include "engine/record/fault.h"
#include "engine/record/header.h"
#include "engine/view/variant.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace medici::cli {

namespace {

// The day that --day names.
QDate chosenDay(Arguments &arguments)
{
    const QString text = arguments.text("day");
    const QDate day = text == "today" ? QDate::currentDate() : QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        arguments.refuse(
            QString("--day is '%1', but must be 'today' or a day such as 2026-11-19.").arg(text));
    return day;
}

DealNumber chosenNumber(Arguments &arguments)
{
    if (arguments.given("day"))
        return numberOfTheDay(arguments.text("variant"), chosenDay(arguments));
    return newDealNumber();
}

Deal newDeal(Arguments &arguments, Variants &variants)
{
    Deal deal;
    const Variant *variant = chosenVariant(arguments, variants);
    if (variant == nullptr)
        return deal;
    const SetupLimits terms = variant->terms();
    const auto seats = arguments.number("players", static_cast<std::uint64_t>(terms.leastSeats),
                                        static_cast<std::uint64_t>(terms.mostSeats),
                                        static_cast<std::uint64_t>(terms.usualSeats()));
    return {arguments.text("variant"), chosenSetup(arguments, terms, seats), chosenNumber(arguments)};
}

QString optionText(const Option &option, int value)
{
    return optionWord(option, value).toVariant().toString();
}

QString explanation(const Deal &deal, const SetupLimits &terms, const PluginMetadata &listing)
{
    QString text = textOf(deal, terms) + "\n\n";
    text += QString("%1, %2 %3")
                .arg(nameIn("en", listing.names))
                .arg(deal.setup.seats)
                .arg(deal.setup.seats == 1 ? "player" : "players");
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (!terms.options[i].house() || terms.differs(deal.setup, i))
            text += QString(", %1=%2").arg(latin(terms.options[i].key),
                                           optionText(terms.options[i], deal.setup.options[i]));
    text += deal.setup.first == chance ? QString(", who begins is drawn\n")
                                       : QString(", seat %1 begins\n").arg(deal.setup.first);
    return text + QString("number %1\nseal   %2\n").arg(textOf(deal.number), sealOf(deal.number));
}

QJsonObject jsonOf(const Deal &deal, const SetupLimits &terms)
{
    QJsonObject options;
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (!terms.options[i].house() || terms.differs(deal.setup, i))
            options[latin(terms.options[i].key)] = deal.setup.options[i];
    return {
        {"deal", textOf(deal, terms)},
        {"variant", deal.variant},
        {"players", deal.setup.seats},
        {"first", deal.setup.first == chance ? QJsonValue(QJsonValue::Null) : QJsonValue(deal.setup.first)},
        {"options", options},
        {"number", textOf(deal.number)},
        {"seal", sealOf(deal.number)}};
}

} // namespace

Exit deal(const QStringList &words, Console &console)
{
    Arguments arguments("deal", "Make a deal, a short text that others can play, or explain one.", "[DEAL]");
    offerVariant(arguments);
    arguments.option("players", "N", "How many play (default: 4, or as many as can).");
    offerSetup(arguments);
    arguments.option("day", "DAY", "The deal of the day, the same for everybody: 2026-11-19, or 'today'.");
    arguments.flag("par", "Also show its par: what hard players make of it. That takes a while.");
    arguments.option("jobs", "N",
                     "How many games to play at a time for it (default: as many as there are cores).");
    arguments.flag("json", "Show the deal as JSON.");
    arguments.explain(
        "With a DEAL it shows which game that is for; without one it makes a new one, from the\n"
        "system's source of chance. The same deal gives the same cards and dice:\n"
        "'medici-cli play --deal DEAL'. Its par is the mean score of hard players and the range in\n"
        "which that lies; they play until it is known to a point.\n");
    arguments.read(words);
    Variants variants(Variants::programFolders());
    const QStringList texts = arguments.files();
    const int jobs = chosenJobs(arguments);
    if (arguments.given("jobs") && !arguments.given("par"))
        arguments.refuse("--jobs is about how par is played, so it needs --par.");
    Deal deal;
    if (texts.isEmpty())
        deal = newDeal(arguments, variants);
    else
        for (const QString option : {"variant", "players", "option", "first", "day"})
            if (arguments.given(option))
                arguments.refuse(QString("a DEAL already says what --%1 would say.").arg(option));
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    try {
        if (!texts.isEmpty())
            deal = dealIn(texts.join(u' '), variants.recordables());
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
    const Variant &variant = *variants.find(deal.variant);
    const SetupLimits terms = variant.terms();
    const bool json = arguments.given("json");
    if (!json) {
        console.out.write(explanation(deal, terms, *variants.listing(deal.variant)));
        console.out.flush();
    }
    QJsonObject object = jsonOf(deal, terms);
    if (arguments.given("par")) {
        const std::optional<Par> par = parOf(deal, variant, jobs, console);
        if (!par)
            return Exit::Interrupted;
        if (!json)
            console.out.write(textOf(*par, variant));
        object["par"] = jsonOf(*par);
    }
    if (json)
        console.out.write(QJsonDocument(object).toJson());
    return Exit::Done;
}

} // namespace medici::cli
