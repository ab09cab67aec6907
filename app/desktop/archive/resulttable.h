#pragma once

#include "app/desktop/book/gamesummary.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace medici::desktop {

// A finished game in a table of results.
struct TabledGame {
    QString record; // its file's name
    QDateTime when;
    QString game; // what it is called
    GameSummary summary;
};

// The results as CSV with a head, a line for each seat, for spreadsheets and programs; README.md says what
// stands in it.
QByteArray resultTable(const std::vector<TabledGame> &games);

} // namespace medici::desktop
