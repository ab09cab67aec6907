#pragma once

#include "engine/rules/position.h"
#include "engine/view/players.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace medici {
class View;
class Words;
} // namespace medici

namespace medici::desktop {

class Appearance;
class PiecesField;
class StyledLabel;

// One field of a table that is set up: what it is called, and what stands in it.
class FieldRow : public QWidget {
    Q_OBJECT

public:
    FieldRow(const Appearance &look, const View &view, const Words &words, const Field &field,
             QWidget *parent = nullptr);

    void show(const Field &field, const Players &players);
    // Whether something is wrong here.
    void complain(bool wrong);
    const Field &field() const { return m_field; }
    // 'Ania: Ship of round 2'
    QString name() const;
    QString unknown() const;

    // What is typed into or pressed: one of them.
    PiecesField *pieces() const { return m_pieces; }
    QSpinBox *number() const { return m_number; }
    QComboBox *choice() const { return m_choice; }
    QWidget *input() const;

signals:
    void changed(const medici::Field &field);

private:
    void enter(std::vector<int> values);
    void fillChoice();

    const View &m_view;
    Field m_field;
    Players m_players;
    StyledLabel *m_label;
    PiecesField *m_pieces = nullptr;
    QSpinBox *m_number = nullptr;
    QComboBox *m_choice = nullptr;
};

} // namespace medici::desktop
