#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/gamestore.h"

#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace medici::desktop {

class KeyButton;
class LatestGames;
class LessonOffer;
class Panel;
class StyledLabel;
class TodayPanel;
class VariantCard;
struct AppServices;

// The first page: the games there are, the one that was interrupted, those that were played last, and what
// there is to do today. Never more than has room.
class HomePage : public Page {
    Q_OBJECT

public:
    explicit HomePage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;
    // The game on the table, or else the latest that was interrupted; its file, if it is that.
    void showInterrupted();
    QString pictured() const { return m_latest ? m_latest->file : QString(); }

signals:
    void newWanted(const QString &variant);
    void rulesWanted(const QString &variant);
    void lessonWanted(const QString &variant);
    void continueWanted();
    void openWanted();
    void archiveWanted();
    void practiceWanted();
    void puzzleWanted();
    void dealWanted(const medici::Deal &deal);
    void interruptedWanted(const QString &file);
    void finishedWanted(const QString &file);
    void replayWanted(const QString &file);
    void reviewWanted(const QString &file);
    void printWanted(const QString &file);
    void sameDealWanted(const QString &file);
    void comparisonWanted(const QString &file);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    void keepUsable();
    void arrange();
    void showGames();
    void fit();
    void offerAll();
    void setCompact(bool compact);
    bool inOneColumn() const;
    void fitOneColumn();
    bool tooManyGames() const;
    int heightOfSide() const;

    AppServices &m_services;
    std::vector<VariantCard *> m_cards;
    QWidget *m_cardsSide;
    QGridLayout *m_grid;
    QScrollArea *m_cardsScroll;
    QWidget *m_side;
    QScrollArea *m_sideScroll;
    Panel *m_continuePanel;
    QWidget *m_thumbnail;
    StyledLabel *m_continueName;
    StyledLabel *m_continueState;
    QWidget *m_continueWords;
    KeyButton *m_continue;
    KeyButton *m_open;
    LessonOffer *m_lessons;
    TodayPanel *m_today;
    Panel *m_latestPanel;
    LatestGames *m_games;
    QBoxLayout *m_buttons;
    KeyButton *m_archive;
    KeyButton *m_practice;
    StyledLabel *m_firstSteps;
    StyledLabel *m_problems;
    QString m_interrupted; // its variant
    bool m_offersToday = false;
    bool m_offersGames = false;
    bool m_compact = false;
    std::optional<GameStore::StoredGame> m_latest;
};

} // namespace medici::desktop
