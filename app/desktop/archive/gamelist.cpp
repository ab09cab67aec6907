#include "app/desktop/archive/gamelist.h"

#include "app/desktop/widgets/plaintip.h"

#include <QLocale>

namespace medici::desktop {

void GameList::setGames(const std::vector<ListedGame> &games)
{
    beginResetModel();
    m_games = games;
    m_lines = chosen(m_games, m_question);
    endResetModel();
}

void GameList::ask(const GameQuestion &question)
{
    beginResetModel();
    m_question = question;
    m_lines = chosen(m_games, m_question);
    endResetModel();
}

int GameList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int GameList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant GameList::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && (role != Qt::ToolTipRole || index.column() != 3))
        return {};
    const ListedGame &listed = game(index.row());
    switch (index.column()) {
    case 0:
        return QLocale().toString(listed.when, QLocale::ShortFormat);
    case 1:
        return listed.game;
    case 2:
        return listed.seats > 0 ? QLocale().toString(listed.seats) : QString();
    default:
        return role == Qt::ToolTipRole ? plainTip(listed.outcome) : listed.outcome;
    }
}

QVariant GameList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case 0:
        return tr("Date");
    case 1:
        return tr("Game");
    case 2:
        return tr("Players");
    default:
        return tr("Result");
    }
}

} // namespace medici::desktop
