#include "app/desktop/tournament/tournamentpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/levels.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/tournament/tournamentlists.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QCheckBox>
#include <QFile>

// The tournaments that were played before.
namespace medici::desktop {

void TournamentPage::listKept()
{
    m_showing = true;
    m_tournaments = keptTournaments(m_services.folders.tournaments, m_services.variants.recordables());
    m_kept->setRowCount(static_cast<int>(m_tournaments.size()));
    int current = -1;
    for (std::size_t i = 0; i < m_tournaments.size(); ++i) {
        const KeptTournament &kept = m_tournaments[i];
        QStringList players;
        for (const Entrant &entrant : kept.tournament.entrants)
            players << (entrant.title.isEmpty() ? mindName(entrant.level) : entrant.title);
        const QString what =
            tr("%1: %2 (%3 of %4)", "a game: players (games played of all)")
                .arg(m_services.nameOf(kept.tournament.id), players.join(QStringLiteral(", ")),
                     QLocale().toString(kept.games), QLocale().toString(kept.wanted()));
        fill(*m_kept, static_cast<int>(i), {QLocale().toString(kept.begun, QLocale::ShortFormat), what});
        m_kept->item(static_cast<int>(i), 1)->setToolTip(what);
        if (kept.file == m_run.file())
            current = static_cast<int>(i);
    }
    m_kept->resizeColumnToContents(0);
    m_kept->setCurrentCell(current, current < 0 ? -1 : 0);
    m_keptPanel->setVisible(!m_tournaments.empty());
    m_showing = false;
}

void TournamentPage::showKept(int row)
{
    if (m_showing || m_run.running() || row < 0 || row >= static_cast<int>(m_tournaments.size()))
        return;
    try {
        m_run.open(m_tournaments[static_cast<std::size_t>(row)].file, m_services.variants.recordables());
    } catch (const Fault &fault) {
        m_words->setText(fault.sentenceInShort());
        return;
    }
    m_prepared = true;
    m_listed.clear();
    m_games->setRowCount(0);
    showSetup();
    showStandings();
    addGames();
    follow();
}

void TournamentPage::removeKept()
{
    const int row = m_kept->currentRow();
    if (m_run.running() || row < 0)
        return;
    const QString file = m_tournaments[static_cast<std::size_t>(row)].file;
    ask(this, tr("Delete this tournament with all its games?"), tr("Delete"), [this, file] {
        if (m_run.running()) // meanwhile
            return;
        if (!QFile::moveToTrash(file) && !QFile::remove(file))
            return;
        m_run.close();
        m_prepared = false;
        m_listed.clear();
        m_games->setRowCount(0);
        showStandings();
        listKept();
        follow();
    });
}

// In the fields, what is shown.
void TournamentPage::showSetup()
{
    const Tournament &tournament = m_run.played().tournament;
    m_showing = true;
    m_game->choose(tournament.id);
    offerSeats();
    m_seats->choose(tournament.setup.seats - std::max(2, tournament.variant->terms().leastSeats));
    const auto deals = ranges::find(dealCounts, tournament.deals);
    if (deals != dealCounts.end())
        m_deals->choose(static_cast<int>(deals - dealCounts.begin()));
    for (std::size_t i = 0; i < m_entrants.size(); ++i)
        m_entrants[i]->setChecked(ranges::any_of(tournament.entrants, [&](const Entrant &entrant) {
            return entrant.title.isEmpty()
                ? i < levelNames.size() && entrant.level == Mind(static_cast<Level>(i))
                : i >= levelNames.size() && entrant.title == m_entrants[i]->text();
        }));
    m_showing = false;
}

// Programs that are to play on and are not known any more.
QStringList TournamentPage::strangers() const
{
    QStringList names;
    const std::vector<KnownProgram> known = knownPrograms(m_services.settings);
    for (const Entrant &entrant : m_run.played().tournament.entrants)
        if (!entrant.title.isEmpty() && ranges::none_of(known, [&](const KnownProgram &program) {
                return program.title == entrant.title;
            }))
            names << entrant.title;
    return names;
}

} // namespace medici::desktop
