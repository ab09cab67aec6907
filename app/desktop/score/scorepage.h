#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/score/scoredrounds.h"
#include "engine/view/paper/printout.h"

class QBoxLayout;
class QComboBox;
class QScrollArea;

namespace medici::desktop {

class KeyButton;
class Panel;
class Segments;
class SentenceLabel;
class SheetTable;
struct AppServices;
struct Proposal;

// Only the score: for people who play at a real table and have their sheets added up. Whatever is typed is
// kept at once and can be corrected at any time; it is made for a small window beside the table.
class ScorePage : public Page {
    Q_OBJECT

public:
    static constexpr QSize smallest{320, 480};

    explicit ScorePage(AppServices &services, QWidget *parent = nullptr);

    // New sheets for these people, or the latest that there are; false if there are none.
    void begin(const Proposal &proposal);
    bool resume();
    // What is printed of them.
    Subject subject() const;

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    SheetTable *table() const { return m_table; }
    const CountedGame &counted() const { return m_counted; }
    const ScoredRounds &scored() const { return m_scored; }
    // The round that is shown, from 0.
    int round() const { return m_round; }
    void showRound(int round);

signals:
    void ruleWanted(const QString &variant, const QString &rule);
    void printWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void retranslate() override;

private:
    const Variant &variant() const;
    bool open(const CountedGame &game);
    void enterFigure(Seat seat, std::size_t count, std::optional<int> figure);
    void keep();
    void goOn();
    void removeThese();
    void show();
    void listGames();
    void explain();
    void follow();
    void tell();
    QString wrongWords() const;

    AppServices &m_services;
    CountedGames m_games;
    CountedGame m_counted;
    ScoredRounds m_scored;
    int m_round = 0;
    QString m_notKept; // why, if it could not be written
    QComboBox *m_list;
    Segments *m_rounds;
    SheetTable *m_table;
    Panel *m_reasons;
    QBoxLayout *m_parts;
    QWidget *m_reasonList = nullptr;
    QScrollArea *m_scroll;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_remove;
    KeyButton *m_print;
};

} // namespace medici::desktop
