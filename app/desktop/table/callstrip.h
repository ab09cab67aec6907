#pragma once

#include "engine/view/sentence.h"

#include <QWidget>

namespace medici::desktop {

class Appearance;
class SentenceLabel;
class TableController;

// What computer players did since people last did something, in words that can be read across a table: where
// people play with dice or cards of their own somebody has to do it for them.
class CallStrip : public QWidget {
    Q_OBJECT

public:
    CallStrip(TableController &table, const Appearance &look, QWidget *parent = nullptr);

    QString words() const;
    void follow();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Sentence called() const;

    TableController &m_table;
    SentenceLabel *m_words;
};

} // namespace medici::desktop
