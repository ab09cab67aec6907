#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/moment.h"
#include "app/cli/sheetorder.h"
#include "engine/record/deal.h"
#include "engine/record/fault.h"
#include "engine/record/reviewnotes.h"
#include "engine/view/comparison.h"
#include "engine/view/paper/output.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QDir>
#include <QFileInfo>

namespace medici::cli {

namespace {

// Takes the game out of its record. Complains of what the order asks for in vain; throws a Fault for what is
// wrong with the record.
bool fill(SheetOrder &order, Variants &variants, Console &console)
{
    const std::optional<Record> record = readGame(order.record, order.game, variants, console);
    if (!record)
        return false;
    const QString &id = record->header.variant;
    const Variant &variant = *variants.find(id);
    if (variant.view() == nullptr || variant.view()->scoreSheet() == nullptr) {
        console.complain(QString("the record is of '%1', which has no score sheet.").arg(id));
        return false;
    }
    Subject &subject = order.subject;
    subject.variant = &variant;
    subject.title = variants.listing(id)->names;
    subject.setup = record->header.setup;
    for (const Participant &player : record->header.players)
        subject.players.push_back({player.name, static_cast<int>(subject.players.size())});
    subject.start = startOf(record->header, variant);
    const ComparedGame game(*record, variant);
    if (const std::optional<Deal> deal = toldDeal(*record, game.end->over()))
        subject.deal = textOf(*deal, variant.terms());
    subject.seal = sealOf(record->header.luck);
    subject.findings = findingsIn(*record, variant);
    if (order.setup.review && subject.findings.judgements.empty()) {
        console.complain("the game has not been reviewed; 'medici-cli review' does that.");
        return false;
    }
    const std::vector<Step> &steps = game.steps;
    const std::uint64_t at = order.at.value_or(steps.size());
    if (at > steps.size()) {
        console.complain(QString("--at is '%1', but must be from 0 to %2.").arg(at).arg(steps.size()));
        return false;
    }
    const std::size_t end = at == 0 ? 0 : steps[at - 1].to;
    subject.events.assign(record->events.begin(), record->events.begin() + static_cast<std::ptrdiff_t>(end));
    // Records know no day; a file was written when the game was played.
    if (!order.date.isValid())
        order.date =
            order.record == "-" ? QDate::currentDate() : QFileInfo(order.record).lastModified().date();
    return true;
}

} // namespace

Exit sheet(const QStringList &words, Console &console)
{
    Arguments arguments("sheet", "Print score sheets to a file, empty or filled in from a recorded game.");
    offerSheet(arguments);
    arguments.explain(
        "medici-cli sheet --variant dice --blank --paper A4 --per-page 2 --language pl -o pad.pdf\n"
        "medici-cli sheet --record game.medici -o game.pdf\n"
        "With --luck empty sheets are for a deal that is drawn for them: whoever types it in plays it.\n");
    arguments.read(words);
    Variants variants(Variants::programFolders());
    SheetOrder order = readSheetOrder(arguments, variants);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    try {
        if (!order.record.isEmpty() && !fill(order, variants, console))
            return Exit::Misused;
        order.subject.date = order.date;
        Theme::loadFonts();
        const PrintSymbols printSymbols;
        const Translations translations;
        const Printout printout(order.subject, order.setup, printSymbols, translations);
        for (const QString &file : savePrintout(printout, order.output))
            console.out.write(QDir::toNativeSeparators(file) + u'\n');
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
