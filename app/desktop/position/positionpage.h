#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/table/coach.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/view/paper/diagram.h"

#include <array>
#include <vector>

class QBoxLayout;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace medici {
struct Misfit;
}

namespace medici::desktop {

class FieldRow;
class KeyButton;
class Panel;
class SentenceLabel;
class StyledLabel;
class TableView;
struct AppServices;

// A table is set up: as it lies beside it, field by field; what cannot be is said at once, with the statement
// of the rules that it goes against. It is played on from there, or kept
// as a picture; who has no move asks for a hint.
class PositionPage : public Page {
    Q_OBJECT

public:
    explicit PositionPage(AppServices &services, QWidget *parent = nullptr);
    ~PositionPage() override;

    // For these people, from a table that lies somewhere or an empty one. False if the game cannot be set up.
    bool prepare(const Proposal &proposal, const Position &position = {});

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    const std::vector<FieldRow *> &rows() const { return m_rows; }
    FieldRow *row(const Field &where) const;
    const Position &position() const { return m_position; }
    bool right() const { return m_game != nullptr; }
    SentenceLabel *words() const { return m_words; }
    KeyButton *playButton() const { return m_play; }
    KeyButton *hintButton() const { return m_hint; }
    KeyButton *printButton() const { return m_print; }
    QLineEdit *caption() const { return m_caption; }
    // The board as it was last possible.
    Diagram diagram() const;
    void play();

signals:
    void started();
    void ruleWanted(const QString &variant, const QString &rule);
    void diagramWanted();
    void printWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void retranslate() override;

private:
    const Variant &variant() const;
    Players players() const;
    void take(const Field &field);
    void layOut();
    void arrange();
    void leave();
    void check();
    void tell(const Misfit *misfit);
    void hint();
    void forgetHint();
    void showHint();
    std::array<KeyButton *, 5> buttons() const { return {m_back, m_picture, m_print, m_hint, m_play}; }

    AppServices &m_services;
    Proposal m_proposal;
    Position m_position;
    Position m_begun;                   // as it was before anything was changed
    std::shared_ptr<const Game> m_game; // null where the position cannot arise
    std::shared_ptr<const Game> m_shown;
    std::vector<FieldRow *> m_rows;
    std::vector<Panel *> m_panels; // of the table, and by seat
    QWidget *m_fields;
    QVBoxLayout *m_column;
    QScrollArea *m_scroll;
    QBoxLayout *m_parts;
    TableView *m_table;
    Coach m_coach;
    StyledLabel *m_captionWords;
    QVBoxLayout *m_left;
    QWidget *m_captioned;
    QLineEdit *m_caption;
    SentenceLabel *m_words;
    QVBoxLayout *m_why;
    KeyButton *m_back;
    KeyButton *m_picture;
    KeyButton *m_print;
    KeyButton *m_hint;
    KeyButton *m_play;
};

} // namespace medici::desktop
