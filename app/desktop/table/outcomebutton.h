#pragma once

#include <QAbstractButton>

namespace medici::desktop {

class Appearance;
class LuckEntry;
class TableController;

// The picture of one thing that chance may bring, with what is typed for it and how many are left.
class OutcomeButton : public QAbstractButton {
    Q_OBJECT

public:
    OutcomeButton(TableController &table, LuckEntry &entry, const Appearance &look, std::size_t outcome,
                  QWidget *parent);

    // Whether it can come, and what it is called.
    void follow();
    static int captionHeight();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TableController &m_table;
    LuckEntry &m_entry;
    const Appearance &m_look;
    std::size_t m_outcome;
};

} // namespace medici::desktop
