#pragma once

#include "app/desktop/widgets/actionstrip.h"
#include "engine/rules/rules.h"

namespace medici::desktop {

class Appearance;
class KeyButton;
class SentenceLabel;
class TableController;
struct Person;

// Who plays there, and by which program.
QString nameOfGuest(const Person &person);

// What became of another program at a seat: that it plays no longer, why, and who goes on; nothing as long as
// it plays.
QString wordsOfAbsence(const TableController &table, Seat seat);

// Says so above the table, until it has been read.
class GuestStrip : public ActionStrip {
    Q_OBJECT

public:
    GuestStrip(TableController &table, const Appearance &look, QWidget *parent = nullptr);

    QString words() const;
    KeyButton *details() const { return m_details; }
    KeyButton *read() const { return m_read; }
    void retranslate();

signals:
    void appeared();
    void detailsWanted();
    void letGo(); // of the keyboard, as it goes

private:
    QString absences() const;
    void follow();

    TableController &m_table;
    SentenceLabel *m_words;
    KeyButton *m_details;
    KeyButton *m_read;
};

} // namespace medici::desktop
