#pragma once

#include <QWidget>

#include <vector>

namespace medici::desktop {

class Appearance;
class LuckEntry;
class OutcomeButton;
class TableController;

// Pictures of all that chance may bring, to be pressed by those who have the dice or cards before them; and
// before these what was entered so far, as the board shows it.
class LuckPanel : public QWidget {
    Q_OBJECT

public:
    LuckPanel(TableController &table, LuckEntry &entry, const Appearance &look, QWidget *parent = nullptr);

    const std::vector<OutcomeButton *> &outcomes() const { return m_buttons; }
    // The keyboard comes here from there.
    void setBefore(QWidget *before) { m_before = before; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void arrange();
    void putInTabOrder();
    QSize pieceSize() const;

    TableController &m_table;
    LuckEntry &m_entry;
    const Appearance &m_look;
    QWidget *m_before = nullptr;
    std::vector<OutcomeButton *> m_buttons;
    std::vector<QRect> m_places; // where what was entered stands
};

} // namespace medici::desktop
