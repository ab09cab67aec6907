#pragma once

#include "app/desktop/widgets/panel.h"

namespace medici {
struct Deal;
}

namespace medici::desktop {

class GameLink;
struct AppServices;

// What there is to do today: the deal of the day, of the game that was played last, until it was played, and
// a puzzle from one's own games, for those who have had some reviewed.
class TodayPanel : public Panel {
    Q_OBJECT

public:
    explicit TodayPanel(AppServices &services, QWidget *parent = nullptr);

    // `latest`: the game that is being played, or was interrupted last; none if it is empty.
    void fill(const QString &latest);
    // Where there is little room the puzzle waits.
    void showPuzzle(bool shown);

signals:
    void dealWanted(const medici::Deal &deal);
    void comparisonWanted(const QString &file);
    void puzzleWanted();

private:
    void addDeal(const QString &latest);
    void addPuzzle();
    GameLink *replaced(GameLink *&link, const QString &title, const QString &words);

    AppServices &m_services;
    GameLink *m_deal = nullptr;
    GameLink *m_puzzle = nullptr;
};

} // namespace medici::desktop
