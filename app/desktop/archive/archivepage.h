#pragma once

#include "app/desktop/archive/allgames.h"
#include "app/desktop/archive/gameexports.h"
#include "app/desktop/archive/gamelist.h"
#include "app/desktop/pages/page.h"

class QBoxLayout;
class QCheckBox;
class QLineEdit;
class QTableView;

namespace medici::desktop {

class BoardPicture;
class DropDown;
class KeyButton;
class Panel;
class SentenceLabel;
class TextLink;
struct AppServices;

// All games there are on disk, to be searched: to go on with, to look at, to throw away.
class ArchivePage : public Page {
    Q_OBJECT

public:
    explicit ArchivePage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    QTableView *list() const { return m_list; }
    void openCurrent();
    void removeChosen();

signals:
    void openWanted(const QString &file, const QString &id);
    void replayWanted(const QString &file);
    void reviewWanted(const QString &file);
    void printWanted(const QString &file, const QString &id);
    void sameDealWanted(const QString &file);
    void comparisonWanted(const QString &file);
    void bookWanted();
    void said(const QString &words);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    void build();
    void arrange();
    void fitColumns();
    void ask();
    template <class Change>
    void keepingPlace(Change change);
    const ListedGame *current() const;
    std::vector<ListedGame> chosenGames() const;
    void removeGames(const std::vector<ListedGame> &games);
    void showMenu(const QPoint &at);
    void showExports();
    void follow();
    void followCurrent();

    AppServices &m_services;
    AllGames m_all;
    GameList m_games;
    GameExports m_exports;
    QLineEdit *m_search;
    DropDown *m_order;
    QCheckBox *m_interrupted;
    QCheckBox *m_mistakes;
    QBoxLayout *m_head;
    QBoxLayout *m_choices;
    QTableView *m_list;
    Panel *m_side;
    BoardPicture *m_picture;
    TextLink *m_compare;
    SentenceLabel *m_words;
    KeyButton *m_book;
    KeyButton *m_export;
    KeyButton *m_remove;
    KeyButton *m_back;
    KeyButton *m_open;
};

} // namespace medici::desktop
