#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/table/gameinprogress.h"

#include <QString>

#include <vector>

class QCheckBox;

namespace medici::desktop {

class GlimpseView;
class HandChoice;
class HouseRulesPanel;
class KeyButton;
class LevelsPanel;
class LuckChoice;
class Panel;
class SeatRow;
class Segments;
class SentenceLabel;
class StyledLabel;
class TextLink;
struct AppServices;

// Preparing a game: who plays, who begins, the variant's options.
class SetupPage : public Page {
    Q_OBJECT

public:
    explicit SetupPage(AppServices &services, QWidget *parent = nullptr);

    // Proposes the last set-up of this variant.
    void prepare(const QString &variant);
    // A game of this deal for these people, or those of the last time.
    void prepare(const Deal &deal, const std::vector<Person> &people = {});

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    const std::vector<SeatRow *> &rows() const { return m_rows; }
    Segments *players() const { return m_players; }
    Segments *option(std::size_t index) const { return m_options[index].segments; }
    Segments *first() const { return m_first; }
    HouseRulesPanel *houseRules() const { return m_houseRules; }
    QCheckBox *ownLanguages() const { return m_ownLanguages; }
    // Beside what is otherwise: the house rules, or the options.
    TextLink *changeLink() const;
    TextLink *languagesLink() const { return m_languages; }
    KeyButton *startButton() const { return m_start; }
    void start();
    const QString &variant() const { return m_proposal.variant; }
    // The program that was chosen for the seat which wanted one.
    void takeProgram(const QString &title);
    // What stands on the page, with the luck that the game would have.
    Proposal proposal() const;

signals:
    void started();
    void onlyScoreWanted();
    // What the options change, against the usual ones.
    void changeWanted();
    // Where each person's own language is chosen, beginning with this one.
    void languagesWanted(const QString &name);
    // To be chosen, beginning with this one.
    void programWanted(const QString &title);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    struct OptionRow {
        StyledLabel *name;
        Segments *segments;
        StyledLabel *help;
    };

    void buildOptions();
    void showPeople();
    void setPlayers(int count);
    void followDeal();
    void showProgram(int seat);
    void giveProgram(int seat, const QString &title);
    QString freeName(const QString &wished, int seat) const;
    void welcome(int seat);
    void meetPeople();
    void showLanguages();
    void proposePeople();
    void nextArms(int seat);
    void swapSeats(int seat, int other);
    void moveSeat(int seat, int by);
    void dragSeat(int seat, int y);
    void dropSeat();
    void check();
    QString wordsOfLast() const;
    QString wordsOfEven() const;
    void putInTabOrder();
    int seats() const;

    AppServices &m_services;
    const Variant *m_variant = nullptr;
    // The one truth of the page: the controls show it, and each writes into it when somebody changes it.
    Proposal m_proposal;
    int m_dragged = -1; // the seat that is being dragged
    int m_edited = -1;  // the seat whose name was changed last
    int m_wanting = -1; // the seat for which a program is being chosen
    std::vector<SeatRow *> m_rows;
    std::vector<OptionRow> m_options;
    TextLink *m_change;
    Panel *m_seatsPanel;
    Panel *m_glimpsesPanel;
    GlimpseView *m_glimpses;
    Panel *m_optionsPanel;
    LevelsPanel *m_levels;
    StyledLabel *m_playersWords;
    Segments *m_players;
    StyledLabel *m_order;
    QWidget *m_firstRule;
    StyledLabel *m_firstWords;
    Segments *m_first;
    StyledLabel *m_firstHelp;
    LuckChoice *m_luck;
    HandChoice *m_hand;
    HouseRulesPanel *m_houseRules;
    TextLink *m_languages;
    QCheckBox *m_ownLanguages;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_score;
    KeyButton *m_start;
};

} // namespace medici::desktop
