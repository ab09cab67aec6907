#include "app/desktop/actions.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/storage/settings.h"

#include <QCoreApplication>

namespace medici::desktop {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

} // namespace

Actions::Actions(QWidget *window, Settings &choices) : languages(window)
{
    all = {&undo,    &redo,       &hint,   &warn,        &rules,    &print,   &menuButton, &home,
           &newGame, &restart,    &open,   &save,        &saveAs,   &picture, &archive,    &practice,
           &book,    &people,     &score,  &tournament,  &position, &demo,    &pause,      &guests,
           &history, &stepBack,   &replay, &stepForward, &toStart,  &toEnd,   &review,     &settings,
           &keys,    &fullScreen, &about,  &quit};
    undo.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo.setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    hint.setShortcut(Qt::Key_H);
    rules.setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    print.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    menuButton.setShortcut(Qt::Key_F10);
    newGame.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_N));
    restart.setShortcut(Qt::Key_F5);
    open.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
    save.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_S));
    saveAs.setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    archive.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    demo.setShortcut(Qt::Key_D);
    pause.setShortcut(Qt::Key_F9); // letters are for what stands on the table
    stepBack.setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    stepForward.setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    history.setShortcut(QKeySequence(Qt::ALT | Qt::Key_H));
    replay.setShortcut(QKeySequence(Qt::ALT | Qt::Key_P));
    review.setShortcut(QKeySequence(Qt::ALT | Qt::Key_R));
    toStart.setShortcut(QKeySequence(Qt::ALT | Qt::Key_Home));
    toEnd.setShortcut(QKeySequence(Qt::ALT | Qt::Key_End));
    settings.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    keys.setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_Question)});
    fullScreen.setShortcut(Qt::Key_F11);
    quit.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    settings.setMenuRole(QAction::PreferencesRole);
    about.setMenuRole(QAction::AboutRole);
    quit.setMenuRole(QAction::QuitRole);
    warn.setCheckable(true);
    demo.setCheckable(true);
    pause.setCheckable(true);
    fullScreen.setCheckable(true);
    history.setCheckable(true);
    replay.setCheckable(true);
    for (QAction *action : all)
        window->addAction(action);
    fillMenu(window, choices);
    retranslate();
}

void Actions::fillMenu(QWidget *window, Settings &choices)
{
    for (QAction *action : {&home, &newGame, &restart})
        menu.addAction(action);
    menu.addSeparator();
    menu.addMenu(&recordMenu);
    for (QAction *action : {&open, recentMenu.menuAction(), &save, &saveAs, &picture})
        recordMenu.addAction(action);
    menu.addMenu(&pastMenu);
    for (QAction *action : {&archive, &book, &people, &practice, &tournament})
        pastMenu.addAction(action);
    for (QAction *action : {&score, &position, &print})
        menu.addAction(action);
    menu.addSeparator();
    for (QAction *action : {&demo, &pause})
        menu.addAction(action);
    menu.addMenu(&replayMenu);
    for (QAction *action : {&history, &replay, &stepBack, &stepForward, &toStart, &toEnd, &review, &guests})
        replayMenu.addAction(action);
    menu.addSeparator();
    menu.addMenu(&languageMenu);
    for (const QString &word : Settings::words(Setting::Language)) {
        QAction *action = languageMenu.addAction(QString());
        action->setCheckable(true);
        action->setData(word);
        languages.addAction(action);
        QObject::connect(action, &QAction::triggered, window,
                         [&choices, word] { choices.set(Setting::Language, word); });
    }
    QObject::connect(&languageMenu, &QMenu::aboutToShow, window, [this, &choices] {
        for (QAction *action : languages.actions())
            action->setChecked(action->data().toString() == choices.text(Setting::Language));
    });
    for (QAction *action : {&settings, &fullScreen})
        menu.addAction(action);
    menu.addSeparator();
    for (QAction *action : {&keys, &about, &quit})
        menu.addAction(action);
}

void Actions::retranslate()
{
    undo.setText(Texts::tr("Undo"));
    redo.setText(Texts::tr("Redo"));
    hint.setText(Texts::tr("Hint"));
    warn.setText(Texts::tr("Warn before blunders"));
    rules.setText(Texts::tr("Rules"));
    print.setText(Texts::tr("Score sheets"));
    menuButton.setText(Texts::tr("Menu"));
    home.setText(Texts::tr("Home"));
    newGame.setText(Texts::tr("New game…"));
    restart.setText(Texts::tr("Restart"));
    recordMenu.setTitle(Texts::tr("Record"));
    picture.setText(Texts::tr("Save a picture of the table…"));
    open.setText(Texts::tr("Open record or deal…"));
    recentMenu.setTitle(Texts::tr("Open recent"));
    save.setText(Texts::tr("Save record"));
    saveAs.setText(Texts::tr("Save record as…"));
    pastMenu.setTitle(Texts::tr("Past games"));
    archive.setText(Texts::tr("All games"));
    book.setText(Texts::tr("Book of games"));
    people.setText(Texts::tr("People"));
    practice.setText(Texts::tr("Practice"));
    score.setText(Texts::tr("Only the score"));
    tournament.setText(Texts::tr("Tournament"));
    position.setText(Texts::tr("Set up a position…"));
    demo.setText(Texts::tr("Let the computer play for me"));
    pause.setText(Texts::tr("Pause computer players"));
    guests.setText(Texts::tr("Other programs in the game"));
    history.setText(Texts::tr("Standings and history"));
    replay.setText(Texts::tr("Replay the game"));
    review.setText(Texts::tr("Review the game"));
    stepBack.setText(Texts::tr("One step back in the history"));
    stepForward.setText(Texts::tr("One step forward in the history"));
    toStart.setText(Texts::tr("To the start of the history"));
    toEnd.setText(Texts::tr("To the end of the history"));
    replayMenu.setTitle(Texts::tr("History"));
    settings.setText(Texts::tr("Settings"));
    keys.setText(Texts::tr("Keyboard shortcuts"));
    fullScreen.setText(Texts::tr("Full screen"));
    about.setText(Texts::tr("About Medici Suite"));
    quit.setText(Texts::tr("Quit"));
    languageMenu.setTitle(Texts::tr("Language"));
    const QList<QAction *> choices = languages.actions();
    choices[0]->setText(Texts::tr("System default"));
    choices[1]->setText(QStringLiteral("English"));
    choices[2]->setText(QStringLiteral("Polski"));
    for (QMenu *each : {&menu, &recordMenu, &pastMenu, &replayMenu, &languageMenu})
        giveAccessKeys(*each);
}

} // namespace medici::desktop
