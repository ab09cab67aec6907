#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/gamestore.h"

#include <optional>
#include <vector>

class QGridLayout;
class QScrollArea;

namespace medici::desktop {

class KeyButton;
class LessonOffer;
class Panel;
class VariantCard;
class StyledLabel;
struct AppServices;

// The first page: the games there are, the one that was interrupted, and those that are over.
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
    void arrange();
    void showFinished();
    void showLinkMenu(QWidget *link, const QPoint &at, const QString &file);

    AppServices &m_services;
    std::vector<VariantCard *> m_cards;
    QWidget *m_cardsSide;
    QGridLayout *m_grid;
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
    Panel *m_finishedPanel;
    QWidget *m_finishedList = nullptr;
    KeyButton *m_archive;
    KeyButton *m_practice;
    StyledLabel *m_firstSteps;
    StyledLabel *m_problems;
    std::optional<GameStore::StoredGame> m_latest;
};

} // namespace medici::desktop
