#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/reviewparts.h"
#include "app/cli/reviewtext.h"
#include "app/contests/resultsfile.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/view/variant.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <functional>

namespace medici::cli {

namespace {

struct ReviewOrder {
    QStringList files;
    int playouts = 0;
    int jobs = 1;
    bool all = false;
    bool json = false;
    bool keep = false;
    QString results; // a file, or nothing
    Shard shard;
};

// One file after the other, one game after the other. Which games are a part's follows from their numbers
// over all files.
class ReviewRun {
public:
    ReviewRun(const ReviewOrder &order, Variants &variants, Console &console)
        : m_order(order), m_variants(variants), m_console(console)
    {}

    Exit perform()
    {
        try {
            goOn();
        } catch (const Fault &fault) {
            m_console.complain(printable(fault.sentence()));
            return Exit::Failed;
        }
        eachFile([this](const QString &file) { reviewFile(file); });
        if (m_order.json && m_order.shard.whole())
            m_console.out.write(QJsonDocument(m_list).toJson());
        if (interrupted()) {
            m_console.complain(m_order.results.isEmpty()
                                   ? "interrupted; what was found until then is shown."
                                   : "interrupted; the same command goes on from there.");
            return Exit::Interrupted;
        }
        return m_right ? Exit::Done : Exit::Failed;
    }

private:
    void eachFile(const std::function<void(const QString &file)> &deed)
    {
        for (const QString &file : m_order.files) {
            if (interrupted())
                break;
            try {
                deed(file);
            } catch (const Fault &fault) {
                m_console.complain(printable(fault.sentence()));
                m_right = false;
            }
        }
    }

    // From what is in the file of results, whose head says what the files to be reviewed are.
    void goOn()
    {
        if (m_order.results.isEmpty())
            return;
        QCryptographicHash hash(QCryptographicHash::Sha256);
        int games = 0;
        eachFile([&](const QString &file) {
            Input bytes(file);
            hash.addData(&bytes.device());
            Input input(file);
            const Recordables recordables = m_variants.recordables();
            Reader reader(input.device(), input.name(), recordables);
            while (reader.next())
                ++games;
        });
        if (!m_right || games == 0)
            throw Fault("Nothing is reviewed: every file must be right where --results keeps what is found.");
        const QJsonObject head =
            reviewHead(m_order.files, hash.result(), games, m_order.playouts, m_order.all);
        m_known = readReview(m_results.goOn(m_order.results, lineOf(head, m_order.shard)), m_order.results);
    }

    // Throws a Fault if the file is not right; the games before that have been told of.
    void reviewFile(const QString &file)
    {
        Input input(file);
        const Recordables recordables = m_variants.recordables();
        Reader reader(input.device(), input.name(), recordables);
        QByteArray text;
        while (std::optional<Record> record = reader.next()) {
            const int number = m_number++;
            if (!m_order.shard.has(number))
                continue;
            const auto known = m_known.games.find(number);
            const QJsonObject game =
                known != m_known.games.end() ? known->second : review(number, file, *std::move(record));
            if (m_order.shard.whole())
                show(game);
            text += game["record"].toString().toUtf8();
        }
        if (!reader.note().isEmpty())
            m_console.complain(printable(reader.note()));
        if (m_order.keep)
            saveWhole(file, text);
    }

    QJsonObject review(int number, const QString &file, Record record)
    {
        const QString id = record.header.variant;
        const Variant &variant = *m_variants.find(id);
        ReviewedGame game(file, std::move(record), *m_variants.listing(id), variant, m_order.playouts);
        if (!interrupted())
            game.judge(m_order.jobs, m_console);
        const QJsonObject line{{"game", number},
                               {"file", file},
                               {"record", QString::fromUtf8(medici::textOf(game.record(), variant))},
                               {"text", textOf(game, m_order.all)},
                               {"review", jsonOf(game)}};
        if (game.whole())
            m_results.append(lineOf(line));
        return line;
    }

    void show(const QJsonObject &game)
    {
        if (m_order.json)
            m_list.append(game["review"]);
        else
            m_console.out.write((m_shown ? QString("\n") : QString()) + game["text"].toString());
        m_shown = true;
        m_console.out.flush();
    }

    const ReviewOrder &m_order;
    Variants &m_variants;
    Console &m_console;
    ResultsFile m_results;
    ReviewParts m_known;
    QJsonArray m_list;
    int m_number = 0; // of games so far
    bool m_shown = false;
    bool m_right = true;
};

} // namespace

Exit review(const QStringList &words, Console &console)
{
    Arguments arguments("review", "Say of each decision in recorded games what it cost, and why.", "FILE...");
    arguments.option("budget", "N",
                     QString("How many games to play to the end for what was played and what was\nbest, and "
                             "a quarter of that for other moves (default: %1).")
                         .arg(Review::usualPlayouts));
    arguments.flag("all", "Show all decisions in order, and not only those that cost something.");
    arguments.flag("keep", "Keep what was found in the files, as notes: it is there at once the next time.");
    arguments.option("jobs", "N",
                     "How many decisions to judge at a time (default: as many as there are cores).");
    arguments.option(
        "results", "FILE",
        "Keep what is found there, and go on from what is there already: who stops loses nothing.");
    offerShard(arguments);
    arguments.flag("json", "Show what was found as JSON, with the lines of everybody's bill.");
    arguments.explain(
        "A decision is an inaccuracy from 2, a mistake from 5 and a blunder from 10 percent of a won\n"
        "game on, where four points of the margin count as one percent; alone, from as many points\n"
        "on. What may be error does not count, and of the costs against strong players and against\n"
        "those who sat there the milder one does. Figures after ± are half of a 95% confidence\n"
        "interval; in JSON errors are standard errors.\n"
        "A FILE may hold several games; '-' is standard input.\n");
    arguments.read(words);
    const QStringList files = arguments.files();
    if (files.isEmpty())
        arguments.refuse("'review' needs a FILE; 'medici-cli review --help' says more.");
    if (files.contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (files.count("-") > 1)
        arguments.refuse("standard input (-) can be read only once.");
    ReviewOrder order;
    order.files = files;
    order.playouts = static_cast<int>(arguments.number("budget", 2, 1'000'000, Review::usualPlayouts));
    order.jobs = chosenJobs(arguments);
    order.all = arguments.given("all");
    order.json = arguments.given("json");
    order.keep = arguments.given("keep");
    order.results = arguments.text("results");
    order.shard = chosenShard(arguments);
    if (order.keep && files.contains("-"))
        arguments.refuse("--keep writes into files, and standard input (-) is none.");
    if (!order.results.isEmpty() && files.contains("-"))
        arguments.refuse("--results reads files twice, and standard input (-) only once.");
    if (order.keep && !order.results.isEmpty())
        arguments.refuse("--keep changes the files that --results goes on with; 'medici-cli merge --keep' "
                         "does it at the end.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    watchInterrupts();
    Variants variants(Variants::programFolders());
    return ReviewRun(order, variants, console).perform();
}

} // namespace medici::cli
