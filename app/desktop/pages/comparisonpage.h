#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/gamestore.h"
#include "engine/view/comparison.h"

class QTableWidget;

namespace medici::desktop {

class KeyButton;
class Panel;
class SentenceLabel;
class StyledLabel;
struct AppServices;

// Finished games of one deal side by side: the total of each seat, and where they parted from the one that
// somebody came from.
class ComparisonPage : public Page {
    Q_OBJECT

public:
    explicit ComparisonPage(AppServices &services, QWidget *parent = nullptr);

    // With all that are kept of the deal of this game, which has one that may be told.
    void prepare(const GameInProgress &game);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    QTableWidget *list() const { return m_list; }

signals:
    void openWanted(const QString &file);
    void dealWanted(const medici::Deal &deal);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void retranslate() override;

private:
    // A game, with a line in the list.
    struct Line {
        QDateTime when;
        QString file; // empty for the one on the table
        std::vector<Person> people;
        Players players;
        ComparedGame game;
    };

    void fill();
    void showParting();
    void openCurrent();
    QString nameOf(std::size_t line) const;
    void tell(StyledLabel *name, SentenceLabel *story, std::size_t line, const Parting &parting);

    AppServices &m_services;
    const Variant *m_variant = nullptr;
    Deal m_deal;
    std::vector<Line> m_lines; // the first is the one that the others are compared with
    Panel *m_dealPanel;
    StyledLabel *m_dealText;
    Panel *m_totals;
    QTableWidget *m_list;
    Panel *m_partingPanel;
    StyledLabel *m_where;
    StyledLabel *m_hereName;
    SentenceLabel *m_here;
    StyledLabel *m_thereName;
    SentenceLabel *m_there;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_play;
    KeyButton *m_open;
};

} // namespace medici::desktop
