#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/standingstable.h"
#include "app/cli/tournamentorder.h"
#include "app/contests/resultsfile.h"
#include "app/programs/misconduct.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"

#include <QBuffer>
#include <QDir>

#include <algorithm>
#include <map>

namespace medici::cli {

namespace {

// The end of what a program wrote to standard error, where it wrote anything.
QString complaintsOf(const QString &name, const QByteArray &complaints)
{
    constexpr qsizetype most = 20;
    const QStringList lines = printable(QString::fromUtf8(complaints)).split(u'\n', Qt::SkipEmptyParts);
    return lines.isEmpty()
        ? QString()
        : QString("'%1' wrote to standard error:\n  %2\n")
              .arg(name, lines.mid(std::max(qsizetype{0}, lines.size() - most)).join("\n  "));
}

// Each program is started once before anything is played, so that one that does not even begin is no
// surprise.
void introduce(Tournament &tournament, Console &console)
{
    for (Entrant &entrant : tournament.entrants) {
        if (!entrant.program)
            continue;
        ProgramPlayer player(*entrant.program, tournament.allowance, tournament.app);
        try {
            const Introduction introduction = player.introduction();
            if (!introduction.plays(tournament.id))
                throw Misconduct{QString("It does not play '%1'.").arg(tournament.id)};
            entrant.title = introduction.title();
            player.dismiss();
        } catch (const Misconduct &misconduct) {
            console.err.write(complaintsOf(entrant.name, player.complaints()));
            throw Fault(QString("The program '%1' cannot play: %2")
                            .arg(entrant.name, printable(misconduct.sentence)));
        }
    }
}

class TournamentRun {
public:
    TournamentRun(TournamentOrder &order, const Arguments &arguments, Console &console,
                  const Recordables &variants)
        : m_order(order), m_tournament(order.played.tournament), m_arguments(arguments), m_console(console),
          m_variants(variants)
    {}

    Exit perform()
    {
        watchInterrupts();
        try {
            introduce(m_tournament, m_console);
            goOn();
            play();
        } catch (const Fault &fault) {
            m_console.complain(printable(fault.sentence()));
            return Exit::Failed;
        }
        return conclude();
    }

private:
    // From what is in the file.
    void goOn()
    {
        if (m_order.results.isEmpty())
            return;
        QByteArray text = m_file.goOn(m_order.results, lineOf(m_tournament, m_order.played.shard));
        QBuffer before(&text);
        before.open(QIODevice::ReadOnly);
        m_order.played.heats = readTournament(before, m_order.results, m_variants).heats;
    }

    void play()
    {
        const std::vector<PlayedTournament::Number> wanted = m_order.played.wanted();
        std::vector<PlayedTournament::Number> missing;
        for (const int number : m_order.played.missing())
            if (m_order.played.shard.has(number))
                missing.push_back(wanted[static_cast<std::size_t>(number)]);
        for (const auto &[known, heat] : m_order.played.heats)
            weigh(heat);
        if (settled())
            return;
        const int games = m_tournament.setup.seats;
        Progress progress(m_console.err, static_cast<int>(missing.size()) * games, "games");
        int done = 0;
        const auto take = [&](Heat heat) {
            keep(heat);
            ++done;
            weigh(heat);
            m_order.played.heats.try_emplace({heat.deal, heat.company}, std::move(heat));
            return !settled();
        };
        const auto stopped = [&] {
            progress.show(done * games);
            return interrupted();
        };
        playHeats(m_tournament, missing, m_order.jobs,
                  m_order.records.isEmpty() ? KeepRecords::No : KeepRecords::Yes, take, stopped);
    }

    void keep(Heat &heat)
    {
        for (const GameResult &game : heat.games)
            for (std::size_t seat = 0; seat < game.entrants.size(); ++seat)
                if (!game.misconduct[seat].isEmpty())
                    m_complaints.try_emplace(game.entrants[seat], game.complaints[seat]);
        if (!heat.records.isEmpty() && !QDir().mkpath(m_order.records))
            throw Fault(QString("The folder cannot be made.")).at(m_order.records, 0);
        for (qsizetype game = 0; game < heat.records.size(); ++game)
            saveWhole(QString("%1/deal%2-company%3-game%4.medici")
                          .arg(m_order.records)
                          .arg(heat.deal)
                          .arg(heat.company)
                          .arg(game),
                      heat.records[game]);
        heat.records.clear();
        m_file.append(lineOf(heat));
    }

    // Of two players, what the deals say of the second; a deal counts when all its heats are played.
    void weigh(const Heat &heat)
    {
        if (!m_order.sprt)
            return;
        m_deal.push_back(heat);
        if (m_deal.size() < m_tournament.companies().size())
            return;
        std::vector<const Heat *> heats;
        for (const Heat &one : m_deal)
            heats.push_back(&one);
        m_order.sprt->add(1 - meetingsIn(heats).front().share);
        m_deal.clear();
    }

    bool settled() const { return m_order.sprt && m_order.sprt->verdict() != Sprt::Verdict::Open; }

    QString verdict() const
    {
        const Sprt &sprt = *m_order.sprt;
        const QString answer = sprt.verdict() == Sprt::Verdict::Better ? "yes"
            : sprt.verdict() == Sprt::Verdict::NotBetter               ? "no"
                                                                       : "not clear yet";
        return QString("Is %1 better than %2, by %3 rather than %4 points? %5, after %6 deals "
                       "(log-likelihood ratio "
                       "%7).\n")
            .arg(m_tournament.entrants[1].name, m_tournament.entrants[0].name)
            .arg(sprt.more())
            .arg(sprt.less())
            .arg(answer)
            .arg(sprt.deals())
            .arg(sprt.ratio(), 0, 'f', 2);
    }

    Exit conclude()
    {
        const std::size_t wanted = m_order.played.wanted().size();
        if (!m_order.played.heats.empty() && m_order.played.shard.whole())
            m_console.out.write(standingsIn(m_arguments, m_order.played));
        if (m_order.sprt)
            (m_arguments.given("json") || m_arguments.given("csv") ? m_console.err : m_console.out)
                .write(verdict());
        for (const auto &[entrant, complaints] : m_complaints)
            m_console.err.write(
                complaintsOf(m_tournament.entrants[static_cast<std::size_t>(entrant)].name, complaints));
        m_console.out.flush();
        if (interrupted()) {
            m_console.complain(
                QString("interrupted after %1 of %2 heats%3.")
                    .arg(m_order.played.heats.size())
                    .arg(wanted)
                    .arg(m_order.results.isEmpty() ? QString() : "; the same command goes on from there"));
            return Exit::Interrupted;
        }
        return Exit::Done;
    }

    TournamentOrder &m_order;
    Tournament &m_tournament;
    const Arguments &m_arguments;
    Console &m_console;
    const Recordables &m_variants;
    ResultsFile m_file;
    std::vector<Heat> m_deal;               // what was played of it
    std::map<int, QByteArray> m_complaints; // of each program that failed, the first time
};

} // namespace

Exit tournament(const QStringList &words, Console &console)
{
    Arguments arguments("tournament", "Have computer players and other programs meet, and rate them.");
    offerTournament(arguments);
    arguments.explain(
        "Everybody meets everybody with the same deals, at each table from every seat once; seat 0 "
        "begins.\nRatings are on Elo's scale, with 95% intervals; app/contests/TOURNAMENT.md says how.\n");
    arguments.read(words);
    Variants variants(Variants::programFolders());
    TournamentOrder order = readTournamentOrder(arguments, variants);
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;
    const Recordables recordables = variants.recordables();
    return TournamentRun(order, arguments, console, recordables).perform();
}

} // namespace medici::cli
