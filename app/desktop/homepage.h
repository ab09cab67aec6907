#pragma once

#include "app/desktop/page.h"
#include "app/desktop/shelf.h"

#include <optional>
#include <vector>

class QGridLayout;

namespace medici::desktop {

class KeyButton;
class Panel;
class VariantCard;
class Words;
struct Desk;

// The first page: the games there are, the one that was interrupted, and those that are over.
class HomePage : public Page {
    Q_OBJECT

public:
    explicit HomePage(Desk &desk, QWidget *parent = nullptr);

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
    void continueWanted();
    void openWanted();
    void archiveWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    void arrange();
    void showFinished();

    Desk &m_desk;
    std::vector<VariantCard *> m_cards;
    QWidget *m_cardsSide;
    QGridLayout *m_grid;
    QWidget *m_side;
    Panel *m_continuePanel;
    QWidget *m_thumbnail;
    Words *m_continueName;
    Words *m_continueState;
    QWidget *m_continueWords;
    KeyButton *m_continue;
    KeyButton *m_open;
    Panel *m_finishedPanel;
    QWidget *m_finishedList = nullptr;
    KeyButton *m_archive;
    Words *m_problems;
    std::optional<Shelf::Volume> m_latest;
};

} // namespace medici::desktop
