#include "app/cli/changetable.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/reviewparts.h"
#include "app/cli/standingstable.h"
#include "app/contests/netsparts.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/record/wholefile.h"
#include "engine/view/variants.h"

#include <QBuffer>

#include <functional>

namespace medici::cli {

namespace {

struct Part {
    QString name;
    QByteArray text;
};

QByteArray contentsOf(Input &input)
{
    try {
        return wholeOf(input.device(), longestResults);
    } catch (const Fault &fault) {
        throw fault.at(input.name(), 0);
    }
}

// All parts in one, and how many there are to be, as the parts themselves say; 0 where they do not agree.
template <class Whole>
struct Merged {
    Whole whole;
    int of = 0;
};

template <class Whole>
Merged<Whole> allOf(const std::vector<Part> &parts, const std::function<Whole(const Part &)> &read)
{
    std::optional<Merged<Whole>> merged;
    for (const Part &part : parts) {
        Whole one = read(part);
        const int of = one.shard.of;
        if (merged)
            add(merged->whole, one, part.name);
        else
            merged = Merged<Whole>{std::move(one), of};
        merged->of = merged->of == of ? of : 0;
    }
    return *std::move(merged);
}

template <class Read>
auto readerOf(Read read, const Recordables &variants)
{
    return [=, &variants](const Part &part) {
        QBuffer buffer;
        buffer.setData(part.text);
        buffer.open(QIODevice::ReadOnly);
        return read(buffer, part.name, variants);
    };
}

// What is still to be done, and by which parts, so that they alone are run again.
Exit tellMissing(const std::vector<int> &missing, std::size_t wanted, int of, const QString &unit,
                 Console &console)
{
    if (missing.empty())
        return Exit::Done;
    QStringList parts;
    if (of > 1)
        for (const Shard &shard : shardsWith(missing, of))
            parts += shard.words();
    console.complain(
        QString("%1 of %2 %3 are missing%4.")
            .arg(missing.size())
            .arg(wanted)
            .arg(unit, parts.isEmpty() ? QString() : "; run these parts again: " + parts.join(", ")));
    return Exit::Failed;
}

class MergeRun {
public:
    MergeRun(const Arguments &arguments, Console &console, const std::vector<Part> &parts,
             const Recordables &variants)
        : m_arguments(arguments), m_console(console), m_parts(parts), m_variants(variants)
    {}

    Exit perform()
    {
        const QByteArray &first = m_parts.front().text;
        const QByteArray head = first.first(std::max(qsizetype{0}, first.indexOf('\n')));
        if (isTrial(head))
            return trials();
        if (isNets(head))
            return nets();
        return isReview(head) ? reviews() : tournaments();
    }

private:
    Exit tournaments()
    {
        const auto [played, of] = allOf<PlayedTournament>(m_parts, readerOf(readTournament, m_variants));
        save(textOf(played));
        m_console.out.write(standingsIn(m_arguments, played));
        return tellMissing(played.missing(), played.wanted().size(), of, "heats", m_console);
    }

    Exit trials()
    {
        const auto [played, of] = allOf<PlayedTrial>(m_parts, readerOf(readTrial, m_variants));
        save(textOf(played));
        m_console.out.write(changeIn(m_arguments, played));
        return tellMissing(played.missing(), static_cast<std::size_t>(played.trial.pieces()), of, "pieces",
                           m_console);
    }

    Exit reviews()
    {
        const auto [all, of] =
            allOf<ReviewParts>(m_parts, [](const Part &part) { return readReview(part.text, part.name); });
        save(textOf(all));
        m_console.out.write(m_arguments.given("json") ? all.json()
                                                      : printable(QString::fromUtf8(all.text())).toUtf8());
        const Exit exit =
            tellMissing(all.missing(), static_cast<std::size_t>(all.wanted()), of, "games", m_console);
        if (m_arguments.given("keep") && exit == Exit::Done)
            for (const auto &[file, text] : all.records())
                keep(file, text);
        return exit;
    }

    // Only the whole is a file of nets: a program must not be built with half of one.
    Exit nets()
    {
        const auto [all, of] =
            allOf<NetsParts>(m_parts, [](const Part &part) { return readNets(part.text, part.name); });
        const Exit exit =
            tellMissing(all.missing(), static_cast<std::size_t>(all.wanted()), of, "courses", m_console);
        if (exit != Exit::Done)
            return exit;
        save(textOf(all));
        if (!m_arguments.given("results"))
            m_console.out.write(textOf(all));
        return exit;
    }

    // A part may come from anywhere, and must not change what it is not about: the file has to hold these
    // very games.
    void keep(const QString &file, const QByteArray &text) const
    {
        QByteArray reviewed = text;
        QBuffer buffer(&reviewed);
        buffer.open(QIODevice::ReadOnly);
        Input there(file);
        Reader before(there.device(), file, m_variants);
        Reader after(buffer, file, m_variants);
        for (;;) {
            const std::optional<Record> one = before.next();
            const std::optional<Record> other = after.next();
            if (!one && !other)
                break;
            if (!one || !other || one->header != other->header || one->events != other->events)
                throw Fault("The reviews are of other games than this file holds.").at(file, 0);
        }
        saveWhole(file, text);
    }

    void save(const QByteArray &text) const
    {
        if (m_arguments.given("results"))
            saveWhole(m_arguments.text("results"), text);
    }

    const Arguments &m_arguments;
    Console &m_console;
    const std::vector<Part> &m_parts;
    const Recordables &m_variants;
};

} // namespace

Exit merge(const QStringList &words, Console &console)
{
    Arguments arguments(
        "merge",
        "Put together what several machines did of a tournament, of a comparison of rules, or of "
        "reviews,\nand show it.",
        "FILE...");
    arguments.option("results", "FILE", "Write all of it there, as one machine would have.");
    arguments.flag("keep", "Write what reviews found into the records, as 'medici-cli review --keep' does.");
    offerForms(arguments);
    arguments.read(words);
    if (arguments.files().isEmpty())
        arguments.refuse("'merge' needs a FILE; 'medici-cli merge --help' says more.");
    if (arguments.files().contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (arguments.given("json") && arguments.given("csv"))
        arguments.refuse("--json and --csv cannot both be shown: give one of them.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    Variants variants(Variants::programFolders());
    const Recordables recordables = variants.recordables();
    try {
        std::vector<Part> parts;
        for (const QString &file : arguments.files()) {
            Input input(file);
            parts.push_back({input.name(), contentsOf(input)});
        }
        return MergeRun(arguments, console, parts, recordables).perform();
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
    }
    return Exit::Failed;
}

} // namespace medici::cli
