#pragma once

#include "app/desktop/book/book.h"
#include "app/desktop/pages/page.h"
#include "engine/view/sentence.h"

class QCheckBox;
class QTableWidget;

namespace medici::desktop {

class BookBars;
class BookCurve;
class DropDown;
class KeyButton;
class Panel;
class SentenceLabel;
class StyledLabel;
class TextLink;
struct AppServices;

// The book of all games: what became of a person's, in figures and as a course over time.
class BookPage : public Page {
    Q_OBJECT

public:
    explicit BookPage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QWidget *firstFocus() override;
    void enter() override;

    QTableWidget *list() const { return m_list; }
    const BookChapter &chapter() const { return m_chapter; }

signals:
    void openWanted(const QString &file);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void build();
    void fillChoices();
    void fill();
    void addLine(const QString &what, const QString &figure, const BookRecord *record = nullptr);
    void addScores();
    void addRecords();
    void addReviews();
    void showParts(const QStringList &columns);
    void showWins();
    void openCurrent();
    BookQuestion question() const;

    AppServices &m_services;
    BookChapter m_chapter;
    std::vector<QString> m_files; // behind each line, or nothing
    Panel *m_choicePanel;
    DropDown *m_person;
    DropDown *m_game;
    DropDown *m_seats;
    DropDown *m_others;
    QCheckBox *m_helped;
    QCheckBox *m_byHand;
    QCheckBox *m_houseRules;
    Panel *m_figuresPanel;
    StyledLabel *m_apart; // why there is nothing
    TextLink *m_countIn;
    QTableWidget *m_list;
    Panel *m_winsPanel;
    BookBars *m_wins;
    Panel *m_partsPanel;
    BookBars *m_parts;
    Panel *m_curvePanel;
    BookCurve *m_curve;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_open;
};

} // namespace medici::desktop
