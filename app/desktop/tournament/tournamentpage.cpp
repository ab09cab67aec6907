#include "app/desktop/tournament/tournamentpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/levels.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/tournament/ratingchart.h"
#include "app/desktop/tournament/tournamentlists.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QTableWidget>
#include <QThread>

#include <algorithm>
#include <array>
#include <cmath>

namespace medici::desktop {

namespace {

QString rounded(double value, int digits = 0)
{
    return QLocale().toString(value, 'f', digits);
}

QString estimated(const Estimate &estimate, int digits, double unit = 1)
{
    const QString mean = rounded(estimate.mean * unit, digits);
    return estimate.margin ? mean + QStringLiteral(" ± ") + rounded(*estimate.margin * unit, digits) : mean;
}

} // namespace

TournamentPage::TournamentPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services),
      m_game(new GameChoice(services, [](const PluginMetadata &listing) { return listing.mostSeats > 1; })),
      m_seatsWords(new StyledLabel(TextKind::Strong)), m_seats(new Segments),
      m_entrantsWords(new StyledLabel(TextKind::Strong)), m_entrantsColumn(new QVBoxLayout),
      m_dealsWords(new StyledLabel(TextKind::Strong)), m_deals(new Segments), m_setup(new Panel),
      m_keptPanel(new Panel), m_kept(lines(2)), m_standings(new Panel), m_table(lines(7)),
      m_chart(new RatingChart), m_note(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_played(new Panel), m_games(lines(3)), m_words(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)),
      m_back(new KeyButton), m_review(new KeyButton), m_open(new KeyButton),
      m_start(new KeyButton(nullptr, true))
{
    m_game->choose({});
    QVBoxLayout *setup = m_setup->body();
    setup->addWidget(m_game);
    setup->addSpacing(px(6));
    setup->addWidget(m_seatsWords);
    setup->addWidget(m_seats);
    setup->addSpacing(px(6));
    setup->addWidget(m_entrantsWords);
    setup->addLayout(m_entrantsColumn);
    setup->addSpacing(px(6));
    setup->addWidget(m_dealsWords);
    setup->addWidget(m_deals);
    m_standings->body()->addWidget(m_table, 1);
    m_standings->body()->addWidget(m_chart);
    m_standings->body()->addWidget(m_note);
    m_note->setWordWrap(true);
    m_words->setWordWrap(true);
    m_played->body()->addWidget(m_games, 1);
    m_table->setMinimumHeight(px(170));
    m_games->setMinimumHeight(px(130));
    auto *right = new QWidget;
    auto *stack = new QVBoxLayout(right);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(room(16));
    stack->addWidget(m_standings, 3);
    stack->addWidget(m_played, 2);
    m_keptPanel->body()->addWidget(m_kept, 1);
    m_kept->setMinimumHeight(px(110));
    m_kept->setWordWrap(false);
    auto *left = new QWidget;
    auto *below = new QVBoxLayout(left);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(room(16));
    below->addWidget(m_setup);
    below->addWidget(m_keptPanel, 1);
    auto *panels = new PageColumns;
    panels->add(left, 2);
    panels->add(right, 5);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_back, m_review, m_open, m_start})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(panels, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_start->showKey(Qt::Key_Return);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_start, &QPushButton::clicked, this, &TournamentPage::startOrStop);
    connect(m_open, &QPushButton::clicked, this, [this] { openGame(m_games->currentRow()); });
    connect(m_review, &QPushButton::clicked, this, &TournamentPage::reviewGame);
    connect(m_kept, &QTableWidget::currentCellChanged, this, &TournamentPage::showKept);
    connect(m_games, &QTableWidget::cellDoubleClicked, this, &TournamentPage::openGame);
    connect(m_games, &QTableWidget::currentCellChanged, this, &TournamentPage::follow);
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        offerSeats();
        edited();
    });
    for (const Segments *segments : {m_seats, m_deals})
        connect(segments, &Segments::picked, this, &TournamentPage::edited);
    connect(&m_run, &TournamentRun::advanced, this, [this] {
        showStandings();
        addGames();
        if (!m_run.running())
            listKept();
        follow();
    });
    listEntrants();
    retranslate();
    m_deals->choose(1);
}

// The levels, and the programs that are known by now.
void TournamentPage::enter()
{
    if (!m_run.running()) {
        listEntrants();
        listKept();
    }
    follow();
}

void TournamentPage::listEntrants()
{
    QStringList names;
    for (std::size_t level = 0; level < levelNames.size(); ++level)
        names << levelName(static_cast<Level>(level));
    for (const KnownProgram &program : knownPrograms(m_services.settings))
        names << program.title;
    while (m_entrants.size() > static_cast<std::size_t>(names.size())) {
        delete m_entrants.back();
        m_entrants.pop_back();
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(names.size()); ++i) {
        if (i == m_entrants.size()) {
            m_entrants.push_back(new QCheckBox);
            m_entrants.back()->setChecked(i == 1 || i == 2);
            m_entrantsColumn->addWidget(m_entrants.back());
            connect(m_entrants.back(), &QCheckBox::clicked, this, &TournamentPage::edited);
        }
        m_entrants[i]->setText(names[static_cast<qsizetype>(i)]);
    }
}

void TournamentPage::offerSeats()
{
    const SetupLimits terms = m_services.variants.find(m_game->game())->terms();
    QStringList counts;
    for (int seats = std::max(2, terms.leastSeats); seats <= terms.mostSeats; ++seats)
        counts << QLocale().toString(seats);
    const int chosen = std::clamp(m_seats->chosen(), 0, static_cast<int>(counts.size()) - 1);
    m_seats->setChoices(counts);
    m_seats->choose(chosen);
}

// What was played was of something else.
void TournamentPage::edited()
{
    if (m_run.running() || m_showing)
        return;
    m_prepared = false;
    follow();
}

Tournament TournamentPage::tournament() const
{
    Tournament tournament;
    tournament.id = m_game->game();
    const Variant &variant = *m_services.variants.find(tournament.id);
    tournament.variant = &variant;
    tournament.app = QCoreApplication::applicationVersion();
    tournament.setup = variant.terms().usual(std::max(2, variant.terms().leastSeats) + m_seats->chosen());
    tournament.setup.first = 0; // every seat is taken by everybody
    tournament.deals = dealCounts[static_cast<std::size_t>(std::max(0, m_deals->chosen()))];
    tournament.seed = QRandomGenerator::system()->generate();
    const std::vector<KnownProgram> programs = knownPrograms(m_services.settings);
    for (std::size_t i = 0; i < m_entrants.size(); ++i) {
        if (!m_entrants[i]->isChecked())
            continue;
        if (i < levelNames.size()) {
            tournament.entrants.push_back({m_entrants[i]->text(), static_cast<Level>(i)});
        } else if (i - levelNames.size() < programs.size()) {
            const KnownProgram &program = programs[i - levelNames.size()];
            tournament.entrants.push_back({program.title, program.level, program.command, program.title});
            tournament.allowance.toAnswer =
                std::max(tournament.allowance.toAnswer, program.allowance().toAnswer);
        }
    }
    return tournament;
}

void TournamentPage::startOrStop()
{
    if (!m_start->isEnabled())
        return;
    if (m_run.running()) {
        m_run.stop();
        return;
    }
    if (!m_prepared || m_run.complete()) {
        const Tournament wanted = tournament();
        m_run.prepare(wanted, newTournamentFile(m_services.folders.tournaments, wanted.id));
        m_prepared = true;
        m_listed.clear();
        m_games->setRowCount(0);
        showStandings();
    } else {
        m_run.equip([this](Entrant &entrant) {
            for (const KnownProgram &program : knownPrograms(m_services.settings))
                if (program.title == entrant.title)
                    entrant.program = program.command;
        });
    }
    m_before = m_run.playedGames();
    m_clock.start();
    m_run.start(std::max(1, QThread::idealThreadCount() - 1));
    follow();
}

const QByteArray &TournamentPage::record(int row) const
{
    const auto &[number, game] = m_listed[static_cast<std::size_t>(row)];
    return m_run.played().heats.at(number).records[game];
}

void TournamentPage::openGame(int row)
{
    if (row >= 0 && row < static_cast<int>(m_listed.size()))
        emit recordWanted(record(row));
}

void TournamentPage::reviewGame()
{
    if (m_games->currentRow() >= 0)
        emit reviewWanted(record(m_games->currentRow()));
}

void TournamentPage::follow()
{
    const bool running = m_run.running();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_game, m_seats, m_deals, m_kept})
        widget->setEnabled(!running);
    for (QCheckBox *entrant : m_entrants)
        entrant->setEnabled(!running);
    const auto chosen = ranges::count_if(m_entrants, [](const QCheckBox *box) { return box->isChecked(); });
    const bool goesOn = m_prepared && m_run.playedGames() > 0 && !m_run.complete();
    const QStringList missing = goesOn ? strangers() : QStringList();
    m_start->setEnabled(running || (chosen > 1 && missing.isEmpty()));
    m_start->setText(running ? tr("Stop") : goesOn ? tr("Go on") : tr("Start"));
    for (KeyButton *button : {m_open, m_review})
        button->setEnabled(m_games->currentRow() >= 0);
    m_words->setText(!m_run.fault().isEmpty() ? m_run.fault()
                         : !missing.isEmpty()
                         ? tr("It cannot go on without: %1").arg(missing.join(QStringLiteral(", ")))
                         : chosen < 2 ? tr("Choose at least two players.")
                                      : progressWords());
}

QString TournamentPage::progressWords() const
{
    const int wanted = m_run.wantedGames();
    const int played = m_run.playedGames();
    if (!m_prepared)
        return tr("Everybody meets everybody with the same deals, from every seat once.");
    const QString words = tr("%1 of %n game(s)", nullptr, wanted).arg(QLocale().toString(played));
    if (!m_run.running() || played == m_before)
        return words;
    const double left =
        static_cast<double>(m_clock.elapsed()) / 1000 * (wanted - played) / (played - m_before);
    return words + QStringLiteral(" · ")
        + (left < 60 ? tr("less than a minute left")
                     : tr("%n minute(s) left", nullptr, static_cast<int>(std::ceil(left / 60))));
}

void TournamentPage::showStandings()
{
    const TournamentStandings &standings = m_run.standings();
    m_table->setRowCount(static_cast<int>(standings.rows.size()));
    std::vector<RatingChart::Bar> bars;
    QStringList failures;
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const TournamentRow &row = standings.rows[i];
        const QString &name = m_run.played().tournament.entrants[static_cast<std::size_t>(row.entrant)].name;
        fill(*m_table, static_cast<int>(i),
             {name, rounded(row.rating.value),
              tr("from %1 to %2").arg(rounded(row.rating.low), rounded(row.rating.high)),
              QLocale().toString(row.games), estimated(row.share, 1, 100), estimated(row.place, 2),
              estimated(row.score, 1)});
        bars.push_back({name, row.rating});
        if (row.failures > 0)
            failures << tr("%1 was replaced in %n game(s). The first time: %2", nullptr,
                           static_cast<int>(row.failures))
                            .arg(name, row.misconduct);
    }
    fit(*m_table);
    m_chart->show(bars);
    m_note->setText((failures
                     + QStringList(tr("400 points more are ten to one to be ahead; the second figures "
                                      "are where the rating is with 95% certainty.")))
                        .join(u' '));
}

// Those that are new, in the order in which they were played.
void TournamentPage::addGames()
{
    const PlayedTournament &played = m_run.played();
    qsizetype known = static_cast<qsizetype>(m_listed.size());
    m_games->setUpdatesEnabled(false);
    for (const auto &[number, heat] : played.heats) {
        if (known >= heat.records.size()) {
            known -= heat.records.size();
            continue;
        }
        for (qsizetype game = 0; game < heat.records.size(); ++game) {
            const GameResult &result = heat.games[static_cast<std::size_t>(game)];
            QStringList players;
            for (std::size_t seat = 0; seat < result.entrants.size(); ++seat)
                players << played.tournament.entrants[static_cast<std::size_t>(result.entrants[seat])].name
                        + u' ' + QLocale().toString(result.scores[seat]);
            const int row = m_games->rowCount();
            m_games->insertRow(row);
            fill(*m_games, row,
                 {QLocale().toString(row + 1), QLocale().toString(heat.deal + 1),
                  players.join(QStringLiteral(", "))});
            m_listed.emplace_back(number, game);
        }
    }
    m_games->setUpdatesEnabled(true);
    if (m_games->currentRow() < 0 && m_games->rowCount() > 0) {
        fit(*m_games);
        m_games->setCurrentCell(0, 0);
    }
}

QString TournamentPage::title() const
{
    return tr("Tournament");
}

QString TournamentPage::subtitle() const
{
    return tr("computer players and programs");
}

QWidget *TournamentPage::firstFocus()
{
    return m_start;
}

void TournamentPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_games->hasFocus() ? openGame(m_games->currentRow()) : startOrStop();
    else if (event->key() == Qt::Key_Delete && m_kept->hasFocus())
        removeKept();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void TournamentPage::retranslate()
{
    m_setup->setTitle(tr("Who meets whom"));
    m_standings->setTitle(tr("Ratings"));
    m_played->setTitle(tr("Games"));
    m_game->retranslate();
    m_seatsWords->setText(tr("Seats at a table"));
    m_seats->setAccessibleName(m_seatsWords->text());
    m_entrantsWords->setText(tr("Who plays"));
    m_dealsWords->setText(tr("Deals"));
    m_deals->setAccessibleName(m_dealsWords->text());
    QStringList deals;
    for (const int count : dealCounts)
        deals << QLocale().toString(count);
    m_deals->setChoices(deals);
    m_table->setHorizontalHeaderLabels(
        {tr("Player"), tr("Rating"), tr("95%"), tr("Games"), tr("Wins in %"), tr("Place"), tr("Points")});
    m_table->setAccessibleName(tr("Ratings"));
    m_games->setHorizontalHeaderLabels({tr("No."), tr("Deal"), tr("Players and points, from who begins")});
    m_games->setAccessibleName(tr("Games"));
    m_back->setText(tr("Back"));
    m_open->setText(tr("Open game"));
    m_review->setText(tr("Review game"));
    m_keptPanel->setTitle(tr("Kept tournaments"));
    m_kept->setHorizontalHeaderLabels({tr("Begun"), tr("Who met whom")});
    m_kept->setAccessibleName(tr("Kept tournaments"));
    m_kept->setAccessibleDescription(tr("Press Delete to delete one."));
    if (!m_run.running()) {
        listEntrants();
        listKept();
    }
    offerSeats();
    showStandings();
    follow();
}

} // namespace medici::desktop
