#pragma once

#include "app/desktop/appservices.h"
#include "app/desktop/window.h"

#include <QTemporaryDir>

#include <initializer_list>

namespace medici::desktop {

// For tests to which it is all the same: the one that VARIANT names, or the dice game.
QString usualGame();

// The whole program for a test, in folders of its own: computer players answer at once, nothing moves.
struct Stage {
    // `more`: folders with plug-ins besides those that are installed.
    explicit Stage(const QStringList &more = {});
    ~Stage();

    // 'H' for a human, 'R' 'E' 'N' 'D' for computer players from random to hard; by seat.
    void begin(const QString &seats, Seed seed = 42, const QString &variant = usualGame());
    void begin(const Proposal &proposal);
    Proposal proposal(const QString &seats, Seed seed, const QString &variant);
    // Lets events pass until a person, a reader or nobody has to act.
    bool wait();
    // Asks for a hint until so many of its steps were given.
    bool hint(int steps = Coach::hintSteps);
    // Lets people who are to be warned play well until a blunder is possible; nothing if none was.
    std::optional<Code> blunder();
    // As if the program had been closed: nothing on the table, everything on the disk.
    void close();
    // Plays a legal code for people until the end or so many decisions.
    void playOn(int decisions);

    QTemporaryDir folder;
    AppServices services;
    Window window;
};

// The first thing that can happen in a game.
Code firstOf(const Game &game);

// Words on a page that have less height than they need; nothing if all is well.
QString squashed(const QWidget &page);

} // namespace medici::desktop
