#pragma once

#include "engine/view/players.h"

#include <QString>

namespace medici {

// A table as text, for terminals and bug reports: lines, of which many begin with a title or a player and go
// on with cells.
class TextTable {
public:
    static constexpr int lineWidth = 80;
    static constexpr int nameWidth = 16;

    TextTable(const Players &players, int cellWidth) : m_players(players), m_cellWidth(cellWidth) {}

    void line(const QString &words = {});
    void begin(const QString &title, int width = nameWidth);
    void begin(Seat seat);
    void add(const QString &words) { m_line += words; }
    void cell(const QString &words, int width = 0);
    void cell(int number, int width = 0) { cell(QString::number(number), width); }

    qsizetype length() const { return m_line.size(); } // of the line so far

    QString text();

private:
    void finish();

    const Players &m_players;
    int m_cellWidth;
    QString m_text;
    QString m_line;
    bool m_begun = false;
};

} // namespace medici
