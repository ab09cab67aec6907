#pragma once

#include "app/desktop/widgets/actionstrip.h"

namespace medici::desktop {

class Appearance;
class KeyButton;
class SentenceLabel;
class TableController;

// Says above the table that what is played there is a trial, and leads back to where that came from.
class TrialStrip : public ActionStrip {
    Q_OBJECT

public:
    TrialStrip(TableController &table, const Appearance &look, QWidget *parent = nullptr);

    QString words() const;
    KeyButton *review() const { return m_review; }
    KeyButton *keep() const { return m_keep; }
    void retranslate();

signals:
    void reviewWanted();
    void letGo(); // of the keyboard, as it goes

private:
    void follow();

    TableController &m_table;
    SentenceLabel *m_words;
    KeyButton *m_keep;
    KeyButton *m_review;
};

} // namespace medici::desktop
