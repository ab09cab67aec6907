#include "app/cli/choice.h"
#include "app/cli/commands.h"
#include "app/cli/contesttable.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/latin.h"
#include "app/cli/moment.h"
#include "app/cli/narrator.h"
#include "app/cli/progress.h"
#include "app/contests/contest.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"

#include <QJsonDocument>
#include <QRandomGenerator>

#include <limits>

namespace medici::cli {

namespace {

const QString standardOutput = QStringLiteral("-");

struct Order {
    Contest contest;
    PluginMetadata listing{}; // of its variant
    int jobs = 1;
    QString record; // a file, standard output, or nothing
    Annotated annotated = Annotated::No;
    bool tell = false;
    bool json = false;
};

// Thrown to leave a file unwritten.
struct Interruption {};

void offer(Arguments &arguments)
{
    offerVariant(arguments);
    arguments.option(
        "seats", "LEVELS",
        "Who plays, such as hard,easy: random, easy, normal, hard; strength:640, of a scale on "
        "which who has 100 more wins 64 of 100 games of two and hard has 1000; cautious, greedy, "
        "blocker, gambler, as strong as normal or, as greedy:900, as is said.");
    offerSetup(arguments);
    arguments.option("games", "N", "How many games (default: 1).");
    arguments.option(
        "seed", "S",
        "Where chance starts from, 0 to 18446744073709551615. The same seed gives the same games "
        "everywhere; without it one is drawn at random and shown.");
    arguments.option("deal", "DEAL",
                     "Play this deal, a text from 'medici-cli deal' or from somebody's game; it says the "
                     "variant, the options and who begins.");
    arguments.option(
        "from", "FILE",
        "Play on from the table that the record there begins with ('medici-cli setup'); it says the "
        "variant and the options.");
    arguments.option("word", "WORD", "A word of your own that the luck also comes from.");
    arguments.flag("rotate", "Play each deal once from every seat: the players move on one seat each time.");
    arguments.option("jobs", "N", "How many games to play at a time (default: as many as there are cores).");
    arguments.option("record", "FILE", "Write the games there, or to standard output if it is '-'.");
    arguments.flag("annotate", "Also write what follows from the events: legal moves, scorings, results.");
    arguments.flag("tell", "Narrate each game move by move.");
    arguments.flag("json", "Show the result as JSON.");
}

// The players of a contest are given a name each, so that a story can be told of them.
std::vector<Entrant> namedPlayers(const std::vector<Mind> &minds)
{
    const QStringList medici{"Cosimo", "Caterina", "Lorenzo", "Lucrezia", "Giuliano", "Contessina"};
    std::vector<Entrant> players;
    for (std::size_t i = 0; i < std::min(minds.size(), std::size_t{mostSeats}); ++i)
        players.push_back({medici[static_cast<qsizetype>(i)], minds[i]});
    return players;
}

// What a record begins with that is not the usual table; nothing if it is refused.
std::optional<Header> chosenTable(Arguments &arguments, Variants &variants, Console &console)
{
    for (const QString &name : QStringList{"variant", "option", "first", "deal"})
        if (arguments.given(name))
            arguments.refuse(QString("--from says what is played, so --%1 cannot be given.").arg(name));
    try {
        const std::optional<Record> record = readGame(arguments.text("from"), 1, variants, console);
        if (record && record->header.position)
            return record->header;
        arguments.refuse("--from is a record that begins with the usual table.");
    } catch (const Fault &fault) {
        arguments.refuse(printable(fault.sentence()));
    }
    return std::nullopt;
}

Order readOrder(Arguments &arguments, Variants &variants, Console &console)
{
    Order order;
    Contest &contest = order.contest;
    std::optional<Header> table;
    if (arguments.given("from")) {
        table = chosenTable(arguments, variants, console);
        if (!table)
            return order;
        contest.position = table->position;
    }
    const std::optional<Deal> deal =
        table ? std::nullopt : chosenDeal(arguments, variants, {"variant", "option", "first"});
    const QString id = table ? table->variant : deal ? deal->variant : arguments.text("variant");
    contest.variant = table || deal ? variants.find(id) : chosenVariant(arguments, variants);
    if (contest.variant == nullptr)
        return order;
    const SetupLimits terms = contest.variant->terms();
    order.listing = *variants.listing(id);
    contest.id = order.listing.id;
    contest.players = namedPlayers(chosenMinds(arguments, terms));
    contest.setup = table ? table->setup
        : deal            ? deal->setup
                          : chosenSetup(arguments, terms, contest.players.size());
    if (table && contest.seats() != table->setup.seats)
        arguments.refuse(QString("--seats names %1 players, but the table is for %2.")
                             .arg(contest.seats())
                             .arg(table->setup.seats));
    if (deal) {
        contest.deal = deal->number;
        if (contest.seats() != deal->setup.seats)
            arguments.refuse(QString("--seats names %1 players, but the deal is for %2.")
                                 .arg(contest.seats())
                                 .arg(deal->setup.seats));
    }
    contest.games = static_cast<int>(arguments.number("games", 1, 1'000'000'000, 1));
    contest.seed = arguments.number("seed", 0, std::numeric_limits<Seed>::max(),
                                    QRandomGenerator::system()->generate64());
    contest.word = arguments.text("word");
    contest.rotate = arguments.given("rotate");
    order.jobs = chosenJobs(arguments);
    order.record = arguments.text("record");
    order.annotated = arguments.given("annotate") ? Annotated::Yes : Annotated::No;
    order.tell = arguments.given("tell");
    order.json = arguments.given("json");

    if (contest.rotate && contest.seats() > 0 && contest.games % contest.seats() != 0)
        arguments.refuse(QString("--games is '%1', but with --rotate must be a multiple of the %2 players.")
                             .arg(contest.games)
                             .arg(contest.seats()));
    if (arguments.given("record") && order.record.isEmpty())
        arguments.refuse("--record is '', but must be a file, or - for standard output.");
    if (order.annotated == Annotated::Yes && order.record.isEmpty())
        arguments.refuse("--annotate is about how a record is written, so it needs --record.");
    if (order.tell && order.json)
        arguments.refuse("--tell is for people and --json for programs: give one of them.");
    return order;
}

// Plays an order and says how it went.
class Performance {
public:
    Performance(const Order &order, Console &console)
        : m_order(order), m_contest(order.contest), m_console(console),
          m_words(order.record == standardOutput ? console.err : console.out), m_tally(order.contest)
    {}

    Exit perform()
    {
        watchInterrupts();
        if (m_order.tell)
            m_words.write(title() + u'\n');
        try {
            if (m_order.record.isEmpty())
                play(nullptr);
            else if (m_order.record == standardOutput)
                play(&m_console.out.device());
            else
                saveWhole(m_order.record, [this](QIODevice &file) {
                    play(&file);
                    if (interrupted())
                        throw Interruption();
                });
        } catch (const Fault &fault) {
            m_console.complain(fault.sentence());
            return Exit::Failed;
        } catch (const Interruption &) {
            m_abandoned = true;
        }
        return conclude();
    }

private:
    void play(QIODevice *record)
    {
        Progress progress(m_console.err, m_contest.games, "games");
        const auto take = [&](const PlayedGame &game) {
            m_tally.add(game);
            return record == nullptr || write(*record, game);
        };
        const auto stopped = [&] {
            if (!m_order.tell)
                progress.show(m_tally.games());
            return interrupted() || !m_words.whole();
        };
        // A story is told while it happens, and so one at a time.
        if (m_order.tell)
            playAll(m_contest, 1, take, stopped, [this](int game) { return onlookerOf(game); });
        else
            playAll(m_contest, m_order.jobs, take, stopped);
    }

    // False if the device takes no more.
    bool write(QIODevice &device, const PlayedGame &game) const
    {
        const Record record = recordOf(m_contest.arranged(game.number), game);
        const QByteArray text = textOf(record, *m_contest.variant, m_order.annotated);
        return device.write(text) == text.size();
    }

    Onlooker onlookerOf(int game)
    {
        QStringList names;
        for (int seat = 0; seat < m_contest.seats(); ++seat)
            names += m_contest.players[static_cast<std::size_t>(m_contest.playerAt(game, seat))].name;
        if (m_contest.games > 1)
            m_words.write(QString("\nGame %1 of %2\n").arg(game + 1).arg(m_contest.games));
        const auto narrator = std::make_shared<Narrator>(*m_contest.variant, names, m_words);
        return [narrator](const Session &session) { narrator->hear(session); };
    }

    Exit conclude()
    {
        const bool toldEnough = m_order.tell && m_contest.games == 1;
        if (m_order.json)
            m_words.write(QJsonDocument(json()).toJson());
        else if (m_tally.counted() > 0 && !toldEnough)
            m_words.write((m_order.tell ? QString() : title() + "\n\n") + standingsText(m_contest, m_tally));
        m_words.flush();
        m_console.out.flush();
        if (interrupted()) {
            m_console.complain(
                QString("interrupted after %1 of %2 games%3.")
                    .arg(m_tally.games())
                    .arg(m_contest.games)
                    .arg(m_abandoned ? QString("; '%1' is as it was").arg(m_order.record) : QString()));
            return Exit::Interrupted;
        }
        if (!m_console.out.whole()) {
            m_console.complain("cannot write to standard output.");
            return Exit::Failed;
        }
        return Exit::Done;
    }

    QString title() const
    {
        QStringList players;
        for (const Entrant &player : m_contest.players)
            players += QString("%1 (%2)").arg(player.name, latin(nameOf(player.level)));
        return QString("%1, seed %2%3%4: %5")
            .arg(nameIn("en", m_order.listing.names))
            .arg(m_contest.seed)
            .arg(m_contest.deal ? ", deal " + dealText() : QString())
            .arg(m_contest.games == 1 ? QString() : QString(", %1 games").arg(m_tally.counted()))
            .arg(players.join(", "));
    }

    // Of the first game.
    QString dealText() const
    {
        const LuckSource source = m_contest.luckOf(0);
        return textOf(Deal{m_order.listing.id, m_contest.setup, dealOf(source.number, source.word)},
                      m_contest.variant->terms());
    }

    QJsonObject json() const
    {
        QJsonObject json = standingsJson(m_contest, m_tally);
        json["variant"] = m_order.listing.id;
        json["seed"] = QString::number(m_contest.seed);
        if (!m_contest.position)
            json["deal"] = dealText();
        json["rotated"] = m_contest.rotate;
        QJsonObject options;
        const SetupLimits terms = m_contest.variant->terms();
        for (std::size_t i = 0; i < m_order.listing.options.size(); ++i)
            if (!terms.options[i].house() || terms.differs(m_contest.setup, i))
                options[m_order.listing.options[i].key] = m_contest.setup.options[i];
        json["options"] = options;
        return json;
    }

    const Order &m_order;
    const Contest &m_contest;
    Console &m_console;
    Stream &m_words; // where the words for people go
    Tally m_tally;
    bool m_abandoned = false;
};

} // namespace

Exit play(const QStringList &words, Console &console)
{
    Arguments arguments("play", "Play games between computer players and show how they did.");
    offer(arguments);
    arguments.explain("Figures after ± are half of a 95% confidence interval. Seats are numbered from 0.\n");
    arguments.read(words);
    Variants variants(Variants::programFolders());
    const Order order = readOrder(arguments, variants, console);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    return Performance(order, console).perform();
}

} // namespace medici::cli
