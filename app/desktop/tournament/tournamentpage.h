#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/tournament/kepttournaments.h"
#include "app/desktop/tournament/tournamentrun.h"

#include <QElapsedTimer>

class QCheckBox;
class QTableWidget;
class QVBoxLayout;

namespace medici::desktop {

class GameChoice;
class KeyButton;
class Panel;
class RatingChart;
class Segments;
class StyledLabel;
struct AppServices;

// Computer players and known programs against each other: set up, played beside the window, rated; each game
// can be opened and reviewed. What was played is kept, and can be gone on with another day.
class TournamentPage : public Page {
    Q_OBJECT

public:
    explicit TournamentPage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    GameChoice *game() const { return m_game; }
    Segments *seats() const { return m_seats; }
    Segments *deals() const { return m_deals; }
    const std::vector<QCheckBox *> &entrants() const { return m_entrants; }
    KeyButton *startButton() const { return m_start; }
    QTableWidget *table() const { return m_table; }
    QTableWidget *games() const { return m_games; }
    // The tournaments that were kept.
    QTableWidget *kept() const { return m_kept; }
    KeyButton *reviewButton() const { return m_review; }
    TournamentRun &run() { return m_run; }

signals:
    // To be opened.
    void recordWanted(const QByteArray &record);
    void reviewWanted(const QByteArray &record);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void listEntrants();
    void offerSeats();
    void edited();
    Tournament tournament() const;
    void startOrStop();
    void openGame(int row);
    void reviewGame();
    const QByteArray &record(int row) const;
    void listKept();
    void showKept(int row);
    void removeKept();
    void showSetup();
    QStringList strangers() const;
    void follow();
    void showStandings();
    void addGames();
    QString progressWords() const;

    AppServices &m_services;
    TournamentRun m_run;
    bool m_showing = false;  // the fields are filled by the page itself
    bool m_prepared = false; // what stands in the fields is what was played
    QElapsedTimer m_clock;   // since it was started
    int m_before = 0;        // games that had been played then
    std::vector<std::pair<PlayedTournament::Number, qsizetype>> m_listed; // games, by row
    std::vector<KeptTournament> m_tournaments;                            // by row
    GameChoice *m_game;
    StyledLabel *m_seatsWords;
    Segments *m_seats;
    StyledLabel *m_entrantsWords;
    QVBoxLayout *m_entrantsColumn;
    std::vector<QCheckBox *> m_entrants;
    StyledLabel *m_dealsWords;
    Segments *m_deals;
    Panel *m_setup;
    Panel *m_keptPanel;
    QTableWidget *m_kept;
    Panel *m_standings;
    QTableWidget *m_table;
    RatingChart *m_chart;
    StyledLabel *m_note;
    Panel *m_played;
    QTableWidget *m_games;
    StyledLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_review;
    KeyButton *m_open;
    KeyButton *m_start;
};

} // namespace medici::desktop
