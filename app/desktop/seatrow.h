#pragma once

#include "app/desktop/match.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace medici::desktop {

class Look;
class ShieldButton;
class Words;

// One seat of the set-up: its coat of arms, name, and who plays it.
class SeatRow : public QWidget {
    Q_OBJECT

public:
    SeatRow(const Look &look, int seat, QWidget *parent = nullptr);

    Person person() const;
    void setPerson(const Person &person);
    // What is wrong with it, said in place; nothing if it is right.
    void complain(const QString &fault);
    void retranslate();
    QLineEdit *name() const { return m_name; }
    QComboBox *player() const { return m_player; }
    QComboBox *level() const { return m_level; }

signals:
    void edited();
    void armsWanted(); // the next coat of arms, please
    void moveWanted(int by);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_seat;
    ShieldButton *m_shield;
    QLineEdit *m_name;
    QComboBox *m_player;
    QComboBox *m_level;
    Words *m_here;
    Words *m_fault;
};

} // namespace medici::desktop
