#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "app/desktop/widgets/namefield.h"

#include <QWidget>

class QComboBox;

namespace medici::desktop {

class Appearance;
class KeyButton;
class ShieldButton;
class StyledLabel;
struct KnownProgram;

// Of somebody at the table.
inline constexpr int longestName = 24;

// One seat of the set-up: its coat of arms, name, and who plays it.
class SeatRow : public QWidget {
    Q_OBJECT

public:
    SeatRow(const Appearance &look, int seat, QWidget *parent = nullptr);

    Person person() const;
    void setPerson(const Person &person);
    // Whether another program is to play, and whether it is known which.
    bool wantsProgram() const;
    // The one that was chosen for it, and how long it may think.
    void setProgram(const KnownProgram &program);
    // Whether people can be warned of blunders in the game that is set up.
    void setWarnable(bool warnable);
    // People who may be meant by the first letters of a name.
    void setNames(const QStringList &names);
    // What is wrong with it, said in place; nothing if it is right.
    void complain(const QString &fault);
    void retranslate();
    // Whether there is another seat to move to.
    void setMovable(bool movable);
    // Whether it is being dragged.
    void setLifted(bool lifted);
    QWidget *grip() const { return m_grip; }
    NameField *name() const { return m_name; }
    QComboBox *player() const { return m_player; }
    QComboBox *level() const { return m_level; }
    KeyButton *program() const { return m_program; }

signals:
    void edited();
    void named();      // somebody has decided for the name that stands there
    void armsWanted(); // the next coat of arms, please
    void moveWanted(int by);
    void programWanted(); // that is to be chosen
    // Its grip is at this height of the parent.
    void dragged(int y);
    void dropped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool dragGrip(const QEvent *event);
    void follow();
    void chooseLevel();
    void fillLevels();

    int m_seat;
    bool m_lifted = false;
    bool m_warnable = true;
    QString m_word{QStringLiteral("normal")}; // of the level that is chosen
    bool m_unfolded = false;                  // besides the levels other ways to play are offered
    QWidget *m_grip;
    ShieldButton *m_shield;
    NameField *m_name;
    QComboBox *m_player;
    QComboBox *m_level;
    KeyButton *m_program;
    QString m_title; // of the program
    int m_seconds = 0;
    StyledLabel *m_here;
    StyledLabel *m_fault;
};

} // namespace medici::desktop
