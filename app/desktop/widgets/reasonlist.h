#pragma once

#include "engine/view/note.h"

#include <QWidget>

class QVBoxLayout;

namespace medici::desktop {

// What points are for, one reason below the other, each with the rule that it rests on.
class ReasonList : public QWidget {
    Q_OBJECT

public:
    explicit ReasonList(QWidget *parent = nullptr);

    // Of whom or what, and why; nothing where there is no reason.
    void add(const QString &who, const Note &note);
    // There is no more.
    void end();

signals:
    void ruleWanted(const QString &rule);

private:
    QVBoxLayout *m_column;
};

} // namespace medici::desktop
