#include "app/cli/sheetorder.h"

#include "app/cli/choice.h"
#include "engine/rules/ranges.h"
#include "engine/view/paper/output.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <algorithm>
#include <limits>

namespace medici::cli {

namespace {

constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();

// Which of the words an option is, by its place among them; whatever its case.
std::size_t oneOf(Arguments &arguments, const QString &name, const QStringList &words)
{
    if (!arguments.given(name))
        return 0;
    const QString text = arguments.text(name);
    const auto found = ranges::find_if(
        words, [&](const QString &word) { return word.compare(text, Qt::CaseInsensitive) == 0; });
    if (found == words.end()) {
        arguments.refuse(QString("--%1 is '%2', but must be one of: %3.").arg(name, text, words.join(", ")));
        return 0;
    }
    return static_cast<std::size_t>(found - words.begin());
}

PageSetup readPage(Arguments &arguments)
{
    PageSetup setup;
    setup.paper = std::array{PaperSize::A4, PaperSize::A5, PaperSize::Letter,
                             PaperSize::Legal}[oneOf(arguments, "paper", {"A4", "A5", "Letter", "Legal"})];
    setup.landscape = oneOf(arguments, "orientation", {"portrait", "landscape"}) == 1;
    setup.perPage = sheetsPerPage[oneOf(arguments, "per-page", {"1", "2", "4", "8"})];
    setup.copies = static_cast<int>(arguments.number("copies", 1, mostCopies, 1));
    setup.overleaf = arguments.given("overleaf");
    setup.extras = arguments.given("extras");
    setup.history = arguments.given("history");
    setup.curve = arguments.given("curve");
    setup.review = arguments.given("review");
    setup.deal = arguments.given("luck") || arguments.given("deal");
    setup.style.ink = std::array{Ink::Black, Ink::Colour,
                                 Ink::Saving}[oneOf(arguments, "ink", {"black", "colour", "saving"})];
    setup.style.large = arguments.given("large");
    QStringList choices = Translations::languages();
    for (const QString &first : Translations::languages())
        for (const QString &second : Translations::languages())
            if (first != second)
                choices << first + u',' + second;
    setup.style.languages =
        choices[static_cast<qsizetype>(oneOf(arguments, "language", choices))].split(u',');
    return setup;
}

void readBlank(Arguments &arguments, Variants &variants, SheetOrder &order)
{
    for (const char *name : {"game", "at"})
        if (arguments.given(name))
            arguments.refuse(QString("--%1 is about a record, so it needs --record.").arg(name));
    for (const char *name : {"history", "curve", "review"})
        if (arguments.given(name))
            arguments.refuse(QString("--%1 is about a game, so it needs --record.").arg(name));
    const std::optional<Deal> deal = chosenDeal(arguments, variants, {"variant", "option", "seats"});
    const QString id = deal ? deal->variant : arguments.text("variant");
    const Variant *variant = deal ? variants.find(id) : chosenVariant(arguments, variants);
    if (variant == nullptr)
        return;
    if (variant->view() == nullptr || variant->view()->scoreSheet() == nullptr) {
        arguments.refuse(QString("there is no score sheet for '%1'.").arg(id));
        return;
    }
    const SetupLimits terms = variant->terms();
    QStringList names;
    if (arguments.given("names"))
        names = arguments.text("names").split(u',');
    const auto least = static_cast<qsizetype>(terms.leastSeats);
    const auto most = static_cast<qsizetype>(terms.mostSeats);
    const qsizetype usual = names.isEmpty() ? most : std::clamp<qsizetype>(names.size(), least, most);
    const auto seats = deal
        ? qsizetype{deal->setup.seats}
        : static_cast<qsizetype>(arguments.number("seats", static_cast<std::uint64_t>(least),
                                                  static_cast<std::uint64_t>(most),
                                                  static_cast<std::uint64_t>(usual)));
    if (names.size() > seats) {
        arguments.refuse(
            QString("--names has %1 names, but there are at most %2 players.").arg(names.size()).arg(seats));
        return;
    }
    Subject &subject = order.subject;
    subject.variant = variant;
    subject.title = variants.listing(id)->names;
    subject.setup = deal ? deal->setup : chosenOptions(arguments, terms, static_cast<std::size_t>(seats));
    for (const QString &name : names)
        subject.players.push_back({name.trimmed(), static_cast<int>(subject.players.size())});
    const Deal printed = deal.value_or(Deal{id, subject.setup, newDealNumber()});
    subject.deal = textOf(printed, terms);
    subject.seal = sealOf(printed.number);
}

void readOutput(Arguments &arguments, SheetOrder &order)
{
    order.output = arguments.needed("output");
    const bool known = ranges::any_of(paperFormats(), [&](const QString &format) {
        return order.output.endsWith(u'.' + format, Qt::CaseInsensitive);
    });
    if (!known)
        arguments.refuse(QString("--output is '%1', but must end in one of: .%2.")
                             .arg(order.output, paperFormats().join(", .")));
}

} // namespace

void offerSheet(Arguments &arguments)
{
    offerVariant(arguments);
    arguments.flag("blank", "Print empty sheets of the variant.");
    arguments.option("record", "FILE", "Print the sheets of a recorded game; '-' is standard input.");
    arguments.option("game", "K", "Which game of the record, from 1 (default: the first).");
    arguments.option("at", "N", "The game after this many events (default: all of them).");
    arguments.option("output", "FILE", "Write to this file, a .pdf, .svg or .png.", "o");
    arguments.option("paper", "SIZE", "A4 (default), A5, Letter or Legal.");
    arguments.option("orientation", "HOW", "portrait (default) or landscape.");
    arguments.option("per-page", "N", "How many sheets per page: 1 (default), 2, 4 or 8.");
    arguments.option("copies", "N", QString("How many copies, up to %1 (default: 1).").arg(mostCopies));
    arguments.option("language", "L", "en (default), pl, or both: en,pl or pl,en.");
    arguments.option("ink", "INK", "black with patterns (default), colour, or saving.");
    arguments.flag("large", "Large print.");
    arguments.option("names", "NAMES", "Names on empty sheets, such as Ania,Bartek.");
    arguments.option("seats", "N", "How many players empty sheets are for (default: as many as can play).");
    offerOptions(arguments);
    arguments.option("date", "DATE",
                     "The date on the sheets, such as 2026-11-18 (default: the record's own).");
    arguments.flag("overleaf", "After each page of sheets, a page with the scoring summary for its back.");
    arguments.flag("extras", "Also print whatever else the game has for the table.");
    arguments.flag("curve", "Add a page with the places, and the totals round by round.");
    arguments.flag("history", "Add the history of the game.");
    arguments.flag("review", "Add what was found when the game was reviewed ('medici-cli review').");
    arguments.flag("luck", "Print the deal below the sheets, once it may be told, and its seal.");
    arguments.option("deal", "DEAL", "Empty sheets for this deal, which is printed below them.");
}

SheetOrder readSheetOrder(Arguments &arguments, Variants &variants)
{
    SheetOrder order;
    order.setup = readPage(arguments);
    order.record = arguments.text("record");
    order.game = arguments.number("game", 1, any, 1);
    if (arguments.given("at"))
        order.at = arguments.number("at", 0, any, any);
    order.date = QDate::fromString(arguments.text("date"), Qt::ISODate);
    if (arguments.given("date") && !order.date.isValid())
        arguments.refuse(
            QString("--date is '%1', but must be a day such as 2026-11-18.").arg(arguments.text("date")));
    if (arguments.given("blank") == arguments.given("record"))
        arguments.refuse(arguments.given("blank")
                             ? "--blank is for empty sheets and --record for filled ones: give one of them."
                             : "'sheet' needs --blank or --record; 'medici-cli sheet --help' says more.");
    if (arguments.given("record")) {
        for (const char *name : {"variant", "names", "seats", "option", "deal"})
            if (arguments.given(name))
                arguments.refuse(QString("--%1 is for empty sheets; a record has its own.").arg(name));
        if (order.record.isEmpty())
            arguments.refuse("--record is '', but must be a file, or - for standard input.");
    } else {
        readBlank(arguments, variants, order);
    }
    readOutput(arguments, order);
    return order;
}

} // namespace medici::cli
