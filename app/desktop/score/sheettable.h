#pragma once

#include "app/desktop/score/scoredrounds.h"
#include "engine/view/players.h"

#include <QTableWidget>

namespace medici {
class View;
}

namespace medici::desktop {

class Appearance;

// One round of all sheets: a row for what is counted, a column for each player, and below what comes of it.
// Figures are typed, and Enter leads down one sheet after the other.
class SheetTable : public QTableWidget {
    Q_OBJECT

public:
    enum Data { Symbol = Qt::UserRole, Wrong, Kind };
    enum Kinds { Head, Name, Entry, Sum };

    explicit SheetTable(const Appearance &look, QWidget *parent = nullptr);

    // A round that begins with these totals; those after it, and the places, once it is complete.
    void show(const ScoredRounds::Round &round, const View &view, const Players &players);
    // To the first figure that is missing.
    void toOpen();

    Seat seat() const; // where the keyboard is
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void entered(medici::Seat seat, std::size_t count, std::optional<int> figure);
    void seatChanged();
    void finished();     // Enter below the last figure
    void turned(int by); // to other rounds

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QTableWidgetItem *put(int row, int column, Kinds kind, const QString &text);
    void putEntries(const ScoredRounds::Round &round, const View &view, const Players &players);
    void putSums(const ScoredRounds::Round &round, const View &view);
    void goOn();
    void arrange();
    bool isEntry(int row, int column) const;

    int m_counts = 0;
    int m_seats = 0;
    bool m_filling = false;
};

} // namespace medici::desktop
