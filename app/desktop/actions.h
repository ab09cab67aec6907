#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <vector>

namespace medici::desktop {

class Settings;

// Everything that can be done from the bar, the menu and the keyboard, with its key.
struct Actions {
    Actions(QWidget *window, Settings &settings);
    void retranslate();

    QAction undo;
    QAction redo;
    QAction hint;
    QAction warn;
    QAction rules;
    QAction print;
    QAction menuButton;

    QAction home;
    QAction newGame;
    QAction restart;
    QAction open;
    QAction save;
    QAction saveAs;
    QAction picture;
    QAction archive;
    QAction practice;
    QAction book;
    QAction people;
    QAction score;
    QAction tournament;
    QAction position; // is set up: from the table, or an empty one
    QAction demo;
    QAction pause;
    QAction guests;  // what other programs wrote
    QAction history; // unfolds the side column
    QAction toStart;
    QAction stepBack;
    QAction replay;
    QAction review;
    QAction stepForward;
    QAction toEnd;
    QAction settings;
    QAction keys;
    QAction fullScreen;
    QAction about;
    QAction quit;

    QMenu menu;
    QMenu recordMenu;
    QMenu recentMenu; // filled when it is asked for
    QMenu pastMenu;
    QMenu replayMenu;
    QMenu languageMenu;
    QActionGroup languages;

    std::vector<QAction *> all;

private:
    void fillMenu(QWidget *window, Settings &settings);
};

} // namespace medici::desktop
