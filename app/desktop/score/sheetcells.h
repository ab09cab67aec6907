#pragma once

#include <QStyledItemDelegate>

class QTableWidgetItem;

namespace medici::desktop {

class Appearance;

// How the cells of a sheet look (SheetTable), and how figures are typed there.
class SheetCells : public QStyledItemDelegate {
    Q_OBJECT

public:
    SheetCells(const Appearance &look, QObject *parent);

    // What a name needs beside the figures.
    static int widthOf(const QTableWidgetItem &name);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintName(QPainter *painter, const QRect &place, const QModelIndex &index) const;

    const Appearance &m_appearance;
};

} // namespace medici::desktop
