#pragma once

#include "app/desktop/pages/later.h"
#include "app/desktop/tableactions.h"
#include "engine/rules/seat.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QFocusFrame;
class QMenu;

namespace medici {
struct Deal;
}

namespace medici::desktop {

class ArchivePage;
class BookPage;
class ComparisonPage;
class GameInProgress;
class GuestsPage;
class GymPage;
class HomePage;
class KeysPage;
class Page;
class PageStack;
class PeoplePage;
class PositionPage;
class PrintPage;
class ProgramPage;
class RecordFiles;
class ReviewPage;
class RulesView;
class ScorePage;
class SettingsPage;
class SetupPage;
class TablePage;
class TitleBar;
class Toast;
class TournamentPage;
class WhatIfPage;
struct Actions;
struct AppServices;

// The one window: the bar on top, and below it one page at a time.
class Window : public QMainWindow {
    Q_OBJECT

public:
    explicit Window(AppServices &services);
    ~Window() override;

    // A game in a file, to go on under an id if it has one, or a deal; says why if it cannot be opened.
    bool open(const QString &file, const QString &id = {});
    void show(Page *page);
    Page *page() const;

    HomePage *home() const { return m_home; }
    SetupPage *setup() const { return m_setup; }
    TablePage *table() const { return m_table; }
    ArchivePage *archive() const { return m_archive; }
    ComparisonPage *comparison() const { return m_comparison; }
    ReviewPage *review() const { return m_review; }
    GymPage *gym() const { return m_gym; }
    BookPage *book() const { return m_book; }
    PeoplePage *people() const { return m_people; }
    RulesView *rules() const { return m_rules; }
    SettingsPage *settingsPage() const { return m_settings; }
    KeysPage *keys() const { return m_keys; }
    PositionPage *position() const { return m_position; }
    PrintPage *printing() const { return m_print; }
    ScorePage *score() const { return m_score; }
    ProgramPage *program() const { return m_program; }
    GuestsPage *guests() const { return m_guests; }
    TournamentPage *tournament() const { return m_tournament; }
    WhatIfPage *whatIf() const { return m_whatIf; }
    Toast *toast() const { return m_toast; }
    Actions &actions() const { return *m_actions; }

    void goHome();
    bool usable(const QString &variant);
    void newGame(const QString &variant);
    // A new game with this deal; that of a game for the people who played it.
    void newGame(const Deal &deal);
    // The first lesson of the game, from the beginning.
    void teach(const QString &variant);
    void playDealAgain(const GameInProgress &game);
    void compare(const GameInProgress &game);
    void review(const GameInProgress &game);
    // The table that lies there, as it is looked at, or an empty one, to be set up.
    void setUpPosition();
    void continueGame();
    void showRules(const QString &variant, const QString &rule = {});
    // What a statement is about: on the board where its game is played, otherwise where a game begins.
    void showPlace(const QString &variant, const QString &rule);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // Takes a page in that was made.
    template <class P>
    P *joined(P *page);
    template <class P, class With>
    Later<P> later(With &with);
    void connectPage(Page &) {} // that leads nowhere but back
    void connectPage(HomePage &home);
    void connectPage(TablePage &table);
    void connectPage(SetupPage &setup);
    void connectPage(ArchivePage &archive);
    void connectPage(ComparisonPage &comparison);
    void connectPage(ReviewPage &review);
    void connectPage(GymPage &gym);
    void connectPage(BookPage &book);
    void connectPage(RulesView &rules);
    void connectPage(PositionPage &position);
    void connectPage(ScorePage &score);
    void connectPage(ProgramPage &program);
    void connectPage(TournamentPage &tournament);
    void connectServices();
    bool openRecord(const QByteArray &record);
    void connectActions();
    void goBack();
    void withGameIn(const QString &file, void (Window::*deed)(const GameInProgress &));
    std::function<void(const QString &)> with(void (Window::*deed)(const GameInProgress &));
    void holdTable(bool hold);
    QString likelyVariant();
    bool setUpFromHere();
    void follow();
    void followTitle();
    void moveFocusFrame(QWidget *focused);
    void replay(const QString &file);
    void playOnFrom(std::size_t event, const std::optional<Code> &move = {});
    void print(const QString &file, const QString &id = {});
    void printSheets();
    void showScore();

    AppServices &m_services;
    TitleBar *m_bar;
    PageStack *m_pages;
    HomePage *m_home;
    Later<SetupPage> m_setup;
    Later<TablePage> m_table;
    Later<ArchivePage> m_archive;
    Later<ComparisonPage> m_comparison;
    Later<ReviewPage> m_review;
    Later<GymPage> m_gym;
    Later<BookPage> m_book;
    Later<PeoplePage> m_people;
    Later<RulesView> m_rules;
    Later<SettingsPage> m_settings;
    std::unique_ptr<Actions> m_actions;
    Later<KeysPage> m_keys;
    Later<PositionPage> m_position;
    Later<PrintPage> m_print;
    Later<ScorePage> m_score;
    Later<ProgramPage> m_program;
    Later<GuestsPage> m_guests;
    Later<TournamentPage> m_tournament;
    Later<WhatIfPage> m_whatIf;
    TableActions m_tableActions;
    QFocusFrame *m_focusFrame;
    RecordFiles *m_files;
    Toast *m_toast;
    std::vector<Page *> m_trail;
    bool m_held = false; // the computer players wait for the table to be looked at
};

} // namespace medici::desktop
