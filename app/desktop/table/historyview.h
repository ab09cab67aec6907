#pragma once

#include <QListView>

namespace medici::desktop {

class History;
class Appearance;
class TableController;
struct ScoredStep;

// The history beside the board: click a line to see the table as it was.
class HistoryView : public QListView {
    Q_OBJECT

public:
    HistoryView(TableController &table, History &history, const Appearance &look, QWidget *parent = nullptr);

signals:
    // The scoring of a round is to be read again.
    void scoringWanted(const medici::desktop::ScoredStep &scored);
    // What the decisions cost is to be seen, that of this event first.
    void reviewWanted(std::size_t event);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void follow();
    void followSoon();
    void lookAt(const QModelIndex &index);
    void choose(const QModelIndex &index);

    TableController &m_table;
    History &m_history;
    bool m_following = false;
};

} // namespace medici::desktop
