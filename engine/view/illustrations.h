#pragma once

#include <QString>
#include <QStringList>

namespace medici {

// A figure of a rules page by its words: 'ship:fur3,gold10' is a ship with two things on it.
struct Figure {
    QString kind;
    QString words;

    explicit Figure(const QString &source);

    QStringList list() const; // the words between commas
};

} // namespace medici
