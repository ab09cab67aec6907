#pragma once

#include <QStyledItemDelegate>

namespace medici::desktop {

class Appearance;

// How the cells of a scoring look: the points large, what they are for small beside them.
class ScoringCells : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Data { Symbol = Qt::UserRole, Caption, Figure, Points, Bonus, Kind };
    enum Kinds { Head, Line, Sum, Total };

    ScoringCells(const Appearance &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHead(QPainter *painter, const QRect &rect, const QModelIndex &index,
                   const QPalette &palette) const;
    void paintFigures(QPainter *painter, const QRect &rect, const QModelIndex &index,
                      const QPalette &palette) const;

    const Appearance &m_appearance;
};

} // namespace medici::desktop
