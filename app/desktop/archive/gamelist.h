#pragma once

#include "app/desktop/archive/listedgame.h"

#include <QAbstractTableModel>

#include <vector>

namespace medici::desktop {

// The games that are asked for, a line each.
class GameList : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setGames(const std::vector<ListedGame> &games);
    void ask(const GameQuestion &question);

    const GameQuestion &question() const { return m_question; }
    const ListedGame &game(int row) const { return m_games[m_lines[static_cast<std::size_t>(row)]]; }
    // Whatever is asked for.
    const std::vector<ListedGame> &games() const { return m_games; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ListedGame> m_games;
    std::vector<std::size_t> m_lines;
    GameQuestion m_question;
};

} // namespace medici::desktop
